import { AccountPage } from '@/components/account/account-page';
import { ConfirmAddressForm } from '@/components/account/forms/confirm-address-form';
import { UndoAddressForm } from '@/components/account/forms/undo-address-form';
import { FormAlert } from '@/components/form/form-alert';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { path } from '@/content/routes';
import { accountCommon } from '@/content/forms/common';
import { addressLinkWords } from '@/content/forms/address-link';
import type { Lang } from '@/content/lang';
import { ACCOUNT_PICTURES } from '@/content/pictures/of-account';
import type { AddressLink } from '@/lib/account/address/address-link';

interface Props {
  /** What the link in the mail is for; null where it is not complete. */
  link: AddressLink | null;
  lang: Lang;
}

/** Shows what a mailed link will do, and does it at a press. Opening the page changes nothing and asks no database. */
export function AddressLinkPage({ link, lang }: Props) {
  const { title, incomplete, confirm, undo } = addressLinkWords[lang];
  // A link that is not complete says so before anything else.
  const lead = link && { confirm, undo }[link.does].lead;
  return (
    <AccountPage short title={title} lead={lead} picture={ACCOUNT_PICTURES.addressLink} lang={lang}>
      {link?.does === 'confirm' && (
        <ConfirmAddressForm words={confirm} common={accountCommon(lang, ['current'])} token={link.token} />
      )}
      {link?.does === 'undo' && (
        <UndoAddressForm words={undo} common={accountCommon(lang, ['current'])} token={link.token} />
      )}
      {!link && (
        <>
          <FormAlert title={incomplete.fault} text={incomplete.text} />
          <p>{incomplete.lead}</p>
          <ButtonLink href={path('profile', lang)} className="justify-self-start">
            {incomplete.profile}
          </ButtonLink>
          <p className="flex flex-wrap items-center gap-x-4">
            {incomplete.other} <TextLink href={path('forgotPassword', lang)}>{incomplete.forgot}</TextLink>
          </p>
        </>
      )}
    </AccountPage>
  );
}
