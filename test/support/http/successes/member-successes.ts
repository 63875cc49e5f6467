import { portalSession } from '../portal-session.ts';
import { mailedSignIn } from '../../clients/mailed-links.ts';
import type { Answered } from '../../clients/partner-client.ts';
import type { Partner } from '../../service/service.ts';
import type { Stage } from '../stage.ts';

const invited = async ({ client, slug }: Pick<Partner, 'client' | 'slug'>) => {
  const path = `/api/v1/platforms/${slug}/members`;
  const email = `kim@${slug}.example`;
  const created = await client.post(path, { email, name: 'Kim Park', role: 'viewer' });
  return { client, path, email, created, memberId: created.member('memberId') };
};

/** For each operation on members, a request that succeeds. */
export const memberSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  inviteMember: async (stage) => (await invited(await stage.aPartner())).created,
  listMembers: async (stage) => {
    const { client, path, email } = await invited(stage.owner);
    await stage.anyone.post('/api/v1/portal/sessions', { code: await mailedSignIn(stage, email) });
    return client.get(path);
  },
  updateMember: async (stage) => {
    const { client, path, memberId } = await invited(await stage.aPartner());
    return client.ask('PATCH', `${path}/${memberId}`, { body: { role: 'finance', invite: true } });
  },
  removeMember: async (stage) => {
    const { client, path, memberId } = await invited(await stage.aPartner());
    return client.delete(`${path}/${memberId}`);
  },
  updatePortalSession: async (stage) => {
    const { email } = await invited(await stage.aPartner());
    const { headers } = await portalSession(stage.anyone, { code: await mailedSignIn(stage, email) });
    return stage.anyone
      .withHeaders(headers)
      .ask('PATCH', '/api/v1/portal/session', { body: { language: 'de' } });
  },
  requestSignInLink: async ({ anyone }) =>
    anyone.post('/api/v1/portal/sign-in-links', { email: 'kim@acme.example' }),
};
