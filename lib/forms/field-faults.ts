import type * as z from 'zod/mini';
import type { FieldErrors } from './result';

/** The first fault of each field. */
export function fieldErrorsOf(error: z.core.$ZodError): FieldErrors {
  const faults: FieldErrors = {};
  for (const { path, message } of error.issues) faults[String(path[0] ?? '')] ??= message;
  return faults;
}
