import { versions } from 'node:process';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import { TrackId } from '../../../../domain/shared/ids.ts';
import type { IndexedCatalog } from '../indexed-catalog.ts';
import { fingerprintOf, type ComparedLibrary, type Fingerprint } from './fit.ts';
import { hasShapeOf } from './shape.ts';
import { SnapshotBroken } from './snapshot-file.ts';

/** The description of a snapshot. */
export interface About {
  /** Terms are folded by rules of Unicode, which change from version to version. */
  readonly unicode: string;
  readonly asOf: Instant;
  readonly fingerprint: Fingerprint;
}

export const unicode = versions['unicode'] ?? '';

export const aboutOf = async (library: ComparedLibrary, catalog: IndexedCatalog): Promise<About> => ({
  unicode,
  asOf: catalog.asOf,
  fingerprint: await fingerprintOf(library, catalog),
});

const seen = [{ trackId: TrackId(''), version: 0, digest: '' }];
const example: About = { unicode: '', asOf: 0, fingerprint: { version: 0, last: seen, some: seen } };

/** Throws `SnapshotBroken` if it is something else. */
export const aboutIn = (value: unknown): About => {
  if (!hasShapeOf(example, value)) throw new SnapshotBroken('its description has another form');
  return value;
};
