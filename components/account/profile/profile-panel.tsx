'use client';

import { Fragment, type RefObject } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import type { Lang } from '@/content/lang';
import { localPath } from '@/content/local-path';
import { andBack } from './and-back';
import { ProfileCard } from './profile-card';
import { ProfileExtras } from './profile-extras';
import type { LocalisedProfile } from './localised-profile';
import { useProfile, type KeepTyped, type Profile, type ProfileState } from './use-profile';

/** Name and address of whoever is signed in, and what can be done with the account. */
export function ProfilePanel(localised: LocalisedProfile) {
  const { profile, setProfile, reload, keeper } = useProfile();
  return (
    <Account
      localised={localised}
      profile={profile}
      keeper={keeper}
      onSaved={(saved) => {
        setProfile(saved);
        void reload();
      }}
    />
  );
}

/** What an account is for, and the ways to one. */
function SignedOut({ words, lang }: { words: LocalisedProfile['words']; lang: Lang }) {
  const { title, items, without, open } = words.uses;
  return (
    <>
      <p>{words.out}</p>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <ButtonLink href={andBack(localPath('/login', lang), lang)}>{words.login}</ButtonLink>
        <TextLink href={andBack(localPath('/register', lang), lang)}>{words.register}</TextLink>
      </div>
      <h2 className="t-label border-b-[1.5px] border-bitumen pt-4 pb-2">{title}</h2>
      <ul className="-mt-6">
        {items.map((item) => (
          <li key={item} className="border-b border-hairline py-3">
            {item}
          </li>
        ))}
      </ul>
      <div>
        <p className="text-bitumen-soft">{without}</p>
        <p className="flex flex-wrap gap-x-8">
          <TextLink href={localPath('/product', lang)}>{open.product}</TextLink>
          <TextLink href={localPath('/tile-calculator', lang)}>{open.tileCalculator}</TextLink>
          <TextLink href={localPath('/cart', lang)}>{open.cart}</TextLink>
          <TextLink href={localPath('/installers', lang)}>{open.installers}</TextLink>
        </p>
      </div>
    </>
  );
}

interface Props {
  localised: LocalisedProfile;
  profile: ProfileState;
  keeper: RefObject<KeepTyped | null>;
  onSaved: (saved: Profile) => void;
}

function Account({ localised, profile, keeper, onSaved }: Props) {
  const { words } = localised;
  if (profile === 'loading')
    return (
      <p role="status" className="min-h-64 noscript:hidden">
        {words.loading}
      </p>
    );
  if (profile === 'away') return <FormAlert title={words.away} text="" />;
  if (profile === 'out') return <SignedOut words={words} lang={localised.common.lang} />;
  return (
    // What is open or typed is of one account: the next begins anew.
    <Fragment key={profile.email}>
      <ProfileCard localised={localised} profile={profile} keeper={keeper} onSaved={onSaved} />
      <ProfileExtras {...localised} />
    </Fragment>
  );
}
