import { FormAlert } from '@/components/form/form-alert';
import { WaysToReachUs } from '@/components/form/ways-to-reach-us';
import type { EnquiryCommon } from '@/content/forms/common';
import type { ErrorCode } from '@/lib/forms/result';

interface Props {
  common: Pick<EnquiryCommon, 'failures' | 'ways'>;
  code: ErrorCode;
  /** Links to the fields that are wrong, for a page that came back from the server. */
  faults: readonly { id: string; text: string }[];
}

/** Why an enquiry was not taken, and what can be done instead. */
export function EnquiryAlert({ common, code, faults }: Props) {
  const { failures } = common;
  const { title, text, ways } =
    code in failures ? failures[code as keyof typeof failures] : failures.unexpected;
  return (
    <FormAlert title={title} text={text}>
      {ways && <WaysToReachUs ways={common.ways} />}
      {faults.length > 0 && (
        <ul className="t-small -mb-2">
          {faults.map((fault) => (
            <li key={fault.id}>
              <a
                href={`#${fault.id}`}
                className="inline-flex min-h-tap items-center underline hover:text-kiln"
              >
                {fault.text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </FormAlert>
  );
}
