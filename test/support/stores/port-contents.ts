import { fingerprintOf } from '../../../src/domain/catalog/fingerprint/fingerprint.ts';
import { storedLandmarks } from '../../../src/domain/catalog/fingerprint/landmarks.ts';
import { somePeaks } from '../builders/fingerprints.ts';
import { dayMs } from '../../../src/domain/shared/calendar.ts';
import type { EventId, LicenseId } from '../../../src/domain/shared/ids.ts';
import { keyPurposes } from '../../../src/ports/driven/access/key-ring.ts';
import { noon, platformId, trackId } from '../builders/builders.ts';
import { albumContents, uploadContents } from './full/full-uploads.ts';
import { draftContents } from './full/full-drafts.ts';
import { confirmationContents, partyContents } from './full/full-parties.ts';
import { imageContents } from './full/full-images.ts';
import { noticeContents } from './full/full-notices.ts';
import { artistContents } from './full/full-artists.ts';
import { billingContents } from './full/full-billing.ts';
import { feeContents } from './full/full-fees.ts';
import { royaltyContents } from './full/full-royalties.ts';
import { collectionContents } from './full/full-collections.ts';
import { enrichmentDayOf } from './full/full-enrichments.ts';
import { moderationContents } from './full/full-moderation.ts';
import { staffContents } from './full/full-staff.ts';
import { markOf, type Kept } from './full/full-store.ts';
import { enrichmentId } from '../builders/sound-builders.ts';

const months = ['2026-09', '2026-10', '2026-11'];
const many = 10_000;

/** Returns everything that the ports return of the content of `fillStore`, to compare two stores. Writes nothing that matters. */
export const portContents = async (kept: Kept, count: number) => {
  const { ledger, idempotencyStore, outbox, registry, keyRing, library, journal, marks, enrichmentJobs } =
    kept;
  const { accounts, auditLog, staffRegistry, artistStore, claimStore } = kept;
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  const every = <T>(read: (n: number) => Promise<T>): Promise<readonly T[]> => Promise.all(numbers.map(read));
  const inMonths = <T>(read: (month: string) => Promise<T>): Promise<readonly T[]> =>
    Promise.all(months.map(read));

  const licensesOf = async (n: number) => {
    const found: unknown[] = [];
    for (let after: LicenseId | undefined; ;) {
      const page = await ledger.list(
        { platformId: platformId(n) },
        { limit: 100, now: noon, ...(after !== undefined && { after }) },
      );
      found.push(...page.licenses);
      if (page.next === undefined) return found;
      after = page.next;
    }
  };
  const events = async () => {
    const found: unknown[] = [];
    for (let after: EventId | undefined; ;) {
      const page = await outbox.list({ limit: 100, ...(after !== undefined && { after }) });
      found.push(...page);
      after = page.at(-1)?.eventId;
      if (after === undefined) return found;
    }
  };
  const idempotency = (key: string) =>
    idempotencyStore.begin({
      key,
      fingerprint: `payload of ${key}`,
      ...{ now: noon, leaseUntil: noon, keepUntil: noon + dayMs },
    });

  return {
    keys: await Promise.all(keyPurposes.map((purpose) => keyRing.keys(purpose))),
    masterKeys: await kept.masterKeys?.list(),
    platforms: await every((n) => registry.find(platformId(n))),
    bySlug: await every((n) => registry.findBySlug(`platform-${n}`)),
    revoked: await every((n) => registry.isRevoked(`tok_${n}`)),
    tracks: await library.changes(0, many),
    head: await library.head(),
    lastTakedown: await library.lastTakedownBefore(noon + dayMs),
    peaks: await library.peaks(numbers.map((n) => trackId(n))),
    analyses: await library.analyses(numbers.map((n) => trackId(n))),
    fingerprints: await library.fingerprints(numbers.map((n) => trackId(n))),
    landmarks: await library.landmarks(
      numbers.flatMap((n) => [...storedLandmarks(fingerprintOf(somePeaks(`recording ${n}`, 8))).keys()]),
    ),
    deliveries: await every((n) => library.delivered(`their-${n}`)),
    licenses: await Promise.all([1, 2, 3].map(licensesOf)),
    marks: await every(async (n) => marks?.holder(markOf(n))),
    licenseCounts: await inMonths((month) =>
      Promise.all([1, 2, 3].map((n) => ledger.counts(platformId(n), month, noon))),
    ),
    notices: await kept.expiry?.due(noon + 400 * dayMs, many),
    events: await events(),
    receipts: await Promise.all(
      numbers
        .filter((n) => n % 2 === 0)
        .flatMap((n) => [idempotency(`issue ${n}`), idempotency(`report ${n}`)]),
    ),
    batches: await every((n) => journal.outcomeOf(`batch-${n}`)),
    figures: await inMonths((month) =>
      Promise.all([1, 2, 3].map((n) => journal.month(platformId(n), month))),
    ),
    requests: await every((n) => journal.requestsOn(platformId(1 + (n % 3)), `2026-11-${10 + (n % 9)}`)),
    uses: await every((n) => journal.credentialUses(platformId(n))),
    plays: await journal.playsSince('2026-09-01'),
    useOfTracks: await every((n) =>
      journal.ofTrack(trackId(n), { from: '2026-09', to: '2026-11' }, { limit: many }),
    ),
    ...(artistStore && claimStore && { artists: await artistContents({ artistStore, claimStore }, count) }),
    ...(kept.imageStore && { images: await imageContents({ imageStore: kept.imageStore }, count) }),
    ...(kept.albumStore && { albums: await albumContents({ albumStore: kept.albumStore }, count) }),
    ...(kept.confirmationStore && {
      confirmations: await confirmationContents({ confirmationStore: kept.confirmationStore }, count),
    }),
    ...(kept.noticeStore && { notices: await noticeContents({ noticeStore: kept.noticeStore }, count) }),
    ...(kept.partyStore && { parties: await partyContents({ partyStore: kept.partyStore }, count) }),
    ...(kept.draftStore && { drafts: await draftContents({ draftStore: kept.draftStore }, count) }),
    ...(kept.uploadStore && { masters: await uploadContents({ uploadStore: kept.uploadStore }, count) }),
    ...(kept.billing &&
      kept.ledgerStore && {
        billing: await billingContents({ billing: kept.billing, ledgerStore: kept.ledgerStore }),
      }),
    ...(kept.feeStore &&
      kept.billing && {
        fees: await feeContents({ ledger, feeStore: kept.feeStore, billing: kept.billing }),
      }),
    ...(kept.periodStore &&
      kept.payoutStore && {
        royalties: await royaltyContents({ periodStore: kept.periodStore, payoutStore: kept.payoutStore }),
      }),
    ...(kept.collectionStore && {
      collections: await collectionContents({ collectionStore: kept.collectionStore }, count),
    }),
    ...(kept.moderationStore && {
      moderation: await moderationContents({ moderationStore: kept.moderationStore }, count),
    }),
    ...(accounts &&
      auditLog &&
      staffRegistry && { staff: await staffContents({ accounts, auditLog, staffRegistry }, count) }),
    enrichments: await every(async (n) => enrichmentJobs?.find(enrichmentId(n))),
    enrichedSeconds: await every(async (n) =>
      Promise.all(
        [1, 2, 3].map(async (one) => enrichmentJobs?.secondsOn(platformId(one), enrichmentDayOf(n))),
      ),
    ),
    enriched: await every(async (n) => enrichmentJobs?.rowsOn(platformId(1 + (n % 3)), enrichmentDayOf(n))),
  };
};
