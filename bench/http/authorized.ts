import { once, type Operation } from './load.ts';
import type { Server } from './child.ts';

/** Registers a platform on that server, and returns the header with its access token. */
export const authorized = async (server: Server): Promise<Record<string, string>> => {
  const post = (name: string, path: string, status: number, body: object): Operation => ({
    name,
    method: 'POST',
    path,
    status,
    body: () => JSON.stringify(body),
  });
  const registered = await once(
    server,
    post('register', '/api/v1/platforms/register', 201, {
      name: `Bench ${server.name}`,
      contactEmail: 'bench@partner.example',
      contentTypes: ['ugc_video'],
      acceptTerms: true,
    }),
    {},
  );
  const { clientId, clientSecret } = JSON.parse(registered) as { clientId: string; clientSecret: string };
  const token = await once(server, post('token', '/api/v1/auth/token', 200, { clientId, clientSecret }), {});
  return { authorization: `Bearer ${(JSON.parse(token) as { accessToken: string }).accessToken}` };
};
