import type { QueuedFile, StemPurpose } from '../../../../../portal/src/studio/uploads/queue/queued-file.ts';
import type { OwnStem } from '../../../../../clients/typescript/src/index.ts';
import { aFile } from '../uploads/upload-records.ts';

/** A stem that is ready. */
export const aStem = (name: string, changes: Partial<OwnStem> = {}): OwnStem => ({
  ...{ stemId: `stem_${name}`, category: 'drums', name, status: 'ready', uploadId: `upl_${name}` },
  ...{ fileName: `${name}.wav`, sizeBytes: 7, receivedBytes: 7, progress: 100 },
  ...changes,
});

/** A stem whose upload is gone. */
export const aMissingStem = (name: string): OwnStem => ({
  ...{ stemId: `stem_${name}`, category: 'drums', name, status: 'missing' },
});

let files = 0;

/** A file of the queue that becomes a stem of the track `trk_1`, and is not announced. */
export const queuedStem = (
  name: string,
  purpose: Partial<StemPurpose> = {},
  one = aFile(`${name}.wav`),
): QueuedFile => ({
  ...one,
  ...{ id: ++files, sentBytes: 0, state: { kind: 'reading' } },
  stem: { trackId: 'trk_1', category: 'bass', name, ...purpose },
});
