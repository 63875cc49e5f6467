import { licenseIssued, licenseRevoked } from '../../../domain/licensing/events.ts';
import { identified } from '../../../domain/licensing/issuance/issuance.ts';
import { revoke, type ActiveLicense, type RevokedLicense } from '../../../domain/licensing/license.ts';
import { figuresOf, type Platform } from '../../../domain/platforms/platform.ts';
import type { Tiers } from '../../../domain/platforms/tier.ts';
import { dayMs, monthOf, nextMonth, type Instant } from '../../../domain/shared/calendar.ts';
import { canonical } from '../../../domain/shared/canonical.ts';
import { EventId, LicenseId, type ContentId, type PlatformId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import {
  decideContent,
  type ContentChanges,
  type ContentFacts,
  type ContentOutcome,
  type ContentRefusal,
} from '../../../domain/webhooks/content.ts';
import { commitsOf } from '../../../domain/webhooks/content-commits.ts';
import {
  isFromTheFuture,
  tracksAfter,
  type ContentEvent,
} from '../../../domain/webhooks/content-register.ts';
import type { ContentStore, ContentCommit, Notice } from '../../../ports/driven/webhooks/content-store.ts';
import type { Clock, Digest, Ids } from '../../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../../ports/driven/licensing/license-ledger.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { InboundResult, ReceiveContentEvent } from '../../../ports/driving/webhooks/inbound.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { quotaWarnings } from '../../limits/quota-warnings.ts';
import { inboundOf } from './inbound-settings.ts';

interface Dependencies {
  readonly contentStore: ContentStore;
  readonly ledger: LicenseLedger;
  readonly library: TrackLibrary;
  readonly registry: PlatformRegistry;
  readonly tiers: Tiers;
  readonly digest: Digest;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The record of a processed message: its event and the response. */
interface Remembered {
  readonly digest: string;
  readonly heard: InboundResult;
}

/** Returns an event in the form of releases that stored no segments. */
const withoutSegments = (event: ContentEvent): ContentEvent => {
  if (event.type === 'content.deleted') return event;
  const { segments: _, ...rest } = event;
  return rest;
};

/** Returns the rejection of the month's quota like every other, with the time at which it resets. */
const refusedFor = (refusal: ContentRefusal, resetsAt: Instant) =>
  refusal.kind === 'license-quota-exceeded'
    ? ({ kind: 'quota-exceeded', quota: 'licenses-per-month', limit: refusal.limit, resetsAt } as const)
    : refusal;

/** Far longer than a signature is valid: a sender's retries end long before. */
const noticeKeptMs = 30 * dayMs;
const licensesAtOnce = 500;

/** Returns the commit of a decision, or of a part of it, and its outcome. */
const drawnUp = (
  part: ContentChanges | undefined,
  { platform: { platformId, version }, tracks, quota, now }: ContentFacts,
  ids: Ids,
): { readonly commit: ContentCommit; readonly results: readonly ContentOutcome[] } => {
  const { grants = [], revocations = [], others = [], register } = part ?? {};
  const openings = grants.map((grant) => identified(grant, LicenseId(ids.next('license'))));
  const closings = revocations
    .map(({ license, reasonCode }) => revoke(license, { reasonCode, actor: platformId }, now))
    .filter((license): license is RevokedLicense => license.status === 'revoked');
  const decidedOn = (register?.version ?? 1) - 1;
  return {
    commit: {
      ...(register && { register }),
      openings,
      closings,
      effects: {
        events: [
          ...openings.map((license) => licenseIssued(license, EventId(ids.next('event')))),
          ...closings.map((license) =>
            licenseRevoked(license, tracks.get(license.trackId), EventId(ids.next('event'))),
          ),
        ],
        mails: [],
        audit: undefined,
        idempotency: undefined,
      },
      warnings: quotaWarnings({
        ...{ platformId, quota: 'licenses', period: monthOf(now) },
        ...{ limit: quota.limit, now, ids },
      }),
      guards: {
        register: decidedOn === 0 ? 'absent' : decidedOn,
        platform: { platformId, version },
        tracks: openings.map(({ trackId }) => ({
          trackId,
          catalogVersion: tracks.get(trackId)?.catalogVersion ?? 0,
        })),
        quota: { month: monthOf(now), limit: quota.limit },
      },
    },
    results: [
      ...openings.map(({ trackId, licenseId }) => ({ trackId, outcome: 'licensed' as const, licenseId })),
      ...others,
      ...closings.map(({ trackId, licenseId }) => ({ trackId, outcome: 'revoked' as const, licenseId })),
    ],
  };
};

/** Returns the active licenses of the content. */
const licensesOf = async (
  ledger: LicenseLedger,
  platformId: PlatformId,
  contentId: ContentId,
  now: Instant,
) => {
  const licenses: ActiveLicense[] = [];
  for (let after: LicenseId | undefined; ;) {
    const filter = { platformId, contentId, status: 'active' } as const;
    const page = await ledger.list(filter, { limit: licensesAtOnce, now, ...(after && { after }) });
    licenses.push(...page.licenses.filter((license) => license.status === 'active'));
    after = page.next;
    if (!after) return licenses;
  }
};

export const receiveContentEvent = ({
  contentStore,
  ledger,
  library,
  registry,
  tiers,
  digest,
  clock,
  ids,
}: Dependencies): ReceiveContentEvent => {
  const factsOf = async (platform: Platform, event: ContentEvent, now: Instant): Promise<ContentFacts> => {
    const { platformId } = platform;
    const limit = figuresOf(platform, tiers).licensesPerMonth;
    // It is read before the data that it guards.
    const register = await contentStore.register(platformId, event.contentId);
    const licenses = await licensesOf(ledger, platformId, event.contentId, now);
    const trackIds = [...tracksAfter(register, event), ...licenses.map(({ trackId }) => trackId)];
    const tracks = await library.findMany([...new Set(trackIds)]);
    return {
      event,
      platform,
      policy: inboundOf(platform),
      register,
      licenses,
      tracks: new Map(tracks.map((track) => [track.trackId, track])),
      quota: { limit, used: await ledger.issuedIn(platformId, monthOf(now)) },
      now,
    };
  };

  return async ({ webhookId, event, ...given }) => {
    if (isFromTheFuture(event, clock.now())) return fail({ kind: 'event-from-the-future', at: event.at });
    let { platform } = given;
    const { platformId } = platform;
    const told = digest.sha256(canonical(event));
    const again = (answer: unknown) => {
      const before = answer as Remembered;
      return before.digest === told || before.digest === digest.sha256(canonical(withoutSegments(event)))
        ? ok(before.heard)
        : fail({ kind: 'message-id-reused', webhookId } as const);
    };
    const noticeOf = (heard: InboundResult, now: Instant): Notice => {
      const answer: Remembered = { digest: told, heard };
      return { platformId, webhookId, answer, keepUntil: now + noticeKeptMs };
    };
    // The outcomes of an event that takes several commits.
    let done: readonly ContentOutcome[] = [];
    return retryOnConflict(async () => {
      const before = await contentStore.heard(platformId, webhookId);
      if (before) return again(before.answer);
      const now = clock.now();
      const facts = await factsOf(platform, event, now);
      const decided = decideContent(facts);
      if (!decided.ok) return fail(refusedFor(decided.failure, nextMonth(now)));
      const changes = decided.value.kind === 'changes' ? decided.value : undefined;
      const isOwn = changes?.own !== false;
      const outcome = changes?.latest ? 'applied' : 'superseded';
      const parts = changes ? commitsOf(changes) : [undefined];
      for (const part of parts) {
        const { commit, results } = drawnUp(part, facts, ids);
        const doneThen = isOwn ? [...done, ...results] : done;
        const answer: InboundResult = { contentId: event.contentId, outcome, results: doneThen };
        const isAnswer = isOwn && part === parts.at(-1);
        const committed = await contentStore.commit({
          ...commit,
          ...(isAnswer && { notice: noticeOf(answer, now) }),
        });
        if (committed.outcome === 'duplicate') return again(committed.answer);
        if (committed.outcome === 'guard-failed') {
          platform = (await registry.find(platformId))?.platform ?? platform;
          return 'conflict';
        }
        if (isAnswer) return ok(answer);
        done = doneThen;
      }
      return 'conflict';
    });
  };
};
