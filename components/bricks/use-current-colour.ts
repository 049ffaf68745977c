import { useHash } from '@/components/ui/address/use-hash';

/** The colour that the address names, the first one where it names none. */
export function useCurrentColour(ids: readonly string[]): string {
  const hash = useHash();
  return ids.includes(hash) ? hash : ids[0]!;
}
