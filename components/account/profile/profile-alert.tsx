import { AccountAlert } from '@/components/account/account-alert';
import { FormAlert } from '@/components/form/form-alert';
import { TextLink } from '@/components/links/text-link';
import { localPath } from '@/content/local-path';
import type { FormState } from '@/lib/forms/form-state';
import { andBack } from './and-back';
import type { LocalisedProfile } from './localised-profile';

interface Props {
  localised: LocalisedProfile;
  state: FormState;
  /** What is said when the form is in order and did not succeed. */
  failed: string;
}

/** Why a form of the profile was not taken. Whoever is signed out by now is led to sign in, and back. */
export function ProfileAlert({ localised: { words, common }, state, failed }: Props) {
  if (state.status !== 'failed' || state.code !== 'signed-out')
    return <AccountAlert common={common} state={state} failed={failed} />;
  return (
    <FormAlert title={common.said.signedOut} text="">
      <TextLink href={andBack(localPath('/login', common.lang), common.lang)}>{words.login}</TextLink>
    </FormAlert>
  );
}
