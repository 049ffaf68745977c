/** Digits of a reset code. The specification says 4; docs/decisions says what follows from so few. */
export const OTP_LENGTH = 4;

/** Wrong tries that a code survives, less one. */
export const TRIES = 3;

/** Seconds until another code can be asked for from the same page. */
export const RESEND_WAIT = 60;

/** Milliseconds from the message of success to the page that follows it. */
export const LEAVE_AFTER = 500;
