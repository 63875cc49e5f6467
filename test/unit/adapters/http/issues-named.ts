import type { z } from 'zod';
import { issuesOf } from '../../../../src/adapters/http/kernel/request/issues.ts';

/** Returns the issues of a body as a partner sees them: `pointer code`, one issue a line. */
export const issuesNamed = (schema: z.ZodType, body: unknown): readonly string[] => {
  const read = schema.safeParse(body);
  return read.success
    ? []
    : issuesOf(read.error.issues, 'body', body).errors.map(({ pointer, code }) => `${pointer} ${code}`);
};
