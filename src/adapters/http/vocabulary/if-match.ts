import { z } from 'zod';

/** The header with which an edit applies only to the version of a record that the client has read. */
export const ifMatch = (what: string) =>
  z.object({
    'if-match': z
      .string()
      .max(1_000)
      .exactOptional()
      .meta({
        description: `The \`ETag\` of the ${what} when you read it. If the ${what} has changed since, the response is 412 and nothing changes.`,
      }),
  });
