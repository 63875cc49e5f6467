import type { AccountHolder, AccountSession, Audience } from '../../domain/accounts/session.ts';
import type { AuditNote } from '../../domain/audit/entry.ts';
import type { Grant } from '../../domain/platforms/grant.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { AccountStore } from '../../ports/driven/accounts/account-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type {
  EndMemberSession,
  EndOtherMemberSessions,
  ListMemberSessions,
} from '../../ports/driving/portal.ts';

interface Dependencies {
  readonly accounts: AccountStore;
  readonly clock: Clock;
}

export const holderOf = <A extends Audience>({
  audience,
  accountId,
}: AccountSession<A>): AccountHolder<A> => ({ audience, accountId });

/** A member, by the grant of a session, and the platform. */
interface Acting {
  readonly platform: Pick<Platform, 'platformId'>;
  readonly grant: Grant;
}

/** Returns the audit note of an act of a member on sessions of their own. */
export const sessionNote = (
  { platform: { platformId }, grant }: Acting,
  at: Instant,
  action: string,
  ...sessionIds: readonly string[]
): AuditNote => ({
  at,
  actor: { kind: 'platform', platformId },
  action,
  subjects: [grant.credentialId, platformId, ...sessionIds],
  detail: { by: grant.credentialId },
});

export const listMemberSessions =
  ({ accounts, clock }: Dependencies): ListMemberSessions =>
  async ({ session, grant }) => {
    const found = session ? await accounts.sessions(holderOf(session), clock.now()) : [];
    // Sessions of an earlier epoch ended with all sessions of the platform.
    return ok(found.filter(({ sessionEpoch }) => sessionEpoch === grant.sessionEpoch));
  };

export const endMemberSession =
  ({ accounts, clock }: Dependencies): EndMemberSession =>
  async ({ caller, sessionId }) => {
    const { session } = caller;
    if (!session) return fail({ kind: 'session-not-found' });
    const action = sessionId === session.sessionId ? 'member.sign_out' : 'member.end_session';
    const audit = sessionNote(caller, clock.now(), action, sessionId);
    return (await accounts.endSession(holderOf(session), sessionId, audit))
      ? ok('ended')
      : fail({ kind: 'session-not-found' });
  };

export const endOtherMemberSessions =
  ({ accounts, clock }: Dependencies): EndOtherMemberSessions =>
  async (caller) => {
    const { session } = caller;
    if (session) {
      const audit = sessionNote(caller, clock.now(), 'member.end_other_sessions');
      await accounts.endSessions(holderOf(session), { allBut: session.sessionId }, audit);
    }
    return ok('ended');
  };
