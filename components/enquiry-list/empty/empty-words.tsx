import type { EnquiryListWords } from '@/content/forms/enquiry-list';

/** What an empty list says. */
export function EmptyWords({ empty }: Pick<EnquiryListWords, 'empty'>) {
  return (
    <>
      <h2 className="t-head">{empty.title}</h2>
      <p className="max-w-measure">{empty.text}</p>
    </>
  );
}
