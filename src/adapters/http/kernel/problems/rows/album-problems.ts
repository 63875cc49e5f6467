import type { Rows } from '../problem-row.ts';

const unusableCover = 'must be a confirmed image of your account with the purpose album_cover';

/** Problems of albums. */
export const albumProblems = {
  'album-not-found': { code: 'NOT_FOUND', detail: 'This album does not exist.' },
  'upc-used': {
    code: 'STATE_CONFLICT',
    detail: ({ albumId }) =>
      `Your album ${albumId} already has this UPC. Use another UPC, or change that album.`,
    members: ({ albumId }) => ({ albumId }),
  },
  'albums-full': {
    code: 'STATE_CONFLICT',
    detail: ({ limit }) =>
      `Your account can have at most ${limit} albums. Delete an album to create another one.`,
  },
  'cover-unusable': {
    code: 'VALIDATION_FAILED',
    detail: `imageId: ${unusableCover}`,
    errors: () => [{ in: 'body', pointer: '/imageId', code: 'custom', detail: unusableCover }],
  },
  'track-list-rejected': {
    code: 'VALIDATION_FAILED',
    detail: ({ issues }) =>
      issues.length === 1
        ? 'The list of tracks has one error. Nothing was changed.'
        : `The list of tracks has ${issues.length} errors. Nothing was changed.`,
    errors: ({ issues }) =>
      issues.map(({ index, field, code, detail }) => ({
        ...{ in: 'body', pointer: `/tracks/${index}/${field}`, code, detail },
      })),
  },
} as const satisfies Rows;
