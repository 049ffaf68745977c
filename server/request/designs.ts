import { langOfAddress, localPath, withoutLang } from '@/content/local-path';
import { isDesignCode } from '@/lib/simulator/design-address';
import { NOWHERE, pathOf } from './address';

/*
 * Pages of shared designs are made on request, and where the framework finds out while it makes one that there is none,
 * it answers with a document that is empty until its scripts run. So an address that names none goes no further.
 */

const DESIGN = /^\/design\/([^/]+)$/;

/** The code in the address of a design; null for any other address. */
const codeIn = (address: string): string | null => DESIGN.exec(withoutLang(address))?.[1] ?? null;

/** The target itself, or where an address leads to that never was one of a design: to the page for unknown addresses. */
export function knownTarget(target: string): string {
  const address = pathOf(target);
  const code = codeIn(address);
  if (code === null || isDesignCode(code)) return target;
  return localPath(NOWHERE, langOfAddress(address)) + target.slice(address.length);
}

/** The target with its code in small letters, where that names a design. */
export function withPlainCode(target: string): string {
  const address = pathOf(target);
  const code = codeIn(address);
  const plain = code?.toLowerCase();
  if (!code || !plain || !isDesignCode(plain)) return target;
  return address.slice(0, -code.length) + plain + target.slice(address.length);
}
