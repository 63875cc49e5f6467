import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, ElementHandle, KeyInput } from 'puppeteer-core';
import { seenSoon } from '../eventually.ts';
import { violationsOf } from '../portal/axe.ts';
import { issueOf, isRequestElsewhere, isStatus, watching } from '../portal/watching.ts';

/** For what a page shows: the machine may be busy with other suites. */
const timeoutMs = 180_000;

/** Mutes audio that plays, because Firefox stops with an error on a machine without a sound device. */
const muting = `{
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    this.muted = true;
    return play.call(this);
  };
}
`;

export type Role = 'button' | 'link' | 'textbox' | 'searchbox' | 'checkbox' | 'combobox' | 'form';

/** A person in a browser, in a session of their own: what a journey does and sees. Elements are found by role and accessible name. */
export interface Visitor {
  readonly goto: (path: string) => Promise<void>;
  readonly click: (name: string, role?: Role) => Promise<void>;
  /** Focuses a control, and presses Enter. */
  readonly enter: (name: string, role?: Role) => Promise<void>;
  readonly fill: (label: string, value: string, role?: 'textbox' | 'searchbox') => Promise<void>;
  /** Selects an option by its value. */
  readonly choose: (label: string, value: string) => Promise<void>;
  readonly check: (label: string) => Promise<void>;
  /** Waits until a control is there and can be used. */
  readonly finds: (name: string, role?: Role) => Promise<void>;
  /** Waits for a control, and returns where it is in the order of the page, relative to the focus. */
  readonly placeOf: (name: string, role: Role) => Promise<'before' | 'focused' | 'after'>;
  /** Presses one key in what has the focus, with others held. */
  readonly key: (key: KeyInput, ...held: readonly KeyInput[]) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Waits until the page shows a text. */
  readonly sees: (text: string) => Promise<void>;
  /** Waits until the page has this heading of the first level. */
  readonly reads: (heading: string) => Promise<void>;
  /** Waits until an expression holds in the page. */
  readonly until: (expression: string) => Promise<void>;
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
  /** Waits for a downloaded file, and returns its bytes. */
  readonly downloaded: (name: string) => Promise<Uint8Array>;
  /** Returns the violations of WCAG that axe finds on the page, and what was logged since the last call. */
  readonly issues: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

const quoted = (text: string): string => JSON.stringify(text);
/** The members of an element that the next function reads, which runs in the page. */
interface Control {
  readonly disabled?: boolean;
  readonly ariaDisabled: string | null;
  readonly checkVisibility: () => boolean;
}
const isReady = (element: object): boolean => {
  const { disabled, ariaDisabled } = element as Control;
  return disabled !== true && ariaDisabled !== 'true' && (element as Control).checkVisibility();
};
/** Runs in the page: 2 is `Node.DOCUMENT_POSITION_PRECEDING` of the focused element. */
const placeIn = (element: object): 'before' | 'focused' | 'after' => {
  const { activeElement } = (element as { ownerDocument: { activeElement: Positioned } }).ownerDocument;
  if (activeElement === element) return 'focused';
  return activeElement.compareDocumentPosition(element) & 2 ? 'before' : 'after';
};
interface Positioned {
  readonly compareDocumentPosition: (other: object) => number;
}
const selectText = (field: object): void => (field as { select: () => void }).select();

export const aVisitor = async (browser: Browser, baseUrl: string): Promise<Visitor> => {
  const downloads = await mkdtemp(join(tmpdir(), 'downloads-'));
  const context = await browser.createBrowserContext({
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  // So tall that nothing fixed to the bottom covers a control.
  await page.setViewport({ width: 1280, height: 2_000 });
  await page.evaluateOnNewDocument(watching + muting);
  const issues: string[] = [];
  page.on('request', (request) => {
    if (isRequestElsewhere(request.url(), baseUrl)) issues.push(issueOf.request(request.url()));
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !isStatus(message.text())) issues.push(issueOf.log(message.text()));
  });
  page.on('pageerror', (error) => void issues.push(issueOf.error(error)));

  const evaluate = async <Value>(expression: string) => (await page.evaluate(expression)) as Value;
  const shownText = () => evaluate<string>('document.body.innerText');
  /** Acts on a control as soon as it can be used. The page may replace it meanwhile: then the next one is used. */
  const at = async (name: string, role: Role, act: (control: ElementHandle) => Promise<void>) => {
    let failure: unknown = 'not found, hidden or disabled';
    const attempt = async () => {
      try {
        const control = await page.$(`::-p-aria([name=${quoted(name)}][role="${role}"])`);
        if (control === null || !(await control.evaluate(isReady))) return false;
        await act(control);
        return true;
      } catch (error) {
        failure = error;
        return false;
      }
    };
    if (await seenSoon(attempt, Boolean, timeoutMs)) return;
    throw new Error(`${role} “${name}”: ${String(failure)}. The page shows:\n${await shownText()}`, {
      cause: failure,
    });
  };
  const until = async (expression: string) => {
    // The page may go away while it is looked at.
    const look = () => evaluate<boolean>(`Boolean(${expression})`).catch(() => false);
    if (await seenSoon(look, (holds) => holds, timeoutMs)) return;
    throw new Error(`${issueOf.timeout(expression)}. The page shows:\n${await shownText()}`);
  };
  return {
    goto: async (path) => {
      await page.goto(new URL(path, baseUrl).href);
    },
    click: (name, role = 'button') => at(name, role, (control) => control.click()),
    enter: (name, role = 'button') => at(name, role, (control) => control.press('Enter')),
    fill: (label, value, role = 'textbox') =>
      at(label, role, async (control) => {
        await control.evaluate(selectText);
        await control.type(value);
      }),
    choose: (label, value) =>
      at(label, 'combobox', async (control) => {
        await control.select(value);
      }),
    check: (label) => at(label, 'checkbox', (control) => control.click()),
    finds: (name, role = 'button') => at(name, role, async () => {}),
    placeOf: async (name, role) => {
      let place: 'before' | 'focused' | 'after' = 'after';
      await at(name, role, async (control) => {
        place = await control.evaluate(placeIn);
      });
      return place;
    },
    key: async (key, ...held) => {
      for (const one of held) await page.keyboard.down(one);
      await page.keyboard.press(key);
      for (const one of held.toReversed()) await page.keyboard.up(one);
    },
    type: (text) => page.keyboard.type(text),
    sees: (text) => until(`document.body.innerText.includes(${quoted(text)})`),
    reads: (heading) => until(`document.querySelector('h1')?.textContent.startsWith(${quoted(heading)})`),
    until,
    evaluate,
    downloaded: async (name) => {
      const look = () => readFile(join(downloads, name)).catch(() => new Uint8Array());
      const bytes = await seenSoon(look, ({ length }) => length > 0, timeoutMs);
      if (bytes.length === 0) throw new Error(`${name} was not downloaded`);
      // In Firefox the window loses the focus to the download.
      await page.bringToFront();
      return new Uint8Array(bytes);
    },
    issues: async () => [...(await violationsOf({ evaluate })), ...issues.splice(0)],
    close: async () => {
      await context.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
};
