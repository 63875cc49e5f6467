import { standardTerms } from '../../../src/domain/catalog/delivery/delivery.ts';
import { noMining } from '../../../src/domain/catalog/license-terms.ts';
import { rightsOf } from '../../../src/domain/drafts/party-shares.ts';
import type { Draft, DraftDetails, DraftStem, Revision } from '../../../src/domain/drafts/draft.ts';
import type { NamedParty, PartyShares } from '../../../src/domain/drafts/party-shares.ts';
import { StemId, type PartyId } from '../../../src/domain/shared/ids.ts';
import type { OpenUpload } from '../../../src/domain/uploads/upload.ts';
import type {
  DraftAddition,
  DraftChange,
  DraftDelivery,
  DraftRemoval,
} from '../../../src/ports/driven/drafts/draft-store.ts';
import type { NewDraft } from '../../../src/ports/driven/uploads/upload-store.ts';
import { accountId, artistProfileId } from '../artists/artist-builders.ts';
import { aTrack, noon, trackId } from '../builders/builders.ts';
import { aNote } from '../builders/staff-builders.ts';
import { effectsOf } from '../effects.ts';
import { aPicture } from '../images/image-records.ts';
import { partyId } from '../parties/party-records.ts';
import { anUpload, uploadId } from '../uploads/upload-records.ts';

/** Shares that total 100 on each side: two owners, two writers and a publisher. */
export const someShares: PartyShares = {
  master: [
    { partyId: partyId(1), sharePct: '50', territories: ['DE', 'AT'] },
    { partyId: partyId(2), sharePct: '50', territories: ['DE', 'AT'] },
  ],
  writers: [
    { partyId: partyId(3), role: 'composer', sharePct: '62.5', administeredBy: partyId(4) },
    { partyId: partyId(1), role: 'lyricist', sharePct: '37.5' },
  ],
  publishers: [{ partyId: partyId(4), sharePct: '100' }],
};

/** The parties of these shares, the second without numbers. */
export const someParties: ReadonlyMap<PartyId, NamedParty> = new Map(
  [1, 2, 3, 4].map((n) => [
    partyId(n),
    {
      ...{ partyId: partyId(n), name: `Party ${n}` },
      ...(n !== 2 && { ipi: `0000000000${n}`, society: `Society ${n}` }),
    },
  ]),
);

/** Everything that the account can enter about the nth track. */
export const draftDetails = (n = 1): Required<Omit<DraftDetails, 'stems'>> => {
  const { bpm, key, genres, moods, instruments, keywords, energy, vocals, explicitness } = aTrack({}, n);
  const { isrc, pLine, cLine, aiDisclosure, tdm, releaseDate } = aTrack({}, n);
  return {
    ...{ isrc, bpm, key, genres, moods, instruments, keywords, energy, vocals, explicitness },
    ...{ pLine, cLine, aiDisclosure, tdm, releaseDate },
    title: `Nachtfahrt “${n}” – 海`,
    version: 'Radio Edit',
    iswc: 'T0345246801',
    language: 'de',
    artists: [
      { artistId: artistProfileId(), role: 'main' },
      { name: 'Zoë O’Neil', role: 'featured' },
    ],
    rights: someShares,
    territories: { include: ['WORLD'], exclude: ['US'] },
    artwork: aPicture(n),
  };
};

/** The nth stem of a draft, with the upload of the same number. */
export const aDraftStem = (n = 1, changes: Partial<DraftStem> = {}): DraftStem => ({
  ...{ stemId: StemId(`stm_${String(n).padStart(26, '0')}`), uploadId: uploadId(n) },
  ...{ category: 'drums', name: `Stem ${n}` },
  ...changes,
});

/** The nth draft: of the first account, with everything that a draft can have before its submission. */
export const aDraft = (changes: Partial<Draft> = {}, n = 1): Draft => ({
  trackId: trackId(n),
  accountId: accountId(),
  artistId: artistProfileId(),
  details: draftDetails(n),
  createdAt: noon + n,
  updatedAt: noon + n,
  version: 1,
  ...changes,
});

/** The same draft, submitted with the master of the nth upload. It has its next version. */
export const submittedDraft = (draft: Draft, n = 1): Draft => {
  const { details, version } = draft;
  return { ...draft, version: version + 1, submitted: { details, at: noon + 2_000, uploadId: uploadId(n) } };
};

/** A revision of the first draft that waits for review. */
export const aRevision = (changes: Partial<Revision> = {}): Revision => {
  const { rights, artists, artwork: _, ...described } = draftDetails();
  return {
    details: draftDetails(),
    delivery: {
      ...described,
      artists: artists.map((credit) => ({ name: 'Mara Lind', ...credit })),
      rights: rightsOf(rights, someParties),
      terms: [{ ...standardTerms, tdm: noMining }],
      ...{ externalId: '', file: '', stems: [], images: {}, status: 'pending_review' },
    },
    submittedAt: noon + 3_000,
    ...changes,
  };
};

const effects = (n: number, action: string) => effectsOf({ audit: aNote({ action: `artist.${action}` }, n) });

/** A draft as it is added, with an audit note of its own. */
export const aDraftAddition = (draft: Draft, n: number, fewerThan = 10_000): DraftAddition => ({
  draft,
  guards: { fewerThan },
  effects: effects(9_000 + n, 'create_track'),
});

/** A change of a draft of the given version. */
export const aDraftChange = (draft: Draft, n: number, version = 1): DraftChange => ({
  draft: { ...draft, version: version + 1 },
  guards: { version },
  effects: effects(9_500 + n, 'edit_track'),
});

/** A delivery of the first account, with an audit note of its own. */
export const aDraftDelivery = (
  delivery: Partial<Omit<DraftDelivery, 'guards'>> & { readonly guards?: Partial<DraftDelivery['guards']> },
  n: number,
): DraftDelivery => ({
  ...{ accountId: accountId(), added: [], changed: [], parties: [] },
  effects: effects(9_300 + n, 'deliver_tracks'),
  ...delivery,
  guards: { maxDrafts: 10_000, ...delivery.guards },
});

export const aDraftRemoval = (
  { trackId: id, accountId: account }: Pick<Draft, 'trackId' | 'accountId'>,
  n: number,
  version = 1,
): DraftRemoval => ({
  draft: { trackId: id, accountId: account },
  guards: { version },
  effects: effects(9_900 + n, 'delete_track'),
});

/** A draft that an upload adds. */
export const aNewDraft = (
  n = 1,
  { fewerThan = 10_000, ...changes }: Partial<Draft & NewDraft> = {},
): NewDraft => ({
  draft: aDraft(changes, n),
  fewerThan,
});

/** The nth upload: of the recording of the nth track, or of another one. */
export const anUploadOf = (n = 1, track = n, changes: Partial<OpenUpload> = {}): OpenUpload =>
  anUpload({ trackId: trackId(track), ...changes }, n);
