import { recentSignInMs, type Passkey } from '../../domain/accounts/passkey.ts';
import { languageFor } from '../../domain/platforms/members/member.ts';
import { passkeyMail } from '../../domain/platforms/members/member-mails.ts';
import { originOf } from '../../domain/platforms/grant.ts';
import { PasskeyId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { AccountStore } from '../../ports/driven/accounts/account-store.ts';
import type { PasskeyCeremonies } from '../../ports/driven/accounts/passkey-ceremonies.ts';
import type { MailTexts } from '../../ports/driven/mail/mail-texts.ts';
import type { Ids } from '../../ports/driven/shared/environment.ts';
import type { PortalCaller } from '../../ports/driving/portal.ts';
import type {
  AddMemberPasskey,
  ListMemberPasskeys,
  RemoveMemberPasskey,
  RenameMemberPasskey,
  StartMemberPasskey,
} from '../../ports/driving/portal.ts';
import { grantEnded } from '../access/grant-ended.ts';
import { challengeIn, newChallenge, type ChallengeDependencies } from '../accounts/passkey-challenges.ts';
import { mailTo } from '../mail/mail-to.ts';
import { holderOf, sessionNote } from './member-sessions.ts';

interface Dependencies {
  readonly accounts: AccountStore;
}

export const listMemberPasskeys =
  ({ accounts }: Dependencies): ListMemberPasskeys =>
  async ({ session }) =>
    ok(session ? await accounts.passkeys(holderOf(session)) : []);

interface Starting extends Dependencies, Omit<ChallengeDependencies, 'digest'> {
  readonly ceremonies: PasskeyCeremonies;
}

export const startMemberPasskey =
  ({ accounts, ceremonies, ...dependencies }: Starting): StartMemberPasskey =>
  async ({ session, member, platform }) => {
    if (!session || !member) return fail({ kind: 'member-required' });
    if (dependencies.clock.now() - session.createdAt >= recentSignInMs)
      return fail({ kind: 'sign-in-too-old' });
    const registered = await accounts.passkeys(holderOf(session));
    const { challenge, state } = newChallenge(dependencies, 'platform', session.sessionId);
    const options = await ceremonies.registration(challenge, {
      ...{ userId: member.memberId, name: `${member.email} (${platform.name})`, registered },
      displayName: member.name ?? member.email,
    });
    return ok({ options, state });
  };

interface Adding extends Dependencies, Omit<ChallengeDependencies, 'randomness'> {
  readonly ceremonies: PasskeyCeremonies;
  readonly ids: Ids;
  readonly mailTexts: MailTexts;
  readonly baseUrl: string;
}

export const addMemberPasskey =
  ({ accounts, ceremonies, mailTexts, baseUrl, ...dependencies }: Adding): AddMemberPasskey =>
  async ({ caller, state, response, name }) => {
    const { session, member, platform } = caller;
    if (!session || !member) return fail({ kind: 'member-required' });
    const known = challengeIn(dependencies, 'platform', state, session.sessionId);
    const key = known && (await ceremonies.registered(response, known.challenge));
    if (!known || !key) return fail({ kind: 'passkey-not-registered' });
    const now = dependencies.clock.now();
    const passkeyId = PasskeyId(dependencies.ids.next('passkey'));
    const passkey: Passkey<'platform'> = {
      ...{ ...holderOf(session), ...key, passkeyId, name, createdAt: now },
      platformId: platform.platformId,
    };
    const audit = sessionNote(caller, now, 'member.add_passkey', passkeyId);
    const text = passkeyMail(mailTexts.in(languageFor(member, platform)), platform, passkey, baseUrl);
    const mails = [mailTo(dependencies, member.email, text)];
    const effects = { events: [], mails, audit, idempotency: undefined };
    const guards = { origin: originOf(caller) };
    const added = await accounts.addPasskey({ passkey, challenge: known.used, guards, effects });
    if (added === 'added') return ok(passkey);
    if (added === 'origin-ended') return fail(grantEnded(caller));
    return fail({ kind: added === 'challenge-used' ? 'passkey-not-registered' : added });
  };

const notFound = fail({ kind: 'passkey-not-found' });

export const renameMemberPasskey =
  ({ accounts }: Dependencies): RenameMemberPasskey =>
  async ({ caller: { session }, passkeyId, name }) => {
    const renamed = session && (await accounts.renamePasskey(holderOf(session), passkeyId, name));
    return renamed ? ok(renamed) : notFound;
  };

export const removeMemberPasskey =
  ({ accounts, clock }: Dependencies & Pick<Adding, 'clock'>): RemoveMemberPasskey =>
  async ({ caller, passkeyId }) => {
    const { session } = caller;
    if (!session) return notFound;
    const audit = noteOfRemoval(caller, clock.now(), passkeyId);
    return (await accounts.removePasskey(holderOf(session), passkeyId, audit)) ? ok('removed') : notFound;
  };

const noteOfRemoval = (caller: PortalCaller, now: number, passkeyId: PasskeyId) =>
  sessionNote(caller, now, 'member.remove_passkey', passkeyId);
