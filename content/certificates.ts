/**
 * Certificates of what we sell. Number and file are left empty until the manufacturer has sent them: then the pages
 * offer to ask for the certificate instead.
 */
interface Certificate {
  /** As it stands on the certificate. */
  number: string;
  /** Its file below public/. */
  file: '' | `/documents/${string}`;
}

export const certificates = {
  dubaiCentralLaboratory: { number: '', file: '' },
} as const satisfies Record<string, Certificate> as Readonly<Record<'dubaiCentralLaboratory', Certificate>>;
