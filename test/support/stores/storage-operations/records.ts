import { fingerprintOf } from '../../../../src/domain/catalog/fingerprint/fingerprint.ts';
import { somePeaks as spectralPeaks } from '../../builders/fingerprints.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { eventTypes } from '../../../../src/domain/shared/event.ts';
import type { ListPlace } from '../../../../src/ports/driven/shared/list-page.ts';
import type { PlatformFilter } from '../../../../src/ports/driven/platforms/platform-registry.ts';
import type { TrackFilter } from '../../../../src/ports/driven/catalog/track-library.ts';
import {
  aCredential,
  aKnownMasterKey,
  anEvent,
  aPlatform,
  aStoredKey,
  aTrack,
  digestOf,
  eventId,
  licenseId,
  noon,
  platformId,
  trackId,
} from '../../builders/builders.ts';
import { aNote } from '../../builders/staff-builders.ts';
import { aSoundAnalysis } from '../../builders/sound-builders.ts';
import { mark, newTrack, outcomeOf, type Operation } from './stage.ts';
import { effectsOf, noEffects } from '../../effects.ts';

const aDelivery = (n: number) => ({ externalId: `their-${n}`, fingerprint: digestOf(n) });
const somePeaks = { sampleRate: 44_100, samplesPerPixel: 256, pairs: new Int8Array(800) };

export const registryOperations: readonly Operation[] = [
  {
    name: 'register a platform',
    run: ({ registry }) =>
      registry.register({
        platform: aPlatform({}, 500),
        credentials: [aCredential({ platformId: platformId(500) }, 500)],
        effects: noEffects,
      }),
  },
  {
    name: 'register a platform whose slug is taken',
    run: ({ registry }) =>
      registry.register({
        platform: aPlatform({ slug: 'platform-500' }, 501),
        credentials: [],
        effects: noEffects,
      }),
  },
  {
    name: 'choose the language of a member',
    run: ({ registry }) => registry.chooseLanguage(platformId(500), 'mbr_1', 'de'),
  },
  {
    name: 'change a platform and its credentials',
    run: ({ registry }) =>
      registry.change({
        platform: aPlatform({ version: 2 }, 500),
        guards: { version: 1 },
        add: aCredential({ platformId: platformId(500) }, 501),
        remove: [aCredential({}, 500).credentialId],
        effects: noEffects,
      }),
  },
  { name: 'find a platform', run: ({ registry }) => registry.find(platformId(2)) },
  { name: 'find a platform again', run: ({ registry }) => registry.find(platformId(2)) },
  {
    name: 'find the platforms of a member',
    run: ({ registry }) => registry.findByMember('member-500@platform.example'),
  },
  { name: 'find a platform by its slug', run: ({ registry }) => registry.findBySlug('platform-2') },
  {
    name: 'find a platform by its client',
    run: ({ registry }) => registry.findByClient(aPlatform({}, 2).clientId),
  },
  { name: 'find a platform by a secret', run: ({ registry }) => registry.findByDigest(digestOf(2)) },
  ...Object.entries({
    'all platforms': [{}, noon],
    'platforms created since': [{ createdSince: noon - dayMs }, noon],
    'platforms of a status': [{ status: 'active' }, noon],
    'platforms of a tier': [{ tier: 'growth', createdSince: noon - dayMs }, noon],
    'platforms of a contact': [{ contactEmail: 'partner-2@platform.example' }, noon],
    'platforms by slug': [{ slugPrefix: 'platform-', status: 'active' }, 'platform-2'],
    'platforms by name': [{ namePrefix: 'Platform' }, 'platform 2'],
  } as const satisfies Readonly<Record<string, readonly [PlatformFilter, ListPlace['at']]>>).flatMap(
    ([name, [filter, at]]): readonly Operation[] => [
      { name: `list ${name}`, run: ({ registry }) => registry.list(filter, { limit: 50 }) },
      {
        name: `list ${name}, a later page`,
        run: ({ registry }) => registry.list(filter, { limit: 50, after: { at, id: platformId(2) } }),
      },
    ],
  ),
  { name: 'revoke a token', run: ({ registry }) => registry.revokeToken('tok_1', noon) },
  { name: 'find out whether a token is revoked', run: ({ registry }) => registry.isRevoked('tok_1') },
  { name: 'delete expired revocations', run: ({ registry }) => registry.deleteExpiredRevocations(noon + 1) },
];

export const libraryOperations: readonly Operation[] = [
  {
    name: 'take a track in',
    run: ({ library }) =>
      library.commit({
        track: newTrack(500),
        guards: { catalogVersion: 'absent' },
        effects: effectsOf({ events: [anEvent({}, 500_000)] }),
        peaks: somePeaks,
        analysis: aSoundAnalysis({}, 500),
        fingerprint: fingerprintOf(spectralPeaks('recording 500', 30)),
        delivery: aDelivery(500),
      }),
  },
  {
    name: 'change a track',
    run: ({ library }) =>
      library.commit({
        track: newTrack(2),
        guards: { catalogVersion: 2 },
        effects: effectsOf({ events: [anEvent({}, 500_001)] }),
      }),
  },
  { name: 'find a track', run: ({ library }) => library.find(trackId(3)) },
  {
    name: 'find fifty tracks',
    run: ({ library }) => library.findMany(Array.from({ length: 50 }, (_, n) => trackId(n + 1))),
  },
  {
    name: 'find a track by its ISRC',
    run: ({ library }) => library.findByIsrc(aTrack({}, 500).isrc),
  },
  ...Object.entries({
    'all tracks': [{}, 40],
    'tracks of a status': [{ status: 'approved' }, 40],
    'the track of an ISRC': [{ isrc: aTrack({}, 3).isrc }, 0],
    'tracks by title': [{ titlePrefix: 'Slow', status: 'approved' }, 'slow harbour 2'],
    'tracks by artist': [{ artistPrefix: 'Ada' }, 'ada finch'],
    'tracks by label': [{ labelPrefix: 'Finch' }, 'finch recordings'],
  } as const satisfies Readonly<Record<string, readonly [TrackFilter, ListPlace['at']]>>).flatMap(
    ([name, [filter, at]]): readonly Operation[] => [
      { name: `list ${name}`, run: ({ library }) => library.list(filter, { limit: 50 }) },
      {
        name: `list ${name}, a later page`,
        run: ({ library }) => library.list(filter, { limit: 50, after: { at, id: trackId(2) } }),
      },
    ],
  ),
  {
    name: 'find the peaks of a hundred tracks',
    run: ({ library }) => library.peaks(Array.from({ length: 100 }, (_, n) => trackId(401 + n))),
  },
  {
    name: 'find the analyses of a hundred tracks',
    run: ({ library }) => library.analyses(Array.from({ length: 100 }, (_, n) => trackId(401 + n))),
  },
  {
    name: 'find the fingerprints of twenty tracks',
    run: ({ library }) => library.fingerprints(Array.from({ length: 20 }, (_, n) => trackId(481 + n))),
  },
  {
    name: 'find the tracks that have one of 256 landmarks',
    run: ({ library }) => library.landmarks(Array.from({ length: 256 }, (_, n) => 500_000 * n)),
  },
  { name: 'find a delivery', run: ({ library }) => library.delivered('their-500') },
  { name: 'read changes of the catalog', run: ({ library }) => library.changes(10, 50) },
  { name: 'read the head of the catalog', run: ({ library }) => library.head() },
  { name: 'find the last takedown', run: ({ library }) => library.lastTakedownBefore(noon) },
];

export const requestOperations: readonly Operation[] = [
  { name: 'begin a request', run: ({ idempotencyStore }) => idempotencyStore.begin(mark('begun')) },
  { name: 'begin a request that runs', run: ({ idempotencyStore }) => idempotencyStore.begin(mark('begun')) },
  {
    name: 'begin a request whose mark has lapsed',
    run: ({ idempotencyStore }) => idempotencyStore.begin({ ...mark('begun'), now: noon + 60_001 }),
  },
  {
    name: 'look whether a key is taken',
    run: ({ idempotencyStore }) => idempotencyStore.isInUse('begun', noon),
  },
  {
    name: 'settle a request',
    run: ({ idempotencyStore }) => idempotencyStore.complete(outcomeOf('begun', 'it')),
  },
  {
    name: 'renew the mark of a request',
    run: ({ idempotencyStore }) => idempotencyStore.renewLock({ key: 'nobody', leaseUntil: noon }, noon + 1),
  },
  {
    name: 'abandon a request',
    run: ({ idempotencyStore }) => idempotencyStore.releaseLock({ key: 'nobody', leaseUntil: noon }),
  },
  {
    name: 'delete expired idempotency records',
    run: ({ idempotencyStore }) => idempotencyStore.deleteExpired(noon + 2 * dayMs),
  },
  { name: 'find an event', run: ({ outbox }) => outbox.find(eventId(1)) },
  { name: 'read the outbox', run: ({ outbox }) => outbox.list({ limit: 50 }) },
  {
    name: 'read the outbox from a place',
    run: ({ outbox }) => outbox.list({ after: eventId(1), limit: 50 }),
  },
  {
    name: 'read the latest events of a platform',
    run: ({ outbox }) =>
      outbox.latest({ platformId: platformId(), types: eventTypes }, { limit: 50, before: eventId(900_000) }),
  },
  ...[{ eventId: eventId(1) }, { trackId: trackId(1) }, { licenseId: licenseId(1), trackId: trackId(1) }].map(
    (ids): Operation => ({
      name: `find events by ${Object.keys(ids).join(' and ')}`,
      run: ({ outbox }) =>
        outbox.latest(
          { platformId: platformId(), types: eventTypes, ...ids },
          { limit: 50, before: eventId(900_000) },
        ),
    }),
  ),
  { name: 'add a signing key', run: ({ keyRing }) => keyRing.add(aStoredKey(), { count: 0 }, undefined) },
  { name: 'read the signing keys', run: ({ keyRing }) => keyRing.keys('access-token') },
  {
    name: 'reencrypt a signing key',
    run: ({ keyRing }) => {
      const { keyId, sealedPrivateJwk: from } = aStoredKey();
      return keyRing.reencrypt(keyId, { from, to: 'reencrypted' });
    },
  },
  {
    name: 'add a master key',
    run: ({ masterKeys }) => masterKeys.add(aKnownMasterKey(), { count: 0 }, undefined),
  },
  { name: 'list the master keys', run: ({ masterKeys }) => masterKeys.list() },
  {
    name: 'reencrypt the mark key of a master key',
    run: ({ masterKeys }) => {
      const { keyId, sealedMarkKey: from } = aKnownMasterKey();
      return masterKeys.reencrypt(keyId, { from, to: 'reencrypted' });
    },
  },
  {
    name: 'mark a master key as lost',
    run: ({ masterKeys }) => masterKeys.markLost(['master-1'], noon, aNote({}, 700)),
  },
  {
    name: 'mark a lost master key as found',
    run: ({ masterKeys }) => masterKeys.markFound(['master-1'], aNote({}, 701)),
  },
];
