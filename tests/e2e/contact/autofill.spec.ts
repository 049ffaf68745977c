import { existsSync } from 'node:fs';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { path } from '@/content/routes';
import { HONEYPOT } from '@/lib/forms/form-state';
import { launchOptions } from '../../../scripts/shared/browser';
import { anyAddress } from '../../helpers/site/mail-stage';
import { contactPage } from './contact-page';
import { expect, test } from './stage';

/* A contractor whose browser knows his company: Chromium's own autofill, over the DevTools protocol. */

/** The shell without a window has no autofill. */
const WITH_AUTOFILL = '/usr/bin/chromium';

const address = (name: string, value: string) => ({ name, value });
const CONTRACTOR = {
  fields: [
    address('NAME_FULL', 'Omar Saeed'),
    address('COMPANY_NAME', 'Al Noor Contracting LLC'),
    address('EMAIL_ADDRESS', 'omar@alnoor.example'),
    address('PHONE_HOME_WHOLE_NUMBER', '+971501234567'),
    address('ADDRESS_HOME_LINE1', 'Villa 7, Al Wasl Road'),
    address('ADDRESS_HOME_CITY', 'Dubai'),
    address('ADDRESS_HOME_ZIP', '00000'),
    address('ADDRESS_HOME_COUNTRY', 'AE'),
  ],
};

async function fillFrom(protocol: CDPSession, selector: string): Promise<void> {
  const { root } = await protocol.send('DOM.getDocument');
  const { nodeId } = await protocol.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await protocol.send('DOM.describeNode', { nodeId });
  await protocol.send('Autofill.trigger', { fieldId: node.backendNodeId, address: CONTRACTOR } as never);
}

/** A field of the kind that the browser takes for a company, to know that it would. */
const addCompany = (page: Page, form: string) =>
  page.evaluate((selector) => {
    const label = document.createElement('label');
    label.innerHTML = 'Company website <input type="text" name="company_website">';
    document.querySelector(selector)!.append(label);
  }, form);

test.describe('with the browser’s own autofill', () => {
  test.skip(!existsSync(WITH_AUTOFILL), 'Chromium with a window is not installed');

  // What becomes of who fills it in all the same: form.spec.ts.
  test(
    'the hidden field of a form stays empty where the form is filled in',
    { tag: '@slow' },
    async ({ stage }) => {
      const browser = await chromium.launch({ ...launchOptions(), executablePath: WITH_AUTOFILL });
      try {
        for (const [key, form] of [
          ['contact', '#connect form'],
          ['installers', '#estimate form'],
        ] as const)
          await test.step(key, async () => {
            const page = await browser.newPage({ extraHTTPHeaders: anyAddress() });
            const protocol = await page.context().newCDPSession(page);
            await page.goto(`${stage.url}${path(key, 'en')}`);
            await page.waitForLoadState('networkidle');
            await addCompany(page, form);
            await protocol.send('Autofill.enable');
            await page.locator(`${form} [name=name]`).click();
            const value = (name: string) => page.locator(`${form} [name=${name}]`).inputValue();
            // The browser looks at a form a moment after it has changed.
            await expect(async () => {
              await fillFrom(protocol, `${form} [name=name]`);
              expect(await value('email')).toBe('omar@alnoor.example');
              expect(await value('company_website')).toBe('Al Noor Contracting LLC');
            }).toPass();
            expect(await value(HONEYPOT)).toBe('');
            if (key === 'installers') return;
            const contact = contactPage(page, stage.url);
            await contact.box('message').fill(`Autofill ${Math.random()}`);
            await contact.send();
            await expect(contact.sent).toBeVisible();
          });
      } finally {
        await browser.close();
      }
    },
  );
});
