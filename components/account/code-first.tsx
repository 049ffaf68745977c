import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/links/button-link';
import type { Lang } from '@/content/lang';
import { path } from '@/content/routes';

interface Props {
  lang: Lang;
  words: { text: string; link: string };
  /** What is said to those who come from the step before: one of them is the target of the address. */
  arrivals: ReactNode;
  /** The form of this step. */
  children: ReactNode;
}

/**
 * A step of the way to a new password. Whoever does not come from the step before is shown where it begins: the form
 * would refuse whatever they type. An answer of the form, which comes without a target, is no such case.
 */
export function CodeFirst({ lang, words, arrivals, children }: Props) {
  return (
    <div className="group/code contents">
      {arrivals}
      <div className="grid justify-items-start gap-4 border-s-6 border-terracotta bg-sand p-4 group-has-[[aria-invalid=true]]/code:hidden group-has-[[role=alert]]/code:hidden group-has-target/code:hidden">
        <p>{words.text}</p>
        <ButtonLink href={path('forgotPassword', lang)} look="outline">
          {words.link}
        </ButtonLink>
      </div>
      {children}
    </div>
  );
}
