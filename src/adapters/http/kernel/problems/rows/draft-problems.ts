import type { Rows } from '../problem-row.ts';
import type { RowIssue } from '../../../../../domain/catalog/delivery/delivery.ts';

const unusableArtwork = 'must be a confirmed image of your account with the purpose track_artwork';

const reasons = {
  draft: 'was not submitted',
  pending_review: 'is waiting for review',
  changes_requested: 'was returned to you',
  rejected: 'was rejected. Appeal the decision if you disagree with it',
  approved: 'is approved: its recording can no longer be changed',
  taken_down: 'was taken down. Appeal the decision if you disagree with it',
} as const;

/** Returns an issue of a track as the API shows it. */
export const trackError = ({ field, detail, code }: RowIssue) => ({
  pointer: pointerOf(field),
  code: code ?? 'custom',
  detail,
});

/** Returns a path such as `rights.writers[0].partyId` as a JSON pointer. */
const pointerOf = (path: string): string => `/${path.replace(/\[(\d+)\]/g, '.$1').replaceAll('.', '/')}`;

const errorOfFile = (detail: string) => ({ in: 'body', pointer: '/file', code: 'custom', detail }) as const;

/** Problems of tracks that accounts of artists describe and submit. */
export const draftProblems = {
  'draft-not-found': { code: 'NOT_FOUND', detail: 'Your account has no track with this ID.' },
  'drafts-full': {
    code: 'STATE_CONFLICT',
    detail: ({ limit }) =>
      `Your account can have at most ${limit} tracks. Delete tracks that you never submitted.`,
  },
  'draft-submitted': {
    code: 'STATE_CONFLICT',
    detail: 'This track was submitted. Only a track that was never submitted can be deleted.',
  },
  'draft-not-submittable': {
    code: 'STATE_CONFLICT',
    detail: ({ status }) => `This track ${reasons[status]}.`,
    members: ({ status }) => ({ state: status }),
  },
  'draft-already-submitted': {
    code: 'STATE_CONFLICT',
    detail: ({ status }) =>
      status === 'approved'
        ? 'This track is approved, and has no changes that need a review.'
        : 'This track is already waiting for review, and you have not changed it since.',
    members: ({ status }) => ({ state: status }),
  },
  'draft-isrc-taken': {
    code: 'VALIDATION_FAILED',
    detail: 'Another track in the catalog has this ISRC. Nothing was submitted.',
    errors: () => [
      { in: 'body', pointer: '/isrc', code: 'custom', detail: 'belongs to another track in the catalog' },
    ],
  },
  'revision-not-found': {
    code: 'NOT_FOUND',
    detail: 'This track has no changes that need a review, or they are not waiting for one.',
  },
  'revision-rejected': {
    code: 'STATE_CONFLICT',
    detail: 'These changes were rejected. Change them, or withdraw the revision.',
  },
  'revision-not-possible': {
    code: 'STATE_CONFLICT',
    detail: 'This track is taken down, so its changes cannot be published. Return or reject them.',
  },
  'revision-isrc-taken': {
    code: 'STATE_CONFLICT',
    detail: ({ isrc, holder }) =>
      `The ISRC ${isrc} belongs to track ${holder}. Return or reject the changes.`,
    members: ({ holder }) => ({ fields: ['isrc'], trackId: holder }),
  },
  'draft-stem-not-found': {
    code: 'NOT_FOUND',
    detail:
      'This track has no stem with this ID, or its upload was deleted. An upload that is not confirmed within seven days is deleted.',
  },
  'draft-stem-name-taken': {
    code: 'STATE_CONFLICT',
    detail: ({ name }) =>
      `Another stem of this track has the name ${name}. Replace that stem, or use another name.`,
    members: () => ({ fields: ['name'] }),
  },
  'draft-stems-full': {
    code: 'STATE_CONFLICT',
    detail: ({ limit }) => `A track can have at most ${limit} stems. Remove one first.`,
  },
  'draft-stems-too-large': {
    code: 'STATE_CONFLICT',
    detail: ({ limitBytes }) =>
      `The stems of a track can have ${limitBytes / 2 ** 30} GiB together. Upload them as FLAC, or remove some.`,
    members: () => ({ fields: ['sizeBytes'] }),
  },
  'draft-recording-needed': {
    code: 'STATE_CONFLICT',
    detail: 'This track has no processed recording to compare the stem with. Upload the recording first.',
  },
  'artwork-unusable': {
    code: 'VALIDATION_FAILED',
    detail: `imageId: ${unusableArtwork}`,
    errors: () => [{ in: 'body', pointer: '/imageId', code: 'custom', detail: unusableArtwork }],
  },
  'reviewed-details': {
    code: 'STATE_CONFLICT',
    detail: ({ fields }) =>
      `This track is taken down. Until it is reinstated, these fields cannot be changed: ${fields.join(', ')}.`,
    members: ({ fields }) => ({ fields }),
  },
  'details-needed': {
    code: 'STATE_CONFLICT',
    detail: ({ fields }) => `This track was published. It needs: ${fields.join(', ')}.`,
    members: ({ fields }) => ({ fields }),
  },
  'submission-rejected': {
    code: 'VALIDATION_FAILED',
    detail: ({ issues }) =>
      issues.length === 1
        ? 'The track has one error. Nothing was submitted.'
        : `The track has ${issues.length} errors. Nothing was submitted.`,
    errors: ({ issues }) => issues.map((issue) => ({ in: 'body', ...trackError(issue) })),
  },
  'manifest-unreadable': {
    code: 'VALIDATION_FAILED',
    detail: 'The file cannot be read. Nothing was delivered.',
    errors: ({ detail }) => [errorOfFile(detail)],
  },
  'delivery-rejected': {
    code: 'VALIDATION_FAILED',
    detail: ({ rejected }) =>
      rejected.length === 1
        ? 'One row has errors. Nothing was delivered.'
        : `${rejected.length} rows have errors. Nothing was delivered.`,
    errors: ({ rejected }) =>
      rejected.flatMap(({ line, issues }) =>
        issues.map(({ field, detail }) => errorOfFile(`row ${line}, ${field}: ${detail}`)),
      ),
  },
} as const satisfies Rows;
