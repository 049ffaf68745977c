import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { Onward } from '@/components/ui/layout/onward';
import type { Lang } from '@/content/lang';
import { solarShared } from '@/content/pages/catalogue/solar-shared';
import { routeName } from '@/content/route-names';
import { path, type RouteKey } from '@/content/routes';

/** The end of a page of the solar family: a message to us, or another page of it. */
export function OnwardSolar({ to, lang }: { to: readonly RouteKey[]; lang: Lang }) {
  const { title, text, ask } = solarShared[lang].next;
  return (
    <Onward title={title} text={text}>
      <ButtonLink href={path('contact', lang)}>{ask}</ButtonLink>
      {to.map((key) => (
        <TextLink key={key} href={path(key, lang)}>
          {routeName(key, lang)}
        </TextLink>
      ))}
    </Onward>
  );
}
