import type { Track } from '../../../../domain/catalog/track.ts';
import type { ArchiveKind } from '../../../../ports/driven/storage/archive.ts';
import {
  analyses,
  deliveries,
  fingerprints,
  landmarks,
  peaks,
  pendingTracks,
  tracks,
} from '../../collections/catalog.ts';
import {
  appeals,
  decisions,
  evidenceFiles,
  type AppealRecord,
  type DecisionRecord,
} from '../../collections/moderation.ts';
import { trackNotices } from '../../collections/notices/notices.ts';
import type { Kernel } from '../../kernel.ts';
import { all, count, get, insertIfAbsent, page, type Steps } from '../../program.ts';
import { fingerprintInsertions } from '../../repositories/catalog/fingerprints.ts';
import { peaksIn, toPeaksRecord } from '../../repositories/catalog/peaks.ts';
import { kindOf, sameAs, type Archived, type KitKind } from '../kind.ts';

const readTrack = async (track: Track, kernel: Kernel): Promise<Archived<'tracks'>> => {
  const [drawn, kept, pending] = await Promise.all([
    kernel.read(get(peaks, track.trackId)),
    kernel.read(get(fingerprints, track.trackId)),
    kernel.read(get(pendingTracks, track.trackId)),
  ]);
  return {
    track,
    ...(drawn && { peaks: peaksIn(drawn) }),
    ...(kept && { fingerprint: { version: kept.version, peaks: kept.peaks } }),
    ...(pending && { pendingSince: pending.since }),
  };
};

function* writeTracks(records: readonly Archived<'tracks'>[]): Steps<void> {
  yield* all(
    ...records.flatMap(({ track, peaks: drawn, fingerprint, pendingSince: since }) => {
      const { trackId } = track;
      return [
        insertIfAbsent(tracks, track),
        ...(drawn ? [insertIfAbsent(peaks, { trackId, ...toPeaksRecord(drawn) })] : []),
        ...(fingerprint ? fingerprintInsertions(trackId, fingerprint) : []),
        ...(since === undefined ? [] : [insertIfAbsent(pendingTracks, { trackId, since })]),
      ];
    }),
  );
}

/** Tracks, and decisions about them. */
export const catalogKinds = {
  tracks: kindOf<'tracks', Track>({
    index: tracks.indexes.key,
    others: [peaks, fingerprints, landmarks, pendingTracks],
    record: readTrack,
    write: writeTracks,
  }),
  analyses: sameAs<'analyses'>(analyses),
  deliveries: sameAs<'deliveries'>(deliveries),
  decisions: kindOf<'decisions', DecisionRecord>({
    index: decisions.indexes.key,
    record: async (stored, kernel) => ({
      ...stored,
      appeals: await kernel.read(count(appeals.indexes.ofDecision, { equal: [stored.decision.decisionId] })),
    }),
    write: (records) =>
      all(
        ...records.map(({ decision, catalogVersion }) =>
          insertIfAbsent(decisions, { decision, catalogVersion }),
        ),
      ),
  }),
  appeals: kindOf<'appeals', AppealRecord>({
    index: appeals.indexes.key,
    others: [evidenceFiles],
    record: async (stored, kernel) => {
      const { appealId } = stored.appeal;
      const range = { equal: [appealId], limit: Number.MAX_SAFE_INTEGER };
      const evidence = await kernel.read(page(evidenceFiles.indexes.ofAppeal, range));
      return { ...stored, ...(evidence.length > 0 && { evidence }) };
    },
    write: (records) =>
      all(
        ...records.flatMap(({ evidence = [], ...record }) => [
          insertIfAbsent(appeals, record),
          ...evidence.map((file) => insertIfAbsent(evidenceFiles, file)),
        ]),
      ),
  }),
  'track-notices': sameAs<'track-notices'>(trackNotices),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
