import { z } from 'zod';
import { mostErrors } from '../kernel/request/bounds.ts';
import { problemCodes, type ProblemCode } from '../kernel/problems/problem-codes.ts';

/** Where a request was at fault. */
const FlawView = z
  .object({
    in: z.enum(['body', 'query', 'path', 'header']),
    pointer: z
      .string()
      .meta({ description: 'A JSON pointer into the body, or the name of the parameter or header.' }),
    code: z.string().meta({ description: 'Stable, in snake_case.' }),
    detail: z.string(),
  })
  .meta({ id: 'FieldError', description: 'One thing that is wrong with a request.' });

/** A problem document (RFC 9457) as the document describes it. */
export const ProblemView = z
  .looseObject({
    type: z.url().meta({ description: 'Address of the page about the code.' }),
    title: z.string(),
    status: z.int().min(400).max(599),
    detail: z.string(),
    code: z
      .enum(Object.keys(problemCodes) as [ProblemCode, ...ProblemCode[]])
      .meta({ description: 'Stable.' }),
    instance: z.string().meta({ description: 'Path of the request.' }),
    requestId: z.string(),
    errors: z.array(FlawView).max(mostErrors).optional(),
    errorsOmitted: z.int().min(1).optional().meta({ description: 'Number of errors that are not listed.' }),
  })
  .meta({
    id: 'Problem',
    description: 'Why a request failed (RFC 9457). Some codes add members of their own.',
  });

/** What RFC 6749 §5.2 answers instead. */
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
  .meta({ id: 'OAuthError', description: 'Why a token was not granted (RFC 6749, section 5.2).' });

/** What a problem of a code looks like. */
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
