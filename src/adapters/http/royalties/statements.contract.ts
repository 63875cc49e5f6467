import { z } from 'zod';
import { route } from '../kernel/route.ts';
import { csv } from '../vocabulary/csv.ts';
import { onlyPage } from '../vocabulary/lists.ts';
import { pages } from '../vocabulary/parameters.ts';
import {
  StatementFile,
  statementFormat,
  statementId,
  StatementPage,
  StatementVerification,
} from './statement.schemas.ts';
import { exampleFile, exampleSummary, exampleVerification } from './statements.examples.ts';

/** A member whose role permits reading and changing what concerns payments. */
const payee = { kind: 'artist', part: 'payout' } as const;
const tags = ['Statements'];
const all = '/api/v1/artists/me/statements';

export const listStatements = route({
  operation: 'listStatements',
  method: 'GET',
  path: all,
  access: payee,
  summary: 'List royalty statements',
  description:
    'Returns the statements of the parties of your account: one for each party that gets a part of a closed royalty period. Needs the role `owner` or `finance`.',
  tags,
  query: z.strictObject(pages),
  responses: {
    200: {
      description: 'A page of statements.',
      schema: StatementPage,
      example: { data: [exampleSummary], pagination: onlyPage },
    },
  },
  problems: ['CURSOR_INVALID'],
});

export const readStatement = route({
  operation: 'getStatement',
  method: 'GET',
  path: `${all}/{statementId}`,
  access: payee,
  summary: 'Retrieve a royalty statement',
  description:
    'Returns a statement with its lines, and the proof that the closed period contains it. Keep the JSON unchanged: with it, anyone can [verify the statement](/reference/operations/verifyStatement). With `Accept: text/csv` or `format=csv`, the response is a CSV file with the lines. Needs the role `owner` or `finance`.',
  tags,
  params: z.strictObject({ statementId }),
  query: z.strictObject({ format: statementFormat }),
  responses: {
    200: { description: 'The statement.', schema: StatementFile, media: [csv], example: exampleFile },
  },
  problems: ['NOT_FOUND'],
});

export const verifyStatement = route({
  operation: 'verifyStatement',
  method: 'POST',
  path: '/api/v1/verify/statement',
  access: { kind: 'public', limit: 'verify' },
  summary: 'Verify a royalty statement',
  description:
    'Checks whether a closed royalty period contains a statement exactly as you send it, against the root that we stored when the period was closed. `root` in the body is ignored. Send the JSON of the statement unchanged. Stores nothing, and requires no credential. A statement that exceeds the limits of a body can be verified offline, with the command `verify-statement`.',
  tags: ['Verification'],
  body: { schema: StatementFile, example: exampleFile },
  responses: {
    200: {
      description: 'Whether the statement is verified, and if not, why.',
      schema: StatementVerification,
      example: exampleVerification,
    },
  },
  problems: [],
});
