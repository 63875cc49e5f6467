/**
 * Contract suites as data. A port's promise is a list of cases, each a plain function over a fresh world, so that
 * one list serves every adapter (`describeContract`) and must also reject broken ones (`expectMutantRejected`).
 * A case asserts with jest's `expect`; a fixture that it opens it closes itself, also when it fails.
 *   export const clockContract = (make: () => Promise<World>): ContractCase[] => [
 *     { name: 'never runs backwards', run: async () => { const world = await make(); … } },
 *   ];
 *   describeContract('stopped clock', clockContract(stopped));
 *   expectMutantRejected('a clock that jumps back', clockContract(jumping));
 */
export interface ContractCase {
  readonly name: string;
  readonly run: () => Promise<void>;
  /** Milliseconds, where a mutant is not to be given up after the usual five seconds. */
  readonly timeout?: number;
  /** Several views of its world do something: more of them than one make a difference. */
  readonly concurrent?: boolean;
}

/** So long a case of a mutant may hang, ms. */
const defaultTimeout = 5000;

/** One `it` per case, each with the usual limit of a test: a slow machine fails no case. */
export const describeContract = (title: string, cases: readonly ContractCase[]): void => {
  describe(title, () => {
    for (const { name, run } of cases) it(name, run);
  });
};

/** The names of the cases that a subject fails, or of the first `enough` of them; a case that outlasts its timeout counts as failed. */
export const failingCases = async (
  cases: readonly ContractCase[],
  enough = Infinity,
): Promise<readonly string[]> => {
  const failing: string[] = [];
  for (const { name, run, timeout } of cases) {
    if (failing.length >= enough) break;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${name} outlasted its timeout`)), timeout ?? defaultTimeout);
    });
    await Promise.race([run(), late]).catch(() => failing.push(name));
    clearTimeout(timer);
  }
  return failing;
};

/**
 * Passes only where the suite catches the mutant: at least one case fails, or, where `by` names cases, each of these
 * does. Name them: a mutant that fails for another reason (a typo, say) proves nothing.
 */
export const expectMutantRejected = (
  title: string,
  cases: readonly ContractCase[],
  by: readonly string[] = [],
): void => {
  it(
    `rejects ${title}`,
    async () => {
      const named = by.length > 0 ? cases.filter(({ name }) => by.includes(name)) : cases;
      expect(named.map(({ name }) => name)).toEqual(expect.arrayContaining([...by]));
      const needed = Math.max(1, by.length);
      const failing = await failingCases(named, needed);
      expect(failing.length).toBeGreaterThanOrEqual(needed);
    },
    10 * 60_000,
  );
};
