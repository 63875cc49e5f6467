import type { Role } from '../../../src/domain/staff/staff.ts';
import type { TestService } from '../service/service.ts';
import type { Tab } from './browser.ts';

/** Gives a tab the session of a new member of staff. */
export const signInStaff = async (
  service: TestService,
  { context }: Pick<Tab, 'context'>,
  role: Role,
): Promise<{ readonly token: string; readonly email: string }> => {
  const { token, caller } = await service.aColleague(role);
  const url = service.baseUrl;
  await context.addCookies([
    { name: 'staff_session', value: token, url, httpOnly: true, sameSite: 'Strict' },
  ]);
  return { token, email: caller.member.email };
};

/** Tracks that wait for review, with sound. */
export const pendingTracks = async (service: TestService, count: number) => {
  const tracks = [];
  for (let n = 1; n <= count; n++)
    tracks.push(
      await service.aTrackWithSound({ title: `Night Ferry ${n}`, moderationStatus: 'pending_review' }),
    );
  return tracks;
};
