/** Whether one letter wrong, missing, too many, or changed over with its neighbour makes one word the other. */
export function isWithinOneEdit(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start++;
  const left = typed.slice(start);
  const right = meant.slice(start);
  const same = (skipTyped: number, skipMeant: number) => left.slice(skipTyped) === right.slice(skipMeant);
  const swapped = left[0] === right[1] && left[1] === right[0] && same(2, 2);
  return same(1, 1) || same(1, 0) || same(0, 1) || swapped;
}
