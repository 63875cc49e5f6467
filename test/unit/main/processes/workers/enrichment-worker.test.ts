import { setTimeout as sleep } from 'node:timers/promises';
import { enrichmentWorker } from '../../../../../src/main/processes/workers/enrichment-worker.ts';
import { seenSoon } from '../../../../support/eventually.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('the enrichment worker', () => {
  it('processes at most eight requests at a time', async () => {
    const { promise: end, resolve } = Promise.withResolvers<boolean>();
    let underWay = 0;
    const worker = enrichmentWorker({
      enrichWaiting: () => {
        underWay += 1;
        return end;
      },
      log,
    });
    await seenSoon(
      async () => underWay,
      (seen) => seen >= 8,
    );
    await sleep(250);
    expect(underWay).toBe(8);
    resolve(false);
    await worker.close();
  });

  it('polls ten times a second while the queue is empty, over all of its loops', async () => {
    let looks = 0;
    const began = performance.now();
    const worker = enrichmentWorker({ enrichWaiting: async () => (looks++, false), log });
    await seenSoon(
      async () => looks,
      (seen) => seen > 4,
      3_000,
    );
    await worker.close();
    expect(looks).toBeGreaterThan(4);
    expect((looks - 1) * 90).toBeLessThanOrEqual(performance.now() - began);
  });

  it('continues immediately with waiting requests', async () => {
    let turns = 0;
    const worker = enrichmentWorker({ enrichWaiting: async () => ++turns < 100, log });
    // A tenth of a second between two turns would take it ten.
    const seen = await seenSoon(
      async () => turns,
      (created) => created >= 100,
      5_000,
    );
    await worker.close();
    expect(seen).toBeGreaterThanOrEqual(100);
  });
});
