import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';
import {
  aLicense,
  anEvent,
  aPlatform,
  aTrack,
  aUsageEvent,
  noon,
} from '../../../support/builders/builders.ts';
import { inFolder } from '../../../support/worlds/sqlite-worlds.ts';
import { namesOf, type Acknowledgement } from '../../../soak/kill/acknowledgement.ts';
import { inspect } from '../../../soak/kill/inspection.ts';
import { paid } from '../../../soak/kill/payment.ts';
import { soak } from '../../../soak/kill/soak.ts';
import { rowsInFile, store } from '../../../soak/stores/sqlite.ts';
import { effectsOf, noEffects } from '../../../support/effects.ts';

/** A file with one license, of a track taken in, one report of its use and one payment, as a writer of the soak leaves them. */
const written = async (file: string): Promise<readonly Acknowledgement[]> => {
  const storage = sqliteStorage({ file });
  const { journal, ledger, library, idempotencyStore, registry, close } = storage;
  const names = namesOf('round1w0', 1);
  const { catalogVersion: _, ...track } = aTrack({ trackId: names.track });
  const takenIn = anEvent({ eventId: names.takenIn, type: 'track.approved' });
  await library.commit({
    track,
    guards: { catalogVersion: 'absent' },
    effects: effectsOf({ events: [takenIn] }),
  });
  await registry.register({ platform: aPlatform(), credentials: [], effects: noEffects });
  const span = { now: noon, leaseUntil: noon + 1, keepUntil: noon + 1 };
  await idempotencyStore.begin({ key: names.idempotency, fingerprint: 'payload', ...span });
  const candidate = aLicense({ licenseId: names.license, trackId: names.track });
  await ledger.open({
    candidate,
    guards: {
      track: { trackId: names.track, catalogVersion: 1 },
      platform: { platformId: candidate.platformId, version: 1 },
      quota: { month: '2026-11', limit: null },
    },
    effects: effectsOf({
      events: [anEvent({ eventId: names.issued })],
      idempotency: { key: names.idempotency, status: 201, resourceId: names.license },
    }),
    warnings: [],
  });
  const event = aUsageEvent({ usageId: names.usage, trackId: names.track, quantity: 2 });
  await journal.record({
    batchId: names.usage,
    events: [{ index: 0, event }],
    rejected: [],
    effects: noEffects,
  });
  const payment = await paid(storage, names);
  await close();
  return [
    { done: 'issued', license: names.license },
    { done: 'reported', usage: names.usage },
    { done: 'taken-in', track: names.track, version: 1 },
    { done: 'paid', event: payment },
  ];
};

/** Transactions are append-only: no statement deletes one while the trigger is there. */
const unbooked = 'DROP TRIGGER ledger_transactions_delete; DELETE FROM ledger_transactions';

/** Another currency, because an event has one transaction in each. */
const bookedAgain = [
  `INSERT INTO ledger_transactions SELECT transaction_id || 1, at, 'JPY', kind, platform_id, invoice_id, provider,`,
  'provider_event_id, doc FROM ledger_transactions',
].join(' ');

describe('kill -9 under write load', () => {
  let original: string;
  let acknowledged: readonly Acknowledgement[];

  beforeAll(async () => {
    original = await mkdtemp(join(tmpdir(), 'kill-'));
    acknowledged = await written(join(original, 'store.db'));
  });
  afterAll(() => rm(original, { recursive: true, force: true }));

  it('loses nothing that was acknowledged and leaves nothing half-written', async () => {
    const said: string[] = [];
    const verdict = await soak(store)({ rounds: 2, say: (line) => said.push(line) });
    expect(said).toEqual([]);
    expect(verdict).toMatchObject({ passed: true });
  });

  it.each([
    ['UPDATE licenses SET license_id = license_id || 1', 'lost'],
    ['UPDATE tracks SET catalog_version = 2', 'lost'],
    [`DELETE FROM outbox WHERE event_id LIKE 'evt_issued_%'`, '1 licenses without their event'],
    [`DELETE FROM outbox WHERE event_id LIKE 'evt_taken_in_%'`, '1 tracks without their event'],
    [
      `UPDATE idempotency_records SET doc = json_remove(doc, '$.done')`,
      '1 licenses without their idempotency record',
    ],
    ['DELETE FROM licenses', '1 idempotency records without their license'],
    ['DELETE FROM licenses', '1 events without their license'],
    ['DELETE FROM tracks', '1 events without their track'],
    [`UPDATE licenses SET status = 'expired'`, '1 licenses whose record says otherwise'],
    [`UPDATE licenses SET status = 'revoked'`, '1 revoked licenses without their event'],
    ['UPDATE license_months SET issued = 2', '1 licenses uncounted in their month'],
    ['UPDATE license_months SET day21 = 0', '1 licenses uncounted on their day'],
    ['UPDATE license_months SET ended = 1', '1 active licenses uncounted'],
    ['DELETE FROM usage_events', 'lost'],
    ['UPDATE usage_days SET plays = 3', '1 reports not added up by day'],
    ['DELETE FROM usage_tracks', '2 reports not added up by track'],
    ['DELETE FROM usage_of_tracks', '2 reports not added up for the account of a track'],
    [unbooked, 'lost'],
    [unbooked, '1 payments without their transaction'],
    ['DELETE FROM payment_events', '1 transactions without their payment'],
    [bookedAgain, '1 payments that are booked twice'],
    ['DELETE FROM invoices', '1 payments without their invoice'],
    ['UPDATE ledger_totals SET debits = 0', '4900 debits that are not in the totals'],
    ['UPDATE ledger_totals SET credits = 2 * credits', '4900 credits that are not in the totals'],
    ['UPDATE tracks SET catalog_version = 3', '2 gaps in the catalog'],
  ])('leaves no damage like that of this statement, which is detected: %s', (sabotage, finding) =>
    inFolder(async (folder) => {
      await cp(original, folder, { recursive: true });
      const file = join(folder, 'store.db');
      expect(await inspect(rowsInFile(file), acknowledged)).toEqual({
        lost: [],
        halfWritten: [],
        licenses: 1,
      });
      const db = new DatabaseSync(file);
      db.exec(sabotage);
      db.close();
      const { lost, halfWritten } = await inspect(rowsInFile(file), acknowledged);
      if (finding === 'lost') expect(lost).toHaveLength(1);
      else expect(halfWritten).toEqual(expect.arrayContaining([expect.stringContaining(finding)]));
    }),
  );
});
