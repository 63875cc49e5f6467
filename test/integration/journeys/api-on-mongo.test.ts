import { startMongo } from '../../support/servers/containers.ts';
import { onServer } from '../../support/service/on-server.ts';

// The suites that touch the most ports again, on both transports. `npm run test:stores` runs all others.
await onServer({ image: 'mongo', variable: 'TEST_MONGODB_URL', start: () => startMongo({ nosync: true }) }, [
  new URL('../http/all-operations/every-operation.test.ts', import.meta.url),
  new URL('../http/idempotency/idempotency.test.ts', import.meta.url),
]);
