import { AccountPage } from '@/components/account/account-page';
import { ConfirmAddressForm } from '@/components/account/forms/confirm-address-form';
import { UndoAddressForm } from '@/components/account/forms/undo-address-form';
import { TextLink } from '@/components/links/text-link';
import { path } from '@/content/routes';
import { accountCommon } from '@/content/forms/common';
import { addressLinkWords } from '@/content/forms/address-link';
import type { Lang } from '@/content/lang';
import type { AddressLink } from '@/lib/account/address/address-link';

interface Props {
  /** What the link in the mail is for; null where it is not complete. */
  link: AddressLink | null;
  lang: Lang;
}

/** Shows what a mailed link will do, and does it at a press. Opening the page changes nothing and asks no database. */
export function AddressLinkPage({ link, lang }: Props) {
  const { title, incomplete, confirm, undo } = addressLinkWords[lang];
  const { lead } = link ? { confirm, undo }[link.does] : incomplete;
  return (
    <AccountPage title={title} lead={lead} picture="portfolio/pool-villa-dubai" lang={lang}>
      {link?.does === 'confirm' && (
        <ConfirmAddressForm words={confirm} common={accountCommon(lang, ['current'])} token={link.token} />
      )}
      {link?.does === 'undo' && (
        <UndoAddressForm words={undo} common={accountCommon(lang, ['current'])} token={link.token} />
      )}
      {!link && (
        <>
          <p>{incomplete.text}</p>
          <p>
            <TextLink href={path('profile', lang)}>{incomplete.profile}</TextLink>
          </p>
          <p>
            <TextLink href={path('forgotPassword', lang)}>{incomplete.forgot}</TextLink>
          </p>
        </>
      )}
    </AccountPage>
  );
}
