import type { ReactNode } from 'react';
import { SplitHead } from '@/components/pictures/split-head';
import type { Lang } from '@/content/lang';
import type { PictureId } from '@/content/pictures/library';

interface Props {
  title: string;
  /** None until it is rendered: then words and sheet stand beside each other. */
  picture: PictureId | null;
  trail: ReactNode;
  /** What the page is about. */
  words: ReactNode;
  /** In short. */
  sheet?: ReactNode;
  lang: Lang;
}

/** The head of a page about one system. */
export function SystemHead({ title, picture, trail, words, sheet, lang }: Props) {
  if (picture)
    return (
      <SplitHead title={title} picture={picture} trail={trail} lang={lang}>
        {words}
        {sheet}
      </SplitHead>
    );
  return (
    <>
      {trail}
      <div className="wrap grid gap-x-gutter gap-y-8 py-6 md:pb-section lg:grid-cols-[7fr_5fr] lg:items-end">
        <div className="grid content-end gap-6">
          <h1 className="t-banner">{title}</h1>
          {words}
        </div>
        <div className="grid justify-items-start gap-4">{sheet}</div>
      </div>
    </>
  );
}
