import { simulatorPage } from '../../../content/pages/tools/simulator';
import { path } from '../../../content/routes';
import { toastWords } from '../../../content/shell/toasts';
import { expect } from '../../helpers/browser/test';
import { signedInCookie } from '../../helpers/site/sign-in';
import { inEachEngine, open, press, seen, soon, test, TEXT } from './engine-walk';

const MESSAGE = '.toasts [role=alert]';
const CROSS = '.toasts button';

/** As a browser that translates a page leaves it: each text in two `font` elements. */
const TRANSLATE = `const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all = [];
  while (texts.nextNode()) if (texts.currentNode.data.trim()) all.push(texts.currentNode);
  for (const text of all.filter((one) => !one.parentElement.closest('script, style, noscript'))) {
    const inner = document.createElement('font');
    inner.append(text.data);
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
  }`;
const NO_SHARE = `Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} }, configurable: true })`;

inEachEngine((window) => {
  for (const isTranslated of [false, true])
    test(
      `a short message goes by its cross, pressed and by keyboard${isTranslated ? ', on a translated page' : ''}`,
      { tag: '@slow' },
      async ({ url, request }) => {
        const site = window();
        const { share } = simulatorPage.en;
        await site.resize(500, 900);
        await open(site, url);
        await site.read(`document.cookie = a + '; path=/'`, await signedInCookie(request));
        await open(site, `${url}${path('roofSimulator', 'en')}?m=2&s=1&o=2&w=A65F45`);
        await site.read(NO_SHARE);
        if (isTranslated) await site.read(TRANSLATE);
        for (const way of ['press', 'key'] as const) {
          await press(site, share.button, 'main');
          await soon(() => site.read<string>(TEXT, MESSAGE)).toContain(share.copied);
          // Not by its time, which pauses under the pointer or the focus.
          await site.read(`document.querySelector(a).focus()`, CROSS);
          if (isTranslated) await site.read(TRANSLATE);
          if (way === 'key') await site.type(CROSS, '\n');
          else await press(site, toastWords.en.close);
          await soon(() => seen(site, MESSAGE)).toBe(false);
        }
        expect(site.faults()).toEqual([]);
      },
    );
});
