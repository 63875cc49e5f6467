import { violationsOf } from './axe.ts';
import type { Look, Tab } from './browser.ts';

/** A page of any of the drivers of browsers. */
interface Evaluated {
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
}

/** Sets the size of the text, as people do in their browser. */
export const setTextSize = (page: Evaluated, percent: number): Promise<unknown> =>
  page.evaluate(`document.documentElement.style.fontSize = '${percent}%'`);

/** Returns whether the page scrolls sideways and by which elements, and which titles are wider than their place or cut off. */
export const overflowIn = (page: Evaluated): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const clips = (one) => one !== document.body && one !== null && (getComputedStyle(one).overflowX !== 'visible' || clips(one.parentElement));
    const right = (one) => one.getBoundingClientRect().right;
    const leaving = [...document.body.querySelectorAll('*')].filter((one) => one instanceof HTMLElement && right(one) > clientWidth && !clips(one.parentElement));
    const named = leaving.slice(0, 12).map((one) => one.tagName + '.' + one.className + ' to ' + Math.round(right(one)) + ' (' + one.textContent.trim().slice(0, 30) + ')').join(', ');
    const wide = scrollWidth > clientWidth ? ['scrolls sideways: ' + scrollWidth + ' of ' + clientWidth + ' by ' + named] : [];
    const titles = [...document.querySelectorAll('h1, h2, h3, [role=dialog] h2')].filter((one) => one.checkVisibility());
    const isHidden = (one) => getComputedStyle(one).clipPath !== 'none';
    const cut = titles.filter((one) => {
      const { left, right } = one.getBoundingClientRect();
      return !isHidden(one) && (one.scrollWidth > one.clientWidth + 1 || left < -1 || right > clientWidth + 1);
    });
    return [...wide, ...cut.map((one) => 'cuts the title ' + one.textContent)];
  })()`);

/** How a page that is open is looked at. */
export interface OpenLook extends Pick<Look, 'dark' | 'width'> {
  /** The size of the text. */
  readonly percent?: number;
  /** The rules of accessibility that are checked: all where absent. */
  readonly rules?: 'rendering';
}

/** Two frames: the first applies styles and sizes; what observes sizes draws in the second. */
const drawn = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';

/** Changes colors, width and size of the text of an open page, as people do who turn a device or change a setting. */
export const setLook = async ({ page }: Tab, { dark = false, width = 1280, percent = 100 }: OpenLook) => {
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  await page.setViewportSize({ width, height: 900 });
  await setTextSize(page, percent);
  await page.evaluate(drawn);
};

/** Returns the problems of an open page in each of these looks, and leaves it in the first. */
export const issuesInLooks = async (tab: Tab, looks: readonly OpenLook[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const look of looks) {
    await setLook(tab, look);
    const violations = await violationsOf(tab.page, undefined, look.rules);
    const issues = [...violations, ...tab.issues(), ...(await overflowIn(tab.page))];
    found.push(...issues.map((issue) => `${JSON.stringify(look)}: ${issue}`));
  }
  await setLook(tab, looks[0] ?? {});
  return found;
};
