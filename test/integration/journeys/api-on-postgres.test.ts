import { startPostgres } from '../../support/servers/containers.ts';
import { onServer } from '../../support/service/on-server.ts';

// The suites that touch the most ports again, on both transports. `npm run test:stores` runs all others.
await onServer(
  { image: 'postgres', variable: 'TEST_DATABASE_URL', start: () => startPostgres({ nosync: true }) },
  [
    new URL('../http/all-operations/every-operation.test.ts', import.meta.url),
    new URL('../http/idempotency/idempotency.test.ts', import.meta.url),
  ],
);
