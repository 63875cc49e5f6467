import type { PeakData } from '../../../domain/catalog/audio.ts';
import type { DeliveredTrack } from '../../../domain/catalog/delivery/delivery.ts';
import type { MeasuredSound } from '../../../domain/catalog/delivery/intake.ts';
import type { Fingerprint } from '../../../domain/catalog/fingerprint/fingerprint.ts';
import type { SoundAnalysis } from '../../../domain/enrichment/sound.ts';
import type { MediaFile } from '../../../domain/catalog/track.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { AudioAnalyzer } from '../../../ports/driven/media/audio-analyzer.ts';
import type { AudioProcessor, StemComparison } from '../../../ports/driven/media/audio-processor.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import { masterOf, measureMaster } from '../../shared/measure-master.ts';
import type { ImportRejected } from '../../../ports/driving/operator/importing.ts';

interface Dependencies {
  readonly mediaStore: MediaStore;
  readonly audioProcessor: AudioProcessor;
  readonly audioAnalyzer: AudioAnalyzer;
  /** Whether the files are stored, or only read. */
  readonly keep: boolean;
}

type Identity = { readonly sizeBytes: number; readonly sha256: string };

export interface Sound {
  readonly measured: MeasuredSound;
  readonly peaks: PeakData;
  readonly analysis: SoundAnalysis;
  readonly fingerprint: Fingerprint | undefined;
}

/** Measures a delivery's files and stores them by their digest, so that a repeated file is stored once. */
export const soundOf = async (
  folder: string,
  delivery: DeliveredTrack,
  identities: readonly Identity[],
  { mediaStore, audioProcessor, audioAnalyzer, keep }: Dependencies,
): Promise<Result<Sound, ImportRejected>> => {
  const master = `${folder}/${delivery.file}`;
  const sound = await measureMaster({ audioProcessor, audioAnalyzer }, master);
  if (!sound.ok) return fail({ ...sound.failure, file: delivery.file });
  const compared = await comparison(folder, delivery, audioProcessor);
  if (!compared.ok) return compared;

  const { container, durationMs, peaks } = sound.value.examined;
  const stored = storedFiles(folder, keep ? mediaStore : undefined);
  const [identity, ...ofStems] = identities;
  const recording = await stored(delivery.file, container, identity);
  const stems = await Promise.all(
    delivery.stems.map(async ({ file }, index) => {
      const found = compared.value?.stems[index] ?? { durationMs, container };
      return { durationMs: found.durationMs, file: await stored(file, found.container, ofStems[index]) };
    }),
  );
  const changed = changedFile(delivery, [recording, ...stems.map(({ file }) => file)], identities);
  if (changed !== undefined) return fail({ kind: 'file-changed', file: changed });
  const { fingerprint, ...analysis } = sound.value.analyzed;
  const { likeness } = analysis;
  const measured: MeasuredSound = {
    master: masterOf(recording, sound.value),
    durationMs,
    ...(likeness.known && { likeness: likeness.value }),
    stems,
    ...(compared.value && { sumsToMaster: { residualDb: compared.value.residualDb } }),
  };
  return ok({ measured, peaks, analysis, fingerprint });
};

/** Stores a file under its digest, or, without a store, only describes it. */
const storedFiles =
  (folder: string, mediaStore: MediaStore | undefined) =>
  async (
    file: string,
    format: MediaFile['format'],
    { sizeBytes, sha256 }: Identity = { sizeBytes: 0, sha256: '' },
  ): Promise<MediaFile> => {
    const key = `masters/${sha256}.${format}`;
    const kept = await mediaStore?.keep(key, `${folder}/${file}`);
    return kept ? { ...kept, format } : { key, format, sizeBytes, sha256 };
  };

/** Returns the name of a file that is not the one that was identified before. */
const changedFile = (
  { file, stems }: DeliveredTrack,
  files: readonly MediaFile[],
  identities: readonly Identity[],
): string | undefined => {
  const changed = files.findIndex(({ sha256 }, index) => sha256 !== identities[index]?.sha256);
  return [file, ...stems.map((stem) => stem.file)][changed];
};

const comparison = async (
  folder: string,
  { file, stems }: DeliveredTrack,
  audioProcessor: AudioProcessor,
): Promise<Result<StemComparison | undefined, ImportRejected>> => {
  if (stems.length === 0) return ok(undefined);
  const compared = await audioProcessor.compareStems(
    `${folder}/${file}`,
    stems.map((stem) => `${folder}/${stem.file}`),
  );
  if (compared.ok) return compared;
  const { stem, detail, ...rejected } = compared.failure;
  const prefix = stem === undefined ? '' : `Stem ${stem + 1}: `;
  return fail({ ...rejected, detail: prefix + detail, file: 'stems' });
};
