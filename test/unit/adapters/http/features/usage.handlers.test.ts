import {
  usageEndpoints,
  type UsageDependencies,
} from '../../../../../src/adapters/http/usage/usage.handlers.ts';
import { ok } from '../../../../../src/domain/shared/result.ts';
import type { UsageReport } from '../../../../../src/domain/usage/usage-event.ts';
import { noon } from '../../../../support/builders/builders.ts';
import { exchangeWith, unreached } from '../exchange.ts';

describe('POST /usage-events', () => {
  const asking = (some: Partial<UsageDependencies>, ...rest: [Parameters<typeof exchangeWith>[1]?]) =>
    exchangeWith(usageEndpoints({ recordUsage: unreached, readUsageBatch: unreached, ...some }), ...rest);
  const event = { eventType: 'play', trackId: 'trk_1', occurredAt: '2026-11-21T13:00:00+01:00' };
  const outcome = {
    accepted: 1,
    duplicates: 2,
    rejected: [
      { index: 1, reason: 'occurred-too-early' },
      { index: 2, reason: 'event-id-reused' },
    ],
    unlicensed: [{ index: 0, reason: 'other_content' }, { index: 3 }],
  } as const;
  const shown = {
    accepted: 1,
    duplicates: 2,
    rejected: [
      { index: 1, code: 'OCCURRED_TOO_EARLY' },
      { index: 2, code: 'EVENT_ID_REUSED' },
    ],
    unlicensed: [{ index: 0, reason: 'other_content' }, { index: 3 }],
  };

  it('treats one event as a batch of one', async () => {
    const seen: (readonly UsageReport[])[] = [];
    const ask = asking({
      recordUsage: async ({ reports }) => {
        seen.push(reports);
        return ok({ accepted: 1, duplicates: 0, rejected: [] });
      },
    });
    await ask('POST', '/api/v1/usage-events', { body: event });
    await ask('POST', '/api/v1/usage-events', { body: { events: [event] } });
    const report = { eventType: 'play', trackId: 'trk_1', occurredAt: noon, quantity: 1 };
    expect(seen).toEqual([[report], [report]]);
  });

  it('treats an event ID in upper case as the same ID', async () => {
    const ask = asking({
      recordUsage: async ({ reports }) => {
        expect(reports[0]?.eventId).toBe('8f14e45f-ceea-4d7a-9c1b-2f6d1b0a7c55');
        return ok({ accepted: 1, duplicates: 0, rejected: [] });
      },
    });
    const eventId = '8F14E45F-CEEA-4D7A-9C1B-2F6D1B0A7C55';
    expect((await ask('POST', '/api/v1/usage-events', { body: { ...event, eventId } })).status).toBe(201);
  });

  it('says why each rejected report was rejected, and which events are unlicensed', async () => {
    const answered = await asking({ recordUsage: async () => ok(outcome) })('POST', '/api/v1/usage-events', {
      body: event,
    });
    expect([answered.status, answered.json]).toEqual([201, shown]);
  });

  it('lists no unlicensed events of an outcome that an earlier release stored', async () => {
    const { unlicensed: _, ...earlier } = outcome;
    const ask = asking({ recordUsage: async () => ok(earlier) });
    const answered = await ask('POST', '/api/v1/usage-events', { body: event });
    expect(answered.json).toEqual({ ...shown, unlicensed: [] });
  });

  it('returns the first outcome for an Idempotency-Key that was used before', async () => {
    const receipts = new Map([['k1', { outcome: 'done', status: 201, resourceId: 'use_1' } as const]]);
    const ask = asking({ readUsageBatch: async () => ok(outcome) }, { receipts });
    const answered = await ask('POST', '/api/v1/usage-events', {
      body: event,
      headers: { 'idempotency-key': 'k1' },
    });
    expect([answered.status, answered.json]).toEqual([201, shown]);
    expect(answered.headers.get('idempotent-replayed')).toBe('true');
  });
});
