import { nextMonth, type Instant } from '../../../domain/shared/calendar.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import {
  decideContent,
  type ContentOutcome,
  type ContentRejection,
} from '../../../domain/webhooks/content.ts';
import { commitsOf } from '../../../domain/webhooks/content-commits.ts';
import { isFromTheFuture } from '../../../domain/webhooks/content-register.ts';
import type { Tiers } from '../../../domain/platforms/tier.ts';
import type { ContentStore } from '../../../ports/driven/webhooks/content-store.ts';
import type { Clock, Digest, Ids } from '../../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../../ports/driven/licensing/license-ledger.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { InboundResult, ReceiveContentEvent } from '../../../ports/driving/webhooks/inbound.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { contentCommit } from './content-commit.ts';
import { contentFacts } from './content-facts.ts';
import { messageRecord } from './message-record.ts';

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

/** Returns the rejection of the month's quota like every other, with the time at which it resets. */
const rejectedFor = (rejection: ContentRejection, resetsAt: Instant) =>
  rejection.kind === 'license-quota-exceeded'
    ? ({ kind: 'quota-exceeded', quota: 'licenses-per-month', limit: rejection.limit, resetsAt } as const)
    : rejection;

export const receiveContentEvent =
  (dependencies: Dependencies): ReceiveContentEvent =>
  async ({ webhookId, event, ...given }) => {
    const { contentStore, registry, digest, clock, ids } = dependencies;
    if (isFromTheFuture(event, clock.now())) return fail({ kind: 'event-from-the-future', at: event.at });
    let { platform } = given;
    const { platformId } = platform;
    const { replay, noticeOf } = messageRecord(digest, { platformId, webhookId, event });
    // The outcomes of an event that takes several commits.
    let done: readonly ContentOutcome[] = [];
    return retryOnConflict(async () => {
      const before = await contentStore.processed(platformId, webhookId);
      if (before) return replay(before.answer);
      const now = clock.now();
      const facts = await contentFacts(dependencies)(platform, event, now);
      const decided = decideContent(facts);
      if (!decided.ok) return fail(rejectedFor(decided.failure, nextMonth(now)));
      const changes = decided.value.kind === 'changes' ? decided.value : undefined;
      const isOwn = changes?.own !== false;
      const outcome = changes?.latest ? 'applied' : 'superseded';
      const parts = changes ? commitsOf(changes) : [undefined];
      for (const part of parts) {
        const { commit, results } = contentCommit(part, facts, ids);
        const doneThen = isOwn ? [...done, ...results] : done;
        const answer: InboundResult = { contentId: event.contentId, outcome, results: doneThen };
        const notice = isOwn && part === parts.at(-1) ? noticeOf(answer, now) : undefined;
        const committed = await contentStore.commit({ ...commit, ...(notice && { notice }) });
        if (committed.outcome === 'duplicate') return replay(committed.answer);
        if (committed.outcome === 'guard-failed') {
          platform = (await registry.find(platformId))?.platform ?? platform;
          return 'conflict';
        }
        if (notice) return ok(answer);
        done = doneThen;
      }
      return 'conflict';
    });
  };
