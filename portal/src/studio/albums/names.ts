import { texts } from '../texts/texts.ts';
import type { AlbumType } from './album-draft.ts';

export const albumTypes = texts<AlbumType>({
  album: 'albums.type.album',
  ep: 'albums.type.ep',
  single: 'albums.type.single',
  compilation: 'albums.type.compilation',
});
