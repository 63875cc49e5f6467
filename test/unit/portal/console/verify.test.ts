import { summaryOf, verifyLog } from '../../../../portal/src/console/audit/verify.ts';

type Part = Awaited<ReturnType<Parameters<typeof verifyLog>[0]>>;

/** Answers with these parts, by the entry that they follow. */
const answering =
  (parts: Readonly<Record<string, Partial<Part>>>) =>
  ({ after = 'begin' }: { readonly after?: string | undefined }): Promise<Part> =>
    Promise.resolve({ entries: 1_000, last: '', issue: null, complete: false, ...parts[after] });

describe('the verification of a log in the console', () => {
  const parts = {
    begin: { last: '1000:a' },
    '1000:a': { last: '2000:b' },
    '2000:b': { entries: 7, last: '2007:c', complete: true },
    '1500:known': { entries: 507, last: '2007:c', complete: true },
    '1600:other': { entries: 0, issue: 1_600, complete: true },
  };

  it('is summed up for none, one and more entries', () => {
    expect([0, 1, 2].map(summaryOf)).toEqual([
      'The log is empty.',
      'The only entry is unchanged.',
      'All 2 entries are unchanged.',
    ]);
  });

  it('continues after each part, and counts all of them', async () => {
    const progress: number[] = [];
    const verified = await verifyLog(answering(parts), undefined, (entries) => void progress.push(entries));
    expect(verified).toEqual({ entries: 2_007, last: '2007:c', issue: null });
    expect(progress).toEqual([1_000, 2_000, 2_007]);
  });

  it('ends at the first issue of a later part', async () => {
    const altered = { ...parts, '1000:a': { entries: 499, last: '1499:b', issue: 1_500, complete: true } };
    const verified = await verifyLog(answering(altered), undefined, () => undefined);
    expect(verified).toEqual({ entries: 1_499, last: '1499:b', issue: 1_500 });
  });

  it('compares an entry that was stored earlier', async () => {
    const issueOf = async (known: string) =>
      (await verifyLog(answering(parts), known, () => undefined)).issue;
    expect(await issueOf('1500:known')).toBeNull();
    expect(await issueOf('1600:other')).toBe(1_600);
  });
});
