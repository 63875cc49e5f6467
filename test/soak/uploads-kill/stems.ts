import { randomUUID } from 'node:crypto';
import { aTune } from '../../support/audio/sounds.ts';
import { wavBytes } from '../../support/audio/wav.ts';
import { aStemDto } from '../../support/http/successes/drafts/stem-successes.ts';
import { ownTracks } from '../../support/http/successes/draft-successes.ts';
import { urlOf } from '../../support/http/successes/upload-successes.ts';
import { answered, deleteExisting, sendBytes, type Studio } from './requests.ts';
import { digestOf, type SentStem, type Wish } from './sent.ts';

/** The length of stems, and of the recording to which they belong. */
export const stemSeconds = 1;

/** The file of a stem, whose bytes no other one has. With an ID it replaces the file of that stem. */
const aStem = (wish: Wish, stemId?: string): SentStem => {
  const title = `Stem ${randomUUID()}`;
  const bytes = wavBytes(aTune({ seconds: stemSeconds, sampleRate: 8_000, channels: 1, seed: title }));
  return {
    ...{ title, bytes, sha256: digestOf(bytes), wish, acknowledged: 0, isDone: false },
    ...(stemId !== undefined && { stemId }),
  };
};

const stemsOf = ({ trackId }: Studio): string => `${ownTracks}/${trackId}/stems`;

/** Announces the file of a stem. Without a response, or after 503, it is announced again under another name, because its upload may exist. */
const announce = async (studio: Studio, stem: SentStem): Promise<string> => {
  let attempt = 0;
  const nameNow = () => `${stem.title}/${attempt}`;
  const begun = await answered(
    studio,
    (client) => {
      const dto = { name: nameNow(), ...(stem.stemId !== undefined && { stemId: stem.stemId }) };
      return client.as(studio.token).post(stemsOf(studio), aStemDto(stem.bytes.length, dto));
    },
    () => {
      studio.sent.unanswered.push(nameNow());
      attempt += 1;
    },
  );
  if (begun.status !== 201) throw new Error(`announced a stem: ${begun.status} ${begun.text}`);
  stem.stemId = begun.member('stemId');
  return new URL(urlOf(begun)).pathname;
};

const confirm = async (studio: Studio, { stemId, sha256 }: SentStem): Promise<void> => {
  const path = `${stemsOf(studio)}/${stemId}/confirm`;
  const { status } = await answered(studio, (client) => client.as(studio.token).post(path, { sha256 }));
  if (status !== 202) throw new Error(`confirmed a stem: ${status}`);
};

/** Uploads a file that another one replaces: while it is announced, while it has all bytes, or while a worker may process it. */
const uploadReplaced = async (studio: Studio): Promise<SentStem> => {
  const replaced = aStem('delete');
  const path = await announce(studio, replaced);
  if (Math.random() < 0.8) await sendBytes(studio, replaced, path);
  const isComplete = replaced.acknowledged === replaced.bytes.length;
  if (isComplete && Math.random() < 0.8) await confirm(studio, replaced);
  return replaced;
};

const wishOf = (chance: number): Wish => (chance < 0.6 ? 'confirm' : chance < 0.9 ? 'delete' : 'leave');

/** Uploads a stem to its end: it replaces another one, is confirmed, removed, or left. */
export const uploadStem = async (studio: Studio): Promise<void> => {
  const { stemId } = Math.random() < 0.5 ? await uploadReplaced(studio) : {};
  const stem = aStem(wishOf(Math.random()), stemId);
  studio.sent.stems.push(stem);
  await sendBytes(studio, stem, await announce(studio, stem));
  if (stem.wish === 'confirm' || (stem.wish === 'delete' && Math.random() < 0.5)) await confirm(studio, stem);
  if (stem.wish === 'delete') await deleteExisting(studio, `${stemsOf(studio)}/${stem.stemId}`);
  stem.isDone = true;
};
