import type { PeakData } from '../../../domain/catalog/audio.ts';
import type { DeliveredTrack } from '../../../domain/catalog/delivery/delivery.ts';
import type { MeasuredSound } from '../../../domain/catalog/delivery/intake.ts';
import type { SoundAnalysis } from '../../../domain/enrichment/sound.ts';
import type { MediaFile } from '../../../domain/catalog/track.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { AudioAnalyzer } from '../../../ports/driven/media/audio-analyzer.ts';
import type { AudioProcessor, StemComparison } from '../../../ports/driven/media/audio-processor.ts';
import type { MediaStore } from '../../../ports/driven/media/media-store.ts';
import type { ImportRefused } from '../../../ports/driving/operator/operator.ts';

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
}

/** Measures a delivery's files and stores them by their digest, so that a repeated file is stored once. */
export const soundOf = async (
  folder: string,
  delivery: DeliveredTrack,
  [master, ...stems]: readonly Identity[],
  { mediaStore, audioProcessor, audioAnalyzer, keep }: Dependencies,
): Promise<Result<Sound, ImportRefused>> => {
  const pathOf = (file: string) => `${folder}/${file}`;
  const examined = await audioProcessor.examine(pathOf(delivery.file));
  if (!examined.ok) return fail({ ...examined.failure, file: delivery.file });
  const analyzed = await audioAnalyzer.analyze(pathOf(delivery.file));
  if (!analyzed.ok) return fail({ ...analyzed.failure, file: delivery.file });
  const { likeness } = analyzed.value;
  const compared = await comparison(folder, delivery, audioProcessor);
  if (!compared.ok) return compared;
  const { container, durationMs, peaks, loudestStartMs: previewStartMs, ...figures } = examined.value;
  const kept = async (
    file: string,
    format: MediaFile['format'],
    identity: Identity | undefined,
  ): Promise<MediaFile> => {
    const key = `masters/${identity?.sha256 ?? ''}.${format}`;
    if (keep) return { ...(await mediaStore.keep(key, pathOf(file))), format };
    return { key, format, sizeBytes: identity?.sizeBytes ?? 0, sha256: identity?.sha256 ?? '' };
  };
  const { sampleRate, channels, loudnessLufs, peakDbfs } = figures;
  const recording = await kept(delivery.file, container, master);
  const measured: MeasuredSound = {
    master: { ...recording, sampleRate, channels, loudnessLufs, peakDbfs, previewStartMs },
    durationMs,
    ...(likeness.known && { likeness: likeness.value }),
    stems: await Promise.all(
      delivery.stems.map(async ({ file }, index) => {
        const found = compared.value?.stems[index];
        return {
          durationMs: found?.durationMs ?? durationMs,
          file: await kept(file, found?.container ?? container, stems[index]),
        };
      }),
    ),
    ...(compared.value && { sumsToMaster: { residualDb: compared.value.residualDb } }),
  };
  const changed = [recording, ...measured.stems.map(({ file }) => file)].findIndex(
    ({ sha256 }, index) => sha256 !== [master, ...stems][index]?.sha256,
  );
  const names = [delivery.file, ...delivery.stems.map(({ file }) => file)];
  return changed < 0
    ? ok({ measured, peaks, analysis: analyzed.value })
    : fail({ kind: 'file-changed', file: names[changed] ?? '' });
};

const comparison = async (
  folder: string,
  { file, stems }: DeliveredTrack,
  audioProcessor: AudioProcessor,
): Promise<Result<StemComparison | undefined, ImportRefused>> => {
  if (stems.length === 0) return ok(undefined);
  const compared = await audioProcessor.compareStems(
    `${folder}/${file}`,
    stems.map((stem) => `${folder}/${stem.file}`),
  );
  return compared.ok ? compared : fail({ ...compared.failure, file: 'stems' });
};
