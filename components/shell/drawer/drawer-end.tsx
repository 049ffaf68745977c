import { MessageCircle, Phone, User, UserCheck } from 'lucide-react';
import { ButtonLink } from '@/components/links/button-link';
import { LanguageLinks } from '@/components/links/language-links';
import { companyWords } from '@/content/company-words';
import { contact, telLink } from '@/content/contact';
import { leftToRight, type Lang } from '@/content/lang';
import { path } from '@/content/routes';
import { shell } from '@/content/shell/shell';
import { fill } from '@/lib/site/fill';
import { SignedInSwitch } from '@/components/shell/header/signed-in-switch';

const way = 't-label inline-flex min-h-tap items-center gap-2 no-underline hover:text-kiln';

/** A person to ask, and when there is one. */
function Ways({ lang }: { lang: Lang }) {
  const { hours } = companyWords[lang];
  return (
    <div className="flex flex-wrap items-center gap-x-6 sm:col-span-2">
      <a href={telLink(contact.phone)} className={way}>
        <Phone aria-hidden className="size-5 text-terracotta" />
        <bdi>{fill(shell[lang].call, { number: leftToRight(contact.phone, lang) })}</bdi>
      </a>
      {contact.whatsapp && (
        <a
          href={`https://wa.me/${contact.whatsapp}`}
          target="_blank"
          rel="noopener noreferrer"
          className={way}
        >
          <MessageCircle aria-hidden className="size-5 text-terracotta" />
          {shell[lang].whatsapp}
        </a>
      )}
      <LanguageLinks lang={lang} className={`${way} ms-auto`} />
      {hours && <p className="t-small text-bitumen-soft">{hours}</p>}
    </div>
  );
}

/** The end of the menu of narrow screens, at thumb height: whom to call, and the two actions. */
export function DrawerEnd({ lang }: { lang: Lang }) {
  return (
    <>
      <Ways lang={lang} />
      <ButtonLink href={path('installers', lang)}>{shell[lang].estimate}</ButtonLink>
      <SignedInSwitch
        signedOut={
          <ButtonLink
            href={path('login', lang)}
            look="outline"
            sign={<User aria-hidden className="size-5" />}
          >
            {shell[lang].signIn}
          </ButtonLink>
        }
        signedIn={
          <div className="grid grid-cols-2 gap-3">
            <ButtonLink
              href={path('profile', lang)}
              look="outline"
              sign={<UserCheck aria-hidden className="size-5" />}
            >
              {shell[lang].account.profile}
            </ButtonLink>
            <ButtonLink href={path('logout', lang)} look="outline">
              {shell[lang].account.signOut}
            </ButtonLink>
          </div>
        }
      />
    </>
  );
}
