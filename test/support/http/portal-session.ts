import type { PartnerClient } from '../clients/partner-client.ts';

/** Signs in as the portal does; `headers` are all that a session's requests carry. */
export const portalSession = async (anyone: PartnerClient, proof: string | { readonly code: string }) => {
  const body = typeof proof === 'string' ? { apiKey: proof } : proof;
  const began = await anyone.post('/api/v1/portal/sessions', body);
  const [cookie = ''] = (began.headers['set-cookie'] ?? '').split(';');
  return { began, cookie, headers: { cookie, 'x-csrf-token': began.member('csrfToken') } };
};
