/** @jest-environment node */
import { mailboxOf } from './mailbox';

test.each([
  ['box@villa.example', 'box@villa.example'],
  ['box+7@villa.example', 'box@villa.example'],
  ['BOX+a+b@Villa.Example', 'box@villa.example'],
  ['\uff42ox@vill\uff41.example', 'box@villa.example'],
  ['b.o.x+1@gmail.com', 'box@gmail.com'],
  ['b.ox@googlemail.com', 'box@gmail.com'],
  ['b.ox@villa.example', 'b.ox@villa.example'],
  ['+7@villa.example', '+7@villa.example'],
])('%s leads to the mailbox %s', (typed, mailbox) => expect(mailboxOf(typed)).toBe(mailbox));
