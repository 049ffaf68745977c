import { pictureSources } from '@/components/pictures/picture-sources';
import { SpinViewer } from '@/components/ui/turntable/spin-viewer';
import type { Lang } from '@/content/lang';
import { solarShared } from '@/content/pages/catalogue/solar-shared';
import { TURNS, type TurnedHeater } from '@/content/solar/pictures';

interface Props {
  heater: TurnedHeater;
  /** How wide it stands, where that is not beside a text. */
  sizes?: string;
  lang: Lang;
}

const BESIDE = '(min-width: 90em) 56rem, (min-width: 64em) 56vw, 94vw';

/** A heater on its turntable, in the order of its views. */
export function TurnViewer({ heater, sizes = BESIDE, lang }: Props) {
  const { spin, viewer } = solarShared[lang];
  return (
    <SpinViewer
      label={viewer.label}
      words={spin}
      frames={TURNS[heater].map((id) => pictureSources(id, lang))}
      sizes={sizes}
    />
  );
}
