'use client';

import { FormAlert } from '@/components/form/form-alert';
import { ButtonLink } from '@/components/links/button-link';
import type { PageHref } from '@/content/routes';
import type { Lang } from '@/content/lang';
import { localPath } from '@/content/local-path';
import { ProfileCard } from './profile-card';
import { ProfileExtras } from './profile-extras';
import type { LocalisedProfile } from './localised-profile';
import { useProfile, type Profile, type ProfileState } from './use-profile';

/** Name and address of whoever is signed in, and what can be done with the account. */
export function ProfilePanel(localised: LocalisedProfile) {
  const { profile, setProfile, reload } = useProfile();
  return (
    <Account
      localised={localised}
      profile={profile}
      onSaved={(saved) => {
        setProfile(saved);
        void reload();
      }}
    />
  );
}

/** To sign in, and back. */
const loginFor = (lang: Lang): PageHref =>
  `${localPath('/login', lang)}?callbackUrl=${encodeURIComponent(localPath('/profile', lang))}`;

interface Props {
  localised: LocalisedProfile;
  profile: ProfileState;
  onSaved: (saved: Profile) => void;
}

function Account({ localised, profile, onSaved }: Props) {
  const { words } = localised;
  if (profile === 'loading')
    return (
      <p role="status" className="min-h-64 noscript:hidden">
        {words.loading}
      </p>
    );
  if (profile === 'away') return <FormAlert title={words.away} text="" />;
  if (profile === 'out')
    return (
      <div className="grid justify-items-start gap-6">
        <p>{words.out}</p>
        <ButtonLink href={loginFor(localised.common.lang)}>{words.login}</ButtonLink>
      </div>
    );
  return (
    <>
      <ProfileCard localised={localised} profile={profile} onSaved={onSaved} />
      <ProfileExtras {...localised} />
    </>
  );
}
