import type { z } from 'zod';
import type { Scope } from '../../../domain/access/scope.ts';
import type { Platform } from '../../../domain/platforms/platform.ts';
import type { IpAddress } from '../../../domain/shared/ip-network.ts';
import type { Result } from '../../../domain/shared/result.ts';
import type { Role } from '../../../domain/staff/staff.ts';
import type { Caller } from '../../../ports/driving/access.ts';
import type { PortalCaller } from '../../../ports/driving/portal.ts';
import type { OnceKey } from '../../../ports/driving/idempotency.ts';
import type { StaffCaller } from '../../../ports/driving/staff.ts';
import type { BodyShape, FilesShape } from './request/body-shape.ts';
import type { FailureOfCode } from './problems/problems.ts';
import type { ProblemCode } from './problems/problem-codes.ts';
import type { Answer, ReplyShape } from './response/reply.ts';
import type { Scratch, UploadedFile } from './request/scratch.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call. `platform`: any one of the scopes suffices, none named lets every platform in; counted against its
 * limits; a session of the portal comes in as its platform. `portal`: such a session alone, counted nowhere, so that one
 * can always see whose it is; `ends`: to end it, from any address and for a suspended platform too. `public`: anyone, counted per
 * address under `limit` where it is named; `code`: who holds the code of the record, which the handler checks. `signed`: the platform whose `{slug}`
 * is in the path, by its signature over the body; counted against its limits once the signature holds. `staff`: whoever
 * is signed in and holds one of the roles, an admin always; none named lets every member of staff in.
 */
export type Access =
  | { readonly kind: 'platform'; readonly anyOf: readonly Scope[] }
  | { readonly kind: 'portal'; readonly ends?: true }
  | { readonly kind: 'public'; readonly limit?: string; readonly code?: true }
  | { readonly kind: 'signed' }
  | { readonly kind: 'staff'; readonly anyOf: readonly Role[] };

/**
 * One operation of the API as data: what is checked, answered and documented all stand here. Params and query are
 * strict objects; query values are read from text by their schema (`z.int()`, `z.boolean()`, `z.array(…)`: repeated or
 * comma-separated; anything else is text). Headers are an object of lower-case names, others are passed over. HEAD is
 * answered wherever GET is; ETag, If-None-Match, Range, negotiation and request ids are the kernel's work.
 *
 *   const readTrack = route({
 *     operation: 'getTrack',
 *     method: 'GET',
 *     path: '/api/v1/tracks/{trackId}',
 *     access: { kind: 'platform', anyOf: ['tracks:read'] },
 *     summary: 'Read a track',
 *     tags: ['Catalog'],
 *     params: z.strictObject({ trackId }),
 *     replies: { 200: { description: 'The track.', schema: TrackView, example: aTrack } },
 *     problems: ['TRACK_NOT_FOUND', 'TRACK_TAKEN_DOWN'],
 *   });
 *   export const catalogEndpoints = ({ readTrack: read }: Needs): readonly Endpoint[] => [
 *     endpoint(readTrack, async ({ params }) => {
 *       const found = await read(TrackId(params.trackId));
 *       return found.ok ? { status: 200, body: trackView(found.value) } : found;
 *     }),
 *   ];
 */
export interface Route {
  readonly operation: string;
  readonly method: Method;
  /** `{name}` stands for one segment. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly description?: string;
  readonly tags: readonly string[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: BodyShape;
  readonly replies: Readonly<Record<number, ReplyShape>>;
  /** Those of the feature; what access, limits, input and outages bring along is added. */
  readonly problems: readonly ProblemCode[];
  /** Takes an Idempotency-Key; the endpoint then also says how a first outcome is shown again. */
  readonly idempotent?: true;
  /** Cache-Control of its answers; else `private, no-cache` of a platform's or a member of staff's GET, `no-cache` of a public one, `no-store`. */
  readonly cacheControl?: string;
  /** Compresses where the client accepts gzip. */
  readonly gzip?: true;
  /** Any web page may read the answer. */
  readonly cors?: 'any';
  /** RFC 6749's error members: alone (`oauth`), or beside the problem's own (`both`). */
  readonly errors?: 'oauth' | 'both';
  /** CSP instead of `default-src 'none'`, for pages. */
  readonly contentSecurityPolicy?: string;
  /** The operation that this one repeats under another path; the reference shows both as one. */
  readonly aliasOf?: string;
  /** Left out of the OpenAPI document. */
  readonly undocumented?: true;
  /** Asked so often that the log is spared. */
  readonly quiet?: true;
}

/** The route as given, its literals kept. */
export const route = <const R extends Route>(data: R): R => data;

type Output<R, Part extends string> =
  R extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : Readonly<object>;

interface Callers {
  readonly platform: Caller;
  readonly portal: PortalCaller;
  readonly signed: Platform;
  readonly staff: StaffCaller;
  readonly public: undefined;
}

/** What came beside the body. All of it is gone once the answer is made. */
interface WithFiles {
  /** Of a multipart body, in their order; none of a JSON body. */
  readonly files: readonly UploadedFile[];
  /** For bytes that come within JSON. */
  readonly scratch: Pick<Scratch, 'write'>;
}

/** What a handler sees of a request: parsed, admitted, counted. */
export type RequestOf<R extends Route> = Requested<R> &
  (R extends { readonly body: { readonly files: FilesShape } } ? WithFiles : unknown) &
  (R extends { readonly body: { readonly raw: true } } ? { readonly raw: Uint8Array } : unknown);

interface Requested<R extends Route> {
  readonly caller: Callers[R['access']['kind']];
  readonly params: Output<R, 'params'>;
  readonly query: Output<R, 'query'>;
  readonly headers: Output<R, 'headers'>;
  readonly body: R extends { readonly body: { readonly schema: infer Schema extends z.ZodType } }
    ? z.output<Schema>
    : undefined;
  /** Present where the route takes an Idempotency-Key and one was sent; hand it to the use case. */
  readonly idempotencyKey?: OnceKey;
  /** Of the media types that the route answers, the one that the client likes best. */
  readonly mediaType: string;
  readonly requestId: string;
  /** What limits count the client by; behind trusted proxies the client is the one that they name. */
  readonly address: string;
  /** The exact address of the client. */
  readonly ip: IpAddress | undefined;
}

type AlwaysPossible = 'VALIDATION_FAILED' | 'NOT_ACCEPTABLE' | 'UNAVAILABLE';
type OfChoice<A, Missing> = A extends { readonly anyOf: readonly [] }
  ? never
  : A extends { readonly anyOf: unknown }
    ? Missing
    : never;
type OfAccess<R extends Route> = R['access']['kind'] extends 'portal'
  ? 'PLATFORM_SUSPENDED'
  : R['access']['kind'] extends 'platform' | 'signed'
    ? OfChoice<R['access'], 'SCOPE_MISSING'> | 'PLATFORM_SUSPENDED' | 'RATE_LIMITED' | 'QUOTA_EXCEEDED'
    : R['access']['kind'] extends 'staff'
      ? OfChoice<R['access'], 'ROLE_MISSING'> | 'RATE_LIMITED'
      : R['access'] extends { readonly limit: string }
        ? 'RATE_LIMITED'
        : never;

type OfBody<R extends Route> = R extends { readonly body: { readonly files: FilesShape } }
  ? 'QUOTA_EXCEEDED'
  : never;

/** Failures that a handler may hand on: those whose code the route names, or brings along. */
export type FailureOf<R extends Route> = FailureOfCode<
  R['problems'][number] | AlwaysPossible | OfAccess<R> | OfBody<R>
>;

export type Handler<R extends Route> = (
  request: RequestOf<R>,
) => Promise<Answer<R['replies']> | Result<never, FailureOf<R>>>;

/** Shows the outcome of a request that was answered before under the same Idempotency-Key, as it stands now. */
export type Replay<R extends Route> = (
  request: RequestOf<R>,
  first: { readonly status: number; readonly resourceId: string },
) => ReturnType<Handler<R>>;

/**
 * Refuses a request before its body is read. Under an Idempotency-Key that is taken the body is read nevertheless: what was
 * done is shown again.
 */
export type Precheck<R extends Route> = (
  request: Pick<RequestOf<R>, 'caller' | 'params' | 'headers' | 'address'>,
) => Promise<Result<unknown, FailureOf<R>>>;

/** A route bound to its handler, whatever its types: what the kernel runs. */
export interface Endpoint {
  readonly route: Route;
  readonly handle: Handler<Route>;
  readonly replay: Replay<Route> | undefined;
  readonly precheck: Precheck<Route> | undefined;
}

type Bindings<R extends Route> = R extends { readonly idempotent: true }
  ? [handle: Handler<R>, replay: Replay<R>, precheck?: Precheck<R>]
  : [handle: Handler<R>, replay?: undefined, precheck?: Precheck<R>];

/** Binds a route to its handler; the handler's request, replies and failures are held to what the route says. */
export const endpoint = <const R extends Route>(
  bound: R,
  ...[handle, replay, precheck]: Bindings<R>
): Endpoint => ({
  route: bound,
  handle,
  replay,
  precheck,
});
