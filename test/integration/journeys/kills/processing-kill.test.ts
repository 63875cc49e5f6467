import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { UploadId } from '../../../../src/domain/shared/ids.ts';
import { deletionDelayMs } from '../../../../src/domain/uploads/upload.ts';
import { masterKey } from '../../../../src/domain/uploads/processing.ts';
import { aTune } from '../../../support/audio/sounds.ts';
import { wavBytes } from '../../../support/audio/wav.ts';
import {
  killedAtStep,
  leftAtSteps,
  type Left,
  type Running,
} from '../../../support/stores/killed-at-step.ts';
import { seenSoon } from '../../../support/eventually.ts';
import {
  aMasterDto,
  askTus,
  sentBytes,
  uploads,
  urlOf,
} from '../../../support/http/successes/upload-successes.ts';
import { needing } from '../../../support/needing.ts';
import { borrowS3, type BorrowedS3 } from '../../../support/servers/lent/borrow.ts';
import { inService } from '../../../support/service/service.ts';
import { filesUnder } from '../../../support/stores/store-facts.ts';
import {
  inBucketPlace,
  inFolderPlace,
  unlessGone,
  whileAway,
  type KillPlace,
} from '../../../support/uploads/kill-place.ts';

const timeoutMs = 900_000;
const tune = wavBytes(aTune({ seconds: 2, sampleRate: 8_000, channels: 1 }));
const sha256 = createHash('sha256').update(tune).digest('hex');
const silent = Buffer.from('Not a sound. '.repeat(100));
/** Longer than a lease. */
const leaseOverMs = 61_000;

/** Uploads a file in two parts. */
const uploaded = async ({ client }: Running, { token }: KillPlace, bytes: Buffer): Promise<string> => {
  const begun = await client.as(token).post(uploads, aMasterDto(bytes.length));
  const url = new URL(new URL(urlOf(begun)).pathname, client.baseUrl).href;
  const middle = Math.floor(bytes.length / 2);
  for (const [from, end] of [
    [0, middle],
    [middle, bytes.length],
  ] as const) {
    const sent = await whileAway(async () => {
      const found = await askTus('HEAD', url);
      if (found.headers['upload-offset'] !== String(from)) return found;
      return sentBytes(url, bytes.subarray(from, end), { 'upload-offset': String(from) });
    });
    expect(sent?.status).toBe(204);
    expect(sent?.headers['upload-offset']).toBe(String(end));
  }
  return begun.member('uploadId');
};

/** Confirms an upload, and waits for its result as long as the service lives. `onAnswer` gets whether it was confirmed. */
const confirmed = async (
  { client }: Running,
  { token }: KillPlace,
  uploadId: string,
  onAnswer: (isConfirmed: boolean) => void = () => undefined,
): Promise<boolean> => {
  const path = `${uploads}/${uploadId}`;
  const answer = await unlessGone(client.as(token).post(`${path}/confirm`));
  onAnswer(answer?.status === 202);
  const status = async () => (await unlessGone(client.as(token).get(path)))?.body['status'];
  if (answer) await seenSoon(status, (seen) => seen !== 'processing', 60_000);
  // The files that are left over are deleted after the result.
  if (answer) await seenSoon(status, (seen) => seen === undefined, 500);
  return answer?.status === 202;
};

/** Confirmed, claimed, three steps, the result, and the files that are omitted. */
const leastCommits = 7;
/** The failure is recorded with the files that are omitted. */
const leastOfFailure = 6;

type Step = readonly [killAt: number, name: string];
const isCommit = ([, name]: Step): boolean => name === 'COMMIT';

/** The steps of a processing. */
const stepsOf = async (place: KillPlace): Promise<readonly Step[]> => {
  const whole = await killedAtStep(place);
  const uploadId = await uploaded(whole, place, tune);
  await whole.arm();
  expect(await confirmed(whole, place, uploadId)).toBe(true);
  const steps = await seenSoon(
    async () => (await whole.steps()).map((step, n) => [n + 1, step] as const),
    (taken) => taken.filter(isCommit).length >= leastCommits,
    60_000,
  );
  await whole.kill();
  expect(steps.filter(isCommit).length).toBeGreaterThanOrEqual(leastCommits);
  return steps;
};

interface Killed {
  readonly uploadId: string;
  readonly isConfirmed: boolean;
  readonly moment: string;
}

const temporaryFiles = async (dataDir: string): Promise<readonly string[]> => [
  ...(await filesUnder(join(dataDir, 'scratch')).catch(() => [])),
  ...(await filesUnder(join(dataDir, 'media', 'desks')).catch(() => [])),
];

/** Another process ends what was begun: with one result and, if it is a master, one file. */
const expectContinued = async (
  place: KillPlace,
  { uploadId, isConfirmed, moment }: Killed,
  status: 'ready' | 'failed',
): Promise<void> =>
  inService({ dataDir: place.folder, sound: 'real', environment: place.environment }, async (service) => {
    const find = () => service.ports.uploadStore.find(UploadId(uploadId));
    const before = await find();
    // A confirmation without a response may have been recorded.
    if (isConfirmed || before?.state !== 'open') {
      // Keys of parts that the store of files did not confirm in time are omitted later.
      service.advance(leaseOverMs + deletionDelayMs);
      const after = await seenSoon(find, (seen) => seen?.state === status && seen.spare.length === 0, 60_000);
      expect({ moment, state: after?.state, spare: after?.spare }).toEqual({
        moment,
        state: status,
        spare: [],
      });
    }
    const key = masterKey({ uploadId: UploadId(uploadId) });
    const own = (await place.keysOf(place.folder)).filter((each) => each.includes(uploadId));
    const isOpen = (await find())?.state === 'open';
    const parts = (await find())?.parts.map((part) => part.key).toSorted();
    expect({ moment, own }).toEqual({ moment, own: isOpen ? parts : status === 'ready' ? [key] : [] });
    const found = await service.ports.mediaStore.describe(key);
    if (status === 'ready' && !isOpen) expect({ moment, sha256: found?.sha256 }).toEqual({ moment, sha256 });
    const temporary = await seenSoon(
      () => temporaryFiles(place.folder),
      ({ length }) => length === 0,
    );
    expect({ moment, temporary }).toEqual({ moment, temporary: [] });
  });

/** Kills the service before each of these steps of the processing of an upload; another process continues after each. */
const killEach = async (place: KillPlace, steps: readonly Step[]): Promise<void> => {
  for (const [killAt, name] of steps) {
    const running = await killedAtStep(place, killAt);
    const uploadId = await uploaded(running, place, tune);
    await running.arm();
    const isConfirmed = await confirmed(running, place, uploadId);
    await running.kill();
    await expectContinued(
      place,
      { uploadId, isConfirmed, moment: `before step ${killAt}, ${name}` },
      'ready',
    );
  }
};

/** Processes an upload by at least so many commits. Another process continues from the remains before each of the chosen steps. */
const continueEach = (
  bytes: Buffer,
  { status, commits }: { readonly status: 'ready' | 'failed'; readonly commits: number },
  chosen: (left: readonly Left<Omit<Killed, 'moment'>>[]) => readonly Left<Omit<Killed, 'moment'>>[],
): Promise<void> =>
  inFolderPlace(['artist-uploads/'], async (place) => {
    let known = { uploadId: '', isConfirmed: false };
    const act = async (running: Running, arm: () => Promise<void>): Promise<void> => {
      const uploadId = await uploaded(running, place, bytes);
      known = { uploadId, isConfirmed: false };
      await arm();
      await confirmed(running, place, uploadId, (isConfirmed) => (known = { uploadId, isConfirmed }));
      expect(known.isConfirmed).toBe(true);
      const committed = async () => (await running.steps()).filter((step) => step === 'COMMIT').length;
      expect(await seenSoon(committed, (count) => count >= commits, 60_000)).toBeGreaterThanOrEqual(commits);
    };
    await leftAtSteps(
      place,
      act,
      () => known,
      async (left) => {
        for (const { dataDir, step, known: sent } of chosen(left)) {
          const moment = `before step ${left.findIndex((each) => each.dataDir === dataDir) + 1}, ${step}`;
          await expectContinued({ ...place, folder: dataDir }, { ...sent, moment }, status);
        }
      },
    );
  });

describe('the processing of an upload whose process ends before a step of it', () => {
  it(
    'is continued: it loses nothing, makes one master and leaves no other file',
    () =>
      continueEach(tune, { status: 'ready', commits: leastCommits }, (left) => {
        expect(left.map(({ step }) => step)).toContain('rename');
        return left;
      }),
    timeoutMs,
  );

  it(
    'is continued: it records one failure, and leaves no file',
    () =>
      continueEach(silent, { status: 'failed', commits: leastOfFailure }, (left) =>
        left.filter(({ step }) => step === 'COMMIT'),
      ),
    timeoutMs,
  );
});

needing('s3', 'kill -9 while an upload in a bucket is processed', () => {
  let server: BorrowedS3;
  beforeAll(async () => {
    server = await borrowS3();
  });
  afterAll(() => server.release());

  it(
    'loses nothing, makes one master and leaves no other file',
    () =>
      inBucketPlace(server, ['artist-uploads/'], async (place) => {
        const steps = await stepsOf(place);
        await killEach(place, steps.filter(isCommit));
      }),
    timeoutMs,
  );
});
