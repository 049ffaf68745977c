import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/links/breadcrumbs';
import { SplitHead } from '@/components/pictures/split-head';
import { ButtonAnchor } from '@/components/ui/control/button';
import { SectionHead } from '@/components/ui/layout/section-head';
import type { Lang } from '@/content/lang';
import type { PictureId } from '@/content/pictures/library';
import { WithoutScripts } from './without-scripts';

interface Props {
  route: 'bricksSimulator' | 'yourRoof';
  /** Id of the section that holds the tool. */
  id: string;
  words: { title: string; lead: string; breadcrumbs: string; picture: PictureId; go?: string };
  /** Between the name of the page and what it is for. */
  notice?: ReactNode;
  /** What the head leads to instead of the tool, where that begins right below. */
  way?: ReactNode;
  tool: { title: string; lead: string };
  /** What stands for the tool where there are no scripts. */
  noScript: ReactNode;
  lang: Lang;
  /** The tool. */
  children: ReactNode;
}

/** What a page begins with whose tool reads a photograph: its head, the way down, and the tool's own heading. */
export function PhotoToolPage({ route, id, words, notice, way, tool, noScript, lang, children }: Props) {
  return (
    <>
      <SplitHead
        title={words.title}
        picture={words.picture}
        isLow
        trail={<Breadcrumbs of={route} label={words.breadcrumbs} lang={lang} />}
        lang={lang}
      >
        {notice}
        <p className="t-lead text-bitumen-soft">{words.lead}</p>
        {words.go && (
          <ButtonAnchor href={`#${id}`} look="outline" className="justify-self-start">
            {words.go}
          </ButtonAnchor>
        )}
        {way}
      </SplitHead>
      <section id={id} className="section scroll-mt-16" aria-labelledby={`${id}-title`}>
        <div className="wrap">
          <SectionHead id={`${id}-title`} title={tool.title} lead={tool.lead} />
          <WithoutScripts>{noScript}</WithoutScripts>
          {children}
        </div>
      </section>
    </>
  );
}

interface TipsProps {
  id: string;
  tips: { title: string; items: readonly string[]; about: string };
}

/** How a photograph is taken so that the tool can read it. */
export function PhotoTips({ id, tips }: TipsProps) {
  return (
    <aside aria-labelledby={id} className="grid content-start gap-4">
      <h3 id={id} className="t-head">
        {tips.title}
      </h3>
      <ul className="border-t-[1.5px] border-bitumen">
        {tips.items.map((item) => (
          <li key={item} className="border-b border-hairline py-3">
            {item}
          </li>
        ))}
      </ul>
      <p className="t-small max-w-measure text-bitumen-soft">{tips.about}</p>
    </aside>
  );
}
