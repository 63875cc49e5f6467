/**
 * Writes screenshots of every page of the portal to docs/portal, light, dark and narrow. Run `npm run portal:screenshots` while the
 * service runs with its demo catalog and ALLOW_LOOPBACK_URLS=1; set `BASE_URL` if it is not on port 8080.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { PlatformLicensing } from '../clients/typescript/src/index.ts';
import { aTab, openBrowser, type Look } from '../test/support/portal/browser.ts';
import { common, stock } from '../test/support/portal/stocked.ts';
import { settled, signInByKey } from '../test/support/portal/visits.ts';
import { httpReceiver } from '../test/support/servers/receiver.ts';

const baseUrl = process.env['BASE_URL'] ?? 'http://localhost:8080';
const folder = join(import.meta.dirname, '..', 'docs', 'portal');
const maxBytes = 60_000;
const looks: readonly (readonly [string, Look])[] = [
  ['light', {}],
  ['dark', { dark: true }],
  ['narrow', { width: 375 }],
];

const anonymous = new PlatformLicensing({ baseUrl });
const { apiKey, slug } = await anonymous.registerPlatform({
  body: {
    ...{ name: 'Reel House', contactEmail: 'dev@reelhouse.example', contentTypes: ['ugc_video'] },
    acceptTerms: true,
  },
});
// Rejects the first delivery, so that the screenshots show a failure.
let answers = 0;
const receiver = await httpReceiver((response) => response.writeHead(answers++ === 0 ? 500 : 204).end('{}'));
const at = await stock({ baseUrl, apiKey, slug, receiver: `http://127.0.0.1:${receiver.port}/events` });
const { checkout: _, ...places } = { ...common, ...at };

await mkdir(folder, { recursive: true });
const browser = await openBrowser();
for (const [look, how] of looks) {
  const tab = await aTab(browser, baseUrl, how);
  const { page } = tab;
  const browserView = await tab.context.newCDPSession(page);
  const take = async (name: string) => {
    for (const quality of [70, 50, 30]) {
      const { data } = await browserView.send('Page.captureScreenshot', { format: 'webp', quality });
      const bytes = Buffer.from(data, 'base64');
      if (bytes.byteLength > maxBytes) continue;
      await writeFile(join(folder, `${name}-${look}.webp`), bytes);
      return;
    }
    throw new Error(`${name}, ${look}: larger than ${maxBytes} bytes`);
  };
  await page.goto('/portal/');
  await page.getByLabel('API key').waitFor();
  await take('sign-in');
  await signInByKey(page, apiKey);
  for (const [name, path] of Object.entries(places)) {
    await page.goto(path);
    await settled(tab);
    await take(name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  }
  await page.goto('/portal/webhooks?add=endpoint');
  await page.getByRole('dialog').waitFor();
  await take('dialog');
  await page.goto('/appeals');
  await settled(tab);
  await take('appeals');
  await page.goto('/reference/operations/issueLicense');
  await take('reference');
  await tab.close();
}
await browser.close();
await receiver.close();
