import type { z } from 'zod';
import { parseIsrc, parseIswc } from '../../../domain/catalog/identifiers.ts';
import type { DraftCredit, DraftEdit } from '../../../domain/drafts/draft.ts';
import type { PartyShares } from '../../../domain/drafts/party-shares.ts';
import { ArtistId, ImageId, PartyId } from '../../../domain/shared/ids.ts';
import { storedTags } from './details.schemas.ts';
import type { UpdateTrackBodyDto } from './draft.schemas.ts';

type Given = z.infer<typeof UpdateTrackBodyDto>;

/** Converts a member unless it is absent or null. */
const converted = <Value, Converted>(
  given: Value | null | undefined,
  convert: (value: Value) => Converted,
): Converted | null | undefined =>
  given === null || given === undefined ? (given as null | undefined) : convert(given);

const creditOf = (credit: NonNullable<Given['artists']>[number]): DraftCredit =>
  'artistId' in credit ? { ...credit, artistId: ArtistId(credit.artistId) } : credit;

const sharesOf = ({ master, writers, publishers }: NonNullable<Given['rights']>): PartyShares => ({
  master: master.map((share) => ({ ...share, partyId: PartyId(share.partyId) })),
  writers: writers.map(({ administeredBy, ...share }) => ({
    ...{ ...share, partyId: PartyId(share.partyId) },
    ...(administeredBy !== undefined && { administeredBy: PartyId(administeredBy) }),
  })),
  publishers: publishers.map((share) => ({ ...share, partyId: PartyId(share.partyId) })),
});

/** Returns what a request enters about a track, as it is stored. */
export const enteredIn = ({
  imageId,
  ...given
}: Given): { readonly edit: Omit<DraftEdit, 'artwork'>; readonly imageId?: ImageId | null } => {
  const next: DraftEdit = {
    ...given,
    ...{ artists: converted(given.artists, (artists) => artists.map(creditOf)) },
    ...{ rights: converted(given.rights, sharesOf) },
    ...{ isrc: converted(given.isrc, (isrc) => parseIsrc(isrc) ?? isrc) },
    ...{ iswc: converted(given.iswc, (iswc) => parseIswc(iswc) ?? iswc) },
    ...{ language: converted(given.language, (tag) => Intl.getCanonicalLocales(tag)[0] ?? tag) },
    ...{ genres: converted(given.genres, storedTags), moods: converted(given.moods, storedTags) },
    ...{ instruments: converted(given.instruments, storedTags) },
    ...{ keywords: converted(given.keywords, storedTags) },
  } as DraftEdit;
  const edit = Object.fromEntries(
    Object.entries(next).filter(([, value]) => (value as unknown) !== undefined),
  );
  return { edit, ...(imageId !== undefined && { imageId: imageId === null ? null : ImageId(imageId) }) };
};
