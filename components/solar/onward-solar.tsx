import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { Onward } from '@/components/ui/layout/onward';
import type { Lang } from '@/content/lang';
import { solarFeaturesPage } from '@/content/pages/catalogue/solar-features';
import { solarShared } from '@/content/pages/catalogue/solar-shared';
import { path } from '@/content/routes';

interface Props {
  /** The one page it leads on to; to the approval, which a page of a system only names, where none is given. */
  to?: keyof (typeof solarShared)['en']['next']['to'];
  lang: Lang;
}

/** The end of a page of the solar family: a message to us, and one link to what the page itself does not hold. */
export function OnwardSolar({ to, lang }: Props) {
  const { title, text, ask, to: names } = solarShared[lang].next;
  return (
    <Onward title={title} text={text}>
      <ButtonLink href={path('contact', lang)}>{ask}</ButtonLink>
      {to ? (
        <TextLink href={path(to, lang)}>{names[to]}</TextLink>
      ) : (
        <TextLink href={`${path('solarWater', lang)}#approved`}>
          {solarFeaturesPage[lang].features.proof}
        </TextLink>
      )}
    </Onward>
  );
}
