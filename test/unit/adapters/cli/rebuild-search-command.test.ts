import { rebuildSearchCommand, runOperator } from '../../../../src/adapters/cli/index.ts';

const running = async (requestRebuild: (() => Promise<void>) | undefined) => {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runOperator([rebuildSearchCommand({ requestRebuild })], ['rebuild-search'], {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    progress: () => undefined,
  });
  return { code, out, err };
};

describe('operator rebuild-search', () => {
  it('requests a new index, and says that searches continue', async () => {
    let requests = 0;
    const outcome = await running(async () => void (requests += 1));
    expect([requests, outcome]).toEqual([
      1,
      { code: 0, out: [expect.stringContaining('Searches use the current one')], err: [] },
    ]);
  });

  it('is rejected without a search server', async () => {
    const { code, err } = await running(undefined);
    expect([code, err[0]]).toEqual([2, expect.stringContaining('Set SEARCH_URL')]);
  });

  it('fails if the search server does not respond', async () => {
    const outage = new Error('the search server does not respond');
    await expect(running(() => Promise.reject(outage))).rejects.toBe(outage);
  });
});
