import type { Dice } from './dice';
import type { Place } from './message';
import { hostileText } from './values';
import type { Message } from './wire';

const CLOSE = 'Connection: close\r\n\r\n';

/** What is no HTTP, or only just. The line is closed after it, so that nothing is waited for. */
export function rawMessage(dice: Dice, { host }: Place): Message {
  const head = `Host: ${host}\r\n`;
  const text = dice.pick<() => string>([
    () => `GET\r\n\r\n`,
    () => `GET / HTTP/9.9\r\n${head}${CLOSE}`,
    () => `GET / HTTP/1.0\r\n\r\n`,
    () => `GET / HTTP/1.1\r\n${CLOSE}`,
    () => `GET /${hostileText(dice)} HTTP/1.1\r\n${head}${CLOSE}`,
    () => `${hostileText(dice)} / HTTP/1.1\r\n${head}${CLOSE}`,
    () => `GET http://evil.example/ HTTP/1.1\r\n${head}${CLOSE}`,
    () => `GET / HTTP/1.1\r\n${head}${hostileText(dice)}\r\n${CLOSE}`,
    () => `GET / HTTP/1.1\r\n${head}X: ${hostileText(dice)}\r\n${CLOSE}`,
    () => `GET / HTTP/1.1\r\n${head}X: ${'x'.repeat(dice.pick([8_000, 20_000]))}\r\n${CLOSE}`,
    () => `GET / HTTP/1.1\r\n${head}${'A: b\r\n'.repeat(dice.pick([100, 3000]))}${CLOSE}`,
    () => `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${head}${CLOSE}`,
    () => `GET / HTTP/1.1\r\n${head}${head}${CLOSE}`,
    () =>
      `POST /contact-us HTTP/1.1\r\n${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n${CLOSE}0\r\n\r\n`,
    () => `POST /contact-us HTTP/1.1\r\n${head}Content-Length: -1\r\n${CLOSE}`,
    () => `POST /contact-us HTTP/1.1\r\n${head}Content-Length: 99999999999999999999\r\n${CLOSE}x`,
    () => `POST /api/auth/login HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n${CLOSE}zz\r\nx\r\n`,
    () => `POST /api/auth/login HTTP/1.1\r\n${head}Transfer-Encoding: x, chunked\r\n${CLOSE}`,
    () => `GET / HTTP/1.1\r\n${head}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    () => `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`,
    () => `CONNECT evil.example:443 HTTP/1.1\r\n${head}\r\n`,
    () => `GET / HTTP/1.1\r\n${head}\r\nGET /api/health HTTP/1.1\r\n${head}${CLOSE}`,
    () => `GET / HTTP/1.1\r\n${head} folded: x\r\n${CLOSE}`,
    () => dice.bytes(1 + dice.below(200)).toString('latin1'),
    () => '\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc\u0003\u0003',
  ])();
  return { bytes: Buffer.from(text, 'latin1'), isCut: true };
}
