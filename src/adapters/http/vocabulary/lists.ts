import { z, type ZodType } from 'zod';
import { count } from './fields.ts';

export const Pagination = z
  .object({
    limit: count('Maximum number of items per page.', 50),
    nextCursor: z
      .string()
      .nullable()
      .meta({
        description: 'Send it as `cursor` to get the next page. Null on the last page.',
        examples: [null],
      }),
    total: count('Total number of items on all pages.', 1).exactOptional(),
  })
  .meta({ id: 'Pagination', description: 'The position of this page in its list.' });

/** The pagination of an example with one page. */
export const onlyPage = { limit: 50, nextCursor: null };

/** `{ data, pagination }`, the shape of every list. */
export const pageOf = <Item extends ZodType>(item: Item, description: string) =>
  z.object({
    data: z.array(item).meta({ description }),
    pagination: Pagination,
  });
