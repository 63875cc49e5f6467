import type { ServerResponse } from 'node:http';
import type { AudioFetcher } from '../../../../src/ports/driven/media/audio-fetcher.ts';
import type { Received } from '../../../support/servers/receiver.ts';

/** A fetcher that may reach loopback and the internet, and a site there with scripted responses. */
export interface FetcherView {
  readonly fetcher: AudioFetcher;
  /** The site's answer under a path from now on; the address of that path. */
  readonly at: (path: string, answer: (response: ServerResponse) => void) => string;
  readonly port: number;
  /** The requests that the site received. */
  readonly received: readonly Received[];
  /** A folder for the fetcher's files under way, and for nobody else's. */
  readonly scratch: string;
  /** The part of a file that the fetcher accepts. */
  readonly maxBytes: number;
  /** And how long for it, ms. */
  readonly deadlineMs: number;
}

/** Returns this number of bytes, which are not audio. */
export const bytesOf = (length: number): Buffer => Buffer.alloc(length, 'RIFF of no sound');
