import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ListObjectsV2CommandOutput, S3 } from '@aws-sdk/client-s3';
import type { ByteRange, Showing } from '../../ports/driven/media/media-store.ts';
import { connect, type Client, type StoreSettings } from './client.ts';
import { isMissing, isRejected, outage } from './faults.ts';
import { responseMs, chunksInTime, idleMs, within } from './timeouts.ts';

export interface Seen {
  readonly sizeBytes: number;
  /** In hex; undefined for an object that another program stored. */
  readonly sha256: string | undefined;
  readonly etag: string;
  /** The time by the store's clock, in ms since the epoch. */
  readonly changedAt: number;
}

export interface Listed {
  readonly name: string;
  readonly sizeBytes: number;
  /** The time by the store's clock, in ms since the epoch. */
  readonly changedAt: number;
}

export interface Fetched {
  /** The digest of the whole object in hex; undefined for one that another program stored. */
  readonly sha256: string | undefined;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** The condition of a write: that the object does not exist, or still has this tag. */
export type Condition = 'absent' | { readonly etag: string };

export interface Upload {
  readonly path: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** The objects of a bucket. Every wait is limited; a failure of the store throws `Unavailable`. */
export interface Bucket {
  see(name: string): Promise<Seen | undefined>;
  /** Returns undefined if the object does not exist. */
  fetch(name: string, range?: ByteRange): Promise<Fetched | undefined>;
  /** Returns the tag of the new object, or undefined if the condition is not met. */
  write(name: string, text: string, condition?: Condition): Promise<string | undefined>;
  /** Returns false if the condition is not met. The store rejects bytes with another digest. */
  upload(name: string, file: Upload, condition?: Condition): Promise<boolean>;
  remove(name: string): Promise<void>;
  list(prefix: string): AsyncIterable<Listed>;
  /** Returns undefined if only this service can reach the store. */
  sign(name: string, seconds: number, showing: Showing): Promise<string | undefined>;
  /** By the store's clock, ms since the epoch. */
  now(): number;
  /** Resolves if the bucket exists and can be used. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

interface Timeouts {
  readonly ms?: number;
  readonly progress?: () => number;
}

const conditionOf = (condition: Condition | undefined) => {
  if (condition === undefined) return {};
  return condition === 'absent' ? { IfNoneMatch: '*' } : { IfMatch: condition.etag };
};

export const bucketAt = (settings: StoreSettings): Bucket => {
  const Bucket = settings.bucket;
  let connected: Promise<Client> | undefined;
  let known: Client | undefined;
  const client = async (): Promise<Client> => (known ??= await (connected ??= connect(settings)));

  const ask = async <T>(
    question: (s3: S3, signal: { readonly abortSignal: AbortSignal }) => Promise<T>,
    { ms = responseMs, progress }: Timeouts = {},
  ): Promise<T> => {
    const { s3 } = await client();
    return within(ms, (abortSignal) => question(s3, { abortSignal }), progress);
  };
  /** Returns undefined if the store rejects a request for this reason. */
  const unless =
    (expected: (error: unknown) => boolean) =>
    (error: unknown): undefined => {
      if (!expected(error)) throw outage(error);
    };
  const never = unless(() => false);

  return {
    see: async (name) => {
      const requested = ask((s3, signal) => s3.headObject({ Bucket, Key: name }, signal));
      const found = await requested.catch(unless(isMissing));
      return (
        found && {
          sizeBytes: found.ContentLength ?? 0,
          sha256: found.Metadata?.['sha256'],
          etag: found.ETag ?? '',
          changedAt: found.LastModified?.getTime() ?? 0,
        }
      );
    },
    fetch: async (name, range) => {
      const part = range && { Range: `bytes=${range.first}-${range.last}` };
      const requested = ask((s3, signal) => s3.getObject({ Bucket, Key: name, ...part }, signal));
      const response = await requested.catch(unless(isMissing));
      if (!(response?.Body instanceof Readable)) return undefined;
      return { sha256: response.Metadata?.['sha256'], bytes: chunksInTime(response.Body) };
    },
    write: async (name, text, condition) => {
      const object = { Bucket, Key: name, Body: text, ...conditionOf(condition) };
      const written = await ask((s3, signal) => s3.putObject(object, signal)).catch(
        unless((error) => condition !== undefined && isRejected(error)),
      );
      return written && (written.ETag ?? '');
    },
    upload: async (name, { path, sizeBytes, sha256 }, condition) => {
      const bytes = createReadStream(path, { highWaterMark: 256 * 1024 });
      const object = {
        Bucket,
        Key: name,
        Body: bytes,
        ContentLength: sizeBytes,
        ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
        Metadata: { sha256 },
        ...conditionOf(condition),
      };
      try {
        const limits = { ms: idleMs, progress: () => bytes.bytesRead };
        const written = await ask((s3, signal) => s3.putObject(object, signal), limits).catch(
          unless((error) => condition !== undefined && isRejected(error)),
        );
        return written !== undefined;
      } finally {
        bytes.destroy();
      }
    },
    remove: async (name) => {
      const requested = ask((s3, signal) => s3.deleteObject({ Bucket, Key: name }, signal));
      await requested.catch(unless(isMissing));
    },
    list: async function* (prefix) {
      let page: ListObjectsV2CommandOutput | undefined;
      do {
        const from = page?.NextContinuationToken;
        const requested = { Bucket, Prefix: prefix, ...(from !== undefined && { ContinuationToken: from }) };
        page = await ask((s3, signal) => s3.listObjectsV2(requested, signal), { ms: idleMs }).catch(never);
        for (const { Key = '', Size = 0, LastModified } of page?.Contents ?? []) {
          yield { name: Key, sizeBytes: Size, changedAt: LastModified?.getTime() ?? 0 };
        }
      } while (page?.NextContinuationToken !== undefined);
    },
    sign: async (...requested) => (await client()).sign(...requested),
    now: () => known?.now() ?? Date.now(),
    ping: async () => {
      await ask((s3, signal) => s3.headBucket({ Bucket }, signal)).catch(never);
    },
    close: async () => (await connected)?.s3.destroy(),
  };
};
