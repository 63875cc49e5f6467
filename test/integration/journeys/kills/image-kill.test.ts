import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesOf } from '../../../../src/domain/images/variants.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import type { Answered, PartnerClient } from '../../../support/clients/partner-client.ts';
import {
  inBucketPlace,
  inFolderPlace,
  whileAway,
  type KillPlace,
} from '../../../support/uploads/kill-place.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { anImageDto, sentImage } from '../../../support/http/successes/image-successes.ts';
import { aPng } from '../../../support/images/image-files.ts';
import { needing } from '../../../support/needing.ts';
import { borrowS3, type BorrowedS3 } from '../../../support/servers/lent/borrow.ts';
import { killedAtStep, leftAtSteps, type Running } from '../../../support/stores/killed-at-step.ts';
import { inService, type TestService } from '../../../support/service/service.ts';
import { filesUnder } from '../../../support/stores/store-facts.ts';

const timeoutMs = 900_000;
/** The smallest picture, because each kill renders one. */
const file = aPng(640);

/** The responses that a client got to its upload. */
interface Sending {
  readonly begun: Answered | undefined;
  readonly confirmed: Answered | undefined;
}

/** Confirms an upload again as long as the response says that its image is still rendered. */
const confirmation = (client: PartnerClient, path: string): Promise<Answered | undefined> =>
  whileAway(() => client.post(path, {}));

/** Starts an upload unless one is given, sends the bytes unless they are there, and confirms it. `onAnswer` gets each response. */
const uploaded = async (
  client: PartnerClient,
  known?: Answered,
  onAnswer: (sending: Sending) => void = () => undefined,
): Promise<Sending> => {
  const picture = anImageDto(file, { purpose: 'profile_picture' });
  const begun = known ?? (await whileAway(() => client.post('/api/v1/artists/me/images', picture)));
  onAnswer({ begun, confirmed: undefined });
  if (!begun) return { begun, confirmed: undefined };
  expect(begun.status).toBe(201);
  const path = `/api/v1/images/${begun.member('uploadId')}/confirm`;
  const confirm = () => confirmation(client, path);
  const early = known && (await confirm());
  if (early?.status === 200) return { begun, confirmed: early };
  const sent = await whileAway(async () => ({ status: await sentImage(begun, file, client.baseUrl) }));
  if (!sent) return { begun, confirmed: undefined };
  expect(sent.status).toBe(204);
  return { begun, confirmed: await confirm() };
};

interface Killed extends Sending {
  readonly moment: string;
}

/** A confirmed image is whole, and what was not confirmed can be completed with what the client knows. */
const examine = async (
  client: PartnerClient,
  { token }: Pick<KillPlace, 'token'>,
  killed: Killed,
): Promise<void> => {
  const { moment, begun, confirmed } = killed;
  const again = await uploaded(client.as(token), begun);
  expect({ moment, status: again.confirmed?.status }).toEqual({ moment, status: 200 });
  const withoutOrigin = (text = ''): string => text.replaceAll(/http:\/\/localhost:\d+/g, '');
  if (confirmed?.status === 200)
    expect(withoutOrigin(again.confirmed?.text)).toBe(withoutOrigin(confirmed.text));
  const { variants } = again.confirmed?.body as {
    readonly variants: Readonly<Record<string, { readonly webp: string; readonly jpeg: string }>>;
  };
  for (const { webp, jpeg } of Object.values(variants))
    for (const url of [webp, jpeg]) {
      const { status, bytes } = await client.get(new URL(url).pathname);
      expect({ moment, url, status, isEmpty: bytes.length === 0 }).toEqual({
        moment,
        url,
        status: 200,
        isEmpty: false,
      });
    }
};

/** A day later a store has no file without a record, no record without a file, and no temporary file; `before`: what is done first. */
const expectCleaned = async (
  { environment, keysOf }: KillPlace,
  dataDir: string,
  moment: string,
  before: (service: TestService) => Promise<void> = async () => undefined,
): Promise<void> =>
  inService({ dataDir, environment }, async (service) => {
    await before(service);
    const { imageStore, mediaStore } = service.ports;
    service.advance(dayMs + 1);
    // The first run marks what is due, the second deletes it.
    for (let run = 0; run < 2; run++) {
      expect(await service.useCases.deleteDueImages()).toMatchObject({ ok: true });
      service.advance(dayMs);
    }
    // Bytes whose record was deleted first: they are deleted by their age.
    await mediaStore.discardUploads(Date.now() + dayMs);
    const stored = (await imageStore.all({ limit: 1_000 })).flatMap(({ picture }) => filesOf(picture));
    const temporary = await seenSoon(
      async () => [
        ...(await filesUnder(join(dataDir, 'scratch')).catch(() => [])),
        ...(await filesUnder(join(dataDir, 'media', 'desks')).catch(() => [])),
      ],
      (files) => files.length === 0,
    );
    const unfinished = await imageStore.due(Number.MAX_SAFE_INTEGER, 1_000);
    expect({ moment, files: await keysOf(dataDir), unfinished, temporary }).toEqual({
      ...{ moment, unfinished: [], temporary: [] },
      files: stored.map(({ key }) => key).toSorted(),
    });
  });

const stepsOf = async (place: KillPlace): Promise<readonly string[]> => {
  const whole = await killedAtStep(place);
  await whole.arm();
  const { confirmed } = await uploaded(whole.client.as(place.token));
  expect(confirmed?.status).toBe(200);
  const steps = await whole.steps();
  await whole.kill();
  return steps;
};

/** The media store keeps each file by these steps. */
const ofFile = ['mkdir', 'copyFile', 'mkdir', 'rename', 'rm'];

/** Returns the numbers of the steps to examine. All variants are kept by the same steps: those of the first, the last and one other at random. */
const chosenOf = (steps: readonly string[]): readonly number[] => {
  const files = steps.flatMap((_, n) =>
    ofFile.every((name, i) => steps[n + i] === name) ? [{ from: n, until: n + ofFile.length }] : [],
  );
  // The bytes and six variants.
  expect(files.length).toBeGreaterThanOrEqual(7);
  const between = files.slice(2, -1);
  const chosen = between[Math.floor(Math.random() * between.length)];
  const left = between.filter((file) => file !== chosen);
  const isLeft = (n: number): boolean => left.some(({ from, until }) => n >= from && n < until);
  return steps.flatMap((_, n) => (isLeft(n) ? [] : [n]));
};

/** Kills before each of these steps of an upload and its confirmation; each next process examines the kill before. */
const killEach = async (
  place: KillPlace,
  steps: readonly (readonly [killAt: number, name: string])[],
): Promise<void> => {
  let latest: Killed | undefined;
  for (const [killAt, name] of steps) {
    const running = await killedAtStep(place, killAt);
    if (latest) await examine(running.client, place, latest);
    await running.arm();
    const sending = await uploaded(running.client.as(place.token));
    latest = { ...sending, moment: `before step ${killAt}, ${name}` };
    await running.kill();
  }
  const last = await killedAtStep(place);
  if (latest) await examine(last.client, place, latest);
  await last.kill();
};

/** A client that repeats its requests completes an upload; if it does not, the remains are deleted. Each is tried with a copy. */
describe('an upload of an image whose process ends before a step of it', () => {
  it(
    'is completed or deleted, and leaves neither incomplete images nor orphaned files',
    () =>
      inFolderPlace(['images/', 'uploads/'], async (place) => {
        let known: Sending = { begun: undefined, confirmed: undefined };
        const upload = async ({ client }: Running, arm: () => Promise<void>): Promise<void> => {
          await arm();
          known = await uploaded(client.as(place.token), undefined, (sending) => (known = sending));
          expect(known.confirmed?.status).toBe(200);
        };
        await leftAtSteps(
          place,
          upload,
          () => known,
          async (left) => {
            const steps = left.map(({ step }) => step);
            // The upload and the image are recorded; the bytes and six variants are renamed to their keys.
            expect(steps.filter((step) => step === 'COMMIT').length).toBeGreaterThanOrEqual(2);
            expect(steps.filter((step) => step === 'rename').length).toBeGreaterThanOrEqual(7);
            const chosen = chosenOf(steps);
            for (const [n, { dataDir, step, known: sending }] of left.entries()) {
              if (!chosen.includes(n)) continue;
              const moment = `before step ${n + 1}, ${step}`;
              const copy = `${dataDir}-repeated`;
              await cp(dataDir, copy, { recursive: true });
              try {
                await expectCleaned(place, copy, `${moment}, repeated`, (service) =>
                  examine(service.anyone, place, { ...sending, moment }),
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

needing('s3', 'kill -9 during the upload and confirmation of an image into a bucket', () => {
  let server: BorrowedS3;
  beforeAll(async () => {
    server = await borrowS3();
  });
  afterAll(() => server.release());

  it(
    'leaves neither incomplete images nor orphaned files',
    () =>
      inBucketPlace(server, ['images/', 'uploads/'], async (place) => {
        const steps = await stepsOf(place);
        const commits = steps.flatMap((step, n) => (step === 'COMMIT' ? [[n + 1, step] as const] : []));
        expect(commits.length).toBeGreaterThanOrEqual(2);
        await killEach(place, commits);
        await expectCleaned(place, place.folder, 'all repeated');
      }),
    timeoutMs,
  );
});
