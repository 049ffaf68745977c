'use client';

import { useEffect } from 'react';
import { say } from '@/components/ui/say';
import { FormAlert } from '@/components/form/form-alert';
import { ButtonLink } from '@/components/ui/button';
import { ACCOUNT } from '@/content/forms/account';
import { IDLE } from '@/lib/core/form-state';
import { confirmAddressAction } from '@/lib/account/profile-actions';
import { ProfileCard } from './profile-card';
import { ProfileExtras } from './profile-extras';
import { useProfile } from './use-profile';

const words = ACCOUNT.profile;
const TOKEN = /^#confirm=([\w-]+)$/;

/** The link in a mail to a new address leads here; its token stands after the #, where no log sees it. */
function useConfirmation() {
  useEffect(() => {
    const token = TOKEN.exec(window.location.hash)?.[1];
    if (!token) return;
    window.history.replaceState(null, '', '/profile');
    const form = new FormData();
    form.set('token', token);
    confirmAddressAction(IDLE, form)
      .then(({ status }) => {
        if (status !== 'done') return say('error', words.notConfirmed);
        say('success', words.confirmed);
        setTimeout(() => window.location.reload(), 1500);
      })
      .catch(() => say('error', words.notConfirmed));
  }, []);
}

/** Name and address of whoever is signed in, and what can be done with the account. */
export function ProfilePanel() {
  const { profile, setProfile } = useProfile();
  useConfirmation();
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
        <ButtonLink href="/login">{words.login}</ButtonLink>
      </div>
    );
  return (
    <>
      <ProfileCard profile={profile} onSaved={setProfile} />
      <ProfileExtras />
    </>
  );
}
