import type { ReactNode } from 'react';
import { PRIVACY_LINK } from '@/content/forms/origin';
import type { SitePath } from '@/content/routes';

const privacy: SitePath = '/privacy';

/** What a form is for, and the way to all that is stored. Opens beside the form: nothing typed is lost. */
export function PurposeNote({ children }: { children: ReactNode }) {
  return (
    <p className="t-note text-bitumen-soft">
      {children}{' '}
      <a href={privacy} target="_blank" className="underline">
        {PRIVACY_LINK.text}
        <span className="sr-only"> {PRIVACY_LINK.opens}</span>
      </a>
    </p>
  );
}
