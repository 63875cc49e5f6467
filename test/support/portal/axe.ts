import axe from 'axe-core';

/** A page of any of the drivers of browsers. */
interface Evaluated {
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/**
 * Returns the violations of WCAG 2.2 A and AA on the current page that a program can find: rule, element and reason.
 * `within`: selectors of the parts to check, if not the whole page.
 */
export const violationsOf = async (
  page: Evaluated,
  within: readonly string[] = ['html'],
): Promise<readonly string[]> => {
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(axe.source);
  // To preload, axe writes styles that the page's policy rejects.
  const found = await page.evaluate<readonly Violation[]>(
    `axe.run(${JSON.stringify(within)}, ${JSON.stringify({ runOnly: tags, resultTypes: ['violations'], preload: false })}).then((results) => results.violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
};
