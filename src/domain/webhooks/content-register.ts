import type { ContentType } from '../catalog/license-terms.ts';
import type { Instant } from '../shared/calendar.ts';
import type { ContentId, PlatformId, TrackId } from '../shared/ids.ts';
import type { Territory } from '../shared/territory.ts';

/** What a partner tells of its content; `at` is the event's own time. */
export type ContentEvent =
  | {
      readonly type: 'content.published';
      readonly contentId: ContentId;
      readonly at: Instant;
      readonly contentType?: ContentType;
      readonly territories?: readonly Territory[];
      /** Each once. */
      readonly trackIds: readonly TrackId[];
    }
  | { readonly type: 'content.deleted'; readonly contentId: ContentId; readonly at: Instant };

/** The last that is known of a content item, by the events' own times. */
export interface ContentRegister {
  readonly platformId: PlatformId;
  readonly contentId: ContentId;
  readonly state: 'published' | 'deleted';
  readonly at: Instant;
  readonly trackIds: readonly TrackId[];
  /** The latest deletion, also where a publication has superseded it. */
  readonly deleted?: {
    readonly at: Instant;
    /** Licenses issued by API until then ended with it: never later than when it was heard. */
    readonly until: Instant;
  };
  /** Counts the commits that touched this record. */
  readonly version: number;
}

/** Of two publications of one moment the same one wins, whichever comes first. */
const weightOf = (trackIds: readonly TrackId[]): string => [...trackIds].sort().join(' ');

const isLatest = (event: ContentEvent, register: ContentRegister | undefined): boolean => {
  if (!register || event.at !== register.at) return !register || event.at > register.at;
  if (register.state === 'deleted') return false;
  return event.type === 'content.deleted' || weightOf(event.trackIds) > weightOf(register.trackIds);
};

const stateBy = (event: ContentEvent): Pick<ContentRegister, 'state' | 'at' | 'trackIds'> =>
  event.type === 'content.deleted'
    ? { state: 'deleted', at: event.at, trackIds: [] }
    : { state: 'published', at: event.at, trackIds: event.trackIds };

/** What is known after an event, and whether the event is the latest of it; undefined where nothing of it is news. */
export const registerAfter = (
  before: ContentRegister | undefined,
  event: ContentEvent,
  { platformId, now }: { readonly platformId: PlatformId; readonly now: Instant },
): { readonly register: ContentRegister; readonly latest: boolean } | undefined => {
  const latest = isLatest(event, before);
  const deletes = event.type === 'content.deleted' && event.at > (before?.deleted?.at ?? -Infinity);
  if (!latest && !deletes) return undefined;
  const { state, at, trackIds } = before && !latest ? before : stateBy(event);
  const deleted = deletes ? { at: event.at, until: Math.min(event.at, now) } : before?.deleted;
  const { contentId } = event;
  const version = (before?.version ?? 0) + 1;
  return {
    latest,
    register: { platformId, contentId, state, at, trackIds, ...(deleted && { deleted }), version },
  };
};
