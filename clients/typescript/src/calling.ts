import { bearerOnly, credentialOf, type Credential } from './credentials.ts';
import { ApiProblem } from './faults.ts';
import { draft, type Given } from './request.ts';
import { send } from './sending.ts';
import { complete, type Settings } from './settings.ts';
import type { Answer, CallOptions, OperationId } from './types.ts';

export type Options = CallOptions & { readonly ifNoneMatch?: string | undefined };

/** Asks an operation as the settings say, once more where its token was of yesterday. */
export const caller = (given: Settings) => {
  const usual = complete(given);
  const own = credentialOf(usual);

  return async (id: OperationId, parameters: Given = {}, options: Options = {}): Promise<Answer<unknown>> => {
    const { signal, bearer, ifNoneMatch, headers, retries, timeoutMs } = options;
    const settings = {
      ...usual,
      retries: retries ?? usual.retries,
      timeoutMs: timeoutMs ?? usual.timeoutMs,
    };
    const credential: Credential = bearer === undefined ? own : bearerOnly(bearer);
    const asked = draft(settings.baseUrl, id, parameters, {
      ...options,
      headers: { ...(ifNoneMatch !== undefined && { 'if-none-match': ifNoneMatch }), ...headers },
    });
    const standing = await credential.standing(asked, signal);
    try {
      return await send(asked, standing, settings, signal);
    } catch (error) {
      if (!(error instanceof ApiProblem) || !credential.renewable(error, standing)) throw error;
      return send(asked, await credential.standing(asked, signal), settings, signal);
    }
  };
};
export type Call = ReturnType<typeof caller>;
