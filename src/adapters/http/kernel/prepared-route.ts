import type { Result } from '../../../domain/shared/result.ts';
import type { IncomingRequest } from './exchange.ts';
import type { FailureOfKind } from './problems/failures.ts';
import { staticHeaders, type StaticHeaders } from './response/headers.ts';
import { queryReader } from './request/query.ts';
import { headerReader, paramsReader } from './request/read-body.ts';
import type { Endpoint, Route } from './route.ts';

type Invalid = FailureOfKind<'validation-failed'>;
export type PathParams = Readonly<Record<string, string>>;

/** An endpoint with everything that is computed before its first request, or in it. */
export interface PreparedRoute {
  readonly endpoint: Endpoint;
  readonly route: Route;
  /** Media types of its responses, the default first. */
  readonly offered: readonly string[];
  readonly staticHeaders: StaticHeaders;
  readonly readParams: (params: PathParams) => Result<unknown, Invalid>;
  readonly readQuery: (search: string) => Result<unknown, Invalid>;
  readonly readHeaders: (headers: IncomingRequest['headers']) => Result<unknown, Invalid>;
}

const nothing: Result<unknown, Invalid> = { ok: true, value: {} };

const offeredBy = ({ responses }: Route): readonly string[] => {
  const successes = Object.values(responses);
  const types = successes.flatMap(({ schema, media = [] }) => [
    ...(schema ? ['application/json'] : []),
    ...media,
  ]);
  return [...new Set(types)];
};

/** Builds a reader for the first request that needs it, so that a process starts sooner. */
const builtWhenNeeded = <Input, Output>(
  build: () => (input: Input) => Output,
): ((input: Input) => Output) => {
  let read: ((input: Input) => Output) | undefined;
  return (input) => (read ??= build())(input);
};

export const prepare = (endpoint: Endpoint, secure: boolean): PreparedRoute => {
  const { route } = endpoint;
  if (route.access.kind === 'signed' && (route.body?.files ?? route.body?.file)) {
    throw new Error(
      `${route.operation}: a signed body cannot be multipart, because the signature covers all of it`,
    );
  }
  const offered = offeredBy(route);
  return {
    endpoint,
    route,
    offered,
    staticHeaders: staticHeaders(endpoint, offered, secure),
    readParams: route.params ? paramsReader(route.params) : () => nothing,
    readQuery: builtWhenNeeded(() => queryReader(route.query)),
    readHeaders: route.headers ? headerReader(route.headers) : () => nothing,
  };
};
