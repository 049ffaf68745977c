import type { ReactNode } from 'react';
import { usePageLang } from '@/components/links/page-lang';
import { localPath } from '@/content/local-path';

interface Props {
  link: { text: string; opens: string };
  children: ReactNode;
}

/** What a form is for, and the way to all that is stored. Opens beside the form: nothing typed is lost. */
export function PurposeNote({ link, children }: Props) {
  return (
    <p className="t-note text-bitumen-soft">
      {children}{' '}
      <a href={localPath('/privacy', usePageLang())} target="_blank" className="underline">
        {link.text}
        <span className="sr-only"> {link.opens}</span>
      </a>
    </p>
  );
}
