import type { ArtistMember } from '../../../../src/domain/artists/account.ts';
import { accountId, anArtistAddition, anArtistSession } from '../../../support/artists/artist-builders.ts';
import { noon } from '../../../support/builders/builders.ts';
import { noEffects } from '../../../support/effects.ts';
import { kindOf } from '../../../support/outcomes.ts';
import { password } from '../../../support/stories/colleagues.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const details = { type: 'iban', holder: 'Zoë', iban: 'DE75512108001245126199' } as const;

/** Edits payout details of a member who changes between the decision and its commit; returns the outcome and the account. */
const editedMeanwhile = async (
  { useCases, ports, before }: World,
  changes: (changed: string) => Partial<ArtistMember>,
) => {
  const passwordHash = await ports.passwords.hash(password);
  const addition = anArtistAddition(1, { passwordHash, emailVerifiedAt: noon });
  await ports.artistStore.add({ ...addition, effects: noEffects });
  const { member } = addition;
  const next = { ...member, ...changes(await ports.passwords.hash('nine calm harbours')), version: 2 };
  before('artistStore', 'change', async () =>
    ports.artistStore.change({
      accountId: accountId(),
      member: { next, guards: { version: 1 } },
      effects: noEffects,
    }),
  );
  const outcome = await useCases.editOwnArtist({
    caller: { member, session: anArtistSession() },
    profile: { name: 'Zoë Duo' },
    payout: { details, password },
  });
  const account = await ports.artistStore.findAccount(accountId());
  return {
    kind: kindOf(outcome),
    account,
    member: await ports.artistStore.findMember(member.memberId),
    next,
  };
};

describe('an edit of an account by a member who changes between the decision and its commit', () => {
  it.each<[string, string, (changed: string) => Partial<ArtistMember>]>([
    ['password', 'password-rejected', (passwordHash) => ({ passwordHash })],
    ['role', 'artist-role-missing', () => ({ role: 'editor' })],
  ])('is decided again on the new %s: %s', (_, expected, changes) =>
    inWorld(async (world) => {
      const { kind, account, member, next } = await editedMeanwhile(world, changes);
      expect([kind, account?.payout, account?.version]).toEqual([expected, undefined, 1]);
      expect(member).toEqual(next);
    })(),
  );

  it(
    'is made if it is still permitted, and keeps the change of the member',
    inWorld(async (world) => {
      const { kind, account, member, next } = await editedMeanwhile(world, () => ({ language: 'fr' }));
      expect([kind, account?.payout?.masked, account?.version]).toEqual(['ok', 'DE••6199', 2]);
      expect(member).toEqual(next);
    }),
  );
});
