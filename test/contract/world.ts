import type { ContractCase } from '../support/contract.ts';

/**
 * A fresh world of a contract suite. Each view is what one process sees of the same data; there may be only one.
 * A race spreads its concurrent callers over the views; everything else happens in the first.
 */
export interface World<View> {
  readonly views: readonly [View, ...View[]];
  readonly close: () => Promise<void>;
}

export type OpenWorld<View> = () => Promise<World<View>>;

type Story<View> = (
  view: View,
  concurrently: <T>(count: number, act: Act<View, T>) => Promise<T[]>,
) => Promise<void>;
type Act<View, T> = (view: View, n: number) => Promise<T>;

/**
 * Writes cases as `policy('grants one …', async ({ ledger }, concurrent callers) => …)`, each in a world of its own. One that does
 * not name `concurrent callers` has no way to any view but the first.
 */
export const policiesIn =
  <View>(open: OpenWorld<View>) =>
  (name: string, story: Story<View>, timeout?: number): ContractCase => ({
    name,
    ...(timeout !== undefined && { timeout }),
    concurrent: story.length > 1,
    run: async () => {
      const { views, close } = await open();
      const viewOf = (n: number): View => views[n % views.length] ?? views[0];
      try {
        await story(views[0], (count, act) =>
          Promise.all(Array.from({ length: count }, async (_, i) => act(viewOf(i), i + 1))),
        );
      } finally {
        await close();
      }
    },
  });

/** Those that a world of several views may end otherwise than one of a single view: in all others only the first acts. */
export const amongViews = (cases: readonly ContractCase[]): readonly ContractCase[] => {
  const found = cases.filter(({ concurrent }) => concurrent === true);
  if (found.length === 0) throw new Error('this contract has no concurrent callers');
  return found;
};

/** The same world with the views of a mutant. */
export const mutating =
  <View>(open: OpenWorld<View>, mutate: (view: View) => View): OpenWorld<View> =>
  async () => {
    const { views, close } = await open();
    const [first, ...others] = views;
    return { views: [mutate(first), ...others.map(mutate)], close };
  };
