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

/** Every acknowledged note is there once, in one whole chain; every member has its note and its email, and none without. */
const expectWhole = async (view: StaffView, acknowledged: readonly string[]): Promise<void> => {
  const noted = (await wholeChain(view.auditLog)).map(({ subjects }) => subjects[0] ?? '');
  expect(noted).toHaveLength(new Set(noted).size);
  expect(acknowledged.filter((subject) => !noted.includes(subject))).toEqual([]);
  const members = (await view.staffRegistry.list()).map(({ staffId }) => String(staffId)).toSorted();
  const ofMembers = noted.filter((subject) => Number(subject.split(' ')[1]) % 2 === 1).toSorted();
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
          const writers = [0, 1].map((w) => writer('sqlite', file, `r${round}w${w}`));
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
        for (let round = 0; round < rounds; round++) {
          const writers = [0, 1].map((w) => writer('mongo', server.url, `r${round}w${w}`));
          await Promise.all(writers.map(({ printed }) => printed(acknowledgedEach)));
          await sleep(Math.random() * 300);
          if (round % 2 === 1) {
            await server.kill();
            await server.start();
            await writable(server.url);
            await sleep(500);
          }
          for (const { kill } of writers) acknowledged.push(...(await kill()));
          const storage = mongoStorage({ url: server.url, timeoutMs: killTimeoutMs });
          await expectWhole(storage, acknowledged);
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
