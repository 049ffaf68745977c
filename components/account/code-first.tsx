import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/links/button-link';
import { textLinkLook } from '@/components/links/text-link';
import type { Lang } from '@/content/lang';
import { path } from '@/content/routes';

interface Props {
  lang: Lang;
  words: { text: string; link: string; have: string };
  /** What the form of this step is about; the step before has words of its own. */
  lead: string;
  /** What is said to those who come from the step before: one of them is the target of the address. */
  arrivals: ReactNode;
  /** The form of this step. */
  children: ReactNode;
}

/** In the address of those who say themselves that the step before is done. */
const DONE = 'step-done';

/** What stands in the group: a target of the address, or an answer of the form, which comes without one. */
const FORM =
  'hidden group-has-target/code:grid group-has-[[role=alert]]/code:grid group-has-[[aria-invalid=true]]/code:grid';
const FIRST =
  'grid group-has-target/code:hidden group-has-[[role=alert]]/code:hidden group-has-[[aria-invalid=true]]/code:hidden';

/**
 * A step of the way to a new password. Whoever does not come from the step before is shown where it begins: the form
 * would refuse whatever they type. Who has been there, in another tab or before a change of language, opens it by a
 * link to the form itself. All of it is done by the style sheet, so that it is the same without scripts.
 */
export function CodeFirst({ lang, words, lead, arrivals, children }: Props) {
  return (
    <div className="group/code contents">
      {arrivals}
      <div className={`justify-items-start gap-6 ${FIRST}`}>
        <p className="t-lead text-bitumen-soft">{words.text}</p>
        <ButtonLink href={path('forgotPassword', lang)}>{words.link}</ButtonLink>
        {/* Not by the router: only the browser makes a target of it. */}
        <a href={`#${DONE}`} className={textLinkLook}>
          {words.have}
        </a>
      </div>
      <div id={DONE} className={`scroll-mt-[50svh] gap-6 ${FORM}`}>
        <p className="t-lead text-bitumen-soft">{lead}</p>
        {children}
      </div>
    </div>
  );
}
