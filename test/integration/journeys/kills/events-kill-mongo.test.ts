import { MongoClient } from 'mongodb';
import { prepareMongo } from '../../../../src/adapters/mongo/index.ts';
import { eventsKill } from '../../../soak/events-kill/soak.ts';
import type { Place } from '../../../soak/events-kill/stage.ts';
import { startMongo, type MongoServer } from '../../../support/servers/containers.ts';
import { needing } from '../../../support/needing.ts';

const database = 'licensing';
const patience = 240_000;

const mongoPlace = ({ url }: MongoServer): Place => ({
  environment: { MONGODB_URL: url },
  leasesEnd: async () => {
    const client = new MongoClient(url);
    for (const name of ['lanes', 'outbox'])
      await client
        .db(database)
        .collection(name)
        .updateMany({ leaseUntil: { $gt: 0 } }, { $set: { leaseUntil: 0 } });
    await client.close();
  },
});

needing('mongo', 'kill -9 of worker and API that bring events out of MongoDB', () => {
  let server: MongoServer;
  beforeAll(async () => {
    // As docker/compose.yml has it: what a killed process had begun holds nobody up for longer.
    server = await startMongo({ nosync: true, parameters: { transactionLifetimeLimitSeconds: '5' } });
    await prepareMongo({ url: server.url }, () => undefined);
  }, patience);
  afterAll(() => server.stop());

  it(
    'loses no event, sends none for something that did not happen, and none to another platform',
    async () => {
      const said: string[] = [];
      const trial = eventsKill({
        placeIn: () => mongoPlace(server),
        // The server of the test images takes some hundred operations a second.
        ...{ crowd: 16, leisure: 6 },
        byTheClock: false,
      });
      const verdict = await trial({ rounds: 2, say: (line) => said.push(line) });
      expect(said).toEqual([]);
      expect(verdict).toMatchObject({ passed: true });
    },
    patience,
  );
});
