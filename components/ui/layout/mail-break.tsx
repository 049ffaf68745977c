import { Fragment, type ReactNode } from 'react';

/**
 * An email address that, where it is too long for its line, goes on after its @ and not in the middle of a word. Other
 * ways to reach somebody, as numbers, stay as they are.
 */
export const mailBreak = (address: string): ReactNode =>
  address.split(/(?<=@)/).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
