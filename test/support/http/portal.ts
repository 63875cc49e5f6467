import type { Answered, PartnerClient } from '../clients/partner-client.ts';
import type { Stage } from './stage.ts';
import { memberSuccesses } from './successes/member-successes.ts';

/** Signs in as the portal does; `headers` are all that a session's requests carry. */
export const portalSession = async (anyone: PartnerClient, proof: string | { readonly code: string }) => {
  const body = typeof proof === 'string' ? { apiKey: proof } : proof;
  const began = await anyone.post('/api/v1/portal/sessions', body);
  const [cookie = ''] = (began.headers['set-cookie'] ?? '').split(';');
  return { began, cookie, headers: { cookie, 'x-csrf-token': began.member('csrfToken') } };
};

let last: PartnerClient | undefined;

/** A client for asking again for what the session last begun by a success showed. */
export const sessionOf = (path: string): PartnerClient | undefined =>
  path === '/api/v1/portal/session' ? last : undefined;

const aSession = async ({ anyone, owner }: Stage): Promise<PartnerClient> => {
  last = anyone.withHeaders((await portalSession(anyone, owner.apiKey)).headers);
  return last;
};

/** How each operation of the portal's sessions and of its members is brought to succeed. */
export const portalSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  ...memberSuccesses,
  createPortalSession: async ({ anyone, owner }) => (await portalSession(anyone, owner.apiKey)).began,
  getPortalSession: async (stage) => (await aSession(stage)).get('/api/v1/portal/session'),
  endPortalSession: async (stage) => (await aSession(stage)).delete('/api/v1/portal/session'),
  createPortalLink: async ({ owner }) => owner.client.post(`/api/v1/platforms/${owner.slug}/portal-links`),
};
