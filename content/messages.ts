/** The one place that turns an error code (ErrorCode of lib/core/result.ts) into words. `ways`: also show how to reach us without the form. */
export const ERROR_WORDS = {
  invalid: { title: 'Please check the marked fields.', text: 'Your words are still here.', ways: false },
  automated: {
    title: 'This could not be sent.',
    text: 'It looked as if a program had filled in the form. Your words are still here; please reach us directly.',
    ways: true,
  },
  throttled: {
    title: 'We have just had several messages from your connection.',
    text: 'Your words are still here. Please try again in an hour, or reach us directly.',
    ways: true,
  },
  'not-saved': {
    title: 'Failed to send your request. Please try again.',
    text: 'It could not be saved. Your words are still here; you can also reach us directly.',
    ways: true,
  },
  unanswered: {
    title: 'There is no answer yet.',
    text: 'Your words are still here. The connection may be slow or gone: please send again, or reach us directly.',
    ways: true,
  },
  renewed: {
    title: 'This page was renewed while you were writing.',
    text: 'Nothing was sent yet. Your words are still here: please send them again.',
    ways: false,
  },
  refused: {
    title: 'This could not be done.',
    text: 'Please check what you typed and try again.',
    ways: false,
  },
  'out-of-order': { title: 'A step before this one is missing.', text: 'Please start over.', ways: false },
  'signed-out': { title: 'You are no longer signed in.', text: 'Please sign in again.', ways: false },
  unexpected: {
    title: 'Failed to send your request. Please try again.',
    text: 'Your words are still here; you can also reach us directly.',
    ways: true,
  },
} as const;

/** How to reach the company when a form cannot. */
export const WAYS = { phone: 'Call', whatsapp: 'WhatsApp', email: 'Email' } as const;

/** For forms that cannot even be read. */
export const REFUSALS = {
  400: 'This form could not be read. Please go back and send it again.',
  403: 'This form came from another site. Please open it here and send it again.',
  413: 'This form is too large. Please go back (your words are still there), shorten the text and send it again.',
} as const;
