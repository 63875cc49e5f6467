import { UploadId } from '../../../domain/shared/ids.ts';
import type { Followed, Uploads } from '../../../ports/driving/uploads/uploads.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { uploadView } from './upload.view.ts';
import { eventStream, followUpload } from './upload-events.contract.ts';

export interface FollowDependencies extends Pick<Uploads, 'readUpload' | 'followUpload'> {
  /** Aborted when the service shuts down: streams end, and clients connect to another process. */
  readonly stopping?: AbortSignal | undefined;
}

/** How long clients wait before they connect again, in milliseconds. */
const reconnectMs = 2_000;

const textOf = (followed: Followed): string =>
  followed === 'unchanged'
    ? ': unchanged\n\n'
    : `event: upload\ndata: ${JSON.stringify(uploadView(followed))}\n\n`;

async function* eventsOf(states: AsyncIterable<Followed>): AsyncGenerator<Uint8Array> {
  let before = `retry: ${reconnectMs}\n`;
  for await (const followed of states) {
    yield Buffer.from(before + textOf(followed));
    before = '';
  }
}

/** Returns the same bytes. A client that leaves ends the wait for the next state: a generator alone would notice it with that state. */
const endingWith = (bytes: AsyncGenerator<Uint8Array>, end: () => void): AsyncIterable<Uint8Array> => {
  const ending: AsyncIterableIterator<Uint8Array> = {
    [Symbol.asyncIterator]: () => ending,
    next: () => bytes.next(),
    return: () => {
      end();
      return bytes.return(undefined);
    },
  };
  return ending;
};

export const followEndpoint = ({
  readUpload,
  followUpload: follow,
  stopping,
}: FollowDependencies): Endpoint =>
  endpoint(followUpload, async ({ caller, params, mediaType }) => {
    const uploadId = UploadId(params.uploadId);
    if (mediaType !== eventStream) {
      const found = await readUpload({ caller, uploadId });
      return found.ok ? { status: 200, body: uploadView(found.value) } : found;
    }
    const left = new AbortController();
    const ends = AbortSignal.any([left.signal, ...(stopping ? [stopping] : [])]);
    const states = await follow({ caller, uploadId, stopping: ends });
    if (!states.ok) return states;
    const bytes = endingWith(eventsOf(states.value), () => left.abort());
    return { status: 200, mediaType: eventStream, bytes };
  });
