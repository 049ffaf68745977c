import type { ReactNode } from 'react';

/**
 * An email address that, where it is too long for its line, goes on after its @ and not in the middle of a word. Other
 * ways to reach somebody, as numbers, stay as they are. The place is a matter of style (`.may-break`): a `<wbr>` is
 * read aloud as a blank.
 */
export function mailBreak(address: string): ReactNode {
  const [name, host] = address.split('@');
  if (!host) return address;
  return (
    <>
      {`${name}@`}
      <span className="may-break">{host}</span>
    </>
  );
}
