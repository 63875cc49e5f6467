import { randomUUID } from 'node:crypto';
import { aTune } from '../../support/audio/sounds.ts';
import { wavBytes } from '../../support/audio/wav.ts';
import type { PartnerClient } from '../../support/clients/partner-client.ts';
import { aRegistration } from '../../support/http/successes/artist-successes.ts';
import { seenSoon } from '../../support/eventually.ts';
import { aMasterDto, uploads, urlOf } from '../../support/http/successes/upload-successes.ts';
import { answered, deleteExisting, sendBytes, type Studio } from './requests.ts';
import { digestOf, type Sent, type Wish } from './sent.ts';
import { stemSeconds, uploadStem } from './stems.ts';

type Sending = Omit<Studio, 'trackId'>;

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
const aMaster = (wish: Wish, seconds = 1 + Math.random()): Sent => {
  const title = `Recording ${randomUUID()}`;
  const bytes = wavBytes(aTune({ seconds, sampleRate: 8_000, channels: 1, seed: title }));
  return {
    ...{ title, bytes, sha256: digestOf(bytes), wish },
    ...{ acknowledged: 0, isDone: false },
  };
};

/** Announces a recording. Without a response, or after 503, it is announced again under another title, because its upload may exist. */
const announce = async (studio: Sending, master: Sent): Promise<string> => {
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

const fulfill = async (studio: Sending, master: Sent): Promise<void> => {
  const { wish, uploadId = '' } = master;
  const path = `${uploads}/${uploadId}`;
  if (wish === 'confirm') {
    const { status } = await answered(studio, (client) => client.as(studio.token).post(`${path}/confirm`));
    if (status !== 202) throw new Error(`confirmed: ${status}`);
  } else if (wish === 'delete') {
    await deleteExisting(studio, path);
  }
  master.isDone = true;
};

const uploadMaster = async (studio: Sending, master: Sent): Promise<void> => {
  studio.sent.masters.push(master);
  const path = await announce(studio, master);
  await sendBytes(studio, master, path);
  await fulfill(studio, master);
};

/** How long a worker of a busy machine may take for a recording of a second. */
const processedWithinMs = 300_000;

/** Uploads the recording of a track that gets stems, and returns the track once it is processed. */
export const aTrackForStems = async (studio: Sending): Promise<string> => {
  const master = aMaster('confirm', stemSeconds);
  await uploadMaster(studio, master);
  const { status } = await seenSoon(
    async () => {
      const shown = await answered(studio, (client) =>
        client.as(studio.token).get(`${uploads}/${master.uploadId}`),
      );
      return { status: shown.body['status'] };
    },
    (shown) => shown.status === 'ready' || shown.status === 'failed',
    processedWithinMs,
  );
  if (status !== 'ready') throw new Error(`the recording of a track with stems: ${String(status)}`);
  return master.trackId ?? '';
};

/** Uploads recordings, the first with a stem after it, until `isOver` or so many are sent; each is sent to its end. */
export const uploadMasters = async (
  studio: Studio,
  { isOver, most }: { readonly isOver: () => boolean; readonly most: number },
): Promise<void> => {
  for (let n = 0; n < most && !(n > 0 && isOver()); n++) {
    const master = aMaster(wishOf(Math.random()));
    try {
      await uploadMaster(studio, master);
      if (n === 0 || Math.random() < 0.5) await uploadStem(studio);
    } catch (error) {
      studio.sent.unexpected.push(`${master.title}, or a stem after it: ${String(error)}`);
    }
  }
};
