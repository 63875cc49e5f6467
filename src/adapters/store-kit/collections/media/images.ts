import type { ImageRecord } from '../../../../domain/images/image.ts';
import { artworkSource } from '../../../../domain/images/artwork.ts';
import { storedBytes } from '../../../../domain/images/totals.ts';
import { collection } from '../../collection.ts';
import { derived, optional, text, whole } from '../../members.ts';

/** Images of accounts of artists and labels, and artwork of the catalog. */
export const images = collection<ImageRecord>()('images', {
  key: ['uploadId'],
  members: {
    uploadId: text,
    imageId: text,
    accountId: text,
    state: text,
    dueAt: derived(optional(whole), 1, ({ dueAt }: ImageRecord) => dueAt),
    artworkSource: derived(optional(text), 1, artworkSource),
    storedBytes: derived(optional(whole), 1, storedBytes),
  },
  indexes: {
    byImage: { unique: true, on: ['imageId'] },
    unconfirmedOf: { on: ['accountId', 'uploadId'], where: { state: 'unconfirmed' } },
    storedOf: { on: ['accountId', 'uploadId'], having: ['storedBytes'] },
    bySource: { on: ['artworkSource', 'uploadId'], having: ['artworkSource'] },
    allReady: { on: ['uploadId'], where: { state: 'ready' } },
    byDue: { on: ['dueAt', 'uploadId'], having: ['dueAt'] },
  },
});
