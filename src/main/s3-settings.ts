import { z } from 'zod';
import type { StoreSettings } from '../adapters/s3/index.ts';

const address = z
  .url({ protocol: /^https?$/, error: 'is not an http or https address' })
  .refine((text) => !/[?#@]/.test(text), 'has a query, a fragment or a user')
  .transform((text) => text.replace(/\/+$/, ''));

/** The variables of the media store; `s3Flaws` says which belong together. */
export const s3Variables = {
  S3_ENDPOINT: address.optional(),
  S3_PUBLIC_ENDPOINT: z
    .union([z.literal('none'), address], 'is neither "none" nor an http or https address')
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is not the name of a bucket')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,50}$/, 'is not the name of a region')
    .default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
};

const needed = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

/** All that a bucket needs, or nothing of it. */
export const s3Flaws = (given: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const set = Object.keys(s3Variables).filter((name) => given[name] !== undefined);
  if (set.length === 0) return [];
  return needed
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} is needed where ${set[0] ?? ''} is set`);
};

/** Undefined: media is kept in `DATA_DIR`. */
export const s3From = (read: z.output<z.ZodObject<typeof s3Variables>>): StoreSettings | undefined => {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = read;
  if (bucket === undefined || accessKey === undefined || secretKey === undefined) return undefined;
  return {
    endpoint: read.S3_ENDPOINT,
    publicEndpoint: read.S3_PUBLIC_ENDPOINT,
    bucket,
    region: read.S3_REGION,
    accessKey,
    secretKey,
  };
};
