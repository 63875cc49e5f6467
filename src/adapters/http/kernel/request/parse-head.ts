import { fail, ok, type Result } from '../../../../domain/shared/result.ts';
import { negotiated } from './accept.ts';
import { joinedErrors } from './bounds.ts';
import type { IncomingRequest } from '../exchange.ts';
import type { Failure } from '../problems/failures.ts';
import type { PathParams, PreparedRoute } from '../prepared-route.ts';

/** The parts of a request that are parsed before its body. */
export interface ParsedHead {
  readonly mediaType: string;
  readonly acceptLanguage: string | undefined;
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: unknown;
}

/** Negotiates the media type and parses path, query and headers. All their errors are reported together. */
export const parseHead = (
  { offered, readParams, readQuery, readHeaders }: PreparedRoute,
  { target, headers: sent }: IncomingRequest,
  pathParams: PathParams,
): Result<ParsedHead, Failure> => {
  const mediaType = offered.length === 0 ? '' : negotiated(sent.accept, offered);
  if (mediaType === undefined) return fail({ kind: 'not-acceptable', offered });
  const params = readParams(pathParams);
  const query = readQuery(target.search);
  const headers = readHeaders(sent);
  if (params.ok && query.ok && headers.ok) {
    const acceptLanguage = sent['accept-language'];
    return ok({
      ...{ mediaType, acceptLanguage },
      ...{ params: params.value, query: query.value, headers: headers.value },
    });
  }
  return joinedErrors([params, query, headers].flatMap((part) => (part.ok ? [] : [part.failure])));
};
