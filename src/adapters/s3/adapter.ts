import { z } from 'zod';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { StoreSettings } from './client.ts';
import { s3MediaStore } from './media-store.ts';

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .refine((text) => !/[?#@]/.test(text), 'must have no query, no fragment and no user')
  .transform((text) => text.replace(/\/+$/, ''));

const variables = {
  S3_ENDPOINT: address.optional().meta({
    description: 'The S3 store, if it is not AWS. See [media on S3](media-on-s3.md).',
    accepts: 'an http or https URL',
    absent: 'AWS in `S3_REGION`',
  }),
  S3_PUBLIC_ENDPOINT: z
    .union([z.literal('none'), address], 'must be "none" or an http or https URL')
    .optional()
    .meta({
      description: 'Where clients reach the bucket. `none`: all bytes pass through the service.',
      accepts: 'an http or https URL, or `none`',
      absent: '`S3_ENDPOINT`',
    }),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .meta({
      description: 'The bucket that stores media.',
      accepts: 'the name of a bucket',
      absent: 'media are files in `DATA_DIR`',
    }),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,50}$/, 'must be the name of a region')
    .default('us-east-1')
    .meta({ description: 'The region of the bucket.', accepts: 'the name of a region' }),
  S3_ACCESS_KEY: z.string().optional().meta({
    description: 'The access key ID. Needed with `S3_BUCKET`.',
    accepts: 'text',
  }),
  S3_SECRET_KEY: z.string().optional().meta({
    description: 'The secret access key. Needed with `S3_BUCKET`.',
    accepts: 'text',
  }),
};

const needed = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

type Read = z.output<z.ZodObject<typeof variables>> & Readonly<Record<(typeof needed)[number], string>>;

const settingsOf = (read: Read): StoreSettings => ({
  endpoint: read.S3_ENDPOINT,
  publicEndpoint: read.S3_PUBLIC_ENDPOINT,
  bucket: read.S3_BUCKET,
  region: read.S3_REGION,
  accessKey: read.S3_ACCESS_KEY,
  secretKey: read.S3_SECRET_KEY,
});

/** Media in a bucket. */
export const mediaStore = {
  variables,
  /** A bucket needs all of these variables. */
  issues: (given: Readonly<Record<string, string | undefined>>) => {
    const set = Object.keys(variables).filter((name) => given[name] !== undefined);
    if (set.length === 0) return [];
    return needed
      .filter((name) => given[name] === undefined)
      .map((name) => `Set ${name}: ${set[0] ?? ''} is set`);
  },
  chosenBy: 'S3_BUCKET',
  open: (
    read: Read,
    dependencies: { readonly cacheBytes: number; readonly scratch: string; readonly clock: Clock },
  ) => s3MediaStore({ store: settingsOf(read), ...dependencies }),
  /** Where browsers reach the bucket; nowhere if all bytes pass through the service. */
  origins: (read: Read) => {
    const { endpoint, publicEndpoint, region, bucket } = settingsOf(read);
    if (publicEndpoint === 'none') return [];
    const given = publicEndpoint ?? endpoint;
    if (given !== undefined) return [new URL(given).origin];
    const host = `s3.${region}.amazonaws.com`;
    return [`https://${host}`, `https://${bucket}.${host}`];
  },
};
