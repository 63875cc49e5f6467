import { dayMs, timestamp } from '../../../../../src/domain/shared/calendar.ts';
import { ok } from '../../../../../src/domain/shared/result.ts';
import { ledgerWorker, nextCheck } from '../../../../../src/main/processes/workers/ledger-worker.ts';
import type { LedgerVerified } from '../../../../../src/ports/driving/ledger/ledger.ts';
import { seenSoon } from '../../../../support/eventually.ts';

const figures = { transactions: 3, platforms: 1, payments: 2 };
const difference = { kind: 'invoice', id: 'inv_1', currency: 'EUR', ledger: 5, expected: 4 } as const;

/** Runs a worker through the end of a night, and returns what it logged. */
const aNight = async (verified: LedgerVerified): Promise<readonly (readonly [string, unknown])[]> => {
  const lines: (readonly [string, unknown])[] = [];
  const log = {
    info: (line: string, fields?: unknown) => void lines.push([line, fields]),
    warn: (line: string, fields?: unknown) => void lines.push([line, fields]),
    error: (line: string, fields?: unknown) => void lines.push([line, fields]),
  };
  const evening = Date.UTC(2026, 10, 29, 22);
  let reads = 0;
  /** The first reading is the start of the worker, all later ones are after the night. */
  const clock = { now: () => evening + (++reads > 1 ? dayMs / 2 : 0) };
  const worker = ledgerWorker({ verifyLedger: async () => ok(verified), log, clock });
  await seenSoon(
    async () => lines.length,
    (count) => count > 0,
  );
  await worker.close();
  return lines;
};

describe('the nightly check of the ledger', () => {
  it('begins at three o’clock in UTC', () => {
    const at = (hour: number) => timestamp(nextCheck(Date.UTC(2026, 10, 29, hour)));
    expect(at(2)).toBe('2026-11-29T03:00:00.000Z');
    expect(at(3)).toBe('2026-11-30T03:00:00.000Z');
    expect(at(22)).toBe('2026-11-30T03:00:00.000Z');
  });

  it('logs that the ledger was verified', async () => {
    expect(await aNight({ ...figures, differences: [] })).toEqual([['ledger verified', figures]]);
  });

  it('logs each difference, at most twenty, and how many there are', async () => {
    expect(await aNight({ ...figures, differences: [difference] })).toEqual([
      ['ledger difference', difference],
      ['the ledger has differences', { ...figures, differences: 1 }],
    ]);
    const many = await aNight({ ...figures, differences: Array.from({ length: 25 }, () => difference) });
    expect(many).toHaveLength(21);
    expect(many.at(-1)).toEqual(['the ledger has differences', { ...figures, differences: 25 }]);
  });
});
