/** Digits of a reset code. The specification says 4; docs/decisions says what follows from so few. */
export const OTP_LENGTH = 4;

/** Seconds until another code can be asked for from the same page. */
export const RESEND_WAIT = 60;

/** Milliseconds from the message of success to the page that follows it. */
export const LEAVE_AFTER = 500;

/** Milliseconds from the gate's form to what lies behind it. */
export const GATE_DELAY = 1500;

/** How long, in milliseconds, a message at the top stays, and how far it is drawn aside to go, in per cent. */
export const TOAST = { stays: 5000, drag: 80 } as const;
