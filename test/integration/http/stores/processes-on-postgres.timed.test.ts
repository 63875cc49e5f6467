import { preparePostgres } from '../../../../src/adapters/postgres/storage.ts';
import { answering, startPostgres } from '../../../support/servers/containers.ts';
import { describeProcessesOn } from '../../../support/http/processes-on-server.ts';

describeProcessesOn('postgres', 'PostgreSQL', async () => {
  const postgres = await startPostgres({ keepPort: true });
  await preparePostgres(postgres.url, () => undefined);
  return {
    ...postgres,
    environment: { DATABASE_URL: postgres.url },
    start: async () => {
      await postgres.start();
      await answering(postgres.url);
    },
  };
});
