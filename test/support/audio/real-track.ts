import { join } from 'node:path';
import { manifestReader } from '../../../src/adapters/manifest/index.ts';
import type { TrackId } from '../../../src/domain/shared/ids.ts';
import { writeDelivery, type Delivered } from '../builders/delivery.ts';
import type { TestService } from '../service/service.ts';

/** Imports a delivery of one approved track, with music made here, into a service that decodes and encodes. */
export const aRealTrack = async (
  { useCases, dataDir }: TestService,
  { name, seconds = 4, row = {} }: Delivered,
): Promise<TrackId> => {
  const folder = join(dataDir, 'deliveries', name);
  await writeDelivery(folder, [{ name, seconds, row: { status: 'approved', ...row } }]);
  const manifest = await manifestReader.read(folder);
  const [read] = manifest.ok ? manifest.value.rows : [];
  if (!read?.row.ok) throw new Error(`the manifest is wrong: ${JSON.stringify(manifest)}`);
  const imported = await useCases.importTrack({ folder, delivery: read.row.value, dryRun: false });
  if (!imported.ok || imported.value.trackId === undefined)
    throw new Error(`not imported: ${JSON.stringify(imported)}`);
  return imported.value.trackId;
};
