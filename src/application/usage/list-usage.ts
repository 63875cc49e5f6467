import type { Track } from '../../domain/catalog/track.ts';
import { summaryOf, visibleSummary, type TrackSummary } from '../../domain/catalog/visibility.ts';
import { cursorText, positionIn, questionOf } from '../../domain/shared/cursor.ts';
import { UsageId, type PlatformId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { TrackLibrary } from '../../ports/driven/catalog/track-library.ts';
import type { Digest } from '../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { UsageJournal } from '../../ports/driven/usage/usage-journal.ts';
import type { ListUsage, ListUsageForStaff, UsageListInput } from '../../ports/driving/usage.ts';
import { trackSummaries } from '../catalog/track-summaries.ts';
import { namedPlatform } from '../platforms/named-platform.ts';

interface Dependencies {
  readonly journal: UsageJournal;
  readonly library: TrackLibrary;
  readonly textSigner: TextSigner;
  readonly digest: Digest;
}

const listed = async (
  { journal, library, textSigner, digest }: Dependencies,
  platformId: PlatformId,
  { limit, cursor, ...requested }: UsageListInput,
  summaryFor: (track: Track) => TrackSummary | undefined,
) => {
  const filter = { ...requested, platformId };
  const question = digest.sha256(questionOf('usage-events', filter));
  const opened = cursor === undefined ? undefined : positionIn(textSigner.verify(cursor, 'cursor'), question);
  if (opened && !opened.ok) return opened;
  const after = opened && {
    occurredAt: Number(opened.value['occurredAt']),
    usageId: UsageId(String(opened.value['usageId'])),
  };
  const { events, next } = await journal.list(filter, { limit, ...(after && { after }) });
  const nextCursor = next ? textSigner.sign(cursorText(question, { ...next }), 'cursor') : null;
  const trackIds = events.map(({ trackId }) => trackId);
  const tracks = await trackSummaries(library, trackIds, summaryFor);
  const withTracks = events.map((event) => {
    const track = tracks.get(event.trackId);
    return { event, ...(track && { track }) };
  });
  return ok({ platformId, events: withTracks, nextCursor });
};

export const listUsage =
  (dependencies: Dependencies): ListUsage =>
  async ({ caller, ...input }) =>
    listed(dependencies, caller.platform.platformId, input, visibleSummary);

export const listUsageForStaff =
  ({ registry, ...rest }: Dependencies & { readonly registry: PlatformRegistry }): ListUsageForStaff =>
  async ({ platform: name, ...input }) => {
    const found = await namedPlatform(registry, name);
    return found
      ? listed(rest, found.platform.platformId, input, summaryOf)
      : fail({ kind: 'platform-not-found' } as const);
  };
