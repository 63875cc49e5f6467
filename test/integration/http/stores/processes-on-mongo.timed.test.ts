import { prepareMongo } from '../../../../src/adapters/mongo/index.ts';
import { startMongo, writable } from '../../../support/servers/containers.ts';
import { describeProcessesOn } from '../../../support/http/processes-on-server.ts';

describeProcessesOn('mongo', 'MongoDB', async () => {
  const mongo = await startMongo({ keepPort: true });
  await prepareMongo({ url: mongo.url }, () => undefined);
  return {
    ...mongo,
    environment: { MONGODB_URL: mongo.url },
    start: async () => {
      await mongo.start();
      await writable(mongo.url);
    },
  };
});
