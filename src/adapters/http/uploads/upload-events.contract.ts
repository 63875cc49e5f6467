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
  description: `Streams the states of an upload as [Server-Sent Events](https://html.spec.whatwg.org/multipage/server-sent-events.html) if you send \`Accept: ${eventStream}\`; otherwise returns the upload. The first event contains the current state. Each event has the name \`upload\`, and the upload as \`data\`. If nothing changes, we send a comment every 15 seconds. The stream ends when the status is \`ready\` or \`failed\`, when the upload is deleted, when we restart, and after five minutes: connect again until the status is final. A member can receive at least four streams at a time; further ones can be rejected with 429.`,
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
