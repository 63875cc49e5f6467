import { caller, type Options } from './calling.ts';
import type { Calls } from './generated/calls.ts';
import { operations } from './generated/operations.ts';
import { itemsOf, pagesOf } from './paging.ts';
import type { Given } from './request.ts';
import type { Settings } from './settings.ts';
import type { Answer, CallOptions, DataOf, ItemOf, OperationId, PagedId, Unchanged } from './types.ts';

/** The operations, resolving to body, status and headers of the response. */
export type Answers = {
  readonly [K in OperationId]: {
    (
      parameters: Parameters<Calls[K]>[0],
      options: CallOptions & { readonly ifNoneMatch: string },
    ): Promise<Answer<DataOf<K>> | Unchanged>;
    (...given: Parameters<Calls[K]>): Promise<Answer<DataOf<K>>>;
  };
};

/** The paginated operations, page by page. Store the cursor of a page to continue from there later. */
export type Pages = {
  readonly [K in PagedId]: (...given: Parameters<Calls[K]>) => AsyncIterableIterator<DataOf<K>>;
};

/** The paginated operations, item by item over all pages. Each page is requested when it is reached. */
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
 * A client of the API, with one method per operation, named by its operationId. Methods resolve to the body of the
 * response. They throw `ApiProblem` for an error response, and `ConnectionFault` if there is no response. A missing path
 * parameter, which does not compile, throws a `TypeError` without sending a request.
 */
export class PlatformLicensing extends Bound {}
