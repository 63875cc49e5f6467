import type { Track } from '../../../domain/catalog/track.ts';
import { collection } from '../collection.ts';
import { text, whole } from '../members.ts';

export const tracks = collection<Track>()('tracks', {
  key: ['trackId'],
  members: { trackId: text, catalogVersion: whole, isrc: text },
  indexes: {
    byVersion: { unique: true, on: ['catalogVersion'] },
    byIsrc: { unique: true, on: ['isrc'] },
  },
});
