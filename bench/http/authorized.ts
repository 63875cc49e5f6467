import type { Server } from './child.ts';
import { once, type Target } from './load.ts';

/** Registers a platform on that server, and returns the header with its access token. */
export const authorized = async (server: Server): Promise<Readonly<Record<string, string>>> => {
  const anonymous: Target = { server, headers: {} };
  const post = async (path: string, status: number, body: object): Promise<Record<string, string>> => {
    const answered = await once(anonymous, { method: 'POST', path, status, body: JSON.stringify(body) });
    return JSON.parse(answered.body) as Record<string, string>;
  };
  const { clientId, clientSecret } = await post('/api/v1/platforms/register', 201, {
    name: `Bench ${server.name}`,
    contactEmail: 'bench@partner.example',
    contentTypes: ['ugc_video'],
    acceptTerms: true,
  });
  const { accessToken = '' } = await post('/api/v1/auth/token', 200, { clientId, clientSecret });
  return { authorization: `Bearer ${accessToken}` };
};
