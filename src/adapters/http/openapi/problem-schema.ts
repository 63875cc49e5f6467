import { z } from 'zod';
import { maxErrors } from '../kernel/request/bounds.ts';
import { problemCodes, type ProblemCode } from '../kernel/problems/problem-codes.ts';

/** One error of a request. */
const IssueView = z
  .object({
    in: z.enum(['body', 'query', 'path', 'header']),
    pointer: z.string().meta({
      description: 'JSON pointer (RFC 6901) into the body, or the name of the parameter or header.',
    }),
    code: z.string().meta({ description: 'Stable code of the error, in snake_case.' }),
    detail: z.string(),
  })
  .meta({ id: 'FieldError', description: 'One error in a request.' });

/** A problem document (RFC 9457), as OpenAPI describes it. */
export const ProblemView = z
  .looseObject({
    type: z.url().meta({ description: 'URL of the page that explains the code.' }),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string(),
    code: z
      .enum(Object.keys(problemCodes) as [ProblemCode, ...ProblemCode[]])
      .meta({ description: 'Stable code of the problem.' }),
    instance: z.string().meta({ description: 'Path of the request.' }),
    requestId: z.string(),
    errors: z.array(IssueView).max(maxErrors).optional(),
    errorsOmitted: z.int().min(1).optional().meta({ description: 'Number of errors that are not listed.' }),
  })
  .meta({
    id: 'Problem',
    description: 'The reason why a request failed (RFC 9457). Some codes add fields.',
  });

/** An error response by RFC 6749 §5.2. */
export const OAuthErrorView = z
  .object({
    error: z.enum([
      'invalid_request',
      'invalid_client',
      'unauthorized_client',
      'unsupported_grant_type',
      'invalid_scope',
      'temporarily_unavailable',
      'server_error',
    ]),
    error_description: z.string(),
  })
  .meta({ id: 'OAuthError', description: 'The reason why the OAuth request failed (RFC 6749 §5.2).' });

/** An example of a problem with this code. */
export const exampleProblem = (code: ProblemCode, baseUrl: string, instance: string) => {
  const { status, title } = problemCodes[code];
  return {
    type: `${baseUrl}/reference/errors/${code}`,
    title,
    status,
    detail: `${title}.`,
    code,
    instance,
    requestId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  };
};
