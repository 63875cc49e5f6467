import type { Rows } from '../problem-row.ts';

/** Problems of uploads of masters and stems. */
export const uploadProblems = {
  'artist-uploads-full': {
    code: 'STATE_CONFLICT',
    detail: ({ limit }) => `Your account can have ${limit}. Delete uploads that you do not need.`,
  },
  'artist-upload-not-found': {
    code: 'NOT_FOUND',
    detail:
      'Your account has no upload with this ID. An upload that is not confirmed within seven days is deleted.',
  },
  'artist-upload-incomplete': {
    code: 'STATE_CONFLICT',
    detail: ({ receivedBytes, sizeBytes }) =>
      `We have received ${receivedBytes} of ${sizeBytes} bytes. Send the rest to the URL of the upload, then confirm it.`,
  },
  'artist-upload-submitted': {
    code: 'STATE_CONFLICT',
    detail: 'You submitted a track with this file. The upload stays as long as the track has it.',
  },
  'artist-upload-not-ready': {
    code: 'STATE_CONFLICT',
    detail:
      'This upload has no audio because its status is not `ready`. Wait until it is processed; if it failed, upload the file again.',
  },
  'upload-offset-conflict': {
    code: 'STATE_CONFLICT',
    detail: ({ offset }) =>
      `The upload continues at offset ${offset}. Ask for the offset with HEAD, then send the bytes from there.`,
    headers: ({ offset }) => ({ 'upload-offset': String(offset) }),
  },
  'upload-too-long': {
    code: 'BODY_TOO_LARGE',
    detail: ({ sizeBytes }) =>
      `The file must have ${sizeBytes} bytes, the size that you gave when you created the upload. Create another upload if the file has changed.`,
  },
} as const satisfies Rows;
