import type { PartnerClient } from './partner-client.ts';

let registrations = 0;

/** Platforms that register themselves at the service of `anyone`, each with its program, which has the API key. */
export const partnersOf =
  (anyone: PartnerClient) =>
  async (registration: Readonly<Record<string, unknown>> = {}) => {
    const unused = `partner-${process.pid}-${++registrations}`;
    const made = await anyone.post('/api/v1/platforms/register', {
      name: 'Acme Video',
      contactEmail: `licensing@${unused}.example`,
      slug: unused,
      contentTypes: ['ugc_video'],
      acceptTerms: true,
      ...registration,
    });
    if (made.status !== 201) throw new Error(`not registered: ${made.text}`);
    const [platformId, slug] = [made.member('platformId'), made.member('slug')];
    const [clientId, clientSecret] = [made.member('clientId'), made.member('clientSecret')];
    const apiKey = made.member('apiKey');
    /** Exchanges the credentials; none named: for a token with all scopes. */
    const token = async (...scopes: readonly string[]): Promise<string> => {
      const asked = { clientId, clientSecret, ...(scopes.length > 0 && { scopes }) };
      return (await anyone.post('/api/v1/auth/token', asked)).member('accessToken');
    };
    return { platformId, slug, clientId, clientSecret, apiKey, token, client: anyone.as(apiKey) };
  };
export type Partner = Awaited<ReturnType<ReturnType<typeof partnersOf>>>;
