import type { OwnStem, OwnTrack } from '@platform-licensing/client';

/** A file of the track that can be played: its recording, or a stem, which has a name. */
export interface Playable {
  readonly uploadId: string;
  readonly stemName?: string;
}

/** Returns the files of a track that are processed: the recording first, then the stems in their order. */
export const playablesOf = (
  { recording }: Pick<OwnTrack, 'recording'>,
  stems: readonly Pick<OwnStem, 'uploadId' | 'status' | 'name'>[],
): readonly Playable[] => [
  ...(recording ? [{ uploadId: recording.uploadId }] : []),
  ...stems.flatMap(({ uploadId, status, name }) =>
    status === 'ready' && uploadId !== undefined ? [{ uploadId, stemName: name }] : [],
  ),
];
