'use client';

import { ButtonAnchor, Button } from '@/components/ui/button';
import { errorWords as words } from '@/content/messages-of-errors';

interface Props {
  error: Error & { digest?: string };
  onAgain: () => void;
}

/** Errors of the server reach the browser as a number only; the text behind it stays in the server's log. */
const detail = ({ digest, message }: Props['error']) =>
  digest ? `${words.digest} ${digest}` : message || words.unknown;

/** A page broke: what is known of it, and ways on. */
export function ErrorScreen({ error, onAgain }: Props) {
  return (
    <div className="wrap py-section">
      <div className="grid max-w-5xl gap-6 border-s-6 border-kiln ps-6 md:ps-10" role="alert">
        <h1 className="t-title lg:text-(length:--t-door) lg:leading-none">{words.heading}</h1>
        <p className="t-lead text-bitumen-soft">{words.text}</p>
        <p className="t-small">
          {words.detail} <code className="font-semibold wrap-anywhere">{detail(error)}</code>
        </p>
        <p className="flex flex-wrap items-center gap-4">
          <Button onClick={onAgain}>{words.again}</Button>
          {/* A full load, not a route change: whatever broke is left behind. */}
          <ButtonAnchor href="/" look="outline">
            {words.home}
          </ButtonAnchor>
          <span>
            {words.call}{' '}
            <a href={words.tel} className="t-label inline-flex min-h-tap items-center underline">
              <bdi>{words.phone}</bdi>
            </a>
          </span>
        </p>
      </div>
    </div>
  );
}
