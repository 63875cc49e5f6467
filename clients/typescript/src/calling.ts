import { bearerOnly, credentialOf, type Credential } from './credentials.ts';
import { ApiProblem } from './faults.ts';
import { draft, type Given } from './request.ts';
import { send } from './sending.ts';
import { complete, type Settings } from './settings.ts';
import type { Answer, CallOptions, OperationId, OperationTable } from './types.ts';

export type Options = CallOptions & { readonly ifNoneMatch?: string | undefined };

/** Returns a function that calls operations, and retries once with a new token if the old one was rejected. */
export const caller = (given: Settings, operations: OperationTable) => {
  const usual = complete(given);
  const own = credentialOf(usual, operations);

  return async (id: OperationId, parameters: Given = {}, options: Options = {}): Promise<Answer<unknown>> => {
    const { signal, bearer, ifNoneMatch, headers, retries, timeoutMs } = options;
    const settings = {
      ...usual,
      retries: retries ?? usual.retries,
      timeoutMs: timeoutMs ?? usual.timeoutMs,
    };
    const credential: Credential = bearer === undefined ? own : bearerOnly(bearer);
    const requested = draft(operations, settings.baseUrl, id, parameters, {
      ...options,
      headers: { ...(ifNoneMatch !== undefined && { 'if-none-match': ifNoneMatch }), ...headers },
    });
    const authorization = await credential.authorize(requested, signal);
    try {
      return await send(requested, authorization, settings, signal);
    } catch (error) {
      if (!(error instanceof ApiProblem) || !credential.renewable(error, authorization)) throw error;
      return send(requested, await credential.authorize(requested, signal), settings, signal);
    }
  };
};
export type Call = ReturnType<typeof caller>;
