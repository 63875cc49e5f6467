import type { RequestMeter } from '../../../application/limits/request-meter.ts';
import { keyNote } from '../../../domain/access/key-note.ts';
import { dayMs } from '../../../domain/shared/calendar.ts';
import { attemptsKeptMs } from '../../../domain/accounts/attempts.ts';
import type { EraseClosedAccounts } from '../../../ports/driving/artists/closure.ts';
import type { DeleteDueImages } from '../../../ports/driving/images/images.ts';
import type { DeleteDueUploads } from '../../../ports/driving/uploads/uploads.ts';
import type { DeleteDueNoticeTexts } from '../../../ports/driving/notices/notices.ts';
import type { DeleteDueEvidence } from '../../../ports/driving/moderation/evidence.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { Log } from '../../../ports/driven/shared/log.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { ContentStore } from '../../../ports/driven/webhooks/content-store.ts';
import type { EnrichmentJobStore } from '../../../ports/driven/enrichment/enrichment-job-store.ts';
import type { DeliveryQueue } from '../../../ports/driven/webhooks/delivery-queue.ts';
import type { MailQueue } from '../../../ports/driven/mail/mail-queue.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { IdempotencyStore } from '../../../ports/driven/idempotency/idempotency-store.ts';
import type { AccountStore } from '../../../ports/driven/accounts/account-store.ts';
import type { TokenIssuer } from '../../../ports/driven/access/token-issuer.ts';
import { untraced, type RunTurn } from '../../tracing/traced-turns.ts';

interface Dependencies {
  readonly meter: RequestMeter;
  readonly idempotencyStore: IdempotencyStore;
  readonly queue: DeliveryQueue;
  readonly contentStore: ContentStore;
  readonly enrichmentJobs: EnrichmentJobStore;
  readonly mediaStore: MediaStore;
  readonly deleteDueEvidence: DeleteDueEvidence;
  readonly deleteDueNoticeTexts: DeleteDueNoticeTexts;
  readonly deleteDueImages: DeleteDueImages;
  readonly deleteDueUploads: DeleteDueUploads;
  readonly eraseClosedAccounts: EraseClosedAccounts;
  readonly sweepScratch: () => Promise<void>;
  readonly mailQueue: MailQueue;
  readonly registry: PlatformRegistry;
  readonly accounts: AccountStore;
  readonly tokenIssuer: TokenIssuer;
  readonly clock: Clock;
  readonly log: Log;
  readonly runTurn?: RunTurn;
}

const flushEveryMs = 500;
const tidyEveryMs = 3_600_000;
const deliveriesKeptMs = 30 * dayMs;
const eventsKeptMs = 90 * dayMs;
const uploadsKeptMs = 2 * dayMs;
const mailsKeptMs = 30 * dayMs;
const batchSize = 1_000;
/** Longer than a challenge is valid, because clocks of processes differ. */
const challengesKeptMs = dayMs;

/** Runs the maintenance tasks at the start and periodically. Each task runs independently, and never twice at a time. */
export const startMaintenance = (dependencies: Dependencies) => {
  const {
    meter,
    idempotencyStore,
    queue,
    contentStore,
    enrichmentJobs,
    mediaStore,
    mailQueue,
    registry,
    tokenIssuer,
    clock,
    log,
    runTurn = untraced,
  } = dependencies;
  const every = (ms: number, name: string, task: () => Promise<unknown>) => {
    let running = false;
    let failing = false;
    const turn = () => {
      if (running) return;
      running = true;
      runTurn(name, task)
        .then(
          () => {
            if (failing) log.info(`${name} succeeded again`);
            failing = false;
          },
          (error: unknown) => {
            if (!failing) log.warn(`${name} failed and will be retried`, { error });
            failing = true;
          },
        )
        .finally(() => {
          running = false;
        });
    };
    turn();
    return setInterval(turn, ms).unref();
  };
  const deleteOldEvents = async () => {
    const now = clock.now();
    const before = { deliveries: now - deliveriesKeptMs, events: now - eventsKeptMs };
    for (let dropped = batchSize; dropped >= batchSize;) {
      const { deliveries, events } = await queue.deleteExpired(before, batchSize);
      dropped = Math.max(deliveries, events);
    }
  };
  const deleteOldEnrichments = async () => {
    while ((await enrichmentJobs.deleteExpired(clock.now(), batchSize)) === batchSize);
    // Files of a process that died before its request was stored.
    await mediaStore.discardUploads(clock.now() - uploadsKeptMs);
  };
  const deleteOldMails = async () => {
    while ((await mailQueue.deleteExpired(clock.now() - mailsKeptMs, batchSize)) === batchSize);
  };
  const rotateKeys = async () => {
    const at = clock.now();
    const actor = { kind: 'service' } as const;
    const rotated = await tokenIssuer.rotateByAge(at, (purpose) =>
      keyNote('key.rotate', purpose, { at, actor }),
    );
    for (const { purpose, keyId } of rotated) log.info('signing key rotated by age', { purpose, keyId });
  };
  const timers = [
    every(flushEveryMs, 'counting requests', () => meter.flush()),
    every(tidyEveryMs, 'rotating keys by age', rotateKeys),
    every(tidyEveryMs, 'deleting expired idempotency records', () =>
      idempotencyStore.deleteExpired(clock.now()),
    ),
    every(tidyEveryMs, 'deleting expired revocations', () => registry.deleteExpiredRevocations(clock.now())),
    every(tidyEveryMs, 'deleting old inbound messages', () => contentStore.deleteExpired(clock.now())),
    every(tidyEveryMs, 'deleting old events', deleteOldEvents),
    every(tidyEveryMs, 'deleting expired enrichments', deleteOldEnrichments),
    every(tidyEveryMs, 'deleting old emails', deleteOldMails),
    every(tidyEveryMs, 'deleting files of appeals', dependencies.deleteDueEvidence),
    every(tidyEveryMs, 'deleting texts of reports', dependencies.deleteDueNoticeTexts),
    every(tidyEveryMs, 'deleting unconfirmed images', dependencies.deleteDueImages),
    every(tidyEveryMs, 'deleting abandoned uploads of masters', dependencies.deleteDueUploads),
    every(tidyEveryMs, 'erasing closed accounts', dependencies.eraseClosedAccounts),
    every(tidyEveryMs, 'deleting temporary files of ended processes', dependencies.sweepScratch),
    every(tidyEveryMs, 'deleting old sign-in attempts', () =>
      dependencies.accounts.deleteExpiredAttempts(clock.now() - attemptsKeptMs),
    ),
    every(tidyEveryMs, 'deleting expired sessions of people', () =>
      dependencies.accounts.deleteExpiredSessions(clock.now()),
    ),
    every(tidyEveryMs, 'deleting used challenges', () =>
      dependencies.accounts.deleteExpiredChallenges(clock.now() - challengesKeptMs),
    ),
  ];
  return {
    /** Stops the timers and stores the last request counts. */
    close: async () => {
      timers.forEach(clearInterval);
      await meter.flush().catch((error: unknown) => {
        log.warn('the last counts were lost', { error });
      });
    },
  };
};
