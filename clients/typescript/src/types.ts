import type { operations as table } from './generated/operations.ts';
import type { operations, Problem, webhooks } from './generated/schema.ts';

/** The operationId of an operation of the API. */
export type OperationId = keyof typeof table;

/** How the client calls an operation. */
export interface OperationRow {
  readonly method: string;
  /** The path, with `{name}` for parameters. */
  readonly path: string;
  readonly query?: readonly string[];
  /** Requires no credential. */
  readonly open?: true;
  /** Accepts an Idempotency-Key. */
  readonly once?: true;
  /** Also accepts a form with files as its body. */
  readonly form?: true;
  /** Its signature covers the body, which can be passed as the signed text. */
  readonly signed?: true;
  /** How to read the response, if it is not JSON. */
  readonly answers?: 'text' | 'blob';
  /** The member of a page with its items. */
  readonly pages?: string;
}

/** How a client calls its operations. */
export type OperationTable = { readonly [K in OperationId]?: OperationRow };

type Loose<T> = { readonly [K in keyof T]: object extends Pick<T, K> ? T[K] | undefined : T[K] };
type PartOf<K extends OperationId, Place extends 'path' | 'query'> = [
  NonNullable<operations[K]['parameters'][Place]>,
] extends [never]
  ? unknown
  : Loose<NonNullable<operations[K]['parameters'][Place]>>;

type FormOf<K extends OperationId> = (typeof table)[K] extends { readonly form: true } ? FormData : never;
type TextOf<K extends OperationId> = (typeof table)[K] extends { readonly signed: true } ? string : never;
type JsonOf<Body> = Body extends { readonly content: { readonly 'application/json': infer Json } }
  ? Json
  : never;
type BodyOf<K extends OperationId> = operations[K] extends { requestBody: infer Body }
  ? { readonly body: JsonOf<Body> | FormOf<K> | TextOf<K> }
  : [JsonOf<NonNullable<operations[K]['requestBody']>>] extends [never]
    ? unknown
    : { readonly body?: JsonOf<NonNullable<operations[K]['requestBody']>> | undefined };

type Flat<T> = { readonly [K in keyof T]: T[K] };
type Whole<K extends OperationId> = PartOf<K, 'path'> & PartOf<K, 'query'> & BodyOf<K>;

/** Path and query parameters by name, and the `body`. */
export type ParametersOf<K extends OperationId> =
  unknown extends Whole<K> ? Readonly<Record<string, never>> : Flat<Whole<K>>;

type Responses<R> = R extends unknown ? R[keyof R] : never;
type ContentOf<Reply> = Reply extends { readonly content: { readonly 'application/json': infer Json } }
  ? Json
  : Reply extends {
        readonly content: { readonly 'application/jose': unknown } | { readonly 'text/csv': unknown };
      }
    ? string
    : Reply extends { readonly content: object }
      ? Blob
      : undefined;

/** The body of a successful response to a call without an `Accept` header of its own. */
export type DataOf<K extends OperationId> = ContentOf<Responses<operations[K]['responses']>>;

/** A paginated operation. */
export type PagedId = {
  [K in OperationId]: (typeof table)[K] extends { readonly pages: string } ? K : never;
}[OperationId];

/** An item in the pages of an operation. */
export type ItemOf<K extends PagedId> = (typeof table)[K] extends { readonly pages: infer Member }
  ? DataOf<K>[Member & keyof DataOf<K>] extends readonly (infer Item)[]
    ? Item
    : never
  : never;

/** The documented codes of problems. The service may add more. */
export type ProblemCode = Problem['code'];

/** The body of an event, by its `type`. */
export type WebhookEvent = JsonOf<
  { [K in keyof webhooks]: NonNullable<webhooks[K]['post']['requestBody']> }[keyof webhooks]
>;

export interface CallOptions {
  /** Aborts the call with its retries and pauses. `AbortSignal.timeout(ms)` limits all of them together. */
  readonly signal?: AbortSignal | undefined;
  /** Idempotency key of the call, if the operation accepts one. Default: a new key for each call. */
  readonly idempotencyKey?: string | undefined;
  /** The `ETag` of the record to edit. If the record has changed since, the call throws 412 VERSION_CONFLICT. */
  readonly ifMatch?: string | undefined;
  /** Bearer token to send instead of the client's credentials, such as the code of an appeal or a staff session. */
  readonly bearer?: string | undefined;
  /**
   * Headers to send. They replace headers of the client with the same name. With an `Accept` header for a PDF, the call
   * resolves to a `Blob`, which its type does not show: `getLicenseCertificate` is a `string` in the types. With one for
   * CSV, or with `format: 'csv'`, it resolves to a `string`.
   */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Replaces the setting for this call. */
  readonly timeoutMs?: number | undefined;
  readonly retries?: number | undefined;
}

/** A successful response. */
export interface Answer<Data> {
  readonly data: Data;
  readonly status: number;
  readonly headers: Headers;
}

/** The record has not changed since the version in `ifNoneMatch`. */
export interface Unchanged {
  readonly data: undefined;
  readonly status: 304;
  readonly headers: Headers;
}
