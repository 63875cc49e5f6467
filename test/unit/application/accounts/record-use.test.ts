import { useRecordedMs } from '../../../../src/domain/accounts/session.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

type Colleague = Awaited<ReturnType<World['aColleague']>>;

const authenticated = async ({ useCases }: World, { token }: Colleague) =>
  kindOf(await useCases.authenticateStaff({ credential: token, anyOf: [] }));

const lastUsed = async ({ useCases }: World, { caller }: Colleague) =>
  valueOf(await useCases.listSessions(caller))[0]?.lastUsedAt;

describe('the last use of a session', () => {
  it(
    'is recorded by a request, at most every five minutes',
    inWorld(async (world) => {
      const colleague = await world.aColleague('rights');
      const { createdAt } = colleague.caller.session;
      world.clock.advance(useRecordedMs - 1);
      await authenticated(world, colleague);
      expect(await lastUsed(world, colleague)).toBe(createdAt);
      world.clock.advance(1);
      await authenticated(world, colleague);
      expect(await lastUsed(world, colleague)).toBe(createdAt + useRecordedMs);
      world.clock.advance(useRecordedMs - 1);
      await authenticated(world, colleague);
      expect(await lastUsed(world, colleague)).toBe(createdAt + useRecordedMs);
    }),
  );

  it(
    'rejects no request when the store cannot write',
    inWorld(async (world) => {
      const colleague = await world.aColleague('rights');
      world.clock.advance(useRecordedMs);
      world.before('accounts', 'recordUse', async () => {
        throw new Unavailable('the store');
      });
      expect(await authenticated(world, colleague)).toBe('ok');
    }),
  );
});
