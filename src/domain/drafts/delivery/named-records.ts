import { folded, type RowIssue } from '../../catalog/delivery/delivery.ts';
import type { ImageRecord } from '../../images/image.ts';
import type { Picture } from '../../images/variants.ts';
import type { ArtistId, TrackId } from '../../shared/ids.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { UploadRecord } from '../../uploads/upload.ts';
import { draftArtwork, type Draft, type DraftCredit } from '../draft.ts';
import type { DraftRow } from './draft-row.ts';

/** The records of an account that the rows of a delivery name. */
export interface NamedRecords {
  readonly profiles: readonly { readonly artistId: ArtistId; readonly name: string }[];
  readonly drafts: readonly Draft[];
  readonly uploads: readonly UploadRecord[];
  readonly images: ReadonlyMap<string, ImageRecord>;
}

const issue = (field: string, detail: string) => fail<RowIssue>({ field, detail });

/** Returns the name of a file without its folders, composed as in other systems. */
export const baseName = (file: string): string => (file.split('/').at(-1) ?? file).normalize('NFC');

/** Returns the track whose recording a row names, if it names one. */
export const recordedTrack = (
  { file }: Pick<DraftRow, 'file'>,
  uploads: NamedRecords['uploads'],
): Result<TrackId | undefined, RowIssue> => {
  if (file === undefined) return ok(undefined);
  const named = uploads.filter(
    ({ uploadId, fileName, state }) =>
      state !== 'deleting' && (uploadId === file || fileName.normalize('NFC') === baseName(file)),
  );
  const [first] = named;
  if (!first) return issue('file', `your account has no upload "${file}"`);
  if (named.some(({ trackId }) => trackId !== first.trackId))
    return issue('file', `"${file}" is the name of ${named.length} uploads: use the ID of one`);
  const failed = named.every((upload) => upload.state === 'failed') ? first : undefined;
  if (failed?.state === 'failed')
    return issue('file', `"${file}" cannot be used (${failed.failure.code}): upload another recording`);
  return first.trackId === undefined
    ? issue('file', `"${file}" was uploaded by an earlier release: upload it again`)
    : ok(first.trackId);
};

/** Returns the draft that a row describes, or undefined if it is a new one. */
export const describedDraft = (
  row: DraftRow,
  { drafts, uploads }: NamedRecords,
): Result<Draft | undefined, RowIssue> => {
  const recorded = recordedTrack(row, uploads);
  if (!recorded.ok) return recorded;
  const own = drafts.filter(({ isDeleting }) => !isDeleting);
  const byFile = own.find(({ trackId }) => trackId === recorded.value);
  if (recorded.value !== undefined && !byFile)
    return issue('file', `the track of "${row.file}" was deleted: upload it again`);
  const withReference = own.filter(
    ({ externalId }) => externalId !== undefined && externalId === row.externalId,
  );
  const [byReference] = withReference;
  if (withReference.length > 1)
    return issue(
      'externalId',
      `${withReference.map(({ trackId }) => trackId).join(' and ')} have this externalId: delete all but one of them`,
    );
  const withIsrc = own.filter(({ details }) => details.isrc !== undefined && details.isrc === row.isrc);
  const found = byReference ?? byFile;
  if (byReference && byFile && byFile !== byReference)
    return issue(
      'file',
      `"${row.file}" is the recording of ${byFile.trackId}, but the externalId is that of ${byReference.trackId}: delete ${byFile.trackId} and upload the file again with trackId ${byReference.trackId}`,
    );
  if (!found && withIsrc.length > 1)
    return issue(
      'isrc',
      `${withIsrc.length} tracks of your account have this ISRC: name the externalId or the file`,
    );
  const other = withIsrc.find((draft) => draft !== found);
  if (found && other) return issue('isrc', `is that of your track ${other.trackId}`);
  const target = found ?? other;
  return target?.externalId !== undefined &&
    row.externalId !== undefined &&
    target.externalId !== row.externalId
    ? issue('externalId', `your track ${target.trackId} has the externalId "${target.externalId}"`)
    : ok(target);
};

/** Returns the credits of a row. An artist with the name of a profile of the account is that profile. */
export const creditsOfRow = (
  artists: NonNullable<DraftRow['artists']>,
  profiles: NamedRecords['profiles'],
): Result<readonly DraftCredit[], readonly RowIssue[]> => {
  const credits = artists.map(({ name, role }, n): Result<DraftCredit, RowIssue> => {
    const [profile, another] = profiles.filter((each) => folded(each.name) === folded(name));
    if (profile && another)
      return issue(`artists[${n}]`, `"${name}" is the name of several of your profiles`);
    return ok(profile ? { artistId: profile.artistId, role } : { name, role });
  });
  const issues = credits.flatMap((credit) => (credit.ok ? [] : [credit.failure]));
  return issues.length > 0
    ? fail(issues)
    : ok(credits.flatMap((credit) => (credit.ok ? [credit.value] : [])));
};

/** Returns the profile that releases a new track: the first main artist that is one, or the only one of the account. */
export const releasingProfile = (
  credits: readonly DraftCredit[] | undefined,
  profiles: NamedRecords['profiles'],
): Result<ArtistId, RowIssue> => {
  const main = credits?.flatMap((credit) =>
    credit.role === 'main' && 'artistId' in credit ? [credit.artistId] : [],
  )[0];
  const [only, another] = profiles;
  if (main !== undefined) return ok(main);
  return only && !another
    ? ok(only.artistId)
    : issue(
        'artists',
        'must have a profile of your account as a main artist, because your account has several',
      );
};

/** Returns the picture that a row names. */
export const artworkOfRow = (
  artwork: string,
  images: NamedRecords['images'],
  account: Pick<Draft, 'accountId'>,
): Result<Picture, RowIssue> => {
  const found = draftArtwork(account, images.get(artwork));
  return found.ok
    ? found
    : issue('artwork', 'must be the ID of a confirmed image of your account with the purpose track_artwork');
};
