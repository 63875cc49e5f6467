import { MongoClient } from 'mongodb';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mongoStorage, prepareMongo } from '../../../../src/adapters/mongo/index.ts';
import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';
import { wholeChain } from '../../../contract/staff/audit-log.contract.ts';
import { mailsIn, type StaffView } from '../../../contract/staff/staff-registry/stage.ts';
import { startMongo, writable } from '../../../support/servers/containers.ts';
import { killTimeoutMs, startProgram } from '../../../support/service/killed-programs.ts';
import { needing } from '../../../support/needing.ts';
import { inFolder } from '../../../support/worlds/sqlite-worlds.ts';

const rounds = 4;
/** No writer is killed before it has so many acknowledgements, on the slowest machine. */
const acknowledgedEach = 4;

const writer = (...words: readonly string[]) => startProgram('note', words);

/** Every other note is that of a new member. */
const isOfMember = (subject: string): boolean => Number(subject.split(' ')[1]) % 2 === 1;

/**
 * Every acknowledged note is there once, in one whole chain; every member has its note and its email, and none without. `maxRepeated`: how
 * many notes may be there twice that are stored alone, because the server lost the outcome of their commit.
 */
const expectWhole = async (
  view: StaffView,
  acknowledged: readonly string[],
  maxRepeated = 0,
): Promise<void> => {
  const noted = (await wholeChain(view.auditLog)).map(({ subjects }) => subjects[0] ?? '');
  const repeated = noted.filter((subject, n) => noted.indexOf(subject) !== n);
  expect(repeated.filter(isOfMember)).toEqual([]);
  expect(repeated.length).toBeLessThanOrEqual(maxRepeated);
  expect(acknowledged.filter((subject) => !noted.includes(subject))).toEqual([]);
  const members = (await view.staffRegistry.list()).map(({ staffId }) => String(staffId)).toSorted();
  const ofMembers = noted.filter(isOfMember).toSorted();
  expect(members).toEqual(ofMembers);
  const posted = (await mailsIn(view)).map(({ mailId }) => mailId.slice(4)).toSorted();
  expect(posted).toEqual(ofMembers.slice(0, posted.length));
  expect(posted).toHaveLength(Math.min(1_000, ofMembers.length));
};

describe('notes of writers that are killed, in a SQLite file', () => {
  it(
    'exist once each, all that were acknowledged, in one unbroken chain',
    () =>
      inFolder(async (folder) => {
        const file = join(folder, 'licensing.db');
        const acknowledged: string[] = [];
        for (let round = 0; round < rounds; round++) {
          const writers = await Promise.all([0, 1].map((w) => writer('sqlite', file, `r${round}w${w}`)));
          await Promise.all(writers.map(({ printed }) => printed(acknowledgedEach)));
          await sleep(Math.random() * 300);
          for (const { kill } of writers) acknowledged.push(...(await kill()));
          const storage = sqliteStorage({ file });
          await expectWhole(storage, acknowledged);
          await storage.close();
        }
        expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * 2 * acknowledgedEach);
      }),
    killTimeoutMs,
  );
});

/** The writers, and the notes without a member that each of them writes at a time. */
const alone = 2 * 2;

/**
 * Returns the number of commits whose outcome a server can lose when it is killed. mongod keeps the outcome of transactions. The server of the test images does not: it
 * responds to a repeated commit as if there had been no transaction, so that the work is done again.
 */
const lostBy = async (url: string): Promise<number> => {
  const client = await MongoClient.connect(url);
  const { setName } = await client.db('admin').command({ hello: 1 });
  await client.close();
  return setName === 'secantus' ? alone : 0;
};

needing('mongo', 'notes of writers that are killed, in MongoDB', () => {
  it(
    'exist once each, all that were acknowledged, in one unbroken chain, also when the server is killed',
    async () => {
      // As docker/compose.yml has it: so long what a killed writer had begun holds the next one up.
      const parameters = { transactionLifetimeLimitSeconds: '5' };
      const server = await startMongo({ keepPort: true, parameters });
      const acknowledged: string[] = [];
      try {
        await prepareMongo({ url: server.url }, () => undefined);
        const lost = await lostBy(server.url);
        let kills = 0;
        for (let round = 0; round < rounds; round++) {
          const writers = await Promise.all([0, 1].map((w) => writer('mongo', server.url, `r${round}w${w}`)));
          await Promise.all(writers.map(({ printed }) => printed(acknowledgedEach)));
          await sleep(Math.random() * 300);
          if (round % 2 === 1) {
            await server.kill();
            kills += 1;
            await server.start();
            await writable(server.url);
            await sleep(500);
          }
          for (const { kill } of writers) acknowledged.push(...(await kill()));
          const storage = mongoStorage({ url: server.url, timeoutMs: killTimeoutMs });
          await expectWhole(storage, acknowledged, kills * lost);
          await storage.close();
        }
        expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * 2 * acknowledgedEach);
      } finally {
        await server.stop();
      }
    },
    2 * killTimeoutMs,
  );
});
