import { z, type ZodType } from 'zod';
import { count } from './fields.ts';

export const Pagination = z
  .object({
    limit: count('How many records a page holds at most.', 50),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: 'Ask with it for the next page; null on the last one.', examples: [null] }),
    total: count('How many records there are on all pages together.', 1).exactOptional(),
  })
  .meta({ id: 'Pagination', description: 'Where a page stands in its list.' });

/** Of an example whose first page is the last one. */
export const onlyPage = { limit: 50, nextCursor: null };

/** `{ data, pagination }`, as every list is answered. */
export const pageOf = <Item extends ZodType>(item: Item, description: string) =>
  z.object({
    data: z.array(item).meta({ description }),
    pagination: Pagination,
  });
