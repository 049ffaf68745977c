'use client';

import { useRouter } from 'next/navigation';
import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { Button } from '@/components/ui/control/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { useOpensLate } from '@/components/ui/dialog/use-opens-late';
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
import type { GateForm } from './gate-form';

// Visitors who left their details before never load it.
const load = () => import('./gate-form').then((module) => module.GateForm);

const isKnown = () => readContactInfo() !== null;

/** Details that did not arrive last time are sent again, without a word. */
async function sendOwed() {
  const info = readContactInfo();
  if (!info || !owesContactInfo()) return;
  const form = new FormData();
  const page = { page: window.location.pathname, lang: document.documentElement.lang };
  for (const [name, value] of Object.entries({ ...info, ...page, source: visitSource() }))
    form.set(name, value);
  const answer = await sendGateAction(IDLE, form);
  if (answer.status === 'done') setOwesContactInfo(false);
  else if (isFaulty(answer)) forgetContactInfo();
}

interface Props {
  words: GateWords;
  common: EnquiryCommon;
  /** Said where the form could not be had. */
  lost: string;
  children: ReactNode;
  /** What can be seen of it before: it asks when somebody presses for more. */
  stills: ReactNode;
}

/**
 * Asks for a visitor's details once on a device, then shows what it wraps. Closing it leaves the
 * visitor where they are; Cancel leads home, as the specification has it.
 * Without JavaScript there is nothing to ask with, and the content is simply there.
 */
export function ContactGate({ words, common, lost, children, stills }: Props) {
  const known = useSyncExternalStore(followContactInfo, isKnown, () => null);
  const [unlocked, setUnlocked] = useState(false);
  const router = useRouter();
  const open = known === true || unlocked;
  const [isLost, setLost] = useState(false);
  const {
    Part,
    open: asking,
    setOpen: setAsking,
    press,
  } = useOpensLate<ComponentProps<typeof GateForm>>(load, () => setLost(true));

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
          {known === null ? (
            <p role="status" className="t-lead">
              {words.loading}
            </p>
          ) : (
            <div className="grid gap-6">
              {stills}
              <Button
                look="outline"
                className="justify-self-start"
                onClick={({ currentTarget }) => {
                  setLost(false);
                  press(currentTarget);
                }}
              >
                {words.ask}
              </Button>
              {isLost && <p role="alert">{lost}</p>}
            </div>
          )}
        </div>
      )}
      <Dialog open={asking && !open} onClose={() => setAsking(false)} label={words.title} stays>
        {Part && (
          <Part
            words={words}
            common={common}
            onUnlock={() => setUnlocked(true)}
            onClose={() => setAsking(false)}
            onCancel={() => router.push(localPath('/', common.lang))}
          />
        )}
      </Dialog>
      <div
        ref={content}
        {...(unlocked && { tabIndex: -1, role: 'group', 'aria-label': words.opened })}
        className={open ? 'focus:outline-none' : 'hidden noscript:block'}
      >
        {children}
      </div>
    </>
  );
}
