import { lookOf } from '@/components/ui/control/button-look';
import { contact, telLink } from '@/content/contact';
import { localPath } from '@/content/local-path';
import { ERROR_HEADING } from '@/content/shell/error-heading';
import type { ErrorWords } from '@/content/shell/messages-of-errors.en';
import type { BrokenPageProps } from './broken-page';
import { useErrorWords } from './use-error-words';

/** Errors of the server reach the browser as a number only; the text behind it stays in the server's log. */
function Detail({
  words,
  error: { digest, message },
}: Pick<BrokenPageProps, 'error'> & { words: ErrorWords }) {
  if (!digest && !message) return words.unknown;
  return (
    <>
      {digest && words.digest} <code className="font-semibold wrap-anywhere">{digest ?? message}</code>
    </>
  );
}

/** A page broke: what is known of it, and ways on. */
export function ErrorScreen({ lang, error, onAgain }: BrokenPageProps) {
  const words = useErrorWords(lang);
  return (
    <div className="wrap py-section">
      <div className="grid max-w-5xl gap-6 border-s-6 border-kiln ps-6 md:ps-10" role="alert">
        <h1 className="t-title lg:text-(length:--t-door) lg:leading-[var(--line-door,1)]">
          {ERROR_HEADING[lang]}
        </h1>
        <p className="t-lead text-bitumen-soft">{words.text}</p>
        <p className="t-small">
          {words.detail} <Detail words={words} error={error} />
        </p>
        <p className="flex flex-wrap items-center gap-4">
          <button type="button" className={lookOf('solid')} onClick={onAgain}>
            {words.again}
          </button>
          {/* A full load, not a route change: whatever broke is left behind. */}
          <a href={localPath('/', lang)} className={lookOf('outline')}>
            {words.home}
          </a>
          <span>
            {words.call}{' '}
            <a href={telLink(contact.phone)} className="t-label inline-flex min-h-tap items-center underline">
              <bdi>{contact.phone}</bdi>
            </a>
          </span>
        </p>
      </div>
    </div>
  );
}
