import { usePathname } from 'next/navigation';
import type { Lang } from '@/content/lang';
import { ORIGIN_FIELDS } from '@/lib/forms/form-state';
import { visitSource } from '@/lib/browser/visit-source';

const [PAGE, LANGUAGE, SOURCE] = ORIGIN_FIELDS;

/** Known to the browser alone: without JavaScript the field stays empty. */
const tellSource = (field: HTMLInputElement | null) => {
  if (field) field.value = visitSource();
};

/** Tells a form's action which language its page is in. */
export const LangField = ({ lang }: { lang: Lang }) => <input type="hidden" name={LANGUAGE} value={lang} />;

/** Where the form is sent from, beside what is typed: see docs/decisions/065-what-an-enquiry-remembers.md. */
export function OriginFields({ lang }: { lang: Lang }) {
  return (
    <>
      <input type="hidden" name={PAGE} value={usePathname() ?? ''} />
      <LangField lang={lang} />
      <input type="hidden" name={SOURCE} ref={tellSource} />
    </>
  );
}
