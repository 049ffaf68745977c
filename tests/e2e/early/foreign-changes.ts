import type { Page } from '@playwright/test';

/** What programs of a browser do to a page that is not theirs. Each runs in the page. */
export const CHANGES = {
  /** A password manager's icon after each field, and its layers beside the page. */
  boxes: () => {
    const box = () => Object.assign(document.createElement('div'), { className: 'icon-of-a-manager' });
    for (const field of document.querySelectorAll('input,textarea,select')) field.after(box());
    document.body.append(box());
    document.documentElement.append(box());
  },
  /** Translation as Chromium does it: every text gives way to another one in two `font` elements. */
  translation: () => {
    const root = document.documentElement;
    root.lang = 'ar';
    root.classList.add('translated-ltr');
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement!.closest('script,style,textarea,select,svg')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  /** What a program that makes pages smaller takes out. */
  comments: () => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    const comments: Comment[] = [];
    while (walk.nextNode()) comments.push(walk.currentNode as Comment);
    for (const comment of comments) comment.remove();
  },
  /** Marks that password managers, virus scanners and colour pickers leave. */
  attributes: () => {
    document.body.setAttribute('cz-shortcut-listen', 'true');
    for (const element of document.querySelectorAll('form,div,input,textarea,select')) {
      element.setAttribute('data-lpignore', 'true');
      element.setAttribute('bis_skin_checked', '1');
    }
  },
};

export type Change = keyof typeof CHANGES;

/** Changes the page as it stands now. */
export async function change(page: Page, kinds: readonly Change[]) {
  for (const kind of kinds) await page.evaluate(CHANGES[kind]);
}

/** The page comes with a box after each field and without comments, as from a program between it and the visitor. */
export const changeOnTheLine = (page: Page, address: string) =>
  page.route(
    (url) => url.pathname === address,
    async (route) => {
      // The router asks for the same address later.
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const html = await response.text();
      const [head = '', body = ''] = html.split(/(?=<body\b)/);
      const changed = body.replace(
        /(<script\b[\s\S]*?<\/script>)|<!--[\s\S]*?-->/g,
        (_, script = '') => script as string,
      );
      await route.fulfill({
        response,
        body: head + changed.replace(/<(?:input|textarea)\b[^>]*>(?:<\/textarea>)?/g, '$&<div></div>'),
      });
    },
  );
