import type { SignInMember } from '../../domain/accounts/means.ts';
import type { TokenAudience } from '../../domain/accounts/session.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { AccountStore } from '../../ports/driven/accounts/account-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type {
  EndOtherOwnSessions,
  EndOwnSession,
  ListOwnSessions,
} from '../../ports/driving/accounts/accounts.ts';
import { holderOf, ownNote, type People } from './people.ts';

interface Dependencies<A extends TokenAudience, Member extends SignInMember> {
  readonly people: People<A, Member>;
  readonly accounts: AccountStore;
  readonly clock: Clock;
}

export const listOwnSessions =
  <A extends TokenAudience, Member extends SignInMember>({
    people,
    accounts,
    clock,
  }: Dependencies<A, Member>): ListOwnSessions<A, Member> =>
  async ({ member }) =>
    ok(await accounts.sessions(holderOf(people, member), clock.now()));

export const endOwnSession =
  <A extends TokenAudience, Member extends SignInMember>({
    people,
    accounts,
    clock,
  }: Dependencies<A, Member>): EndOwnSession<A, Member> =>
  async ({ caller: { member, session }, sessionId }) => {
    const act = sessionId === session.sessionId ? 'sign_out' : 'end_session';
    const audit = ownNote(people, member, clock.now(), act, { others: [sessionId] });
    return (await accounts.endSession(holderOf(people, member), sessionId, audit))
      ? ok('ended')
      : fail({ kind: 'session-not-found' });
  };

export const endOtherOwnSessions =
  <A extends TokenAudience, Member extends SignInMember>({
    people,
    accounts,
    clock,
  }: Dependencies<A, Member>): EndOtherOwnSessions<A, Member> =>
  async ({ member, session: { sessionId } }) => {
    const audit = ownNote(people, member, clock.now(), 'end_other_sessions', { detail: { kept: sessionId } });
    await accounts.endSessions(holderOf(people, member), { allBut: sessionId }, audit);
    return ok('ended');
  };
