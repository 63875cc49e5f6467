import type { OwnTrack, PartyConfirmation } from '@platform-licensing/client';
import type { Tone } from '../../kit/tone.ts';
import { t, texts } from '../texts/texts.ts';
import type { AiPart, Side } from './details/details-draft.ts';

export const statuses = texts<OwnTrack['status']>({
  draft: 'track.status.draft',
  pending_review: 'track.status.pendingReview',
  changes_requested: 'track.status.changesRequested',
  approved: 'track.status.approved',
  rejected: 'track.status.rejected',
  taken_down: 'track.status.takenDown',
});

export const statusTones: Readonly<Record<OwnTrack['status'], Tone>> = {
  ...{ draft: 'quiet', pending_review: 'quiet', changes_requested: 'warn' },
  ...{ approved: 'good', rejected: 'bad', taken_down: 'bad' },
};

export const confirmationNames = texts<PartyConfirmation['state']>({
  notAsked: 'track.confirmation.notAsked',
  asked: 'track.confirmation.asked',
  confirmed: 'track.confirmation.confirmed',
  disputed: 'track.confirmation.disputed',
  setAside: 'track.confirmation.setAside',
  optedOut: 'track.confirmation.optedOut',
  noAddress: 'track.confirmation.noAddress',
});

export const confirmationTones: Readonly<Record<PartyConfirmation['state'], Tone>> = {
  ...{ notAsked: 'quiet', asked: 'warn', confirmed: 'good', disputed: 'bad' },
  ...{ setAside: 'good', optedOut: 'bad', noAddress: 'bad' },
};

export const sideNames = texts<Side>({
  master: 'track.side.master',
  writers: 'track.side.writers',
  publishers: 'track.side.publishers',
});

export const aiNames = texts<AiPart>({
  vocals: 'track.ai.vocals',
  instruments: 'track.ai.instruments',
  composition: 'track.ai.composition',
  lyrics: 'track.ai.lyrics',
});

const fieldNames: Readonly<Record<string, string>> = texts({
  title: 'track.title',
  version: 'track.version',
  artists: 'track.artists',
  isrc: 'track.isrc',
  iswc: 'track.iswc',
  releaseDate: 'track.releaseDate',
  genres: 'track.genres',
  moods: 'track.moods',
  instruments: 'track.instruments',
  keywords: 'track.keywords',
  bpm: 'track.bpm',
  key: 'track.key',
  energy: 'track.energy',
  vocals: 'track.vocals',
  language: 'track.language',
  explicitness: 'track.explicitness',
  pLine: 'track.pLine',
  cLine: 'track.cLine',
  aiDisclosure: 'track.useOfAi',
  rights: 'track.shares',
  uploadId: 'track.recording',
  imageId: 'track.artwork',
  territories: 'track.territories',
  tdm: 'consent.title',
  stems: 'stems.title',
});

/** The ID of the section of stems in the page. */
export const stemsAnchor = 'stems';
/** Returns the ID of a stem in the page. */
export const anchorOf = (stemId: string): string => `stem-${stemId}`;

/** Returns the stem to which a pointer leads; undefined if it leads to another field, or to all stems. */
const stemAt = (pointer: string, { stems = [] }: Pick<OwnTrack, 'stems'>) => {
  const [, member, place] = pointer.split('/');
  return member === 'stems' && place !== undefined ? stems[Number(place)] : undefined;
};

/** Returns the ID of the part of the page that shows the field of a pointer, if it has one. */
export const anchorAt = (pointer: string, track: Pick<OwnTrack, 'stems'>): string | undefined => {
  const stem = stemAt(pointer, track);
  if (stem) return anchorOf(stem.stemId);
  return pointer.split('/')[1] === 'stems' ? stemsAnchor : undefined;
};

/** Returns the name of the field to which a pointer leads; the pointer itself for a field that the form does not show. */
export const fieldName = (pointer: string, track: Pick<OwnTrack, 'stems'>): string => {
  const stem = stemAt(pointer, track);
  if (stem) return t('stems.stemOfName', { name: stem.name });
  const [, member = '', side = ''] = pointer.split('/');
  if (member === 'rights' && side in sideNames)
    return t('track.sharesOfSide', { side: sideNames[side as Side] });
  return fieldNames[member] ?? pointer;
};
