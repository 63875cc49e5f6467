import { isOverdue } from '../../../domain/moderation/appeals/appeal-deadline.ts';
import { openStatuses } from '../../../domain/moderation/appeals/appeal.ts';
import { openSince } from '../../../domain/parties/dispute.ts';
import { cursorText, positionIn, questionOf } from '../../../domain/shared/cursor.ts';
import { AppealId, TrackId, type StaffId } from '../../../domain/shared/ids.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { Clock, Digest } from '../../../ports/driven/shared/environment.ts';
import type { ConfirmationStore } from '../../../ports/driven/parties/confirmation-store.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { TextSigner } from '../../../ports/driven/access/secret-cipher.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { QueueItem, ReadQueue } from '../../../ports/driving/moderation/moderation.ts';

interface Dependencies {
  readonly moderationStore: ModerationStore;
  readonly library: TrackLibrary;
  readonly confirmationStore: Pick<ConfirmationStore, 'disputesOf'>;
  readonly textSigner: TextSigner;
  readonly digest: Digest;
  readonly clock: Clock;
}

/** The place in a queue after an item. */
interface Place {
  readonly kind: QueueItem['kind'];
  readonly at: number;
  readonly subject: string;
}

interface Requested {
  readonly limit: number;
  readonly now: number;
  readonly after: Place | undefined;
  /** Leaves out claims of members other than this one. */
  readonly freeFor: StaffId | undefined;
}

/** A page of the store with its last place, and the items to show. */
interface Page {
  readonly items: readonly Omit<QueueItem, 'title' | 'artists' | 'artwork'>[];
  readonly last: Place | undefined;
}

/** Returns how many parties dispute their shares in a track. */
const disputesIn = async (
  confirmationStore: Pick<ConfirmationStore, 'disputesOf'>,
  trackId: TrackId,
): Promise<Pick<QueueItem, 'disputes'>> => {
  const found = await confirmationStore.disputesOf(trackId);
  const disputes = found.filter((one) => openSince(one) !== undefined).length;
  return disputes === 0 ? {} : { disputes };
};

const waitingTracks = async (
  moderationStore: ModerationStore,
  { limit, now, after, freeFor }: Requested,
): Promise<Page> => {
  const tracks = await moderationStore.pendingTracks({
    now,
    limit,
    ...(freeFor && { freeFor }),
    ...(after && { after: { since: after.at, trackId: TrackId(after.subject) } }),
  });
  const last = tracks.length < limit ? undefined : tracks.at(-1);
  return {
    items: tracks.map((track) => ({ kind: 'track', subject: track.trackId, ...track })),
    last: last && { kind: 'track', at: last.since, subject: last.trackId },
  };
};

const waitingAppeals = async (
  moderationStore: ModerationStore,
  { limit, now, after, freeFor }: Requested,
): Promise<Page> => {
  const appeals = await moderationStore.listAppeals({
    statuses: openStatuses,
    limit,
    ...(after && { after: { decideBy: after.at, appealId: AppealId(after.subject) } }),
  });
  const items = await Promise.all(
    appeals.map(async (appeal) => {
      const { appealId, trackId, submittedAt, decideBy } = appeal;
      const claim = await moderationStore.claimOf(appealId, now);
      const item = { kind: 'appeal', subject: appealId, trackId, since: submittedAt, decideBy } as const;
      const overdue = isOverdue(appeal, now) && ({ overdue: true } as const);
      const reviewer = 'reviewer' in appeal && { reviewer: appeal.reviewer };
      return { ...item, ...overdue, ...reviewer, ...(claim && { claim }) };
    }),
  );
  const last = appeals.length < limit ? undefined : appeals.at(-1);
  return {
    items: items.filter(({ claim }) => !freeFor || !claim || claim.staffId === freeFor),
    last: last && { kind: 'appeal', at: last.decideBy, subject: last.appealId },
  };
};

/**
 * Returns appeals by deadline, then tracks, which have none. A page continues from the last appeals to the
 * first tracks.
 */
const waitingOfAnyKind = async (moderationStore: ModerationStore, requested: Requested): Promise<Page> => {
  if (requested.after?.kind === 'track') return waitingTracks(moderationStore, requested);
  const appeals = await waitingAppeals(moderationStore, requested);
  if (appeals.last) return appeals;
  const limit = requested.limit - appeals.items.length;
  const tracks = await waitingTracks(moderationStore, { ...requested, limit, after: undefined });
  return { items: [...appeals.items, ...tracks.items], last: tracks.last };
};

const waitingOf = { track: waitingTracks, appeal: waitingAppeals, any: waitingOfAnyKind } as const;

const placeOf = (position: Readonly<Record<string, unknown>>): Place => ({
  kind: position['kind'] === 'track' ? 'track' : 'appeal',
  at: Number(position['at']),
  subject: String(position['subject']),
});

export const readQueue =
  ({ moderationStore, library, confirmationStore, textSigner, digest, clock }: Dependencies): ReadQueue =>
  async ({ caller, kind: only, free, limit, cursor }) => {
    const { staffId } = caller.member;
    const kind = only ?? 'any';
    const question = digest.sha256(questionOf('queue', { kind, free, ...(free && { staffId }) }));
    const opened =
      cursor === undefined ? undefined : positionIn(textSigner.verify(cursor, 'cursor'), question);
    if (opened && !opened.ok) return opened;
    const after = opened && placeOf(opened.value);
    const requested = { limit, now: clock.now(), after, freeFor: free ? staffId : undefined };
    const page = await waitingOf[kind](moderationStore, requested);

    const tracks = await library.findMany([...new Set(page.items.map(({ trackId }) => trackId))]);
    const credits = new Map(
      tracks.map(({ trackId, title, artists, artwork }) => [
        trackId,
        { title, artists: artists.map(({ name }) => name), ...(artwork && { artwork }) },
      ]),
    );
    const unknown = { title: '', artists: [] };
    return ok({
      items: await Promise.all(
        page.items.map(async (item) => ({
          ...{ ...item, ...(credits.get(item.trackId) ?? unknown) },
          ...(item.kind === 'track' && (await disputesIn(confirmationStore, item.trackId))),
        })),
      ),
      nextCursor: page.last ? textSigner.sign(cursorText(question, { ...page.last }), 'cursor') : null,
    });
  };
