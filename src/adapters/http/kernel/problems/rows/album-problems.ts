import type { Row } from '../problem-row.ts';

type AlbumFailure = 'album-not-found' | 'upc-used' | 'albums-full' | 'cover-unusable' | 'track-list-rejected';

const unusableCover = 'must be a confirmed image of your account with the purpose album_cover';

/** Problems of albums. */
export const albumProblems = {
  'album-not-found': { code: 'NOT_FOUND', detail: 'This album does not exist.' },
  'upc-used': {
    code: 'STATE_CONFLICT',
    detail: ({ albumId }) => `Your album ${albumId} has this UPC. A UPC identifies one album.`,
    members: ({ albumId }) => ({ albumId }),
  },
  'albums-full': {
    code: 'STATE_CONFLICT',
    detail: ({ limit }) => `Your account can have ${limit} albums. Delete albums that you do not need.`,
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
        ? 'One error in the list of tracks. Nothing was changed.'
        : `${issues.length} errors in the list of tracks. Nothing was changed.`,
    errors: ({ issues }) =>
      issues.map(({ index, field, code, detail }) => ({
        ...{ in: 'body', pointer: `/tracks/${index}/${field}`, code, detail },
      })),
  },
} as const satisfies { readonly [Kind in AlbumFailure]: Row<Kind> };
