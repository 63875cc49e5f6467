import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { UploadId } from '../../../../src/domain/shared/ids.ts';
import { filesOf } from '../../../../src/domain/uploads/deletion.ts';
import {
  inBucketPlace,
  inFolderPlace,
  whileAway,
  type KillPlace,
} from '../../../support/uploads/kill-place.ts';
import { killedAtStep, leftAtSteps, type Running } from '../../../support/stores/killed-at-step.ts';
import type { Answered, PartnerClient } from '../../../support/clients/partner-client.ts';
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
import { inService, type TestService } from '../../../support/service/service.ts';
import { filesUnder } from '../../../support/stores/store-facts.ts';

const timeoutMs = 900_000;
/** Bytes that differ everywhere, so that none can be at another's place. */
const file = Buffer.from(Uint32Array.from({ length: 20_000 }, (_, i) => i * 2_654_435_761).buffer);
const middle = 30_001;

interface Sending {
  readonly begun: Answered | undefined;
  /** The highest offset that a response named. */
  readonly acknowledged: number;
}

const urlAt = (begun: Answered, { baseUrl }: PartnerClient): string =>
  new URL(new URL(urlOf(begun)).pathname, baseUrl).href;

/** Sends the rest as clients of the protocol do: where the service is unavailable, they ask for its offset. `onAnswer` gets each offset. */
const sentRest = async (
  url: string,
  from: number,
  onAnswer: (offset: number) => void = () => undefined,
): Promise<number> => {
  let offset = from;
  while (offset < file.length) {
    const sent = await whileAway(async () => {
      const found = await askTus('HEAD', url);
      const kept = Number(found.headers['upload-offset']);
      if (found.status !== 204 || kept === file.length) return found;
      const end = kept < middle ? middle : file.length;
      return sentBytes(url, file.subarray(kept, end), { 'upload-offset': String(kept) });
    });
    if (!sent) return offset;
    expect({ status: sent.status, code: sent.code }).toEqual({ status: 204, code: undefined });
    offset = Number(sent.headers['upload-offset']);
    onAnswer(offset);
  }
  return offset;
};

/** Starts an upload, and sends its bytes in two requests, as far as the service lives. `onAnswer` gets what is known after each response. */
const sending = async (
  client: PartnerClient,
  onAnswer: (known: Sending) => void = () => undefined,
): Promise<Sending> => {
  const begun = await whileAway(() => client.post(uploads, aMasterDto(file.length)));
  onAnswer({ begun, acknowledged: 0 });
  if (!begun) return { begun, acknowledged: 0 };
  expect(begun.status).toBe(201);
  const acknowledged = await sentRest(urlAt(begun, client), 0, (offset) =>
    onAnswer({ begun, acknowledged: offset }),
  );
  return { begun, acknowledged };
};

interface Killed extends Sending {
  readonly moment: string;
}

/** No byte that was acknowledged is missing, and the client continues at the offset of the service. */
const examine = async (
  client: PartnerClient,
  { token }: Pick<KillPlace, 'token'>,
  killed: Killed,
): Promise<void> => {
  const { moment, begun, acknowledged } = killed;
  if (!begun) return;
  const url = urlAt(begun, client);
  const found = await askTus('HEAD', url);
  const offset = Number(found.headers['upload-offset']);
  expect({ moment, status: found.status, isKept: offset >= acknowledged }).toEqual({
    ...{ moment, status: 204, isKept: true },
  });
  expect([0, middle, file.length]).toContain(offset);
  expect({ moment, end: await sentRest(url, offset) }).toEqual({ moment, end: file.length });
  const shown = await client.as(token).get(`${uploads}/${begun.member('uploadId')}`);
  expect(shown.body).toMatchObject({ status: 'uploaded', receivedBytes: file.length });
};

const bytesOf = async ({ ports }: TestService, id: string): Promise<Buffer> => {
  const upload = await ports.uploadStore.find(UploadId(id));
  const chunks: Uint8Array[] = [];
  for (const { key } of upload?.parts ?? [])
    for await (const chunk of (await ports.mediaStore.read(key)) ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** The bytes of every upload are those that were sent, each once; every file has a record, and a week later nothing is left; `before`: what is done first. */
const expectCleaned = async (
  place: KillPlace,
  dataDir: string,
  moment: string,
  before: (service: TestService) => Promise<void> = async () => undefined,
): Promise<void> =>
  inService({ dataDir, environment: place.environment }, async (service) => {
    await before(service);
    const { uploadStore } = service.ports;
    const all = await uploadStore.due(Number.MAX_SAFE_INTEGER, 1_000);
    for (const { uploadId } of all) {
      const bytes = await bytesOf(service, uploadId);
      expect({ moment, isSame: file.subarray(0, bytes.length).equals(bytes) }).toEqual({
        moment,
        isSame: true,
      });
    }
    const named = new Set(all.flatMap(filesOf));
    expect({ moment, lost: (await place.keysOf(dataDir)).filter((key) => !named.has(key)) }).toEqual({
      ...{ moment, lost: [] },
    });
    service.advance(7 * dayMs + 1);
    // The first run marks what is due, the second deletes it.
    for (let run = 0; run < 2; run++) {
      expect(await service.useCases.deleteDueUploads()).toMatchObject({ ok: true });
      service.advance(dayMs);
    }
    const temporary = await seenSoon(
      async () => [
        ...(await filesUnder(join(dataDir, 'scratch')).catch(() => [])),
        ...(await filesUnder(join(dataDir, 'media', 'desks')).catch(() => [])),
      ],
      (files) => files.length === 0,
    );
    const unfinished = await uploadStore.due(Number.MAX_SAFE_INTEGER, 1_000);
    expect({ moment, files: await place.keysOf(dataDir), unfinished, temporary }).toEqual({
      ...{ moment, files: [], unfinished: [], temporary: [] },
    });
  });

const stepsOf = async (place: KillPlace): Promise<readonly string[]> => {
  const whole = await killedAtStep(place);
  await whole.arm();
  expect((await sending(whole.client.as(place.token))).acknowledged).toBe(file.length);
  const steps = await whole.steps();
  await whole.kill();
  return steps;
};

/** Kills before each of these steps of an upload; each next process examines the kill before. */
const killEach = async (
  place: KillPlace,
  steps: readonly (readonly [killAt: number, name: string])[],
): Promise<void> => {
  let latest: Killed | undefined;
  for (const [killAt, name] of steps) {
    const running = await killedAtStep(place, killAt);
    if (latest) await examine(running.client, place, latest);
    await running.arm();
    const sent = await sending(running.client.as(place.token));
    latest = { ...sent, moment: `before step ${killAt}, ${name}` };
    await running.kill();
  }
  const last = await killedAtStep(place);
  if (latest) await examine(last.client, place, latest);
  await last.kill();
};

/** A client that continues completes an upload; if it does not, the remains are deleted. Each is tried with a copy. */
describe('an upload of a master whose process ends before a step of it', () => {
  it(
    'keeps an offset that is true, no byte twice, and leaves nothing behind',
    () =>
      inFolderPlace(['artist-uploads/'], async (place) => {
        let known: Sending = { begun: undefined, acknowledged: 0 };
        const upload = async ({ client }: Running, arm: () => Promise<void>): Promise<void> => {
          await arm();
          known = await sending(client.as(place.token), (latest) => (known = latest));
          expect(known.acknowledged).toBe(file.length);
        };
        await leftAtSteps(
          place,
          upload,
          () => known,
          async (left) => {
            const steps = left.map(({ step }) => step);
            // The upload is recorded; of each part, first its key, then its file, then that it counts.
            expect(steps.filter((step) => step === 'COMMIT').length).toBeGreaterThanOrEqual(5);
            expect(steps.filter((step) => step === 'rename').length).toBeGreaterThanOrEqual(2);
            for (const [n, { dataDir, step, known: sent }] of left.entries()) {
              const moment = `before step ${n + 1}, ${step}`;
              const copy = `${dataDir}-continued`;
              await cp(dataDir, copy, { recursive: true });
              try {
                await expectCleaned(place, copy, `${moment}, continued`, (service) =>
                  examine(service.anyone, place, { ...sent, moment }),
                );
              } finally {
                await rm(copy, { recursive: true, force: true });
              }
              await expectCleaned(place, dataDir, moment);
            }
          },
        );
      }),
    timeoutMs,
  );
});

needing('s3', 'kill -9 during the upload of a master into a bucket', () => {
  let server: BorrowedS3;
  beforeAll(async () => {
    server = await borrowS3();
  });
  afterAll(() => server.release());

  it(
    'keeps an offset that is true, no byte twice, and leaves nothing behind',
    () =>
      inBucketPlace(server, ['artist-uploads/'], async (place) => {
        const steps = await stepsOf(place);
        const commits = steps.flatMap((step, n) => (step === 'COMMIT' ? [[n + 1, step] as const] : []));
        expect(commits.length).toBeGreaterThanOrEqual(5);
        await killEach(place, commits);
        await expectCleaned(place, place.folder, 'all repeated');
      }),
    timeoutMs,
  );
});
