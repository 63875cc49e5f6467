import { z } from 'zod';
import { anyone } from '../artists/artist-sessions.contract.ts';
import { route } from '../kernel/route.ts';
import { exampleReady, MasterUpload, uploadId } from './upload.view.ts';

/** Server-Sent Events: https://html.spec.whatwg.org/multipage/server-sent-events.html. */
export const eventStream = 'text/event-stream';

export const followUpload = route({
  operation: 'followUpload',
  method: 'GET',
  path: '/api/v1/artists/me/uploads/{uploadId}/events',
  access: anyone,
  summary: 'Follow an upload',
  description: `With \`Accept: ${eventStream}\` the states of an upload are streamed as [Server-Sent Events](https://html.spec.whatwg.org/multipage/server-sent-events.html): first the current one, then each that follows, with \`event: upload\` and the upload as \`data\`. The stream ends after \`ready\` or \`failed\`, when the upload is deleted, when we restart, and after five minutes: connect again until the status is final. Every 15 seconds without a change a comment is sent. A member can receive four streams at a time. With any other \`Accept\` the response is the upload.`,
  tags: ['Uploads'],
  params: z.strictObject({ uploadId }),
  responses: {
    200: {
      description: 'The upload, or the stream of its states.',
      schema: MasterUpload,
      media: [eventStream],
      example: exampleReady,
    },
  },
  problems: ['NOT_FOUND'],
  cacheControl: 'no-store',
  // Proxies such as nginx would keep events until a buffer is full.
  constantHeaders: { 'x-accel-buffering': 'no' },
});
