import { setTimeout as sleep } from 'node:timers/promises';
import type { PartnerClient } from '../../support/clients/partner-client.ts';
import { askTus, sentBytes } from '../../support/http/successes/upload-successes.ts';
import { unlessGone } from '../../support/uploads/kill-place.ts';
import type { Sent, SentMasters } from './sent.ts';

/** How an artist reaches the service, whose address changes with each start. */
export interface Studio {
  readonly client: () => PartnerClient | undefined;
  readonly token: string;
  readonly sent: SentMasters;
  /** The track that gets stems, whose recording was processed before anything is killed. */
  readonly trackId: string;
}

interface Response {
  readonly status: number;
}

/** Asks until the service responds with another status than 503. `onUnknown`: a request has no outcome that is known. */
export const answered = async <R extends Response>(
  { client }: Pick<Studio, 'client'>,
  ask: (client: PartnerClient) => Promise<R>,
  onUnknown: () => void = () => undefined,
): Promise<R> => {
  for (;;) {
    const now = client();
    const response = now && (await unlessGone(ask(now)));
    if (response && response.status !== 503) return response;
    onUnknown();
    await sleep(100);
  }
};

/** Sends bytes from the offset of the service, in requests of any size, until it has them all. */
export const sendBytes = async (
  studio: Pick<Studio, 'client' | 'sent'>,
  master: Sent,
  path: string,
): Promise<void> => {
  const { bytes } = master;
  const urlAt = ({ baseUrl }: PartnerClient): string => new URL(path, baseUrl).href;
  // Bytes without a response, or with 503, may be appended after the next offset was read.
  let isUncertain = false;
  for (;;) {
    const found = await answered(studio, (client) => askTus('HEAD', urlAt(client)));
    const offset = Number(found.headers['upload-offset']);
    if (found.status !== 204) throw new Error(`the offset: ${found.status} ${found.text}`);
    if (offset < master.acknowledged)
      studio.sent.unexpected.push(
        `${master.title}: ${offset} bytes, after ${master.acknowledged} were acknowledged`,
      );
    if (offset === bytes.length) return;
    const end = Math.min(bytes.length, offset + 1 + Math.floor((Math.random() * bytes.length) / 2));
    const piece = bytes.subarray(offset, end);
    const now = studio.client();
    const sent = now && (await unlessGone(sentBytes(urlAt(now), piece, { 'upload-offset': String(offset) })));
    if (sent?.status === 204) master.acknowledged = Number(sent.headers['upload-offset']);
    else if (!sent || sent.status === 503) isUncertain = true;
    else if (sent.status !== 409 || !isUncertain) throw new Error(`bytes: ${sent.status} ${sent.text}`);
  }
};
