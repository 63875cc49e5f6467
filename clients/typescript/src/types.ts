import type { operations as table } from './generated/operations.ts';
import type { operations, Problem, webhooks } from './generated/schema.ts';

/** The operationId of an operation of the API. */
export type OperationId = keyof typeof table;

/** What the client knows of an operation. */
export interface OperationRow {
  readonly method: string;
  /** With `{name}` for a parameter. */
  readonly path: string;
  readonly query?: readonly string[];
  /** Needs no credential. */
  readonly open?: true;
  /** Takes an Idempotency-Key. */
  readonly once?: true;
  /** Takes its body as a form with files, too. */
  readonly form?: true;
  /** Is signed over its body, which may be given as the very text that was signed. */
  readonly signed?: true;
  /** What its body is read as, where not as JSON. */
  readonly answers?: 'text' | 'blob';
  /** The member of a page that holds its items. */
  readonly pages?: string;
}

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

/** Path and query parameters by their names, and the `body`. */
export type ParametersOf<K extends OperationId> =
  unknown extends Whole<K> ? Readonly<Record<string, never>> : Flat<Whole<K>>;

type Replies<R> = R extends unknown ? R[keyof R] : never;
type ContentOf<Reply> = Reply extends { readonly content: { readonly 'application/json': infer Json } }
  ? Json
  : Reply extends { readonly content: { readonly 'application/jose': unknown } }
    ? string
    : Reply extends { readonly content: object }
      ? Blob
      : undefined;

/** What an operation resolves to: the body of its success. */
export type DataOf<K extends OperationId> = ContentOf<Replies<operations[K]['responses']>>;

/** An operation that is read page by page. */
export type PagedId = {
  [K in OperationId]: (typeof table)[K] extends { readonly pages: string } ? K : never;
}[OperationId];

/** What the pages of an operation hold. */
export type ItemOf<K extends PagedId> = (typeof table)[K] extends { readonly pages: infer Member }
  ? DataOf<K>[Member & keyof DataOf<K>] extends readonly (infer Item)[]
    ? Item
    : never
  : never;

/** Stable codes of problems as the API documents them; newer ones may come. */
export type ProblemCode = Problem['code'];

/** The body of a message to an endpoint of yours, by its `type`. */
export type WebhookEvent = JsonOf<
  { [K in keyof webhooks]: NonNullable<webhooks[K]['post']['requestBody']> }[keyof webhooks]
>;

export interface CallOptions {
  /** Ends the call, its retries and pauses too: `AbortSignal.timeout(ms)` bounds all of it together. */
  readonly signal?: AbortSignal | undefined;
  /** Of an operation that takes one; made by the client, one a call, where absent. */
  readonly idempotencyKey?: string | undefined;
  /** The `ETag` that an edit stands on: 412 VERSION_CONFLICT where it is another by now. */
  readonly ifMatch?: string | undefined;
  /** Sent as the bearer instead of the client's own: the code of an appeal, a session of staff. */
  readonly bearer?: string | undefined;
  /** Sent along, in place of what the client would send under the same name in any case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** In place of the settings', for this call. */
  readonly timeoutMs?: number | undefined;
  readonly retries?: number | undefined;
}

/** A success with what came along with it. */
export interface Answer<Data> {
  readonly data: Data;
  readonly status: number;
  readonly headers: Headers;
}

/** The copy at hand, named by `ifNoneMatch`, is what would be answered. */
export interface Unchanged {
  readonly data: undefined;
  readonly status: 304;
  readonly headers: Headers;
}
