import { permissionOf } from '../../domain/licensing/compliance.ts';
import { licenseNotice } from '../../domain/licensing/events.ts';
import { maxCounted, maxListed, noticeMail } from '../../domain/licensing/expiry-mails.ts';
import { endsNoticedAt, nextNoticeAt, noticeDays, noticeDueAt } from '../../domain/licensing/expiry.ts';
import type { EndingLicense, NoticeDays } from '../../domain/licensing/expiry.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import { nextDay, type Instant } from '../../domain/shared/calendar.ts';
import { EventId, type PlatformId } from '../../domain/shared/ids.ts';
import { ok } from '../../domain/shared/result.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { DueNotice, ExpirySchedule } from '../../ports/driven/licensing/expiry-schedule.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import { isUnavailable } from '../../ports/driven/shared/unavailable.ts';
import type { SendExpiryNotices } from '../../ports/driving/licensing.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';
import { languageOf } from '../../domain/shared/language.ts';

interface Dependencies {
  readonly expiry: ExpirySchedule;
  readonly library: TrackLibrary;
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly mailTexts: MailTexts;
  readonly baseUrl: string;
}

/** The number of notices in one commit, so that it stays short for other writers. */
const batchSize = 100;

const tracksOf = async ({ library }: Dependencies, licenses: readonly EndingLicense[]) => {
  const found = await library.findMany([...new Set(licenses.map(({ trackId }) => trackId))]);
  return new Map(found.map((track) => [track.trackId, track]));
};

/** The notices of one platform that are due on one day. */
interface Day {
  readonly platform: Platform | undefined;
  readonly platformId: PlatformId;
  readonly now: Instant;
  /** The last moment of the day. */
  readonly end: Instant;
}

/** Lists the licenses that end in so many days in one email. */
const mailOf = async (
  dependencies: Dependencies,
  { platform, platformId, now, end }: Day,
  days: NoticeDays,
): Promise<readonly Mail[]> => {
  const { expiry, mailTexts, baseUrl } = dependencies;
  const filter = { platformId, dueBefore: end + 1, ends: endsNoticedAt(days, end) };
  const page = { limit: maxListed, max: maxCounted + 1 };
  const { licenses, count } = await expiry.upcoming(filter, page);
  if (!platform || count === 0) return [];
  const tracks = await tracksOf(dependencies, licenses);
  const listed = licenses.map((license) => {
    const { publishedContentSurvives } = permissionOf(license, tracks.get(license.trackId));
    return { license, publishedContentSurvives };
  });
  const wording = mailTexts.in(languageOf(platform));
  return [noticeMail(wording, days, { listed, count }, platform, { now, baseUrl })];
};

/** The emails of a day cover everything that is due by its end, however many rounds send its events. */
const mailsOf = async (
  dependencies: Dependencies,
  platformId: PlatformId,
  due: readonly DueNotice[],
  now: Instant,
): Promise<readonly Mail[]> => {
  const platform = (await dependencies.registry.find(platformId))?.platform;
  const end = nextDay(now) - 1;
  const kinds = new Set(due.map(({ license }) => noticeDueAt(license, end)));
  const mails = noticeDays
    .filter((days) => kinds.has(days))
    .map((days) => mailOf(dependencies, { platform, platformId, now, end }, days));
  return (await Promise.all(mails)).flat();
};

/** Commits the notices of one platform, and returns how many were sent. */
const send = async (
  dependencies: Dependencies,
  platformId: PlatformId,
  due: readonly DueNotice[],
  now: Instant,
): Promise<number> => {
  const { expiry, ids } = dependencies;
  const tracks = await tracksOf(
    dependencies,
    due.map(({ license }) => license),
  );
  const events = due.flatMap(({ license }) => {
    const days = noticeDueAt(license, now);
    const facts = { track: tracks.get(license.trackId), now, eventId: EventId(ids.next('event')) };
    return days === undefined ? [] : [licenseNotice(license, days, facts)];
  });
  const notices = due.map(({ license, dueAt }) => {
    const nextAt = nextNoticeAt(license, now);
    const { licenseId, trackId } = license;
    return { licenseId, trackId, dueAt, ...(nextAt !== undefined && { nextAt }) };
  });
  const mails = await mailsOf(dependencies, platformId, due, now);
  const effects = { events, mails, audit: undefined, idempotency: undefined };
  const outcome = await expiry.commit({ platformId, notices, effects });
  return outcome === 'committed' ? due.length : 0;
};

export const sendExpiryNotices = (dependencies: Dependencies): SendExpiryNotices => {
  const { expiry, clock } = dependencies;
  return async ({ limit }) => {
    const now = clock.now();
    const due = await expiry.due(now, limit);
    const failures: unknown[] = [];
    let sent = 0;
    for (const [platformId, theirs] of Map.groupBy(due, ({ license }) => license.platformId)) {
      for (let first = 0; first < theirs.length; first += batchSize) {
        await send(dependencies, platformId, theirs.slice(first, first + batchSize), now).then(
          (count) => (sent += count),
          (error: unknown) => {
            if (isUnavailable(error)) throw error;
            failures.push(error);
          },
        );
      }
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} batches of notices failed`);
    return ok(sent);
  };
};
