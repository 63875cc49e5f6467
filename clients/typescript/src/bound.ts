import { caller, type Options } from './calling.ts';
import type { Calls } from './generated/calls.ts';
import { itemsOf, pagesOf } from './paging.ts';
import type { Given } from './request.ts';
import type { Settings } from './settings.ts';
import type {
  Answer,
  CallOptions,
  DataOf,
  ItemOf,
  OperationId,
  OperationTable,
  PagedId,
  Unchanged,
} from './types.ts';

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

const byId = <K extends OperationId, T>(
  some: readonly K[],
  make: (id: K) => T,
): Readonly<Record<string, T>> => Object.fromEntries(some.map((id) => [id, make(id)]));

type Bound = Calls & { readonly answer: Answers; readonly each: Each; readonly pages: Pages };

/**
 * Returns the constructor of clients that have the operations of a table. The constructor itself knows none, so that a page loads only those
 * that it calls.
 */
export const boundTo = (operations: OperationTable): new (settings: Settings) => Bound => {
  const ids = Object.keys(operations) as OperationId[];
  const pagedIds = ids.filter((id): id is PagedId => operations[id]?.pages !== undefined);
  return function (this: object, settings: Settings): void {
    const call = caller(settings, operations);
    const ask = async (id: OperationId, given: Given | undefined, options: Options | undefined) =>
      (await call(id, given, options)).data;
    const items = (id: PagedId, given?: Given, options?: Options) =>
      itemsOf(call, { id, member: operations[id]?.pages }, given, options);
    Object.assign(
      this,
      byId(ids, (id) => (given?: Given, options?: Options) => ask(id, given, options)),
      {
        answer: byId(ids, (id) => (given?: Given, options?: Options) => call(id, given, options)),
        each: byId(pagedIds, (id) => (given?: Given, options?: Options) => items(id, given, options)),
        pages: byId(
          pagedIds,
          (id) => (given?: Given, options?: Options) => pagesOf(call, id, given, options),
        ),
      },
    );
  } as unknown as new (settings: Settings) => Bound;
};
