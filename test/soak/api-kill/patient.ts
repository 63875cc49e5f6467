import { setTimeout as sleep } from 'node:timers/promises';
import type { PartnerClient } from '../../support/clients/partner-client.ts';

const timeoutMs = 90_000;
const pauseMs = 250;

/** The same program, which repeats a request after 503 with Retry-After. */
export const patient = (client: PartnerClient): PartnerClient => {
  const ask: PartnerClient['ask'] = async (...asking) => {
    const until = performance.now() + timeoutMs;
    for (;;) {
      const reply = await client.ask(...asking);
      if (reply.status !== 503 || performance.now() > until) return reply;
      await sleep(pauseMs);
    }
  };
  return {
    ...client,
    ask,
    get: (path, asking) => ask('GET', path, asking),
    post: (path, body, asking) => ask('POST', path, { ...asking, ...(body !== undefined && { body }) }),
    delete: (path, body, asking) => ask('DELETE', path, { ...asking, ...(body !== undefined && { body }) }),
    as: (credential) => patient(client.as(credential)),
  };
};
