import { auditCommand, runOperator, type Terminal } from '../../../../src/adapters/cli/index.ts';
import { ok } from '../../../../src/domain/shared/result.ts';
import type { AuditVerified } from '../../../../src/ports/driving/operator/operator.ts';
import { digestOf } from '../../../support/builders/builders.ts';

const last = { place: 12, digest: digestOf(12) };

/** The command over a log that is found to be so; also what it was asked to find in it. */
const run = async (verified: AuditVerified, ...words: readonly string[]) => {
  const lines = { out: [] as string[], err: [] as string[] };
  const requested: unknown[] = [];
  const terminal: Terminal = {
    out: (line) => void lines.out.push(line),
    err: (line) => void lines.err.push(line),
    progress: () => undefined,
  };
  const command = auditCommand({
    verifyAudit: async ({ known }) => {
      requested.push(known);
      return ok(verified);
    },
  });
  return { code: await runOperator([command], ['verify-audit', ...words], terminal), requested, ...lines };
};

describe('verify-audit', () => {
  it('prints the number of entries and the last one of an unaltered log', async () => {
    const outcome = await run({ entries: 12, last });
    expect(outcome).toEqual({
      code: 0,
      requested: [undefined],
      out: [`12 entries, the last 12:${digestOf(12)}`],
      err: [],
    });
    expect(await run({ entries: 0, last: { place: 0, digest: digestOf(0) } })).toMatchObject({
      code: 0,
      out: ['0 entries'],
    });
  });

  it('names the first altered entry, and fails', async () => {
    const outcome = await run({ entries: 12, last, issue: 7 });
    expect(outcome.code).toBe(1);
    expect(outcome.out).toEqual([`12 entries, the last 12:${digestOf(12)}`]);
    expect(outcome.err).toEqual(['entry 7: changed, added or removed after it was written']);
  });

  it('accepts an entry in the format that it prints, and nothing else', async () => {
    const known = await run({ entries: 12, last }, '--known', `12:${digestOf(12)}`);
    expect(known.requested).toEqual([last]);
    for (const wrong of [
      '12',
      digestOf(12),
      `12:${digestOf(12)}0`,
      `-1:${digestOf(12)}`,
      `12:${'G'.repeat(64)}`,
    ])
      expect(await run({ entries: 12, last }, `--known=${wrong}`)).toMatchObject({ code: 2, requested: [] });
  });
});
