'use client';

import { useState, type ReactNode } from 'react';
import { Button, ButtonAnchor } from '@/components/ui/control/button';

interface Props {
  /** Spoken name of the map. */
  title: string;
  /** What the map service is asked for. */
  query: string;
  button: string;
  /** Said under the button, so that nobody is surprised by another company's page. */
  note: string;
  className?: string;
  /** The sign on the button. */
  pin: ReactNode;
  /** What lies under the button. */
  children: ReactNode;
  /** What is shown, above the button. */
  place?: ReactNode;
}

const embedUrl = (query: string) => `https://www.google.com/maps?q=${encodeURIComponent(query)}&output=embed`;

const pageUrl = (query: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;

/** The button is gone when the map appears: the focus goes on to the map. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** A ground with a button. The map service is asked for nothing before the visitor presses it. */
export function MapOnRequest({ title, query, button, note, className = '', pin, children, place }: Props) {
  const [asked, setAsked] = useState(false);
  return (
    <div
      className={`relative grid place-items-center overflow-hidden border border-bitumen-line bg-bitumen text-limewash on-dark ${className}`}
    >
      {asked ? (
        <iframe
          ref={takeFocus}
          title={title}
          src={embedUrl(query)}
          className="absolute inset-0 size-full"
          referrerPolicy="no-referrer"
        />
      ) : (
        <>
          {children}
          {/* One plate: one behind each line would be cut by what is drawn between them. */}
          <div className="relative m-2 grid justify-items-center gap-3 bg-bitumen p-3 text-center">
            {place}
            <Button look="outline" className="noscript:hidden" sign={pin} onClick={() => setAsked(true)}>
              {button}
            </Button>
            <ButtonAnchor
              look="outline"
              className="not-noscript:hidden"
              sign={pin}
              href={pageUrl(query)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {button}
            </ButtonAnchor>
            <p className="t-note max-w-72 text-balance text-ash">{note}</p>
          </div>
        </>
      )}
    </div>
  );
}
