import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { AccountId } from '../../../src/domain/shared/ids.ts';
import { canRun } from '../../support/servers/docker.ts';
import { images } from '../../support/builders/images.ts';
import { startS3, type S3Server } from '../../support/servers/containers.ts';
import type { Soak } from '../soak.ts';
import type { SoakedStore } from '../stores/soaked-store.ts';
import { uploadMasters } from './artists.ts';
import { issuesOf, verdictOf } from './check.ts';
import { stemIssues } from './stem-check.ts';
import { found, leftBehind, processed } from './records.ts';
import { aStage, type Stage } from './stage.ts';

/** The number of rounds on one store before a new one is created. */
const roundsPerStage = 10;
/** The most recordings that an artist sends in a round. */
const most = 4;

const accountsOf = async ({ studios }: Stage): Promise<readonly AccountId[]> =>
  Promise.all(
    studios.map(async ({ client, token }) => {
      const own = await client()?.as(token).get('/api/v1/artists/me');
      return AccountId(own?.member('accountId') ?? '');
    }),
  );

/** Kills both processes at random times while artists send recordings and stems, and earlier ones are processed. */
const playRound = async ({ api, worker, studios }: Stage, round: number): Promise<void> => {
  let isOver = false;
  const uploading = studios.map((studio) => uploadMasters(studio, { isOver: () => isOver, most }));
  const one = async (process: Stage['api']) => {
    await sleep(200 + Math.random() * 3_000);
    await process.kill({ early: round % 2 === 0 });
  };
  await Promise.all([one(api), one(worker)]);
  isOver = true;
  await Promise.all(uploading);
};

/** Returns the violations of a round; without those of earlier rounds. */
const examined = async (stage: Stage, accounts: readonly AccountId[]): Promise<readonly string[]> => {
  await processed(stage, accounts);
  const seen = await found(stage, accounts);
  const issues = [...(await issuesOf(stage.sent, seen)), ...(await stemIssues(stage.sent, seen))];
  stage.sent.unexpected.length = 0;
  return issues;
};

/** Plays rounds on one stage, and then removes everything temporary. */
const played = async (
  stage: Stage,
  rounds: readonly number[],
  onIssue: (round: number, issue: string) => void,
): Promise<{ readonly recordings: number; readonly stems: number }> => {
  try {
    const accounts = await accountsOf(stage);
    for (const round of rounds) {
      await playRound(stage, round);
      for (const issue of await examined(stage, accounts)) onIssue(round, issue);
    }
    await stage.end();
    for (const issue of await leftBehind(stage, accounts)) onIssue(rounds.at(-1) ?? 0, issue);
    const { masters, stems } = stage.sent;
    const [recordings = 0, ofTracks = 0] = [masters, stems].map(
      (sent) => sent.filter(({ isDone }) => isDone).length,
    );
    return { recordings, stems: ofTracks };
  } finally {
    await stage.end();
    await stage.close();
  }
};

/** Media is in a bucket where the store is a server, and in a folder where it is a file. */
const mediaOf = async ({ image }: SoakedStore): Promise<S3Server | undefined> =>
  image === undefined ? undefined : startS3();

/**
 * kill -9 of the API and of a worker at random moments of uploads and their processing: no acknowledged byte is lost, no track exists twice, and
 * in the end there is nothing but the masters and the stems of tracks.
 */
export const soak =
  (store: SoakedStore): Soak =>
  async ({ rounds, say }) => {
    if (store.image !== undefined && !canRun(images.s3))
      return { passed: process.env['CI'] !== 'true', summary: `left out: ${images.s3} is missing` };
    const server = await store.startServer();
    const s3 = await mediaOf(store);
    let [recordings, stems, wrong] = [0, 0, 0];
    try {
      for (let first = 1; first <= rounds; first += roundsPerStage) {
        const count = Math.min(roundsPerStage, rounds - first + 1);
        const stage = await aStage(server, s3);
        const numbers = Array.from({ length: count }, (_, n) => first + n);
        const done = await played(stage, numbers, (round, issue) => {
          wrong += 1;
          if (wrong <= 50) say(`round ${round}: ${issue}`);
        });
        recordings += done.recordings;
        stems += done.stems;
      }
    } finally {
      await s3?.stop();
      await server.stop();
    }
    return verdictOf({ recordings, stems, wrong });
  };
