import { password } from './colleagues.ts';
import { kindOf } from '../outcomes.ts';
import type { World } from '../worlds/world.ts';

/** Where sign-ins come from. */
export const address = '192.0.2.7';

export const entering = ({ useCases }: World, email: string, given = password, totp?: string) =>
  useCases.signIn({ email, password: given, address, ...(totp !== undefined && { totp }) });

/** The response to a flood of requests. */
export const rejections = new Set(['sign-in-rejected']);

/** Counts the passwords of accounts that are really looked at. */
export const comparisons = (world: World) => {
  let compared = 0;
  world.before(
    'passwords',
    'verify',
    async (_, hash) => {
      if (hash !== undefined) compared++;
    },
    1_000,
  );
  return () => compared;
};

/** Two hundred concurrent sign-ins, and how many passwords were really looked at. */
export const floods = (world: World, email: string) => {
  const compared = comparisons(world);
  const flood = async (guess: (i: number) => { readonly given: string; readonly totp?: string }) => {
    const outcomes = Array.from({ length: 200 }, (__, i) => {
      const { given, totp } = guess(i);
      return entering(world, email, given, totp).then(kindOf);
    });
    return new Set(await Promise.all(outcomes));
  };
  return { flood, compared };
};

export const failing = async (world: World, email: string, times: number) => {
  for (let i = 0; i < times; i++) await entering(world, email, 'wrong');
};
