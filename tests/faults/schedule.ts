import { BEHAVIOURS, type Behaviour } from '../helpers/site/fake-resend';

/** Something that goes wrong, and for how many milliseconds it stays so. */
export type Fault =
  | { what: 'kill'; server: number }
  | { what: 'database'; ms: number }
  | { what: 'mail'; behaviour: Behaviour; ms: number }
  | { what: 'rest'; ms: number };

/** The next fault. Kills are a third, so that something is always half done. */
export function nextFault(random: () => number, servers: number): Fault {
  const what = random();
  const ms = 100 + Math.floor(random() * 900);
  const which = random();
  if (what < 0.35) return { what: 'kill', server: Math.floor(which * servers) };
  if (what < 0.55) return { what: 'database', ms };
  if (what < 0.9) return { what: 'mail', behaviour: BEHAVIOURS[Math.floor(which * BEHAVIOURS.length)]!, ms };
  return { what: 'rest', ms };
}
