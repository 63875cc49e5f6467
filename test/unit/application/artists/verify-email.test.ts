import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { aRegistration } from '../../../support/http/successes/artist-successes.ts';
import { password } from '../../../support/stories/colleagues.ts';
import { address } from '../../../support/stories/signing-in.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

/** Registers an address, from an IP address of its own, and signs in. */
const registered = async ({ useCases }: World, email: string) => {
  const { adult: _, acceptTerms: __, ...entry } = aRegistration({ email });
  const outcome = await useCases.registerArtist({ ...entry, kind: 'artist', address: email });
  if (!outcome.ok) return outcome.failure.kind;
  return valueOf(await useCases.signInArtist({ email, password, address }));
};

describe('new codes that confirm an address', () => {
  it(
    'are emailed to a mailbox five times a day with its registrations, in any spelling of the address',
    inWorld(async (world) => {
      const { useCases, clock } = world;
      const one = await registered(world, 'victim+1@label.example');
      const other = await registered(world, 'victim+2@label.example');
      if (typeof one === 'string' || typeof other === 'string') throw new Error('not registered');
      const request = async (caller: typeof one) => kindOf(await useCases.requestEmailVerification(caller));
      expect([await request(one), await request(one), await request(other)]).toEqual([
        'ok',
        'rate-limited',
        'rate-limited',
      ]);
      expect(await registered(world, 'victim+3@label.example')).toBe('rate-limited');
      clock.advance(86_400_000 / 5);
      expect([await request(other), await request(one)]).toEqual(['ok', 'rate-limited']);
      const stranger = await registered(world, 'another@label.example');
      if (typeof stranger === 'string') throw new Error(stranger);
      expect(await request(stranger)).toBe('ok');
    }),
  );
});
