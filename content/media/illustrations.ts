import { words } from '@/content/words';

/** The Arabic of the lead, for tables that say it with more. */
export const ILLUSTRATIONS_IN_ARABIC = 'صور توضيحية لمبانٍ نموذجية، لا لمشاريع منفّذة.';

/** What is said wherever buildings are shown that nobody has built. */
export const illustrationWords = words(
  {
    /** In a lead. */
    lead: 'Illustrations of typical buildings, not completed projects.',
    /** Under one large picture. */
    caption: 'Illustration of a typical building, not a completed project.',
    /** Of each picture, to programs that read pages. */
    rendering: 'Computer rendering',
    renderingOf: 'Computer rendering. {alt}',
    /** What can be done about a roof that is seen large. */
    ask: 'Ask for this roof',
    tryIt: 'Try it in the simulator',
  },
  {
    ar: {
      lead: ILLUSTRATIONS_IN_ARABIC,
      caption: 'صورة توضيحية لمبنى نموذجي، لا لمشروع منفّذ.',
      rendering: 'صورة مصمّمة بالحاسوب',
      renderingOf: 'صورة مصمّمة بالحاسوب. {alt}',
      ask: 'اطلبوا هذا السقف',
      tryIt: 'جرّبوه في المحاكي',
    },
  },
);
