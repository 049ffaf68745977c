import { words } from '@/content/words';

/** Stands in the file of a mail once its text may not be read any more. */
export const mailFileWords = words(
  {
    removed: 'The text of this mail was removed once its code or link had expired.',
  },
  { ar: { removed: 'حُذف نص هذه الرسالة بعد انتهاء صلاحية الرمز أو الرابط الوارد فيها.' } },
);
