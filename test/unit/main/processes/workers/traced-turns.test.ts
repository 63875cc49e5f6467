import { ok } from '../../../../../src/domain/shared/result.ts';
import { appealWorker } from '../../../../../src/main/processes/workers/appeal-worker.ts';
import { billingWorker } from '../../../../../src/main/processes/workers/billing-worker.ts';
import { expiryWorker } from '../../../../../src/main/processes/workers/expiry-worker.ts';
import { ledgerWorker } from '../../../../../src/main/processes/workers/ledger-worker.ts';
import { tracedTurns } from '../../../../../src/main/tracing/traced-turns.ts';
import { seenSoon } from '../../../../support/eventually.ts';
import { recordingTracer } from '../../../../support/recording-tracer.ts';

const night = 12 * 3_600_000;
/** The worker reads its clock once at its start: later it is the next morning. */
const afterTheNight = () => {
  let reads = 0;
  return { now: () => (++reads > 1 ? 2 * night : 0) };
};

const workers = {
  appeals: (runTurn, count) => appealWorker({ watchAppealDeadlines: async () => ok(count), runTurn, log }),
  accounts: (runTurn, count) =>
    billingWorker({
      settleDueAccounts: async () => ok(count),
      invoiceDueFees: async () => ok(0),
      remindOfOverdueInvoices: async () => ok(0),
      runTurn,
      log,
    }),
  notices: (runTurn, count) => expiryWorker({ sendExpiryNotices: async () => ok(count), runTurn, log }),
  ledger: (runTurn, count) =>
    ledgerWorker({
      verifyLedger: async () => ok({ transactions: 1, platforms: 1, payments: 1, differences: [] }),
      clock: count > 0 ? afterTheNight() : { now: () => 0 },
      runTurn,
      log,
    }),
} satisfies Record<string, (runTurn: ReturnType<typeof tracedTurns>, count: number) => Worker>;

interface Worker {
  close(): Promise<void>;
}
const silent = (): void => undefined;
const log = { info: silent, warn: silent, error: silent };

describe('the trace of a turn of a worker', () => {
  const cases = Object.keys(workers) as (keyof typeof workers)[];
  it.each(cases)('is recorded if there was work, also if no more is due: %s', async (name) => {
    const isIdle = async (count: number): Promise<unknown> => {
      const { tracer, spans } = recordingTracer();
      const worker = workers[name](tracedTurns(tracer), count);
      await seenSoon(
        async () => spans.length,
        (ended) => ended > 0,
      );
      await worker.close();
      return spans[0]?.fields['turn.idle'];
    };
    expect(await isIdle(3)).toBeUndefined();
    expect(await isIdle(0)).toBe(true);
  });
});
