import type { PeakData } from '../../../domain/catalog/audio.ts';
import type { Fingerprint } from '../../../domain/catalog/fingerprint/fingerprint.ts';
import type { LandmarkEntry } from '../../../domain/catalog/fingerprint/suspects.ts';
import { usesIsrc } from '../../../domain/catalog/commit.ts';
import { complianceHistory } from '../../../domain/catalog/track-compliance.ts';
import type { Track } from '../../../domain/catalog/track.ts';
import type { SoundAnalysis } from '../../../domain/enrichment/sound.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import { prefixKey } from '../../../domain/shared/prefix.ts';
import { trackTerms } from '../../../domain/staff/record-terms.ts';
import type { Delivery } from '../../../ports/driven/catalog/track-library.ts';
import { collection } from '../collection.ts';
import { derived, optional, several, text, whole } from '../members.ts';

export const titleKey = ({ title }: Track): string => prefixKey(title);
export const artistKey = ({ artists }: Track): string => prefixKey(artists[0]?.name ?? '');
export const labelKey = ({ rights }: Track): string => prefixKey(rights.master[0]?.party ?? '');

/** Returns when the track was taken down, if it is taken down now. */
export const takedownAt = ({ moderationStatus, updatedAt }: Track): Instant | undefined =>
  moderationStatus === 'taken_down' ? updatedAt : undefined;

/** Returns when a decision last changed the track's compliance, if one ever did. */
const complianceChangedAt = (track: Track): Instant | undefined => {
  const history = complianceHistory(track);
  return history.length === 0 ? undefined : Math.max(...history.map(({ since }) => since));
};

const requiresAction = (track: Track): 1 | undefined =>
  complianceHistory(track).some(({ state }) => state !== 'clear') ? 1 : undefined;

/** Returns 1 if another track can have the track's ISRC, otherwise 0. */
export const isrcReleased = (track: Track): 0 | 1 => (usesIsrc(track) ? 0 : 1);

/** Returns the ISRC that no other track can have. */
const usedIsrc = (track: Track): string | undefined => (usesIsrc(track) ? track.isrc : undefined);

export const tracks = collection<Track>()('tracks', {
  key: ['trackId'],
  members: {
    trackId: text,
    catalogVersion: whole,
    isrc: text,
    moderationStatus: text,
    usedIsrc: derived(optional(text), 1, usedIsrc),
    isrcReleased: derived(whole, 1, isrcReleased),
    takedownAt: derived(optional(whole), 1, takedownAt),
    titleKey: derived(text, 1, titleKey),
    artistKey: derived(text, 1, artistKey),
    labelKey: derived(text, 1, labelKey),
    complianceChangedAt: derived(optional(whole), 1, complianceChangedAt),
    requiresAction: derived(optional(whole), 1, requiresAction),
    terms: derived(several(text), 1, trackTerms),
  },
  indexes: {
    byVersion: { unique: true, on: ['catalogVersion'] },
    byIsrc: { unique: true, on: ['usedIsrc'], having: ['usedIsrc'] },
    ofIsrc: { on: ['isrc', 'isrcReleased', 'trackId'] },
    ofStatus: { unique: true, on: ['moderationStatus', 'catalogVersion'] },
    down: { unique: true, on: ['catalogVersion'], having: ['takedownAt'] },
    byTitle: { on: ['titleKey', 'trackId'] },
    byArtist: { on: ['artistKey', 'trackId'] },
    byLabel: { on: ['labelKey', 'trackId'] },
    byTerm: { on: ['terms', 'trackId'] },
    byComplianceChange: { on: ['complianceChangedAt', 'trackId'], having: ['complianceChangedAt'] },
    decided: { on: ['trackId'], having: ['complianceChangedAt'] },
    requiringAction: { on: ['trackId'], where: { requiresAction: 1 } },
  },
});

/** Tracks that wait for a decision. */
export interface PendingTrack {
  readonly trackId: TrackId;
  readonly since: Instant;
}

export const pendingTracks = collection<PendingTrack>()('pending_tracks', {
  key: ['trackId'],
  members: { trackId: text, since: whole },
  indexes: { bySince: { on: ['since', 'trackId'] } },
});

/** The peaks of a recording; `pairs` are in Base64. */
export interface PeaksRecord extends Omit<PeakData, 'pairs'> {
  readonly trackId: TrackId;
  readonly pairs: string;
}

export const peaks = collection<PeaksRecord>()('peaks', { key: ['trackId'], members: { trackId: text } });

export interface AnalysisRecord {
  readonly trackId: TrackId;
  readonly analysis: SoundAnalysis;
}

export const analyses = collection<AnalysisRecord>()('analyses', {
  key: ['trackId'],
  members: { trackId: text },
});

/** The fingerprint of a track's recording. */
export interface FingerprintRecord extends Fingerprint {
  readonly trackId: TrackId;
}

export const fingerprints = collection<FingerprintRecord>()('fingerprints', {
  key: ['trackId'],
  members: { trackId: text },
});

/** Which tracks have a landmark, which follows from their fingerprints. */
export const landmarks = collection<LandmarkEntry>()('landmarks', {
  key: ['hash', 'trackId'],
  members: { hash: whole, trackId: text },
});

/** The last delivery of each external ID. */
export const deliveries = collection<Delivery & { readonly trackId: TrackId }>()('deliveries', {
  key: ['externalId'],
  members: { externalId: text },
});

export const catalogCollections = [
  tracks,
  pendingTracks,
  peaks,
  analyses,
  fingerprints,
  landmarks,
  deliveries,
];
