import { fingerprintOf } from '../../../../src/domain/catalog/fingerprint/fingerprint.ts';
import { somePeaks } from '../../builders/fingerprints.ts';
import { trackApproved, trackTakenDown } from '../../../../src/domain/catalog/events.ts';
import { takeDown } from '../../../../src/domain/catalog/moderation.ts';
import { ForensicMark } from '../../../../src/domain/licensing/forensic-mark.ts';
import { dayMs, monthOf } from '../../../../src/domain/shared/calendar.ts';
import type { Adapters } from '../../../../src/main/features/wiring/container.ts';
import type { IdempotentOutcome } from '../../../../src/ports/driven/idempotency/idempotency-store.ts';
import {
  aCredential,
  aKnownMasterKey,
  aLicense,
  anEvent,
  aPlatform,
  aRevoked,
  aStoredKey,
  aTrack,
  aUsageEvent,
  contentId,
  digestOf,
  eventId,
  licenseId,
  noon,
  platformId,
  trackId,
} from '../../builders/builders.ts';
import { fillEvents, type KeptOfEvents } from './full-events.ts';
import { fillEnrichments } from './full-enrichments.ts';
import { fillModeration } from './full-moderation.ts';
import { fillFees, type KeptOfFees } from './full-fees.ts';
import { fillImages, type KeptOfImages } from './full-images.ts';
import { fillAlbums, fillUploads, type KeptOfAlbums, type KeptOfUploads } from './full-uploads.ts';
import { fillDrafts, type KeptOfDrafts } from './full-drafts.ts';
import {
  fillConfirmations,
  fillParties,
  type KeptOfConfirmations,
  type KeptOfParties,
} from './full-parties.ts';
import { fillNotices, type KeptOfNotices } from './full-notices.ts';
import { fillArtists, type KeptOfArtists } from './full-artists.ts';
import { fillBilling, type KeptOfBilling } from './full-billing.ts';
import { fillRoyalties, type KeptOfRoyalties } from './full-royalties.ts';
import { fillCollections, type KeptOfCollections } from './full-collections.ts';
import { fillStaff, type KeptOfStaff } from './full-staff.ts';
import { aMember, aNote } from '../../builders/staff-builders.ts';
import { aSoundAnalysis } from '../../builders/sound-builders.ts';
import { effectsOf, noEffects } from '../../effects.ts';

export type Kept = Pick<
  Adapters,
  'ledger' | 'idempotencyStore' | 'outbox' | 'registry' | 'keyRing' | 'library' | 'journal'
> &
  Partial<
    Pick<Adapters, 'masterKeys' | 'marks' | 'enrichmentJobs' | 'moderationStore' | 'expiry'> &
      KeptOfEvents &
      KeptOfStaff &
      KeptOfArtists &
      KeptOfImages &
      KeptOfAlbums &
      KeptOfParties &
      KeptOfConfirmations &
      KeptOfNotices &
      KeptOfUploads &
      KeptOfDrafts &
      KeptOfBilling &
      KeptOfFees &
      KeptOfRoyalties &
      KeptOfCollections
  >;

const each = async (count: number, act: (n: number) => Promise<unknown>): Promise<void> => {
  for (let n = 1; n <= count; n++) await act(n);
};
/** Spread over all 48 bits. */
export const markOf = (n: number) => ForensicMark((n * 0x9e37_79b9_7f4b) % 2 ** 48);
const platformOf = (n: number) => platformId(1 + (n % 3));
/** The ID of the credential that the nth platform keeps. */
const useOf = (n: number) => {
  const { credentialId, ...owned } = aCredential({ platformId: platformId(n) }, 2 * n);
  return { platformId: owned.platformId, credentialId, at: noon + n * 60_000 };
};

/**
 * Writes some of everything by the very commits that the service makes: `count` tracks, licenses, reports, and so on.
 * `keys`: how many signing keys, which open nothing; with them known master keys, without which no service starts.
 */
export const fillStore = async (kept: Kept, count: number, { keys = 6 } = {}): Promise<void> => {
  const {
    ledger,
    idempotencyStore,
    registry,
    keyRing,
    library,
    journal,
    endpointStore,
    queue,
    contentStore,
    marks,
    enrichmentJobs,
  } = kept;
  const idempotencyFor = async (key: string, resourceId: string): Promise<IdempotentOutcome> => {
    const lives = { now: noon, leaseUntil: noon + 60_000, keepUntil: noon + dayMs };
    await idempotencyStore.begin({ key, fingerprint: `payload of ${key}`, ...lives });
    return { key, status: 201, resourceId };
  };

  const platform = async (n: number) => {
    const owned = { platformId: platformId(n) };
    const credentials = [2 * n + 1, 2 * n].map((i) => aCredential(owned, i));
    const members = n % 3 === 0 ? [aMember({ role: 'owner' }, n)] : undefined;
    await registry.register({
      ...{ platform: aPlatform({}, n), credentials, effects: noEffects },
      ...(members && { members }),
    });
    if (n % 2 === 0) return;
    const [removed] = credentials;
    const next = aPlatform({ version: 2, quotas: { licensesPerMonth: null } }, n);
    await registry.change({
      platform: next,
      guards: { version: 1 },
      add: aCredential({ ...owned, allowedIps: ['203.0.113.0/24', '2001:db8::7'] }, 10_000 + n),
      ...(removed && { remove: [removed.credentialId] }),
      effects: noEffects,
    });
  };

  const track = async (n: number) => {
    const { catalogVersion: _, ...fresh } = aTrack({ language: n % 2 === 0 ? 'en' : 'gsw-CH' }, n);
    const committed = await library.commit({
      track: fresh,
      guards: { catalogVersion: 'absent' },
      effects: effectsOf({ events: [trackApproved(fresh, eventId(n))] }),
      ...(n % 3 !== 0 && {
        peaks: {
          sampleRate: 44_100,
          samplesPerPixel: 256,
          pairs: Int8Array.from({ length: 800 }, (__, i) => i % (100 + n)),
        },
      }),
      ...(n % 4 !== 0 && {
        analysis: aSoundAnalysis({}, n),
        fingerprint: fingerprintOf(somePeaks(`recording ${n}`, 8)),
      }),
      ...(n % 5 !== 0 && { delivery: { externalId: `their-${n}`, fingerprint: digestOf(n) } }),
    });
    if (n % 7 !== 0 || committed.outcome !== 'committed') return;
    const taken = takeDown(committed.track, 'legal', noon + n);
    if (!taken.ok) return;
    await library.commit({
      track: taken.value,
      guards: { catalogVersion: committed.track.catalogVersion },
      effects: effectsOf({ events: [trackTakenDown(taken.value, eventId(100_000 + n))] }),
    });
  };

  const license = async (n: number) => {
    const named = await library.find(trackId(n));
    const { platform: owner } = (await registry.find(platformOf(n))) ?? { platform: aPlatform() };
    const candidate = aLicense(
      {
        trackId: trackId(n),
        platformId: owner.platformId,
        contentId: contentId(n),
        metadata: { 'a.b': 'dots', $cost: 9.5, episode: n, draft: n % 2 === 0 },
        issuedAt: noon - (n % 40) * dayMs,
        ...(n % 4 === 0 && { validUntil: noon + (n % 8 === 0 ? dayMs : -dayMs) }),
        ...(n % 6 === 0 && { projectName: 'Straße 東京 🎬' }),
      },
      n,
    );
    const guards = {
      track: { trackId: trackId(n), catalogVersion: named?.catalogVersion ?? 0 },
      platform: { platformId: owner.platformId, version: owner.version },
      quota: { month: monthOf(candidate.issuedAt), limit: null },
    };
    await ledger.open({
      candidate,
      guards,
      effects: effectsOf({
        events: [anEvent({ platformId: owner.platformId, data: { licenseId: licenseId(n) } }, 200_000 + n)],
        idempotency: n % 2 === 0 ? await idempotencyFor(`issue ${n}`, licenseId(n)) : undefined,
      }),
      warnings: [],
    });
    if (n % 5 === 0) {
      const events = [anEvent({ type: 'license.revoked' }, 300_000 + n)];
      await ledger.close({ revoked: aRevoked(candidate), effects: effectsOf({ events }) });
    } else if (n % 6 === 1) {
      const amendedAt = candidate.issuedAt + 1_000;
      const request = { contentType: 'short_video' } as const;
      const amendment = { version: 2, amendedAt, actor: owner.platformId, request };
      const events = [anEvent({ type: 'license.amended' }, 7_000_000 + n)];
      await ledger.amend({
        amended: { ...candidate, addedContentTypes: ['short_video'], amendment },
        guards,
        warnings: [],
        effects: { events, mails: [], audit: undefined, idempotency: undefined },
      });
    } else if (n % 8 === 4) {
      const { validUntil: _, ...again } = { ...candidate, licenseId: licenseId(400_000 + n), issuedAt: noon };
      await ledger.open({
        candidate: again,
        guards: { ...guards, quota: { month: monthOf(noon), limit: null } },
        effects: effectsOf({ events: [anEvent({}, 400_000 + n)] }),
        warnings: [],
      });
    }
  };

  const report = async (n: number) => {
    const { territory: _, ...nowhere } = aUsageEvent();
    const event = aUsageEvent(
      {
        platformId: platformOf(n),
        trackId: trackId(n),
        eventType: n % 3 === 0 ? 'impression' : 'play',
        quantity: n === 1 ? Number.MAX_SAFE_INTEGER : n * 1_000_000,
        occurredAt: noon - (n % 50) * dayMs,
        ...(n % 2 === 0 && { eventId: `0b0e6bf6-7dec-41d0-a765-${String(n).padStart(12, '0')}` }),
      },
      n,
    );
    const reported = n % 4 === 0 ? { ...nowhere, usageId: event.usageId, trackId: trackId(n) } : event;
    await journal.record({
      batchId: `batch-${n}`,
      events: [{ index: 0, event: reported }],
      rejected: n % 9 === 0 ? [{ index: 1, reason: 'track-unknown' }] : [],
      effects: effectsOf({
        idempotency: n % 2 === 0 ? await idempotencyFor(`report ${n}`, `batch-${n}`) : undefined,
      }),
    });
  };

  await each(keys, (n) => {
    const purpose = n % 2 === 0 ? 'license' : 'access-token';
    return keyRing.add(aStoredKey({ purpose }, n), { count: Math.floor((n - 1) / 2) }, undefined);
  });
  if (keys > 0) {
    await each(Math.min(count, 3), async (n) =>
      kept.masterKeys?.add(aKnownMasterKey({}, n), { count: n - 1 }, undefined),
    );
    await kept.masterKeys?.markLost(['master-1'], noon, aNote({ action: 'master_key.lost' }, 900));
  }
  await each(Math.max(3, count), platform);
  await each(count, (n) => registry.revokeToken(`tok_${n}`, noon + n));
  await each(count, track);
  await each(count, license);
  await each(count, async (n) => marks?.claim(markOf(n), licenseId(n)));
  await each(count, report);
  await each(count, (n) =>
    journal.count({
      meterId: 'meter-1',
      number: n,
      at: noon,
      counts: [
        {
          platformId: platformOf(n),
          day: `2026-11-${10 + (n % 9)}`,
          requests: n,
          previews: 1,
          downloads: 0,
          warnings: [],
        },
      ],
      uses: [useOf(n)],
    }),
  );
  await idempotencyFor('still running', 'nobody');
  if (endpointStore && queue && contentStore)
    await fillEvents({ endpointStore, queue, contentStore }, registry, count);
  if (enrichmentJobs) await fillEnrichments(enrichmentJobs, count);
  if (kept.moderationStore) await fillModeration({ library, moderationStore: kept.moderationStore }, count);
  if (kept.billing) await fillBilling({ billing: kept.billing }, registry);
  if (kept.feeStore) await fillFees({ ledger, library, registry, feeStore: kept.feeStore });
  if (kept.periodStore && kept.payoutStore)
    await fillRoyalties({ periodStore: kept.periodStore, payoutStore: kept.payoutStore });
  const { artistStore, claimStore, imageStore } = kept;
  if (artistStore && claimStore) await fillArtists({ artistStore, claimStore }, count);
  if (imageStore) await fillImages({ imageStore }, count);
  if (kept.albumStore) await fillAlbums({ albumStore: kept.albumStore }, count);
  if (kept.partyStore) await fillParties({ partyStore: kept.partyStore }, count);
  if (kept.draftStore) await fillDrafts({ draftStore: kept.draftStore }, count);
  if (kept.uploadStore) await fillUploads({ uploadStore: kept.uploadStore }, count);
  const { confirmationStore, draftStore } = kept;
  if (confirmationStore && draftStore) await fillConfirmations({ confirmationStore, draftStore }, count);
  if (kept.noticeStore) await fillNotices({ noticeStore: kept.noticeStore }, count);
  if (kept.collectionStore) await fillCollections({ collectionStore: kept.collectionStore }, count);
  const { accounts, auditLog, mailQueue, staffRegistry } = kept;
  if (accounts && auditLog && mailQueue && staffRegistry) {
    await fillStaff({ accounts, auditLog, mailQueue, staffRegistry }, count);
  }
};
