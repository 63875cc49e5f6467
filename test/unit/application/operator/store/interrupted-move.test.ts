import { Unavailable } from '../../../../../src/ports/driven/shared/unavailable.ts';
import { everything, stage } from '../../../../support/stores/move-stage.ts';

describe('a move that the operator interrupts', () => {
  it('before it has blocked writes changes nothing', async () => {
    const { source, target, moveWith } = await stage();
    let isInterrupted = false;
    const onPlan = () => {
      isInterrupted = true;
      return undefined;
    };
    expect(await moveWith(source, target, { onPlan, isInterrupted: () => isInterrupted })).toEqual({
      ok: false,
      failure: { kind: 'move-interrupted-early' },
    });
    expect([await source.writeLock(), await target.owner()]).toEqual([undefined, 'empty']);
    expect(await moveWith(source, target)).toMatchObject({ ok: true });
  });

  it.each([
    ['before it has blocked writes', 'move-interrupted-early'],
    ['while it copies', 'move-interrupted'],
  ] as const)('%s ends immediately during an outage', async (when, kind) => {
    const { source, target, moveWith } = await stage();
    let tries = 0;
    const away = () => {
      tries += 1;
      return Promise.reject(new Unavailable('away'));
    };
    const broken = kind === 'move-interrupted' ? { ...target, write: away } : { ...target, owner: away };
    expect(await moveWith(source, broken, { isInterrupted: () => tries > 2 })).toEqual({
      ok: false,
      failure: { kind },
    });
    expect(tries).toBe(3);
    expect((await source.writeLock()) !== undefined).toBe(when === 'while it copies');
  });

  it.each(['copying', 'checking'] as const)(
    'stops after the page while it is %s, and continues there',
    async (phase) => {
      const { source, target, steps, moveWith } = await stage();
      const isInterrupted = () => steps.filter((step) => step.phase === phase).length === 5;
      expect(await moveWith(source, target, { isInterrupted })).toEqual({
        ok: false,
        failure: { kind: 'move-interrupted' },
      });
      expect(steps.at(-1)).toMatchObject({ phase });
      expect([await source.writeLock(), await target.owner()]).toMatchObject([
        { state: 'moving' },
        { state: 'filling' },
      ]);
      expect(await moveWith(source, target)).toMatchObject({ ok: true, value: { already: false } });
      expect(await everything(target)).toEqual(await everything(source));
    },
  );
});
