import type { z } from 'zod';
import type { Scope } from '../../../domain/access/scope.ts';
import type { AccountPart } from '../../../domain/artists/profile.ts';
import type { Platform } from '../../../domain/platforms/platform.ts';
import type { IpAddress } from '../../../domain/shared/ip-network.ts';
import type { Result } from '../../../domain/shared/result.ts';
import type { Role } from '../../../domain/staff/staff.ts';
import type { Caller } from '../../../ports/driving/access.ts';
import type { PortalCaller } from '../../../ports/driving/portal.ts';
import type { IdempotencyKey } from '../../../ports/driving/idempotency.ts';
import type { AuthenticatedArtist } from '../../../ports/driving/artists/artists.ts';
import type { AuthenticatedStaff } from '../../../ports/driving/staff/staff.ts';
import type { BodyShape, FileShape, FilesShape } from './request/body-shape.ts';
import type { FailureOfCode } from './problems/problems.ts';
import type { ProblemCode } from './problems/problem-codes.ts';
import type { ResponseOf, ResponseShape } from './response/response-shape.ts';
import type { Slices } from './request/files/slices.ts';
import type { Scratch, UploadedFile } from './request/files/scratch.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

/**
 * Who may call an operation.
 *
 * - `platform`: a platform with any one of the scopes, or any platform when none is named. Counts against its limits. A
 *   portal session acts as its platform. `every`: the use case requires every scope of the platform, which is checked here
 *   as well, before the body is read.
 * - `portal`: a portal session only. Reads are not counted, so that a person can always see whose session it is; writes count
 *   against the rate of essential operations. `ends`: ends the session, which is not counted, and possible from any address and
 *   for a suspended platform.
 * - `public`: anyone, counted per address under `limit` if there is one, at the public rate or `times` of it. `code`: the handler checks the code of a record.
 * - `signed`: the platform whose `{slug}` is in the path, by its signature over the body. Counts against its limits once the
 *   signature is valid.
 * - `staff`: a signed-in member of staff with one of the roles, or any member when none is named. Admins may always call.
 * - `artist`: a signed-in member of an artist or label account. `part`: only with a role that may act on that part.
 */
export type Access =
  | { readonly kind: 'platform'; readonly anyOf: readonly Scope[]; readonly every?: true }
  | { readonly kind: 'portal'; readonly ends?: true }
  | { readonly kind: 'public'; readonly limit?: string; readonly times?: number; readonly code?: true }
  | { readonly kind: 'signed' }
  | { readonly kind: 'staff'; readonly anyOf: readonly Role[] }
  | { readonly kind: 'artist'; readonly part?: AccountPart };

/**
 * One operation of the API as data: its checks, responses and documentation.
 *
 * Params and query are strict objects. Query values are converted from text by their schema (`z.int()`, `z.boolean()`,
 * `z.array(…)`: repeated or comma-separated; anything else is text). Headers are an object of lower-case names; other
 * headers are ignored. The kernel adds HEAD to every GET, and handles ETag, If-None-Match, Range, negotiation and request
 * IDs.
 *
 *   const readTrack = route({
 *     operation: 'getTrack',
 *     method: 'GET',
 *     path: '/api/v1/tracks/{trackId}',
 *     access: { kind: 'platform', anyOf: ['tracks:read'] },
 *     summary: 'Retrieve a track',
 *     tags: ['Catalog'],
 *     params: z.strictObject({ trackId }),
 *     replies: { 200: { description: 'The track.', schema: TrackView, example: aTrack } },
 *     problems: ['TRACK_NOT_FOUND', 'TRACK_TAKEN_DOWN'],
 *   });
 *   export const catalogEndpoints = ({ readTrack: read }: Dependencies): readonly Endpoint[] => [
 *     endpoint(readTrack, async ({ params }) => {
 *       const found = await read(TrackId(params.trackId));
 *       return found.ok ? { status: 200, body: trackView(found.value) } : found;
 *     }),
 *   ];
 */
export interface Route {
  readonly operation: string;
  readonly method: Method;
  /** `{name}` matches one segment. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: BodyShape;
  readonly responses: Readonly<Record<number, ResponseShape>>;
  /** Problems of the feature. Those of access, limits, input and outages are added. */
  readonly problems: readonly ProblemCode[];
  /** Accepts an Idempotency-Key. The endpoint then has a `replay`, which shows the first outcome again. */
  readonly idempotent?: true;
  /**
   * Cache-Control of its responses. Default: `private, no-cache` for a GET of a platform or of staff, `no-cache` for a
   * public GET, else `no-store`.
   */
  readonly cacheControl?: string;
  /** Compresses responses when the client accepts gzip. */
  readonly gzip?: true;
  /** Its responses are in the language that Accept-Language prefers. */
  readonly negotiatesLanguage?: true;
  /** Any web page may read the response. */
  readonly cors?: 'any';
  /** Headers that pages of other origins may read, beside the usual ones. */
  readonly exposes?: readonly string[];
  /** Headers of every response and every problem. */
  readonly constantHeaders?: Readonly<Record<string, string>>;
  /** Error members of RFC 6749: alone (`oauth`), or with those of the problem (`both`). */
  readonly errors?: 'oauth' | 'both';
  /** Content-Security-Policy of a page, instead of `default-src 'none'`. */
  readonly contentSecurityPolicy?: string;
  /** The operation that has the same behavior under another path. The reference shows both as one. */
  readonly aliasOf?: string;
  /** Left out of the OpenAPI document. */
  readonly undocumented?: true;
  /** Not logged, because it is called very often. */
  readonly quiet?: true;
}

/** Returns the route with the literal types of its data. */
export const route = <const R extends Route>(data: R): R => data;

type Output<R, Part extends string> =
  R extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : Readonly<object>;

interface Callers {
  readonly platform: Caller;
  readonly portal: PortalCaller;
  readonly signed: Platform;
  readonly staff: AuthenticatedStaff;
  readonly artist: AuthenticatedArtist;
  readonly public: undefined;
}

/** Files of a request. They are deleted when the response is ready. */
interface WithFiles {
  /** The files of a multipart body, in order; empty for a JSON body. One if the whole body is a file. */
  readonly files: readonly UploadedFile[];
  /** Stores bytes that are sent within JSON. */
  readonly scratch: Pick<Scratch, 'write'>;
}

/** A request as a handler gets it: authenticated, counted and parsed. */
export type RequestOf<R extends Route> = Requested<R> &
  (R extends { readonly body: { readonly files: FilesShape } | { readonly file: FileShape } }
    ? WithFiles
    : unknown) &
  (R extends { readonly body: { readonly stream: FileShape } } ? { readonly slices: Slices } : unknown) &
  (R extends { readonly body: { readonly raw: true } } ? { readonly raw: Uint8Array } : unknown);

interface Requested<R extends Route> {
  readonly caller: Callers[R['access']['kind']];
  readonly params: Output<R, 'params'>;
  readonly query: Output<R, 'query'>;
  readonly headers: Output<R, 'headers'>;
  readonly body: R extends { readonly body: { readonly schema: infer Schema extends z.ZodType } }
    ? z.output<Schema>
    : undefined;
  /** Present when an Idempotency-Key was sent and the route accepts one. Pass it to the use case. */
  readonly idempotencyKey?: IdempotencyKey;
  /** The media type of the route that the client prefers. */
  readonly mediaType: string;
  /** The header Accept-Language as it was sent. `languageIn` parses it. */
  readonly acceptLanguage: string | undefined;
  readonly requestId: string;
  /** The address that limits count the client by; behind trusted proxies, the client that they name. */
  readonly address: string;
  /** The exact address of the client. */
  readonly ip: IpAddress | undefined;
  /** The User-Agent header. */
  readonly userAgent: string | undefined;
  /** The Cookie header. Only operations that begin a session read it: `caller` is who a session identifies. */
  readonly cookie?: string | undefined;
}

type AlwaysPossible = 'VALIDATION_FAILED' | 'NOT_ACCEPTABLE' | 'UNAVAILABLE';
type OfChoice<A, Missing> = A extends { readonly anyOf: readonly [] }
  ? never
  : A extends { readonly anyOf: unknown }
    ? Missing
    : never;
type OfPart<A> = A extends { readonly part: AccountPart } ? 'ROLE_MISSING' : never;
type OfAccess<R extends Route> = R['access']['kind'] extends 'portal'
  ? 'PLATFORM_SUSPENDED'
  : R['access']['kind'] extends 'platform' | 'signed'
    ? OfChoice<R['access'], 'SCOPE_MISSING'> | 'PLATFORM_SUSPENDED' | 'RATE_LIMITED' | 'QUOTA_EXCEEDED'
    : R['access']['kind'] extends 'staff' | 'artist'
      ? OfChoice<R['access'], 'ROLE_MISSING'> | OfPart<R['access']> | 'RATE_LIMITED'
      : R['access'] extends { readonly limit: string }
        ? 'RATE_LIMITED'
        : never;

type OfBody<R extends Route> = R extends { readonly body: { readonly stream: FileShape } }
  ? 'QUOTA_EXCEEDED' | 'BODY_TOO_LARGE' | 'REQUEST_TIMEOUT'
  : R extends { readonly body: { readonly files: FilesShape } | { readonly file: FileShape } }
    ? 'QUOTA_EXCEEDED'
    : never;

/** Failures that a handler may return: those whose code the route names or implies. */
export type FailureOf<R extends Route> = FailureOfCode<
  R['problems'][number] | AlwaysPossible | OfAccess<R> | OfBody<R>
>;

export type Handler<R extends Route> = (
  request: RequestOf<R>,
) => Promise<ResponseOf<R['responses']> | Result<never, FailureOf<R>>>;

/** Shows the outcome of an earlier request with the same Idempotency-Key, in its current state. */
export type Replay<R extends Route> = (
  request: RequestOf<R>,
  first: { readonly status: number; readonly resourceId: string },
) => ReturnType<Handler<R>>;

/**
 * Rejects a request before its body is read. If its Idempotency-Key was used before, the body is read nevertheless,
 * and the first outcome is shown again.
 */
export type Precheck<R extends Route> = (
  request: Pick<RequestOf<R>, 'caller' | 'params' | 'headers' | 'address'>,
) => Promise<Result<unknown, FailureOf<R>>>;

/** A problem as a page shows it. */
export interface ShownProblem {
  readonly status: number;
  readonly code: ProblemCode;
  /** In seconds, if the problem passes. */
  readonly retryAfter?: number;
}

/**
 * Draws a problem for a browser, which gets it in place of the problem document if it prefers HTML. `search` is the query of the request, which
 * may be the reason of the problem. `body` is what the person entered, so that the page can show it again; undefined if there is no valid body.
 */
export type ProblemPage = (
  problem: ShownProblem,
  request: {
    readonly search: string;
    readonly acceptLanguage: string | undefined;
    readonly body?: unknown;
  },
) => { readonly html: string; readonly language: string };

/** A route with its handler, as the kernel runs it. */
export interface Endpoint {
  readonly problemPage?: ProblemPage;
  readonly route: Route;
  readonly handle: Handler<Route>;
  readonly replay: Replay<Route> | undefined;
  readonly precheck: Precheck<Route> | undefined;
}

type Bindings<R extends Route> = R extends { readonly idempotent: true }
  ? [handle: Handler<R>, replay: Replay<R>, precheck?: Precheck<R>]
  : [handle: Handler<R>, replay?: undefined, precheck?: Precheck<R>];

/** Returns whether an operation accepts an Idempotency-Key: its callers are known, and its response contains no secret. */
export const acceptsKey = ({ idempotent, access }: Pick<Route, 'idempotent' | 'access'>): boolean =>
  idempotent === true && (access.kind === 'platform' || access.kind === 'artist');

/** Binds a route to its handler. The types of its request, responses and failures follow from the route. */
export const endpoint = <const R extends Route>(
  bound: R,
  ...[handle, replay, precheck]: Bindings<R>
): Endpoint => ({
  route: bound,
  handle,
  replay,
  precheck,
});
