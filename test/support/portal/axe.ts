import axe from 'axe-core';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/**
 * What of a page as it stands is against WCAG 2.2 A or AA, as far as a program can see: rule, place and reason.
 * `within`: selectors of the parts that are looked at, where not all of them are.
 */
export const violationsOf = async (
  page: Page,
  within: readonly string[] = ['html'],
): Promise<readonly string[]> => {
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(axe.source);
  // To preload, axe writes styles that the page's policy refuses.
  const found = await page.evaluate<readonly Violation[]>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify({ runOnly: tags, resultTypes: ['violations'], preload: false })}).then((told) => told.violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
};
