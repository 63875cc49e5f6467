import { rounded, type BenchLine } from '../figures.ts';

const rounds = 5;

/** Measures operations per second and the CPU time of each, all threads of this process; the median of several rounds. */
export const measuredOn =
  (store: string) =>
  async (
    operation: string,
    count: number,
    concurrent: number,
    act: (n: number) => Promise<unknown>,
  ): Promise<BenchLine> => {
    const results: { readonly aSecond: number; readonly cpuUs: number }[] = [];
    let n = 0;
    for (let round = 0; round < rounds; round++) {
      const until = n + count;
      const cpu = process.cpuUsage();
      const started = performance.now();
      const one = async () => {
        while (n < until) await act(n++);
      };
      await Promise.all(Array.from({ length: concurrent }, one));
      const seconds = (performance.now() - started) / 1000;
      const { user, system } = process.cpuUsage(cpu);
      results.push({ aSecond: count / seconds, cpuUs: (user + system) / count });
    }
    const median = (of: keyof (typeof results)[number]) =>
      results.map((result) => result[of]).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? NaN;
    return {
      bench: 'storage',
      result: store,
      operation,
      concurrent,
      operationsPerSecond: rounded(median('aSecond'), 0),
      cpuUsAPiece: rounded(median('cpuUs'), 1),
    };
  };
