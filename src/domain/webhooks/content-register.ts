import type { ContentType } from '../catalog/license-terms.ts';
import type { Instant } from '../shared/calendar.ts';
import type { ContentId, PlatformId, TrackId } from '../shared/ids.ts';
import type { Territory } from '../shared/territory.ts';
import { toleranceMs } from './message.ts';

/** Where a track plays in content, in milliseconds from its beginning. */
export interface Segment {
  readonly trackId: TrackId;
  readonly startMs?: number;
  readonly endMs?: number;
}

/** What is to be licensed for content; what it leaves open is as the platform is registered. */
export interface Publication {
  readonly contentType?: ContentType;
  readonly territories?: readonly Territory[];
  /** Each once. */
  readonly trackIds: readonly TrackId[];
  /** As reported; a track may have several. Absent where none has a place. */
  readonly segments?: readonly Segment[];
}

/** What a partner tells of its content; `at` is the event's own time. */
export type ContentEvent =
  | (Publication & {
      readonly type: 'content.published';
      readonly contentId: ContentId;
      readonly at: Instant;
    })
  | { readonly type: 'content.deleted'; readonly contentId: ContentId; readonly at: Instant };

/** Further ahead than clocks differ: by it what comes after would be ordered wrongly. */
export const isFromTheFuture = ({ at }: ContentEvent, now: Instant): boolean => at > now + toleranceMs;

/** The last that is known of a content item, by the events' own times; deleted, it has no tracks. */
export interface ContentRegister extends Publication {
  readonly platformId: PlatformId;
  readonly contentId: ContentId;
  readonly state: 'published' | 'deleted';
  readonly at: Instant;
  /** The latest deletion, also where a publication has superseded it. */
  readonly deleted?: {
    readonly at: Instant;
    /** Licenses issued until then ended with it: never later than when it was heard. */
    readonly until: Instant;
  };
  /** Licenses that it leaves ended are active still: more of them end than one commit ends. */
  readonly unfinished?: true;
  /** Counts the commits that touched this record. */
  readonly version: number;
}

/** Of two publications of one moment the same one wins, whichever comes first. */
const weightOf = ({ contentType, territories, trackIds, segments = [] }: Publication): string =>
  JSON.stringify([
    [...trackIds].sort(),
    contentType ?? '',
    territories ? [...new Set(territories)].sort() : null,
    ...segments.map(({ trackId, startMs = null, endMs = null }) => [trackId, startMs, endMs].join()).sort(),
  ]);

const isLatest = (event: ContentEvent, register: ContentRegister | undefined): boolean => {
  if (!register || event.at !== register.at) return !register || event.at > register.at;
  if (register.state === 'deleted') return false;
  return event.type === 'content.deleted' || weightOf(event) > weightOf(register);
};

type State = Publication & Pick<ContentRegister, 'state' | 'at'>;

const published = ({ contentType, territories, trackIds, segments }: Publication): Publication => ({
  ...(contentType && { contentType }),
  ...(territories && { territories }),
  trackIds,
  ...(segments && { segments }),
});

const stateBy = (event: ContentEvent): State =>
  event.type === 'content.deleted'
    ? { state: 'deleted', at: event.at, trackIds: [] }
    : { state: 'published', at: event.at, ...published(event) };

const stateAfter = (before: ContentRegister | undefined, event: ContentEvent): State =>
  before && !isLatest(event, before)
    ? { state: before.state, at: before.at, ...published(before) }
    : stateBy(event);

/** The tracks that a decision on an event stands on: those of the content once it is known. */
export const tracksAfter = (before: ContentRegister | undefined, event: ContentEvent): readonly TrackId[] =>
  before?.unfinished ? before.trackIds : stateAfter(before, event).trackIds;

/** What an event has to do with what is known: it is the latest of it, or the deletion that is kept beside it. */
export const partIn = (register: ContentRegister, event: ContentEvent): 'latest' | 'deletion' | undefined => {
  const { state, at, deleted } = register;
  const isDeletion = event.type === 'content.deleted';
  const same = isDeletion ? state === 'deleted' : weightOf(event) === weightOf(register);
  if (event.at === at && same) return 'latest';
  return isDeletion && event.at === deleted?.at ? 'deletion' : undefined;
};

/** The same once all that it leaves ended has ended. */
export const finished = ({ unfinished: _, ...register }: ContentRegister): ContentRegister => ({
  ...register,
  version: register.version + 1,
});

/** What is known after an event, and whether the event is the latest of it; undefined where nothing of it is news. */
export const registerAfter = (
  before: ContentRegister | undefined,
  event: ContentEvent,
  { platformId, now }: { readonly platformId: PlatformId; readonly now: Instant },
): { readonly register: ContentRegister; readonly latest: boolean } | undefined => {
  const latest = isLatest(event, before);
  const deletes = event.type === 'content.deleted' && event.at > (before?.deleted?.at ?? -Infinity);
  if (!latest && !deletes) return undefined;
  const deleted = deletes ? { at: event.at, until: Math.min(event.at, now) } : before?.deleted;
  return {
    latest,
    register: {
      platformId,
      contentId: event.contentId,
      ...stateAfter(before, event),
      ...(deleted && { deleted }),
      version: (before?.version ?? 0) + 1,
    },
  };
};
