import type { TotpMember } from '../../domain/accounts/means.ts';
import { enrolmentMs, otpauthUrl, type TotpEnrolment } from '../../domain/accounts/totp.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { OneTimeCodes } from '../../ports/driven/access/one-time-codes.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';
import type { BeginOwnTotp, ConfirmOwnTotp, RemoveOwnTotp } from '../../ports/driving/accounts/accounts.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { currentMember, noted, ownNote } from './people.ts';
import { verifyPassword, type ProofDependencies } from './sign-in-attempts.ts';
import { enrolmentPurposeOf, totpPurposeOf, type TotpAudience } from './totp-secret.ts';

interface Dependencies<A extends TotpAudience, Member extends TotpMember> extends ProofDependencies<
  A,
  Member
> {
  readonly codes: OneTimeCodes;
  readonly secretCipher: SecretCipher;
  /** The base URL, whose host authenticators show. */
  readonly baseUrl: string;
}

export const beginOwnTotp =
  <A extends TotpAudience, Member extends TotpMember>({
    codes,
    secretCipher,
    baseUrl,
    ...dependencies
  }: Dependencies<A, Member>): BeginOwnTotp<A, Member> =>
  ({ caller, password }) => {
    const { people, clock } = dependencies;
    const prove = verifyPassword(dependencies, password);
    return retryOnConflict(async () => {
      const member = await currentMember(people, caller);
      if ((await prove(member)) === 'rejected') return fail({ kind: 'password-rejected' });
      const secret = codes.newSecret();
      const until = clock.now() + enrolmentMs;
      const waiting: TotpEnrolment = { accountId: people.idOf(member), secret, until };
      return ok({
        secret,
        otpauthUrl: otpauthUrl(secret, member.email, new URL(baseUrl).host),
        enrolment: secretCipher.encrypt(JSON.stringify(waiting), enrolmentPurposeOf(people.audience)),
      });
    });
  };

type Confirming<A extends TotpAudience, Member extends TotpMember> = Pick<
  Dependencies<A, Member>,
  'people' | 'clock' | 'codes' | 'secretCipher'
>;

export const confirmOwnTotp =
  <A extends TotpAudience, Member extends TotpMember>({
    codes,
    secretCipher,
    people,
    clock,
  }: Confirming<A, Member>): ConfirmOwnTotp<A, Member> =>
  ({ caller, enrolment, code }) =>
    retryOnConflict(async () => {
      const now = clock.now();
      const { audience } = people;
      const kept = caller.session.sessionId;
      const opened = secretCipher.decrypt(enrolment, enrolmentPurposeOf(audience));
      if (opened === undefined) return fail({ kind: 'code-rejected' });
      const { accountId, secret, until } = JSON.parse(opened) as TotpEnrolment;
      const step = codes.stepOf(code, secret, now);
      const holds = accountId === people.idOf(caller.member) && now < until;
      if (!holds || step === undefined) return fail({ kind: 'code-rejected' });
      const before = await currentMember(people, caller);
      const { version } = before;
      const totp = { sealed: secretCipher.encrypt(secret, totpPurposeOf(audience)), lastStep: step };
      const member = { ...before, totp, version: version + 1 };
      const changed = await people.change({
        member,
        guards: { version },
        endSessions: { allBut: kept },
        effects: noted(ownNote(people, before, now, 'enable_totp', { detail: { kept } })),
      });
      return changed === 'changed' ? ok(member) : 'conflict';
    });

export const removeOwnTotp =
  <A extends TotpAudience, Member extends TotpMember>(
    dependencies: ProofDependencies<A, Member>,
  ): RemoveOwnTotp<A, Member> =>
  ({ caller, password }) => {
    const { people, clock } = dependencies;
    const prove = verifyPassword(dependencies, password);
    return retryOnConflict(async () => {
      const before = await currentMember(people, caller);
      if ((await prove(before)) === 'rejected') return fail({ kind: 'password-rejected' });
      if (!before.totp) return ok(before);
      const { totp: _, ...rest } = before;
      const { version } = before;
      const member = { ...rest, version: version + 1 } as Member;
      const changed = await people.change({
        member,
        guards: { version },
        effects: noted(ownNote(people, before, clock.now(), 'disable_totp')),
      });
      return changed === 'changed' ? ok(member) : 'conflict';
    });
  };
