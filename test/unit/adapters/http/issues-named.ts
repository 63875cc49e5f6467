import type { z } from 'zod';
import { issuesOf } from '../../../../src/adapters/http/kernel/request/issues.ts';

/** What a partner is told is wrong with a body: `pointer code`, one line a issue. */
export const issuesNamed = (schema: z.ZodType, body: unknown): readonly string[] => {
  const read = schema.safeParse(body);
  return read.success
    ? []
    : issuesOf(read.error.issues, 'body', body).errors.map(({ pointer, code }) => `${pointer} ${code}`);
};
