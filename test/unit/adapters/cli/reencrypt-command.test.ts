import { reencryptCommand } from '../../../../src/adapters/cli/index.ts';
import { runOperator } from '../../../../src/adapters/cli/operator.ts';
import { fail, ok } from '../../../../src/domain/shared/result.ts';
import type { Reencrypted, ReencryptSecrets } from '../../../../src/ports/driving/operator/master-keys.ts';

const count = (outdated: number) => ({ kind: 'staff', current: 2, outdated, unreadable: 0 }) as const;
const done: Reencrypted = {
  keyId: '268fda5b3c5d',
  kinds: [count(0)],
  reencrypted: 3,
  unreadable: [],
  mayRemovePrevious: true,
};

const run = async (report: Reencrypted, ...words: readonly string[]) => {
  const [out, err, orders]: [string[], string[], boolean[]] = [[], [], []];
  const reencryptSecrets: ReencryptSecrets = async ({ checkOnly }) => {
    orders.push(checkOnly);
    return ok(report);
  };
  const terminal = {
    out: (line: string) => void out.push(line),
    err: (line: string) => void err.push(line),
    progress: () => undefined,
  };
  const code = await runOperator([reencryptCommand({ reencryptSecrets })], ['reencrypt', ...words], terminal);
  return { code, out: out.join('\n'), err: err.join('\n'), orders };
};

describe('the command reencrypt', () => {
  it('says that the previous key can be removed, and exits with 0', async () => {
    const { code, out, orders } = await run(done);
    expect([code, orders]).toEqual([0, [false]]);
    expect(out).toContain('Nothing in the store needs MASTER_KEY_PREVIOUS.');
    expect(out).toContain('2 with this key, 0 with an earlier key, 0 unreadable');
  });

  it('says what is left, changes nothing with --check, and exits with 1', async () => {
    const left = { ...done, kinds: [count(4)], mayRemovePrevious: false };
    const { code, out, orders } = await run(left, '--check');
    expect([code, orders]).toEqual([1, [true]]);
    expect(out).toContain('4 values are encrypted with an earlier key: keep MASTER_KEY_PREVIOUS');
    const unknown = await run({ ...done, mayRemovePrevious: false }, '--check');
    expect(unknown.out).toContain(
      'The store does not know every configured key yet: keep MASTER_KEY_PREVIOUS',
    );
  });

  it.each([
    [
      '',
      undefined,
      'MASTER_KEY is key 268fda5b3c5d, and no service was started with it. Nothing was changed.',
    ],
    [
      '--to FFFFFFFFFFFF',
      'ffffffffffff',
      'MASTER_KEY is key 268fda5b3c5d, not ffffffffffff. Nothing was changed.',
    ],
  ])('says that MASTER_KEY is not confirmed ("%s"), and ends with 1', async (words, requested, said) => {
    const err: string[] = [];
    const terminal = {
      out: () => undefined,
      err: (line: string) => void err.push(line),
      progress: () => undefined,
    };
    const orders: unknown[] = [];
    const reencryptSecrets: ReencryptSecrets = async ({ to }) => {
      orders.push(to);
      return fail({ kind: 'key-unconfirmed', keyId: done.keyId });
    };
    const line = ['reencrypt', ...words.split(' ').filter((word) => word !== '')];
    expect(await runOperator([reencryptCommand({ reencryptSecrets })], line, terminal)).toBe(1);
    expect([orders, err[0]?.startsWith(said)]).toEqual([[requested], true]);
  });

  it('prints the report as JSON, and names unreadable records separately', async () => {
    const report: Reencrypted = { ...done, unreadable: [{ kind: 'mails', id: 'mail_1' }] };
    const { code, out, err } = await run(report, '--json');
    expect([code, JSON.parse(out)]).toEqual([0, report]);
    expect(err).toBe('mails mail_1: no configured key decrypts it');
  });
});
