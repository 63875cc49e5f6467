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
  /** How long a request may have no outcome, in ms; ten minutes by default. */
  readonly answersWithinMs?: number;
}

interface Response {
  readonly status: number;
}

type Reaching = Pick<Studio, 'client' | 'answersWithinMs'>;

/** Returns a function that throws with the last response once the service has had its time. On a busy machine a restart takes minutes. */
const timeLimit = ({ answersWithinMs = 600_000 }: Pick<Studio, 'answersWithinMs'>) => {
  const began = performance.now();
  return (last: Response | undefined): void => {
    if (performance.now() - began < answersWithinMs) return;
    const response = last ? `the last response was ${last.status}` : 'the last request had no response';
    throw new Error(`no request succeeded for ${answersWithinMs / 1_000} s: ${response}`);
  };
};

/**
 * Asks until the service responds with another status than 503; throws if it does not for too long. `onUnknown`: a request has no
 * outcome that is known.
 */
export const answered = async <R extends Response>(
  { client, ...limits }: Reaching,
  ask: (client: PartnerClient) => Promise<R>,
  onUnknown: () => void = () => undefined,
): Promise<R> => {
  const checkTime = timeLimit(limits);
  for (;;) {
    const now = client();
    const response = now && (await unlessGone(ask(now)));
    if (response && response.status !== 503) return response;
    onUnknown();
    checkTime(response);
    await sleep(100);
  }
};

/** Deletes what exists. 404 is accepted only after an attempt whose outcome is unknown: it may have deleted it. */
export const deleteExisting = async (
  studio: Reaching & Pick<Studio, 'token'>,
  path: string,
): Promise<void> => {
  let unknown = 0;
  const { status } = await answered(
    studio,
    (client) => client.as(studio.token).delete(path),
    () => {
      unknown += 1;
    },
  );
  if (status !== 204 && (status !== 404 || unknown === 0)) throw new Error(`deleted ${path}: ${status}`);
};

/** Sends bytes from the offset of the service, in requests of any size, until it has them all. */
export const sendBytes = async (
  studio: Reaching & Pick<Studio, 'sent'>,
  master: Sent,
  path: string,
): Promise<void> => {
  const { bytes } = master;
  const urlAt = ({ baseUrl }: PartnerClient): string => new URL(path, baseUrl).href;
  // Bytes without a response, or with 503, may be appended after the next offset was read.
  let isUncertain = false;
  let checkTime = timeLimit(studio);
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
    if (sent?.status === 204) {
      master.acknowledged = Number(sent.headers['upload-offset']);
      checkTime = timeLimit(studio);
      continue;
    }
    if (!sent || sent.status === 503) isUncertain = true;
    else if (sent.status !== 409 || !isUncertain) throw new Error(`bytes: ${sent.status} ${sent.text}`);
    checkTime(sent);
  }
};
