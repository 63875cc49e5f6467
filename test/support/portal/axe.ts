import axe from 'axe-core';

/** A page of any of the drivers of browsers. */
interface Evaluated {
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Those of their rules whose outcome depends on colors, sizes and places. All others depend on the elements that are displayed alone. */
const ofRendering = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/**
 * Returns the violations of WCAG 2.2 A and AA on the current page that a program can find: rule, element and reason.
 * `within`: selectors of the parts to check, if not the whole page. `rules`: those about rendering are enough where the same elements
 * were checked with other colors or sizes.
 */
export const violationsOf = async (
  page: Evaluated,
  within: readonly string[] = ['html'],
  rules: 'all' | 'rendering' = 'all',
): Promise<readonly string[]> => {
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(axe.source);
  // To preload, axe writes styles that the page's policy rejects.
  const runOnly = rules === 'all' ? tags : { type: 'rule', values: ofRendering };
  const found = await page.evaluate<readonly Violation[]>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify({ runOnly, resultTypes: ['violations'], preload: false })}).then((results) => results.violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
};
