import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { aTune } from '../../support/audio/sounds.ts';
import { wavBytes } from '../../support/audio/wav.ts';
import type { PartnerClient } from '../../support/clients/partner-client.ts';
import { aRegistration } from '../../support/http/successes/artist-successes.ts';
import {
  aMasterDto,
  askTus,
  sentBytes,
  uploads,
  urlOf,
} from '../../support/http/successes/upload-successes.ts';
import { unlessGone } from '../../support/uploads/kill-place.ts';
import { digestOf, type Sent, type SentMasters, type Wish } from './sent.ts';

/** How an artist reaches the service, whose address changes with each start. */
export interface Studio {
  readonly client: () => PartnerClient | undefined;
  readonly token: string;
  readonly sent: SentMasters;
}

interface Response {
  readonly status: number;
}

/** Asks until the service responds with another status than 503. `onUnknown`: a request has no outcome that is known. */
const answered = async <R extends Response>(
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

/** Registers an account, under another address if the outcome is unknown, and returns the token of its owner. */
export const registered = async (client: PartnerClient): Promise<string> => {
  const service = { client: () => client };
  let entry = aRegistration();
  await answered(service, (api) => {
    entry = { ...aRegistration(), email: `artist-${randomUUID()}@label.example` };
    return api.post('/api/v1/artists/register', entry);
  });
  const { email, password } = entry;
  const session = await answered(service, (api) => api.post('/api/v1/artists/sessions', { email, password }));
  return session.member('token');
};

const wishOf = (chance: number): Wish => (chance < 0.7 ? 'confirm' : chance < 0.85 ? 'delete' : 'leave');

/** A short recording whose bytes no other one has. */
const aMaster = (): Sent => {
  const title = `Recording ${randomUUID()}`;
  const seconds = 1 + Math.random();
  const bytes = wavBytes(aTune({ seconds, sampleRate: 8_000, channels: 1, seed: title }));
  return {
    ...{ title, bytes, sha256: digestOf(bytes), wish: wishOf(Math.random()) },
    ...{ acknowledged: 0, isDone: false },
  };
};

/** Announces a recording. Without a response, or after 503, it is announced again under another title, because its upload may exist. */
const announce = async (studio: Studio, master: Sent): Promise<string> => {
  let attempt = 0;
  const titleNow = () => `${master.title}/${attempt}`;
  const begun = await answered(
    studio,
    (client) => {
      const dto = { title: titleNow(), ...(Math.random() < 0.5 && { sha256: master.sha256 }) };
      return client.as(studio.token).post(uploads, aMasterDto(master.bytes.length, dto));
    },
    () => {
      studio.sent.unanswered.push(titleNow());
      attempt += 1;
    },
  );
  if (begun.status !== 201) throw new Error(`announced: ${begun.status} ${begun.text}`);
  master.uploadId = begun.member('uploadId');
  master.trackId = begun.member('trackId');
  return new URL(urlOf(begun)).pathname;
};

/** Sends bytes from the offset of the service, in requests of any size, until it has them all. */
const sendBytes = async (studio: Studio, master: Sent, path: string): Promise<void> => {
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

const fulfill = async (studio: Studio, master: Sent): Promise<void> => {
  const { wish, uploadId = '' } = master;
  const path = `${uploads}/${uploadId}`;
  if (wish === 'confirm') {
    const { status } = await answered(studio, (client) => client.as(studio.token).post(`${path}/confirm`));
    if (status !== 202) throw new Error(`confirmed: ${status}`);
  } else if (wish === 'delete') {
    const { status } = await answered(studio, (client) => client.as(studio.token).delete(path));
    if (status !== 204 && status !== 404) throw new Error(`deleted: ${status}`);
  }
  master.isDone = true;
};

/** Uploads recordings, one after another, until `isOver` or so many are sent; each is sent to its end. */
export const uploadMasters = async (
  studio: Studio,
  { isOver, most }: { readonly isOver: () => boolean; readonly most: number },
): Promise<void> => {
  for (let n = 0; n < most && !(n > 0 && isOver()); n++) {
    const master = aMaster();
    studio.sent.masters.push(master);
    try {
      const path = await announce(studio, master);
      await sendBytes(studio, master, path);
      await fulfill(studio, master);
    } catch (error) {
      studio.sent.unexpected.push(`${master.title}: ${String(error)}`);
    }
  }
};
