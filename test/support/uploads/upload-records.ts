import { uploadTotals, type UploadTotals } from '../../../src/domain/uploads/totals.ts';
import { reconsidered } from '../../../src/domain/uploads/deletion.ts';
import {
  openUpload,
  uploadFileKey,
  type OpenUpload,
  type UploadPart,
} from '../../../src/domain/uploads/upload.ts';
import type {
  MeasuredMaster,
  MeasuredStem,
  RecordedSound,
  UploadOutcome,
} from '../../../src/domain/uploads/outcome.ts';
import { fingerprintOf } from '../../../src/domain/catalog/fingerprint/fingerprint.ts';
import { UploadId } from '../../../src/domain/shared/ids.ts';
import type { UploadStore } from '../../../src/ports/driven/uploads/upload-store.ts';
import { accountId, artistProfileId } from '../artists/artist-builders.ts';
import { digestOf, noon } from '../builders/builders.ts';
import { somePeaks } from '../builders/fingerprints.ts';
import { aSoundAnalysis } from '../builders/sound-builders.ts';
import { aNote } from '../builders/staff-builders.ts';

/** The nth ID: IDs sort as their numbers do. */
export const uploadId = (n = 1) => UploadId(`upl_${String(n).padStart(26, '0')}`);

/** The nth upload, of the first account, without bytes. */
export const anUpload = (changes: Partial<OpenUpload> = {}, n = 1): OpenUpload => ({
  ...openUpload({
    uploadId: uploadId(n),
    accountId: accountId(),
    artistId: artistProfileId(),
    fileName: `Master ${n} – 海.wav`,
    contentType: 'audio/wav',
    sizeBytes: 1_000 * n,
    sha256: digestOf(n),
    title: `Night Drive ${n}`,
    createdAt: noon + n,
  }),
  ...changes,
});

/** A part of the nth upload. */
export const aPart = (name: string | number, sizeBytes: number, n = 1): UploadPart => ({
  key: uploadFileKey(uploadId(n), `part-${name}`),
  sizeBytes,
});

/** The measurements of the master of the nth upload. */
export const measuredMaster = (n = 1): MeasuredMaster => ({
  master: {
    ...{ key: uploadFileKey(uploadId(n), 'master'), format: 'wav', sizeBytes: 1_000 * n },
    ...{ sha256: digestOf(n), sampleRate: 44_100, channels: 2, loudnessLufs: -14.25, peakDbfs: -1 },
    previewStartMs: 30_000,
  },
  durationMs: 215_000 + n,
  tempo: { bpm: 118.5, confidence: 0.82 },
  key: { tonic: 'A', mode: 'minor', confidence: 0.71 },
});

/** The sound of the master of the nth upload, which the catalog needs beside its measurements. */
export const recordedSound = (n = 1): RecordedSound => ({
  peaks: {
    ...{ sampleRate: 44_100, samplesPerPixel: 256 },
    pairs: Int8Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? -128 + (n % 100) : 127 - i)),
  },
  analysis: aSoundAnalysis({}, n),
  fingerprint: fingerprintOf(somePeaks(`master ${n}`, 4)),
});

export const readyOutcome = (n = 1): Extract<UploadOutcome, { readonly kind: 'ready' }> => ({
  kind: 'ready',
  measured: measuredMaster(n),
  sound: recordedSound(n),
});

/** The file of the nth upload, which is of a stem. */
export const measuredStem = (n = 1): MeasuredStem => ({
  file: {
    ...{ key: uploadFileKey(uploadId(n), 'master'), format: 'wav', sizeBytes: 1_000 * n },
    sha256: digestOf(n),
  },
  durationMs: 215_000,
});

export const readyStemOutcome = (n = 1): UploadOutcome => ({
  kind: 'ready-stem',
  measured: measuredStem(n),
});

/** Receives all bytes of the nth upload, which began and has none, confirms it and records a result. No other upload may wait for a worker. */
export const processUpload = async (
  { uploadStore }: { readonly uploadStore: UploadStore },
  n = 1,
  outcome: UploadOutcome = readyOutcome(n),
): Promise<void> => {
  const [id, part, lease] = [
    uploadId(n),
    aPart('all', 1_000 * n, n),
    { token: `lse_${n}`, now: noon + 1, until: noon + 60_000 },
  ];
  await uploadStore.reserve(id, { key: part.key, offset: 0, now: noon });
  await uploadStore.append(id, { part, offset: 0 });
  await uploadStore.confirm(id, { now: noon, audit: aNote({}, n) });
  await uploadStore.claim(lease);
  const finished = await uploadStore.finish(id, { ...lease, outcome, audit: aNote({}, n) });
  if (!finished) throw new Error('the upload was not processed');
};

/** The usual limits of an account, with changes. */
export const uploadTotalsOf = (changes: Partial<UploadTotals> = {}): UploadTotals => ({
  ...uploadTotals,
  ...changes,
});

/** The nth upload, which is being deleted since it was due. */
export const aDeletingUpload = (n = 1) => {
  const upload = anUpload({}, n);
  return reconsidered(upload, upload.dueAt);
};
