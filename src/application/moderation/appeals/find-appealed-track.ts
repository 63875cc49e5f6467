import type { Track } from '../../../domain/catalog/track.ts';
import {
  hasName,
  meantOf,
  type NamedRecording,
} from '../../../domain/moderation/appeals/appealed-recording.ts';
import { inForceAgainst } from '../../../domain/moderation/moderation-status.ts';
import { prefixKey } from '../../../domain/shared/prefix.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { ListPlace } from '../../../ports/driven/shared/list-page.ts';
import type { ModerationStore } from '../../../ports/driven/moderation/moderation-store.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { FindAppealedTrack } from '../../../ports/driving/moderation/moderation.ts';

interface Dependencies {
  readonly library: TrackLibrary;
  readonly moderationStore: ModerationStore;
}

/**
 * Anyone can appeal, so the cost of a title is limited: 1,000 tracks with the title are compared (about 30 ms
 * of processor time; 10,000 took 200 ms and two seconds), and the decisions about 20 with title and artist
 * are read.
 */
const maxOfATitle = 1_000;
const maxOfAName = 20;
const pageSize = 500;

/** Returns the tracks with the title and the artist, or undefined if there are too many. */
const withName = async (
  library: TrackLibrary,
  name: { readonly title: string; readonly artist: string },
): Promise<readonly Track[] | undefined> => {
  const title = name.title.trim();
  const found: Track[] = [];
  let after: ListPlace | undefined;
  for (let compared = 0; compared < maxOfATitle && found.length <= maxOfAName; compared += pageSize) {
    const page = await library.list({ titlePrefix: title }, { limit: pageSize, ...(after && { after }) });
    found.push(...page.items.filter((track) => hasName(track, name)));
    // In the order of titles, the title itself precedes longer ones.
    const isPast = page.items.some((track) => prefixKey(track.title) !== prefixKey(title));
    if (isPast || !page.next) return found;
    after = page.next;
  }
  return undefined;
};

export const findAppealedTrack =
  ({ library, moderationStore }: Dependencies): FindAppealedTrack =>
  async (named: NamedRecording) => {
    const byIsrc = 'isrc' in named ? await library.findByIsrc(named.isrc) : undefined;
    const found = 'isrc' in named ? (byIsrc ? [byIsrc] : []) : await withName(library, named);
    if (!found) return fail({ kind: 'recording-too-common' });
    const judged = await Promise.all(
      found.map(async (track) => {
        const decisions = await moderationStore.decisions(track.trackId);
        return { track, isDecidedAgainst: inForceAgainst(track, decisions).length > 0 };
      }),
    );
    const meant = meantOf(judged);
    return meant.ok ? ok(meant.value.trackId) : meant;
  };
