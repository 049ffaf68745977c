import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { Onward } from '@/components/ui/layout/onward';
import type { Lang } from '@/content/lang';
import { solarFeaturesPage } from '@/content/pages/catalogue/solar-features';
import { solarShared } from '@/content/pages/catalogue/solar-shared';
import { routeName } from '@/content/route-names';
import { path, type RouteKey } from '@/content/routes';

interface Props {
  to: readonly RouteKey[];
  /** Leads to the approval too, on pages that do not show it. */
  proof?: boolean;
  lang: Lang;
}

/** The end of a page of the solar family: a message to us, or another page of it. */
export function OnwardSolar({ to, proof = false, lang }: Props) {
  const { title, text, ask } = solarShared[lang].next;
  return (
    <Onward title={title} text={text}>
      <ButtonLink href={path('contact', lang)}>{ask}</ButtonLink>
      {to.map((key) => (
        <TextLink key={key} href={path(key, lang)}>
          {routeName(key, lang)}
        </TextLink>
      ))}
      {proof && (
        <TextLink href={`${path('solarWater', lang)}#approved`}>
          {solarFeaturesPage[lang].features.proof}
        </TextLink>
      )}
    </Onward>
  );
}
