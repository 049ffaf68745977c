/**
 * Offers the Arabic edition to whoever asks for it, in Arabic alone: fetched by those who see it, so it does without
 * `words()`.
 */
export const languageOffer = {
  name: 'اللغة',
  text: 'هذه الصفحة متاحة بالعربية أيضًا.',
  close: 'إغلاق وعدم الإظهار مجددًا',
} as const;
