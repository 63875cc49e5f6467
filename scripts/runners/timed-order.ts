import { pathOf, type TestFile } from './slow-first.ts';

/**
 * Suites of real time that wait for timeouts and servers, and use less than a third of a core; longest first (reporters/slowest.js
 * prints the figures). Two of them at a time leave each other enough of two cores. A suite that is not in this list runs alone, such as
 * those in which the MongoDB server of the test images has to be back within seconds, because that server is slow.
 */
export const waitingSuites: readonly string[] = [
  'test/integration/storage/postgres/network/outages.timed.test.ts',
  'test/integration/storage/postgres/network/deadlines.timed.test.ts',
  'test/integration/storage/mongo/network/deadlines.timed.test.ts',
  'test/integration/limiter/redis-faults.timed.test.ts',
  'test/integration/media/s3-store.timed.test.ts',
  'test/integration/storage/mongo/network/lost-replies.timed.test.ts',
  'test/integration/http/transport.uploads.flow.timed.test.ts',
  'test/integration/media/s3-processes.timed.test.ts',
  'test/integration/limiter/redis-cluster.timed.test.ts',
  'test/integration/adapters/axios/audio-fetcher.timed.test.ts',
  'test/integration/adapters/nodemailer/smtp-mailer.timed.test.ts',
  'test/integration/adapters/axios/webhook-sender-connections.timed.test.ts',
  'test/integration/http/transport.hostile.timed.test.ts',
  'test/integration/http/transport.shutdown.timed.test.ts',
  'test/integration/adapters/axios/webhook-sender.timed.test.ts',
];

/** Returns the suites that run alone, in their order, and those that wait, longest first. */
export const timedOrder = <Test extends TestFile>(
  tests: readonly Test[],
): { readonly alone: readonly Test[]; readonly waiting: readonly Test[] } => {
  const placeOf = (test: Test): number => waitingSuites.indexOf(pathOf(test));
  return {
    alone: tests.filter((test) => placeOf(test) < 0),
    waiting: tests
      .filter((test) => placeOf(test) >= 0)
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
  };
};
