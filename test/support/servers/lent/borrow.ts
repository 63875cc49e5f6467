import process from 'node:process';
import type { S3Contact } from '../containers.ts';
import type { Kind, Parameters } from './kinds.ts';
import { lenderVariable } from './lender.ts';

/**
 * A server that no other test file uses until it is returned. Others use it afterwards, so a suite that kills, stalls or configures
 * its server starts one for itself: `startMongo` and the like.
 */
export interface Borrowed {
  readonly release: () => Promise<void>;
}
export interface BorrowedStore extends Borrowed {
  readonly url: string;
}
export type BorrowedS3 = Borrowed & S3Contact;

/** Borrows from the lender at an address. */
export const borrowingFrom = (lenderAddress: () => string) => {
  const requested = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${lenderAddress()}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { connection: 'close' },
    });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  const borrow = async <Contact>(kind: Kind, parameters: Parameters = {}): Promise<Contact & Borrowed> => {
    const taken = (await requested('/take', { kind, parameters })) as {
      readonly id: string;
      readonly contact: Contact;
    };
    return {
      ...taken.contact,
      release: async () => {
        await requested('/give-back', { id: taken.id });
      },
    };
  };
  return {
    mongo: (parameters?: Parameters): Promise<BorrowedStore> => borrow('mongo', parameters),
    postgres: (): Promise<BorrowedStore> => borrow('postgres'),
    opensearch: (): Promise<BorrowedStore> => borrow('opensearch'),
    s3: (): Promise<BorrowedS3> => borrow('s3'),
    stripe: (): Promise<BorrowedStore> => borrow('stripe'),
  };
};

const ofThisRun = borrowingFrom(() => {
  const address = process.env[lenderVariable];
  if (address === undefined) throw new Error('the runner of the tests lends no servers');
  return address;
});

/** A server without a database, apart from those whose names begin with `kept_`. Its data is in memory. */
export const borrowMongo = ofThisRun.mongo;
/** A server with the database `postgres`, which is empty. Its commits do not wait for the disk. */
export const borrowPostgres = ofThisRun.postgres;
/** A store for buckets of one's own (`aBucket`). */
export const borrowS3 = ofThisRun.s3;
export const borrowStripe = ofThisRun.stripe;
/** A node without indexes whose names begin with `platform`. */
export const borrowOpenSearch = ofThisRun.opensearch;
