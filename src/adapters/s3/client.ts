import type { S3 } from '@aws-sdk/client-s3';
import type { Showing } from '../../ports/driven/media/media-store.ts';

/** The address of a bucket, and its credentials. */
export interface StoreSettings {
  /** Undefined for AWS; otherwise buckets are addressed by path. */
  readonly endpoint: string | undefined;
  /**
   * The address at which partners reach the store, if it differs; with `none`, all bytes pass through this
   * process.
   */
  readonly publicEndpoint: string | undefined;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

export interface Client {
  readonly s3: S3;
  /**
   * Returns an address of an object that is valid for this many seconds, or undefined if only this service
   * can reach the store.
   */
  sign(name: string, seconds: number, showing: Showing): Promise<string | undefined>;
  /** Returns the store's time by its latest responses, in ms since the epoch. */
  now(): number;
}

const connectMs = 1_000;
const sockets = { maxSockets: 256 };

/** Errors are thrown and logged once by the caller; the library would also write to the console. */
const nothing = () => undefined;
const silence = { trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing };

const headersOf = (message: unknown): Record<string, string> =>
  (message as { readonly headers?: Record<string, string> }).headers ?? {};

/** Loads the client library, which a process without a store never does. */
export const connect = async (at: StoreSettings): Promise<Client> => {
  const [{ S3, GetObjectCommand }, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ]);
  const reaching = (endpoint: string | undefined) =>
    new S3({
      region: at.region,
      logger: silence,
      credentials: { accessKeyId: at.accessKey, secretAccessKey: at.secretKey },
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      // Many stores do not support the library's own checksums; uploads carry the digest of their bytes.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: connectMs,
        logger: silence,
        httpAgent: sockets,
        httpsAgent: sockets,
      },
    });

  const s3 = reaching(at.endpoint);
  let aheadMs = 0;
  const now = () => Date.now() + aheadMs;
  s3.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      const answeredAt = Date.parse(headersOf(result.response)['date'] ?? '');
      if (!Number.isNaN(answeredAt)) aheadMs = answeredAt - Date.now();
      return result;
    },
    { step: 'deserialize', name: 'timeOfTheStore' },
  );
  // The digest of an upload is signed, so that even stores without checksums reject other bytes.
  s3.middlewareStack.add(
    (next) => (args) => {
      const headers = headersOf(args.request);
      const digest = headers['x-amz-checksum-sha256'];
      if (digest !== undefined)
        headers['x-amz-content-sha256'] = Buffer.from(digest, 'base64').toString('hex');
      return next(args);
    },
    { step: 'build', name: 'signedContent' },
  );

  const signer = at.publicEndpoint === 'none' ? undefined : reaching(at.publicEndpoint ?? at.endpoint);
  return {
    s3,
    now,
    sign: async (name, expiresIn, { contentType, disposition }) => {
      const command = new GetObjectCommand({
        Bucket: at.bucket,
        Key: name,
        ResponseContentType: contentType,
        ResponseContentDisposition: disposition,
        ResponseCacheControl: 'private, no-store',
      });
      return signer && getSignedUrl(signer, command, { expiresIn, signingDate: new Date(now()) });
    },
  };
};
