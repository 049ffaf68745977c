/** @jest-environment jsdom */
import { saveFile } from './save-file';

test('the address of a file outlives the turn in which it was pressed, and is given back in the end', () => {
  jest.useFakeTimers();
  const revokeObjectURL = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL });
  const pressed: HTMLAnchorElement[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(this);
  });
  saveFile(new Blob(['a']), 'list.csv', () => {});
  expect(pressed.map(({ href, download }) => [href, download])).toEqual([['blob:file', 'list.csv']]);
  jest.advanceTimersByTime(30_000);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:file');
});

const AGENTS = {
  instagram:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21F79 Instagram 334.0.0.32.91',
  facebook:
    'Mozilla/5.0 (Linux; Android 14; SM-S911B Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.6422.113 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/466.0.0.0;]',
  unnamed:
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  line: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.9.0',
  safari:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  chromeOnPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1',
  chrome:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0',
} as const;

describe('within another program', () => {
  const click = jest.fn();
  const share = jest.fn();
  const onUnsure = jest.fn();
  const save = async (agent: keyof typeof AGENTS, abilities: object = {}) => {
    Object.defineProperty(navigator, 'userAgent', { value: AGENTS[agent], configurable: true });
    Object.assign(navigator, { share: undefined, canShare: undefined, standalone: false, ...abilities });
    saveFile(new Blob(['a'], { type: 'text/csv' }), 'list.csv', onUnsure);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const able = { share, canShare: () => true };

  beforeEach(() => {
    jest.useRealTimers();
    jest.resetAllMocks();
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(click);
    share.mockResolvedValue(undefined);
  });

  test.each(['instagram', 'facebook', 'unnamed', 'line'] as const)(
    '%s is given the file to share',
    async (agent) => {
      await save(agent, able);
      const [{ files }] = share.mock.calls[0] as [{ files: File[] }];
      expect(files.map(({ name, type }) => [name, type])).toEqual([['list.csv', 'text/csv']]);
      expect([click, onUnsure].map((one) => one.mock.calls.length)).toEqual([0, 0]);
    },
  );

  test.each(['safari', 'chromeOnPhone', 'chrome', 'firefox'] as const)('%s saves as ever', async (agent) => {
    await save(agent, able);
    expect([click, share, onUnsure].map((one) => one.mock.calls.length)).toEqual([1, 0, 0]);
  });

  test('what was put on the home screen saves as ever', async () => {
    await save('unnamed', { ...able, standalone: true });
    expect([click, share].map((one) => one.mock.calls.length)).toEqual([1, 0]);
  });

  test.each([
    ['shares no files', { share, canShare: () => false }],
    ['shares nothing', {}],
  ])('a program that %s is tried, and the visitor is told', async (_, abilities) => {
    await save('facebook', abilities);
    expect([click, share, onUnsure].map((one) => one.mock.calls.length)).toEqual([1, 0, 1]);
  });

  test('closed without sharing is no fault; refused, it is tried as ever', async () => {
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    await save('instagram', able);
    expect([click, onUnsure].map((one) => one.mock.calls.length)).toEqual([0, 0]);
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await save('instagram', able);
    expect([click, onUnsure].map((one) => one.mock.calls.length)).toEqual([1, 1]);
  });
});
