// node writer.ts NAME: opens the store that the environment names and writes until it is killed. A line on stdout is an
// acknowledgement.
import process from 'node:process';
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
import { namesOf, type Acknowledgement } from './acknowledgement.ts';
import { effectsOf, noEffects } from '../../support/effects.ts';
import { paid } from './payment.ts';

const [writer = ''] = process.argv.slice(2);
/** Another writer's transactions may hold this one up until the server notices that it was killed. */
const storageTimeoutMs = 60_000;
const { adapters } = await openAdapters(configFrom(process.env), { storageTimeoutMs });
const { journal, ledger, library, idempotencyStore, registry } = adapters;
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

const importTrack = async (n: number): Promise<void> => {
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

const pay = async (n: number): Promise<void> => {
  acknowledge({ done: 'paid', event: await paid(adapters, namesOf(writer, n)) });
};

const turns = [importTrack, report, pay, issue, issue, issue, issue, issue, issue];
let n = 0;
const work = async (): Promise<never> => {
  for (;;) {
    const mine = ++n;
    await turns[mine % turns.length]?.(mine);
  }
};
await Promise.all(Array.from({ length: 12 }, work));
