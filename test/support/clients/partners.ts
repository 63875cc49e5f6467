import type { PartnerClient } from './partner-client.ts';

let registrations = 0;

/** Platforms that register themselves at the service of `anyone`, each with its program, which has the API key. */
export const partnersOf =
  (anyone: PartnerClient) =>
  async (registration: Readonly<Record<string, unknown>> = {}) => {
    const unused = `partner-${process.pid}-${++registrations}`;
    const created = await anyone.post('/api/v1/platforms/register', {
      name: 'Acme Video',
      contactEmail: `licensing@${unused}.example`,
      slug: unused,
      contentTypes: ['ugc_video'],
      acceptTerms: true,
      ...registration,
    });
    if (created.status !== 201) throw new Error(`not registered: ${created.text}`);
    const [platformId, slug] = [created.member('platformId'), created.member('slug')];
    const [clientId, clientSecret] = [created.member('clientId'), created.member('clientSecret')];
    const apiKey = created.member('apiKey');
    /** Exchanges the credentials; none named: for a token with all scopes. */
    const token = async (...scopes: readonly string[]): Promise<string> => {
      const requested = { clientId, clientSecret, ...(scopes.length > 0 && { scopes }) };
      return (await anyone.post('/api/v1/auth/token', requested)).member('accessToken');
    };
    return { platformId, slug, clientId, clientSecret, apiKey, token, client: anyone.as(apiKey) };
  };
export type Partner = Awaited<ReturnType<ReturnType<typeof partnersOf>>>;
