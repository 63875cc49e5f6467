// node writer.ts NAME: opens the store that the environment names and writes until it is killed. A line on stdout is an
// acknowledgement.
import process from 'node:process';
import { invoicesOf } from '../../../src/domain/billing/invoice.ts';
import { invoiceBookings } from '../../../src/domain/ledger/invoice-bookings.ts';
import { ClientId, LedgerTransactionId } from '../../../src/domain/shared/ids.ts';
import { openAdapters } from '../../../src/main/adapters/open-adapters.ts';
import { configFrom } from '../../../src/main/settings/config.ts';
import {
  aLicense,
  anEvent,
  aPlatform,
  aRevoked,
  aTrack,
  aUsageEvent,
  noon,
} from '../../support/builders/builders.ts';
import { aCheckout, anAccount, paymentEvents } from '../../support/builders/billing-builders.ts';
import { namesOf, type Acknowledgement } from './acknowledgement.ts';
import { effectsOf, noEffects } from '../../support/effects.ts';

const [writer = ''] = process.argv.slice(2);
/** Another writer's transactions may hold this one up until the server notices that it was killed. */
const storageTimeoutMs = 60_000;
const { adapters } = await openAdapters(configFrom(process.env), { storageTimeoutMs });
const { billing, journal, ledger, library, idempotencyStore, registry } = adapters;
const acknowledge = (line: Acknowledgement) => process.stdout.write(`${JSON.stringify(line)}\n`);

const platform = aPlatform();
const { catalogVersion: _, ...track } = aTrack();
await registry.register({ platform, credentials: [], effects: noEffects });
await library.commit({ track, guards: { catalogVersion: 'absent' }, effects: noEffects });
const catalogVersion = (await library.find(track.trackId))?.catalogVersion ?? 0;
const guards = {
  track: { trackId: track.trackId, catalogVersion },
  platform: { platformId: platform.platformId, version: platform.version },
  quota: { month: '2026-11', limit: 1_000_000 },
};

const issue = async (n: number): Promise<void> => {
  const { license, content, idempotency, issued, revoked } = namesOf(writer, n);
  const key = idempotency;
  const span = { now: noon, leaseUntil: noon + 60_000, keepUntil: noon + 86_400_000 };
  await idempotencyStore.begin({ key, fingerprint: 'payload', ...span });
  const candidate = aLicense({ licenseId: license, contentId: content });
  const events = [anEvent({ eventId: issued, data: { licenseId: license } })];
  await ledger.open({
    candidate,
    guards,
    effects: effectsOf({ events, idempotency: { key, status: 201, resourceId: license } }),
    warnings: [],
  });
  acknowledge({ done: 'issued', license });
  if (n % 3 !== 0) return;
  const ended = anEvent({ eventId: revoked, type: 'license.revoked', data: { licenseId: license } });
  await ledger.close({ revoked: aRevoked(candidate), effects: effectsOf({ events: [ended] }) });
  acknowledge({ done: 'revoked', license });
};

const takeIn = async (n: number): Promise<void> => {
  const names = namesOf(writer, n);
  const record = { ...track, trackId: names.track, isrc: names.track };
  const event = anEvent({ eventId: names.takenIn, type: 'track.approved', data: { trackId: names.track } });
  const committed = await library.commit({
    track: record,
    guards: { catalogVersion: 'absent' },
    effects: effectsOf({ events: [event] }),
  });
  if (committed.outcome !== 'committed') throw new Error(`${names.track} was not taken in`);
  acknowledge({ done: 'taken-in', track: names.track, version: committed.track.catalogVersion });
};

const report = async (n: number): Promise<void> => {
  const { usage } = namesOf(writer, n);
  const events = [{ index: 0, event: aUsageEvent({ usageId: usage, quantity: 2 }) }];
  await journal.record({ batchId: usage, events, rejected: [], effects: noEffects });
  acknowledge({ done: 'reported', usage });
};

/** A platform pays: the event of its payment is booked in the same commit. */
const pay = async (n: number): Promise<void> => {
  const { payer: platformId, checkout: checkoutId } = namesOf(writer, n);
  const unique = {
    slug: `payer-${platformId.replaceAll('_', '-')}`,
    clientId: ClientId(`cli_${platformId}`),
  };
  const payer = { ...platform, platformId, ...unique };
  await registry.register({ platform: payer, credentials: [], effects: noEffects });
  const checkout = { ...aCheckout({ platformId }), checkoutId };
  const account = anAccount({ platformId });
  await billing.open({ checkout, account, guards: { account: 'absent' }, effects: noEffects });
  const event = paymentEvents.paid(checkout, noon);
  let last = 0;
  const nextId = () => LedgerTransactionId(`txn_${checkoutId}_${++last}`);
  const outcome = await billing.commit({
    event,
    account: { ...account, version: 2 },
    bookings: invoiceBookings(
      { platformId, events: [event], booked: [] },
      { now: noon, taxPercent: 19, nextId },
    ),
    invoices: invoicesOf([event]).map((invoice) => ({ invoiceId: invoice.invoiceId, invoice })),
    effects: noEffects,
    guards: { account: 1, platform: payer.version },
  });
  if (outcome !== 'committed') throw new Error(`${checkoutId} was not paid: ${outcome}`);
  acknowledge({ done: 'paid', event: event.providerEventId });
};

const turns = [takeIn, report, pay, issue, issue, issue, issue, issue];
let n = 0;
const work = async (): Promise<never> => {
  for (;;) {
    const mine = ++n;
    await turns[mine % turns.length]?.(mine);
  }
};
await Promise.all(Array.from({ length: 12 }, work));
