import { childrenOf, firstAt, allAt, textOf, type Place } from './tree.ts';

/** An edition of a recording, with what identifies it and its file. */
export interface Edition {
  readonly place: Place;
  readonly isrc: Place | undefined;
  readonly file: Place | undefined;
}

const isClip = (details: Place): boolean => {
  const clip = firstAt(details, 'IsClip');
  return clip !== undefined && textOf(clip) === 'true';
};

/** Returns the file of the whole recording. */
const fileOf = (place: Place): Place | undefined => {
  const whole = childrenOf(place, 'TechnicalDetails').filter((details) => !isClip(details));
  return (
    whole.flatMap((details) => allAt(details, 'File', 'URI'))[0] ??
    whole.flatMap((details) => allAt(details, 'DeliveryFile', 'File', 'URI'))[0]
  );
};

const editionAt = (place: Place): Edition => ({
  place,
  isrc: firstAt(place, 'ResourceId', 'ISRC'),
  file: fileOf(place),
});

/** Returns the editions of a recording that have an ISRC or a file. In version 4.3 they are elements of their own; before, the recording is one. */
export const editionsOf = (recording: Place): readonly Edition[] =>
  [recording, ...childrenOf(recording, 'SoundRecordingEdition')]
    .map(editionAt)
    .filter(({ isrc, file }) => isrc !== undefined || file !== undefined);
