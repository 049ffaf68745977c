import { usePathname } from 'next/navigation';
import { ORIGIN_FIELDS } from '@/lib/core/form-state';
import { visitSource } from '@/lib/core/visit-source';

const [PAGE, LANGUAGE, SOURCE] = ORIGIN_FIELDS;

/** Known to the browser alone: without JavaScript the field stays empty. */
const tellSource = (field: HTMLInputElement | null) => {
  if (field) field.value = visitSource();
};

/** Where the form is sent from, beside what is typed: see docs/decisions/065-what-an-enquiry-remembers.md. */
export function OriginFields() {
  return (
    <>
      <input type="hidden" name={PAGE} value={usePathname() ?? ''} />
      <input type="hidden" name={LANGUAGE} value="en" />
      <input type="hidden" name={SOURCE} ref={tellSource} />
    </>
  );
}
