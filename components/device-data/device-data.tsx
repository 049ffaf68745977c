'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/control/button';
import type { Lang } from '@/content/lang';
import type { DeviceDataWords } from '@/content/pages/company/device-data';
import type { PanelProps } from './panel';

/** With their words, which no page holds. */
const PANELS: Readonly<Record<Lang, () => Promise<ComponentType<PanelProps>>>> = {
  en: async () => (await import('./panel-in-english')).PanelInEnglish,
  ar: async () => (await import('./panel-in-arabic')).PanelInArabic,
};

interface Props extends PanelProps {
  lang: Lang;
  /** What stands there until the panel does. */
  words: Pick<DeviceDataWords, 'failed' | 'eraseAll'>;
}

/** What this site keeps in the visitor's browser, in the language of the page. */
export function DeviceData({ lang, words, cookies }: Props) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    PANELS[lang]().then(
      (panel) => setPanel(() => panel),
      () => setMissing(true),
    );
  }, [lang]);
  if (Panel) return <Panel cookies={cookies} />;
  return (
    <div className="grid gap-4 noscript:hidden">
      <p role="status" className="min-h-tap content-center font-semibold">
        {isMissing && words.failed}
      </p>
      <Button disabled>{words.eraseAll}</Button>
    </div>
  );
}
