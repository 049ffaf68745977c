import type { ReactNode } from 'react';
import type { SitePath } from '@/content/routes';

const privacy: SitePath = '/privacy';

interface Props {
  link: { text: string; opens: string };
  children: ReactNode;
}

/** What a form is for, and the way to all that is stored. Opens beside the form: nothing typed is lost. */
export function PurposeNote({ link, children }: Props) {
  return (
    <p className="t-note text-bitumen-soft">
      {children}{' '}
      <a href={privacy} target="_blank" className="underline">
        {link.text}
        <span className="sr-only"> {link.opens}</span>
      </a>
    </p>
  );
}
