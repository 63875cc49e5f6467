import type { Call } from './calling.ts';
import type { Given } from './request.ts';
import type { CallOptions, PagedId } from './types.ts';

interface Page {
  readonly pagination?: { readonly nextCursor?: string | null };
  readonly nextCursor?: string;
  readonly hasMore?: boolean;
  readonly [member: string]: unknown;
}

/** Returns the cursor of the next page. A feed always has a cursor, and `hasMore` says whether there are more items. */
const nextOf = ({ pagination, nextCursor, hasMore }: Page): string | undefined =>
  pagination ? (pagination.nextCursor ?? undefined) : hasMore === true ? nextCursor : undefined;

export async function* pagesOf(
  call: Call,
  id: PagedId,
  parameters: Given = {},
  options: CallOptions = {},
): AsyncGenerator<Page, void, undefined> {
  for (let cursor: unknown = parameters['cursor']; ;) {
    const page = (await call(id, { ...parameters, cursor }, options)).data as Page;
    yield page;
    cursor = nextOf(page);
    if (cursor === undefined) return;
  }
}

export async function* itemsOf(
  call: Call,
  { id, member = 'data' }: { readonly id: PagedId; readonly member: string | undefined },
  parameters?: Given,
  options?: CallOptions,
): AsyncGenerator<unknown, void, undefined> {
  for await (const page of pagesOf(call, id, parameters, options)) yield* page[member] as readonly unknown[];
}
