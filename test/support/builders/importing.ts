import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeliveredTrack } from '../../../src/domain/catalog/delivery/delivery.ts';
import { aDelivery } from '../clients/deliveries.ts';
import { valueOf } from '../outcomes.ts';
import { anImageText } from '../images/quiet-image-processor.ts';
import { aRecording } from '../audio/quiet-audio-processor.ts';
import type { World } from '../worlds/world.ts';

/** Writes the files of a delivery, each under its own name. */
export const write = (
  { aFile }: World,
  { file, stems, artwork }: DeliveredTrack,
  durationMs = 120_000,
): void => {
  for (const name of [file, ...stems.map((stem) => stem.file)]) aFile(name, aRecording(name, durationMs));
  if (artwork !== undefined) aFile(artwork, anImageText(artwork));
};

export const take = ({ useCases, folder }: World, delivery: DeliveredTrack, dryRun = false) =>
  useCases.importTrack({ folder, delivery, dryRun });

/** Writes a delivery's files and takes it in. */
export const deliver = async (world: World, changes: Partial<DeliveredTrack> = {}, n = 1) => {
  const delivery = aDelivery(changes, n);
  write(world, delivery);
  return valueOf(await take(world, delivery));
};

/** A delivery's drums and bass. */
export const stems = [
  { category: 'drums', name: 'Drums', file: 'drums.wav' },
  { category: 'bass', name: 'Bass', file: 'bass.wav' },
] as const;

/** All that an import may leave behind. */
export const traces = async ({ ports, folder }: World) => ({
  head: await ports.library.head(),
  events: (await ports.outbox.list({ limit: 100 })).map(({ type }) => type),
  files: await readdir(join(folder, 'media', 'kept', 'masters')).catch(() => []),
});
