import { LANGS, OWN_NAME, type Lang } from '@/content/lang';
import { LanguageLink } from './language-link';

interface Props {
  lang: Lang;
  className?: string;
}

/** The page in every other language, each by the name it has for itself. */
export function LanguageLinks({ lang, className }: Props) {
  return LANGS.filter((other) => other !== lang).map((other) => (
    <LanguageLink key={other} from={lang} to={other} className={className}>
      {OWN_NAME[other]}
    </LanguageLink>
  ));
}
