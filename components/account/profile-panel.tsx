'use client';

import { FormAlert } from '@/components/form/form-alert';
import { ButtonLink } from '@/components/links/button-link';
import { PROFILE } from '@/content/forms/profile';
import { ConfirmationNote } from './confirmation-note';
import { ProfileCard } from './profile-card';
import { ProfileExtras } from './profile-extras';
import { useConfirmation } from './use-confirmation';
import { useProfile, type Profile, type ProfileState } from './use-profile';

const words = PROFILE;

/** Name and address of whoever is signed in, and what can be done with the account. */
export function ProfilePanel() {
  const { profile, setProfile, reload } = useProfile();
  const { confirmation, again } = useConfirmation(profile, reload);
  return (
    <>
      <ConfirmationNote confirmation={confirmation} onAgain={again} />
      <Account
        profile={profile}
        onSaved={(saved) => {
          setProfile(saved);
          void reload();
        }}
      />
    </>
  );
}

function Account({ profile, onSaved }: { profile: ProfileState; onSaved: (saved: Profile) => void }) {
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
        <ButtonLink href="/login?callbackUrl=%2Fprofile">{words.login}</ButtonLink>
      </div>
    );
  return (
    <>
      <ProfileCard profile={profile} onSaved={onSaved} />
      <ProfileExtras />
    </>
  );
}
