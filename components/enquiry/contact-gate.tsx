'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '@/components/ui/control/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { localPath } from '@/content/local-path';
import type { EnquiryCommon } from '@/content/forms/common';
import type { GateWords } from '@/content/forms/gate';
import {
  followContactInfo,
  forgetContactInfo,
  owesContactInfo,
  readContactInfo,
  setOwesContactInfo,
} from '@/lib/enquiry/contact-info';
import { IDLE, isFaulty } from '@/lib/forms/form-state';
import { visitSource } from '@/lib/browser/visit-source';
import { sendGateAction } from '@/lib/enquiry/actions';

// Visitors who left their details before never load it.
const GateForm = lazy(() => import('./gate-form').then((module) => ({ default: module.GateForm })));

const isKnown = () => readContactInfo() !== null;

/** Details that did not arrive last time are sent again, without a word. */
async function sendOwed() {
  const info = readContactInfo();
  if (!info || !owesContactInfo()) return;
  const form = new FormData();
  for (const [name, value] of Object.entries(info)) form.set(name, value);
  form.set('page', window.location.pathname);
  form.set('lang', document.documentElement.lang);
  form.set('source', visitSource());
  const answer = await sendGateAction(IDLE, form);
  if (answer.status === 'done') setOwesContactInfo(false);
  else if (isFaulty(answer)) forgetContactInfo();
}

interface Props {
  words: GateWords;
  common: EnquiryCommon;
  children: ReactNode;
  /** What can be seen of it before: it asks when somebody presses for more. */
  stills: ReactNode;
}

/**
 * Asks for a visitor's details once on a device, then shows what it wraps. Closing it leaves the
 * visitor where they are; Cancel leads home, as the specification has it.
 * Without JavaScript there is nothing to ask with, and the content is simply there.
 */
export function ContactGate({ words, common, children, stills }: Props) {
  const known = useSyncExternalStore(followContactInfo, isKnown, () => null);
  const [unlocked, setUnlocked] = useState(false);
  const router = useRouter();
  const open = known === true || unlocked;
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    sendOwed().catch(() => undefined);
  }, []);

  // The form that had the focus is gone: what it opened takes it. After the dialog's own effect, which closes it.
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (unlocked) content.current?.focus({ preventScroll: true });
  }, [unlocked]);

  return (
    <>
      {!open && (
        <div className="wrap min-h-96 pb-section noscript:hidden">
          {known === null && (
            <p role="status" className="t-lead">
              {words.loading}
            </p>
          )}
          {known === false && (
            <div className="grid gap-6">
              {stills}
              <Button className="justify-self-start" onClick={() => setAsking(true)}>
                {words.ask}
              </Button>
            </div>
          )}
        </div>
      )}
      <Dialog open={asking && !open} onClose={() => setAsking(false)} label={words.title} stays>
        <Suspense>
          <GateForm
            words={words}
            common={common}
            onUnlock={() => setUnlocked(true)}
            onClose={() => setAsking(false)}
            onCancel={() => router.push(localPath('/', common.lang))}
          />
        </Suspense>
      </Dialog>
      <div
        ref={content}
        tabIndex={unlocked ? -1 : undefined}
        role={unlocked ? 'group' : undefined}
        aria-label={unlocked ? words.opened : undefined}
        className={open ? 'focus:outline-none' : 'hidden noscript:block'}
      >
        {children}
      </div>
    </>
  );
}
