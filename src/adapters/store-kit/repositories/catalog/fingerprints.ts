import type { Fingerprint } from '../../../../domain/catalog/fingerprint/fingerprint.ts';
import { storedLandmarks } from '../../../../domain/catalog/fingerprint/landmarks.ts';
import type { LandmarkEntry } from '../../../../domain/catalog/fingerprint/suspects.ts';
import type { TrackId } from '../../../../domain/shared/ids.ts';
import { fingerprints, landmarks } from '../../collections/catalog.ts';
import type { Kernel } from '../../kernel.ts';
import { all, get, insertIfAbsent, page, remove, type Steps } from '../../program.ts';
import { put } from '../shared/put.ts';

const entriesOf = (trackId: TrackId, fingerprint: Fingerprint): readonly LandmarkEntry[] =>
  [...storedLandmarks(fingerprint)].map(([hash, frames]) => ({ hash, trackId, frames }));

/** Returns the operations that store a fingerprint with its landmarks, unless the track has one. */
export const fingerprintInsertions = (trackId: TrackId, fingerprint: Fingerprint) => {
  const { version, peaks } = fingerprint;
  return [
    insertIfAbsent(fingerprints, { trackId, version, peaks }),
    ...entriesOf(trackId, fingerprint).map((entry) => insertIfAbsent(landmarks, entry)),
  ];
};

/** Stores a fingerprint in place of an earlier one. The caller has locked the track. */
export function* putFingerprint(trackId: TrackId, fingerprint: Fingerprint): Steps<void> {
  const [before] = yield* all(get(fingerprints, trackId));
  if (before?.version === fingerprint.version && before.peaks === fingerprint.peaks) return;
  if (before) yield* all(...entriesOf(trackId, before).map(({ hash }) => remove(landmarks, [hash, trackId])));
  yield* put(fingerprints, { trackId, version: fingerprint.version, peaks: fingerprint.peaks });
  yield* all(...entriesOf(trackId, fingerprint).map((entry) => insertIfAbsent(landmarks, entry)));
}

const hashesPerPage = 256;
/** Twenty entries for each hash on average. */
const maxBatchSize = 20 * hashesPerPage;

/**
 * Reads the entries of landmarks. Pages are bounded, whatever is common in the catalog: a landmark that fills a page alone is
 * read only so far, which does not affect any other.
 */
export const landmarkEntries = async (
  kernel: Kernel,
  hashes: readonly number[],
): Promise<readonly LandmarkEntry[]> => {
  const sorted = [...new Set(hashes)].toSorted((a, b) => a - b);
  const found: LandmarkEntry[] = [];
  for (let from = 0; from < sorted.length;) {
    const among = sorted.slice(from, from + hashesPerPage);
    const entries = await kernel.read(page(landmarks.indexes.key, { among, limit: maxBatchSize }));
    // The entries are in the order of their hashes, so that only the last one of a full page is cut.
    const cut = entries.length < maxBatchSize ? undefined : entries.at(-1)?.hash;
    const isAlone = entries[0]?.hash === cut;
    for (const entry of entries) if (isAlone || entry.hash !== cut) found.push(entry);
    from += cut === undefined ? among.length : among.indexOf(cut) + (isAlone ? 1 : 0);
  }
  return found;
};
