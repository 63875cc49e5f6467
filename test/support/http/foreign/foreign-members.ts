import type { Attempts } from './foreign-webhooks.ts';

const missing = { code: 'PLATFORM_NOT_FOUND' };

/** The attempts of another platform on the operations on members. */
export const memberAttempts: Attempts = {
  listMembers: [({ slug }, _, { client }) => client.get(`/api/v1/platforms/${slug}/members`), 404, missing],
  inviteMember: [
    ({ slug }, _, { client }) =>
      client.post(`/api/v1/platforms/${slug}/members`, { email: 'mallory@evil.example', role: 'owner' }),
    404,
    missing,
  ],
  updateMember: [
    ({ slug }, _, { client }) =>
      client.ask('PATCH', `/api/v1/platforms/${slug}/members/mbr_1`, { body: { role: 'owner' } }),
    404,
    missing,
  ],
  removeMember: [
    ({ slug }, _, { client }) => client.delete(`/api/v1/platforms/${slug}/members/mbr_1`),
    404,
    missing,
  ],
};
