import type { FormRules } from '@/lib/forms/form-rules';

/**
 * Fetches the rules of forms before the tests of a file: a busy machine reads the modules of a schema for longer than a
 * form waits, which then leaves the judgement to the server, as it should.
 */
export function haveRulesAtHand(...forms: readonly FormRules<string>[]): void {
  beforeAll(async () => {
    await Promise.all(forms.map(({ load }) => load()));
  });
}
