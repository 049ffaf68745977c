import type { ReactNode } from 'react';
import { Picture } from '@/components/pictures/picture';
import type { Lang } from '@/content/lang';
import type { PictureId } from '@/content/pictures/library';

interface Props {
  title: ReactNode;
  lead?: ReactNode;
  picture: PictureId;
  /** Another picture over it, where the way leads elsewhere. */
  over?: ReactNode;
  /** A form of a field or two: the picture is as high as it needs to be, not as the window. */
  short?: boolean;
  lang: Lang;
  children: ReactNode;
}

/** A page of the account: what to do first, and beside it on wide screens a roof. */
export function AccountPage({ title, lead, picture, over, short = false, lang, children }: Props) {
  return (
    <div
      data-short-footer
      className={`grid lg:grid-cols-2 ${short ? 'lg:min-h-[max(34vw,100svh-var(--hd)-17rem)]' : 'lg:min-h-[calc(100svh-var(--hd))]'}`}
    >
      <div className="lg:ps-[max(0px,(100vw-var(--page))/2)]">
        <div className="grid max-w-2xl gap-6 px-margin py-10 lg:py-section">
          <h1 className="t-title">{title}</h1>
          {lead && <p className="t-lead text-bitumen-soft">{lead}</p>}
          {children}
        </div>
      </div>
      <div className="relative max-lg:hidden">
        <AccountPicture id={picture} lang={lang} />
        {over}
      </div>
    </div>
  );
}

/** Fills the half beside the form. */
export const AccountPicture = ({ id, lang }: { id: PictureId; lang: Lang }) => (
  <Picture
    id={id}
    // Cut to a tall frame: it is shown at half as wide again as the forms beside it are high.
    sizes="(min-width: 64em) max(50vw, 100rem), 1px"
    className="absolute inset-0 h-full"
    lang={lang}
  />
);
