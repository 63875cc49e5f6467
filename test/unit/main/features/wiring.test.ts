import { Container } from 'inversify';
import { releaseLock, beginIdempotent } from '../../../../src/application/idempotency/idempotency-keys.ts';
import { readTrack } from '../../../../src/application/catalog/read-track.ts';
import { driven } from '../../../../src/main/features/wiring/tokens.ts';
import { moduleOf, resolve, supply } from '../../../../src/main/features/wiring/container.ts';
import { builtDirectly } from '../../../../src/main/features/wiring/direct.ts';
import { feature, token, use } from '../../../../src/main/features/wiring/wiring.ts';
import type { ReleaseLock, BeginIdempotent } from '../../../../src/ports/driving/idempotency.ts';

const { clock, ids, library, idempotencyStore } = driven;

interface Port {
  readonly beginIdempotent: BeginIdempotent;
  readonly releaseLock: ReleaseLock;
}

/** Never called: type checking fails if one of these lines compiles that must not. */
export const miswired = (container: Container): void => {
  const begins = use(beginIdempotent, { idempotencyStore, clock });
  const abandons = use(releaseLock, { idempotencyStore });
  feature<Port>({ beginIdempotent: begins, releaseLock: abandons });
  // @ts-expect-error a dependency is missing
  use(beginIdempotent, { idempotencyStore });
  // @ts-expect-error ids are not a clock
  use(beginIdempotent, { idempotencyStore, clock: ids });
  // @ts-expect-error a use case is not a clock
  use(beginIdempotent, { idempotencyStore, clock: abandons });
  // @ts-expect-error there is no such dependency
  use(beginIdempotent, { idempotencyStore, clock, ids });
  // @ts-expect-error a use case of the port is missing
  feature<Port>({ beginIdempotent: begins });
  // @ts-expect-error another use case is in its place
  feature<Port>({ beginIdempotent: use(readTrack, { library }), releaseLock: abandons });
  // @ts-expect-error the port has no such use case
  feature<Port>({ beginIdempotent: begins, releaseLock: abandons, readTrack: use(readTrack, { library }) });
  // @ts-expect-error a text is not a clock
  supply(container, clock, 'noon');
  // @ts-expect-error the type of a token is known
  const _: string = resolve(container, clock);
};

describe('the wiring', () => {
  const base = token<number>('base');
  const doubled = use(({ from }: { readonly from: number }) => ({ value: from * 2 }), { from: base });
  const sum = use(({ a, b }: { readonly a: number; readonly b: { readonly value: number } }) => a + b.value, {
    a: base,
    b: doubled,
  });
  const difference = use(
    ({ a, b }: { readonly a: number; readonly b: { readonly value: number } }) => ({
      by: b.value - a,
      of: b,
    }),
    { a: base, b: doubled },
  );

  it('builds each use once, also if several features depend on it', () => {
    const container = new Container();
    container.load(moduleOf({ sum }), moduleOf({ difference }));
    supply(container, base, 7);
    expect(resolve(container, sum.token)).toBe(21);
    expect(resolve(container, difference.token)).toEqual({ by: 7, of: { value: 14 } });
    expect(resolve(container, difference.token).of).toBe(resolve(container, doubled.token));
  });

  it('names the token that is not bound', () => {
    const container = new Container();
    container.load(moduleOf({ sum }));
    expect(() => resolve(container, sum.token)).toThrow(/base/);
  });

  it('distinguishes tokens with the same name', () => {
    const container = new Container();
    supply(container, base, 1);
    expect(() => resolve(container, token<number>('base'))).toThrow(/base/);
  });

  it('builds each use once without a container', () => {
    const values = builtDirectly(new Map([[base, 7]]), { sum, difference, doubled });
    expect(values.sum).toBe(21);
    expect(values.difference).toEqual({ by: 7, of: { value: 14 } });
    expect(values.difference.of).toBe(values.doubled);
  });

  it('names the token without a value, and distinguishes tokens with the same name', () => {
    const other = new Map([[token<number>('base'), 7]]);
    expect(() => builtDirectly(other, { sum })).toThrow('nothing is supplied for the token base');
  });
});
