import * as z from 'zod/mini';
import { readablePart, tidyLine } from '@/lib/forms/fields';
import { isSitePath } from '@/lib/text/site-path';
import { TOOL_KINDS, type ToolAttachment } from './attachment';

/* A hidden field, which anybody may write. */

/** One line of at most so many characters, without what no database can keep. */
export const oneLine = (length: number) =>
  z.pipe(
    z.string().check(z.maxLength(length)),
    z.transform((value: string) => tidyLine(readablePart(value))),
  );

const schema = z.object({
  kind: z.enum(TOOL_KINDS),
  title: oneLine(120),
  path: z.string().check(z.regex(/^[!-~]{1,1000}$/), z.refine(isSitePath)),
  figures: z.array(z.tuple([oneLine(60), oneLine(120)])).check(z.maxLength(30)),
});

/** The result of a tool, as far as it is one; `null` for anything else. */
export function readAttachment(value: unknown): ToolAttachment | null {
  const read = z.safeParse(schema, value);
  return read.success ? read.data : null;
}
