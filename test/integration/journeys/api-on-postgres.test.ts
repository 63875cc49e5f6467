import process from 'node:process';
import { startPostgres } from '../../support/servers/containers.ts';
import { canRun } from '../../support/servers/docker.ts';
import { images } from '../../support/builders/images.ts';
import { needing } from '../../support/needing.ts';

/**
 * The widest suites of the API again, on PostgreSQL: every operation, and idempotency keys, on both transports.
 * `TEST_DATABASE_URL` runs any other by hand (CONTRIBUTING.md).
 */
const suites = ['all-operations/every-operation', 'idempotency/idempotency'] as const;

if (canRun(images.postgres)) {
  const server = await startPostgres({ nosync: true });
  const before = process.env['TEST_DATABASE_URL'];
  process.env['TEST_DATABASE_URL'] = server.url;
  afterAll(async () => {
    if (before === undefined) delete process.env['TEST_DATABASE_URL'];
    else process.env['TEST_DATABASE_URL'] = before;
    await server.stop();
  });
  for (const suite of suites) await import(`../http/${suite}.test.ts`);
} else {
  needing('postgres', 'the API on PostgreSQL', () => {
    it('needs a server', async () => {
      await startPostgres();
    });
  });
}
