import type { ContentType } from '../catalog/license-terms.ts';
import type { Instant } from '../shared/calendar.ts';
import type { ContentId, PlatformId, TrackId } from '../shared/ids.ts';
import type { Territory } from '../shared/territory.ts';
import { toleranceMs } from './message.ts';

/** The kinds of use that cue sheets distinguish. */
export const cueUses = ['background', 'featured', 'theme', 'main_title', 'end_title', 'logo'] as const;
export type CueUse = (typeof cueUses)[number];

/** The part of the content in which a track plays, in milliseconds from the beginning. */
export interface Segment {
  readonly trackId: TrackId;
  readonly startMs?: number;
  readonly endMs?: number;
  readonly use?: CueUse;
}

/** The content to license; for absent members the platform's defaults apply. */
export interface Publication {
  readonly contentType?: ContentType;
  readonly territories?: readonly Territory[];
  /** Each track once. */
  readonly trackIds: readonly TrackId[];
  /** The reported segments; a track can have several. Absent if there are none. */
  readonly segments?: readonly Segment[];
}

/** A partner's event about its content; `at` is the time that the event contains. */
export type ContentEvent =
  | (Publication & {
      readonly type: 'content.published';
      readonly contentId: ContentId;
      readonly at: Instant;
    })
  | { readonly type: 'content.deleted'; readonly contentId: ContentId; readonly at: Instant };

/**
 * Returns whether an event is further ahead than clocks may differ, so that it would be ordered after later
 * events.
 */
export const isFromTheFuture = ({ at }: ContentEvent, now: Instant): boolean => at > now + toleranceMs;

/** The latest known state of a content item, by the times of its events; deleted content has no tracks. */
export interface ContentRegister extends Publication {
  readonly platformId: PlatformId;
  readonly contentId: ContentId;
  readonly state: 'published' | 'deleted';
  readonly at: Instant;
  /** The latest deletion, even if a publication has superseded it. */
  readonly deleted?: {
    readonly at: Instant;
    /**
     * Licenses issued until this time ended with the deletion; it is never later than the receipt of the
     * event.
     */
    readonly until: Instant;
  };
  /** Licenses that the register ends are still active, because one commit cannot end all of them. */
  readonly unfinished?: true;
  /** The number of commits that changed this record. */
  readonly version: number;
}

/** Orders two publications of the same time in one fixed way, whichever is received first. */
const weightOf = ({ contentType, territories, trackIds, segments = [] }: Publication): string =>
  JSON.stringify([
    [...trackIds].sort(),
    contentType ?? '',
    territories ? [...new Set(territories)].sort() : null,
    ...segments
      .map(({ trackId, startMs = null, endMs = null, use }) =>
        [trackId, startMs, endMs, ...(use ? [use] : [])].join(),
      )
      .sort(),
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

/** Returns the tracks on which a decision about an event depends: those of the content after the event. */
export const tracksAfter = (before: ContentRegister | undefined, event: ContentEvent): readonly TrackId[] =>
  before?.unfinished ? before.trackIds : stateAfter(before, event).trackIds;

/**
 * Returns the role of an event in the register: its latest event, or the deletion that is stored beside it.
 */
export const partIn = (register: ContentRegister, event: ContentEvent): 'latest' | 'deletion' | undefined => {
  const { state, at, deleted } = register;
  const isDeletion = event.type === 'content.deleted';
  const same = isDeletion ? state === 'deleted' : weightOf(event) === weightOf(register);
  if (event.at === at && same) return 'latest';
  return isDeletion && event.at === deleted?.at ? 'deletion' : undefined;
};

/** Returns the register after all licenses that it ends have ended. */
export const finished = ({ unfinished: _, ...register }: ContentRegister): ContentRegister => ({
  ...register,
  version: register.version + 1,
});

/**
 * Returns the register after an event, and whether the event is its latest; undefined if the event is not
 * new.
 */
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
