import type { AxiosResponse } from 'axios';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import { fail, ok } from '../../domain/shared/result.ts';
import type { WebhookSenderFault } from '../../domain/webhooks/delivery.ts';
import type { AudioFetcher, FetchRejected } from '../../ports/driven/media/audio-fetcher.ts';
import { isUnavailable, Unavailable } from '../../ports/driven/shared/unavailable.ts';
import { bareAxios } from './bare-axios.ts';
import { guardedConnector, type Dial } from './connector.ts';
import { streamedExchange } from './download.ts';
import { faultOf, late } from './faults.ts';
import { urlIssue } from './outward-urls.ts';
import { dnsResolver, type Resolve } from './resolver.ts';
import { onScratch, scratchFiles } from './scratch-file.ts';

export interface AudioFetcherDependencies {
  /** Permits http and loopback (`ALLOW_LOOPBACK_URLS`) too, but no other internal address. */
  readonly allowLoopback: boolean;
  /** A local folder for temporary files, which processes may share; the system's own by default. */
  readonly scratch?: string;
  /** The limit for one file. */
  readonly maxBytes?: number;
  /** The limit in milliseconds for a whole fetch, including redirects. */
  readonly deadlineMs?: number;
  /** The limit for each connection, including name resolution and TLS. */
  readonly connectMs?: number;
  readonly resolve?: Resolve;
  readonly dial?: Dial;
  /** Certificates in PEM to trust in place of the platform's. */
  readonly ca?: string;
}

const maxRedirects = 3;
const redirects = [301, 302, 303, 307, 308];

class NotFetched extends Error {
  readonly rejection: FetchRejected;
  constructor(reason: FetchRejected['reason'], detail: string) {
    super(detail);
    this.rejection = { kind: 'fetch-rejected', reason, detail };
  }
}

/** Messages that do not reveal where a name leads, unlike those of the system. */
const sentences: Readonly<Record<WebhookSenderFault, string>> = {
  address_refused: 'The host resolves to an address that is not public.',
  name_unresolved: 'The host name cannot be resolved.',
  connection_failed:
    'The host rejects the connection, closes it before the file is complete, or does not respond in HTTP.',
  tls_failed: 'The TLS connection to the host failed, or its certificate is not trusted.',
  timed_out: 'The host did not accept a connection in time.',
  answer_too_large: 'The response of the host has too many headers.',
};

const headerOf = (response: AxiosResponse<Readable>, name: string): string => {
  const [first] = [response.headers[name] as unknown].flat();
  return typeof first === 'string' ? first.trim() : '';
};

/** Returns where a redirect leads, without the fragment (RFC 9110 §10.2.2), which is for browsers. */
const redirected = (from: string, location: string): string => {
  if (/[\s\p{Cc}\\]/u.test(location) || !URL.canParse(location, from))
    throw new NotFetched('url-refused', 'The address redirects to something that is not a URL.');
  const to = new URL(location, from);
  to.hash = '';
  return to.href;
};

/**
 * Fetches a URL of a partner with one GET into a temporary file, through the same guarded connections as
 * webhooks.
 */
export const axiosAudioFetcher = (dependencies: AudioFetcherDependencies): AudioFetcher => {
  const { allowLoopback, maxBytes = 64 * 2 ** 20, deadlineMs = 60_000, connectMs = 5_000 } = dependencies;
  const { scratch = tmpdir(), resolve = dnsResolver(), dial, ca } = dependencies;
  const reach = { loopback: allowLoopback };
  const files = scratchFiles(scratch);
  const tooLarge = (): NotFetched =>
    new NotFetched('too-large', `The file exceeds the limit of ${maxBytes} bytes.`);

  const take = async (response: AxiosResponse<Readable>, into: FileHandle): Promise<void> => {
    const { status, data } = response;
    if (status < 200 || status > 299 || status === 206)
      throw new NotFetched('unreachable', `The server responded with status ${status}.`);
    if (!['', 'identity'].includes(headerOf(response, 'content-encoding').toLowerCase()))
      throw new NotFetched(
        'unreachable',
        'The server responded with a compressed body, which is not supported.',
      );
    if (Number(headerOf(response, 'content-length')) > maxBytes) throw tooLarge();
    let bytes = 0;
    for await (const chunk of data as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge();
      await onScratch(() => into.writeFile(chunk));
    }
    if (bytes === 0) throw new NotFetched('unreachable', 'The server responded with an empty body.');
  };

  const fetched = async (first: string, into: FileHandle, signal: AbortSignal): Promise<void> => {
    const { connector, abandon } = guardedConnector({ reach, resolve, dial, ca, deadlineMs: connectMs });
    const axios = bareAxios(streamedExchange(connector));
    // A request observes the signal only after its connection is open.
    signal.addEventListener('abort', abandon);
    let url = first;
    try {
      for (let hop = 0; hop <= maxRedirects; hop++) {
        const issue = urlIssue(url, reach);
        const subject = hop === 0 ? 'The address' : 'The redirect target';
        if (issue !== undefined) throw new NotFetched('url-refused', `${subject} ${issue}.`);
        const response = await axios.request<Readable>({ method: 'get', url, signal });
        try {
          const location = headerOf(response, 'location');
          if (!redirects.includes(response.status) || location === '') {
            await take(response, into);
            return;
          }
          url = redirected(url, location);
        } finally {
          response.data.destroy();
        }
      }
    } finally {
      abandon();
    }
    throw new NotFetched('unreachable', `The address redirects more than ${maxRedirects} times.`);
  };

  const rejectionOf = (error: unknown): FetchRejected => {
    if (error instanceof NotFetched) return error.rejection;
    const fault = faultOf(error);
    const reason = fault === 'address_refused' ? 'url-refused' : 'unreachable';
    return { kind: 'fetch-rejected', reason, detail: sentences[fault] };
  };

  /** Returns undefined if the file is complete. */
  const fill = async (
    url: string,
    into: FileHandle,
    canceled: AbortSignal,
  ): Promise<FetchRejected | undefined> => {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(late(deadlineMs)), deadlineMs);
    try {
      await fetched(url, into, AbortSignal.any([deadline.signal, canceled]));
      return undefined;
    } catch (error) {
      if (isUnavailable(error)) throw error;
      if (canceled.aborted) throw new Unavailable('the fetch was canceled', { cause: error });
      if (!deadline.signal.aborted) return rejectionOf(error);
      const detail = `The file was not complete within ${deadlineMs / 1000} s.`;
      return { kind: 'fetch-rejected', reason: 'unreachable', detail };
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    borrow: async (url, use, canceled = new AbortController().signal) => {
      const lent = await files.lend((into) => fill(url, into, canceled), use);
      return 'issue' in lent ? fail(lent.issue) : ok(lent.used);
    },
  };
};
