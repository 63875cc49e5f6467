import process from 'node:process';
import { canRun } from '../servers/docker.ts';
import type { BorrowedStore } from '../servers/lent/borrow.ts';
import { images } from '../builders/images.ts';
import { needing } from '../needing.ts';

/** A server that services of tests use instead of a file. */
interface OnServer {
  readonly image: 'postgres' | 'mongo';
  /** The variable that names it. */
  readonly variable: 'TEST_DATABASE_URL' | 'TEST_MONGODB_URL';
  readonly start: () => Promise<BorrowedStore>;
}

/** Runs suites of the API, by their addresses, in this file with services on a server that no other file uses meanwhile. */
export const onServer = async (
  { image, variable, start }: OnServer,
  suites: readonly URL[],
): Promise<void> => {
  if (!canRun(images[image])) {
    needing(image, `the API on ${image}`, () => {
      it('needs a server', async () => {
        await start();
      });
    });
    return;
  }
  const server = await start();
  const before = process.env[variable];
  process.env[variable] = server.url;
  afterAll(async () => {
    if (before === undefined) Reflect.deleteProperty(process.env, variable);
    else process.env[variable] = before;
    await server.release();
  });
  for (const { href } of suites) {
    // A process loads each address once, so that the second file to import a suite would find no tests in it.
    await import(`${href}?on=${image}`);
  }
};
