import type { EnquiryListWords } from '@/content/forms/enquiry-list';

/** What an empty list says. */
export function EmptyWords({ empty }: Pick<EnquiryListWords, 'empty'>) {
  return (
    <>
      <h2 className="t-title">{empty.title}</h2>
      <p className="t-lead">{empty.text}</p>
    </>
  );
}
