import { caller, type Options } from './calling.ts';
import type { Calls } from './generated/calls.ts';
import { operations } from './generated/operations.ts';
import { itemsOf, pagesOf } from './paging.ts';
import type { Given } from './request.ts';
import type { Settings } from './settings.ts';
import type { Answer, CallOptions, DataOf, ItemOf, OperationId, PagedId, Unchanged } from './types.ts';

/** The operations with status and headers of what is answered. */
export type Answers = {
  readonly [K in OperationId]: {
    (
      parameters: Parameters<Calls[K]>[0],
      options: CallOptions & { readonly ifNoneMatch: string },
    ): Promise<Answer<DataOf<K>> | Unchanged>;
    (...given: Parameters<Calls[K]>): Promise<Answer<DataOf<K>>>;
  };
};

/** The operations that are paged, page by page: who keeps a page's cursor may go on from there another day. */
export type Pages = {
  readonly [K in PagedId]: (...given: Parameters<Calls[K]>) => AsyncIterableIterator<DataOf<K>>;
};

/** The operations that are paged, as the items of all their pages: each page is asked for when it is reached. */
export type Each = {
  readonly [K in PagedId]: (...given: Parameters<Calls[K]>) => AsyncIterableIterator<ItemOf<K>>;
};

const ids = Object.keys(operations) as OperationId[];
const pagedIds = ids.filter((id): id is PagedId => 'pages' in operations[id]);

const byId = <K extends OperationId, T>(
  some: readonly K[],
  make: (id: K) => T,
): Readonly<Record<string, T>> => Object.fromEntries(some.map((id) => [id, make(id)]));

type Bound = Calls & { readonly answer: Answers; readonly each: Each; readonly pages: Pages };

const Bound = function (this: object, settings: Settings): void {
  const call = caller(settings);
  const ask = async (id: OperationId, given: Given | undefined, options: Options | undefined) =>
    (await call(id, given, options)).data;
  Object.assign(
    this,
    byId(ids, (id) => (given?: Given, options?: Options) => ask(id, given, options)),
    {
      answer: byId(ids, (id) => (given?: Given, options?: Options) => call(id, given, options)),
      each: byId(pagedIds, (id) => (given?: Given, options?: Options) => itemsOf(call, id, given, options)),
      pages: byId(pagedIds, (id) => (given?: Given, options?: Options) => pagesOf(call, id, given, options)),
    },
  );
} as unknown as new (settings: Settings) => Bound;

/**
 * The API as methods, one for each operation, by its operationId. They resolve to the body of the success and throw
 * `ApiProblem` where the service answers otherwise, `ConnectionFault` where no answer comes. A path parameter that is
 * missing, which does not compile, is a programmer's error: a `TypeError`, and no request is made.
 */
export class PlatformLicensing extends Bound {}
