import { borrowMongo } from '../../support/servers/lent/borrow.ts';
import { onServer } from '../../support/service/on-server.ts';

// The suites that touch the most ports again. `npm run test:stores` runs all others.
await onServer({ image: 'mongo', variable: 'TEST_MONGODB_URL', start: borrowMongo }, [
  new URL('../http/all-operations/every-operation.test.ts', import.meta.url),
  new URL('../http/idempotency/idempotency.test.ts', import.meta.url),
  new URL('./supply-journey.test.ts', import.meta.url),
]);
