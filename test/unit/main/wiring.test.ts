import { Container } from 'inversify';
import { beginOnce } from '../../../src/application/idempotency/once.ts';
import { readTrack } from '../../../src/application/catalog/read-track.ts';
import { useCasesOf } from '../../../src/main/features/wiring/container.ts';
import { driven, driving } from '../../../src/main/features/wiring/tokens.ts';
import { provide, resolve, supply, token } from '../../../src/main/features/wiring/wiring.ts';

const { clock, ids, library, receipts } = driven;

/** Never run: it stands here so that the types do not pass where one of these lines compiles. */
export const miswired = (container: Container): void => {
  provide(container, driving.beginOnce, beginOnce, { receipts, clock });
  // @ts-expect-error a need is missing
  provide(container, driving.beginOnce, beginOnce, { receipts });
  // @ts-expect-error ids are no clock
  provide(container, driving.beginOnce, beginOnce, { receipts, clock: ids });
  // @ts-expect-error there is no such need
  provide(container, driving.beginOnce, beginOnce, { receipts, clock, ids });
  // @ts-expect-error reading a track is not beginning once
  provide(container, driving.beginOnce, readTrack, { library });
  // @ts-expect-error a text is no clock
  supply(container, clock, 'noon');
  // @ts-expect-error what a token stands for is known
  const _: string = resolve(container, clock);
};

describe('the wiring', () => {
  const base = token<number>('base');
  const doubled = token<{ readonly value: number }>('doubled');
  const sum = token<number>('sum');

  it('makes each thing once, out of what its needs stand for, in whatever order they were bound', () => {
    const container = new Container();
    provide(container, sum, ({ a, b }: { a: number; b: { value: number } }) => a + b.value, {
      a: base,
      b: doubled,
    });
    provide(container, doubled, ({ from }: { from: number }) => ({ value: from * 2 }), { from: base });
    supply(container, base, 7);
    expect(resolve(container, sum)).toBe(21);
    expect(resolve(container, doubled)).toBe(resolve(container, doubled));
  });

  it('says which token nothing stands behind', () => {
    expect(() => resolve(new Container(), base)).toThrow(/base/);
    expect(() => useCasesOf(new Container())).toThrow(/admit/);
  });

  it('keeps tokens apart that have the same name', () => {
    const container = new Container();
    supply(container, base, 1);
    expect(() => resolve(container, token<number>('base'))).toThrow(/base/);
  });
});
