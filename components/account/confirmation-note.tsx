import { FormAlert } from '@/components/form/form-alert';
import { Button } from '@/components/ui/button';
import type { ProfileWords } from '@/content/forms/profile';
import type { Confirmation } from './use-confirmation';

interface Props {
  words: ProfileWords['confirm'];
  confirmation: Confirmation;
  onAgain: () => void;
}

/** What became of the link in the mail to a new address. */
export function ConfirmationNote({ words, confirmation, onAgain }: Props) {
  if (confirmation === 'none') return null;
  if (confirmation === 'used') return <FormAlert title={words.used} text={words.usedHelp} />;
  if (confirmation === 'away')
    return (
      <FormAlert title={words.away} text={words.awayHelp}>
        <Button look="outline" className="mt-2 justify-self-start" onClick={onAgain}>
          {words.again}
        </Button>
      </FormAlert>
    );
  const text = { working: words.working, 'sign-in': words.signIn, done: words.done }[confirmation];
  return (
    <p role="status" className="border-s-6 border-verdigris bg-verdigris-wash p-4">
      {text}
    </p>
  );
}
