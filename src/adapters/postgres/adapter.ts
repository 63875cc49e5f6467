import { z } from 'zod';
import type { StorageDeadline } from '../../ports/driven/storage/storage-deadline.ts';
import { WrongSettings } from '../../ports/driven/shared/wrong-settings.ts';
import { addressIssue, databaseIn } from './address.ts';

interface Read {
  readonly DATABASE_URL: string;
}
interface Dependencies {
  readonly deadline?: StorageDeadline;
  readonly timeoutMs?: number;
}

/** Loads the driver and validates the options of the address with it. */
const driverFor = async (url: string) => {
  const postgres = await import('./storage.ts');
  const issue = postgres.optionsIssue(url);
  if (issue !== undefined) throw new WrongSettings(`DATABASE_URL ${issue}`);
  return postgres;
};

const open = async ({ DATABASE_URL: url }: Read, { deadline, timeoutMs }: Dependencies) => {
  const { postgresStorage } = await driverFor(url);
  return postgresStorage({
    url,
    ...(deadline && { deadline }),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
};

/** Any number of processes can share one PostgreSQL database. */
export const store = {
  title: 'PostgreSQL',
  address: { schemes: ['postgres', 'postgresql'], form: 'postgres://HOST/DATABASE' },
  variables: {
    DATABASE_URL: z
      .string()
      .transform((text, context) => {
        const message = addressIssue(text);
        if (message === undefined) return text;
        context.issues.push({ code: 'custom', message, input: '(hidden)' });
        return z.NEVER;
      })
      .optional()
      .meta({
        description:
          'A PostgreSQL database for everything except media. Not together with `MONGODB_URL`. See [PostgreSQL](postgres.md).',
        accepts: '`postgres://[user:password@]host[:5432]/database[?sslmode=verify-full]`',
        absent: 'a SQLite file in `DATA_DIR`',
      }),
  },
  issues: () => [],
  chosenBy: 'DATABASE_URL',
  describe: ({ DATABASE_URL: url }: Read) => `PostgreSQL database ${databaseIn(url)}`,
  open,
  preparation: {
    command: 'prepare-postgres',
    creates: 'tables and indexes',
    run: async ({ DATABASE_URL: url }: Read, progress: (line: string) => void) => {
      const { preparePostgres } = await driverFor(url);
      await preparePostgres(url, progress);
    },
  },
};
