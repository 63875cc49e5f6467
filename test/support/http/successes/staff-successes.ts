import { password } from '../../stories/colleagues.ts';
import type { Answered } from '../../clients/partner-client.ts';
import { codeOf } from '../../builders/totp.ts';
import type { Stage } from '../stage.ts';

const staff = '/api/v1/staff';

const aColleague = async ({ anyone, aColleague: make }: Stage) => {
  const { token, caller } = await make('rights');
  return { client: anyone.as(token), email: caller.member.email };
};

let invitations = 0;
const invite = ({ admin }: Stage): Promise<Answered> =>
  admin.post(`${staff}/accounts`, {
    email: `invited-${++invitations}@label.example`,
    name: 'Jo Park',
    roles: ['moderator', 'rights'],
  });

const enrolled = async (stage: Stage) => {
  const { client } = await aColleague(stage);
  const begun = await client.post(`${staff}/me/totp`, { password });
  const code = codeOf(begun.member('secret'), Date.now());
  const confirmed = await client.post(`${staff}/me/totp/confirm`, {
    enrollment: begun.member('enrollment'),
    code,
  });
  return { client, begun, confirmed };
};

/** For each operation of staff accounts, a request that succeeds. */
export const staffSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  createStaffSession: async (stage) => {
    const { email } = await aColleague(stage);
    return stage.anyone.post(`${staff}/sessions`, { email, password });
  },
  createStaffBrowserSession: async ({ admin }) => admin.post(`${staff}/browser-session`),
  getStaffBrowserSession: async ({ admin }) => admin.get(`${staff}/browser-session`),
  listStaffSessions: async ({ admin }) => admin.get(`${staff}/sessions`),
  endStaffSession: async (stage) => (await aColleague(stage)).client.delete(`${staff}/sessions/current`),
  endOtherStaffSessions: async (stage) => (await aColleague(stage)).client.delete(`${staff}/sessions`),
  getCurrentStaffMember: async ({ admin }) => admin.get(`${staff}/me`),
  changeStaffPassword: async (stage) =>
    (await aColleague(stage)).client.post(`${staff}/me/password`, {
      password,
      newPassword: 'eight calm harbours',
    }),
  startStaffTotpEnrollment: async (stage) => (await enrolled(stage)).begun,
  confirmStaffTotp: async (stage) => (await enrolled(stage)).confirmed,
  removeStaffTotp: async (stage) => (await enrolled(stage)).client.delete(`${staff}/me/totp`, { password }),
  removeStaffTotpByPost: async (stage) =>
    (await enrolled(stage)).client.post(`${staff}/me/totp/remove`, { password }),
  listStaffAccounts: async ({ admin }) => admin.get(`${staff}/accounts`),
  inviteStaff: async (stage) => invite(stage),
  getStaffAccount: async (stage) =>
    stage.admin.get(`${staff}/accounts/${(await invite(stage)).member('staffId')}`),
  updateStaffAccount: async (stage) =>
    stage.admin.ask('PATCH', `${staff}/accounts/${(await invite(stage)).member('staffId')}`, {
      body: {
        name: 'Jo Park-Finch',
        roles: ['finance'],
        status: 'active',
        invite: true,
        resetTotp: true,
        resetOidc: true,
        endSessions: true,
      },
    }),
  acceptStaffInvitation: async (stage) =>
    stage.anyone.post(`${staff}/invitations/accept`, {
      code: (await invite(stage)).member('invitationCode'),
      password,
      name: 'Jo',
    }),
};
