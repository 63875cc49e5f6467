import { archived } from '../../../../src/adapters/store-kit/archive/kinds.ts';
import type { AnyCollection, Index } from '../../../../src/adapters/store-kit/collection.ts';
import { storeOn } from '../../../../src/adapters/store-kit/index.ts';
import type { Kernel } from '../../../../src/adapters/store-kit/kernel.ts';
import { page } from '../../../../src/adapters/store-kit/program.ts';
import { archiveKinds } from '../../../../src/ports/driven/storage/archive.ts';
import {
  killedAt,
  everything,
  Killed,
  recordsBut,
  stage,
  unblock,
  type Asked,
} from '../../../support/stores/move-stage.ts';
import { plainTarget } from '../../../support/stores/plain-target.ts';
import { copiesOf, memoryKernel } from '../../../support/worlds/kit-worlds.ts';

/**
 * Where a move is killed: before and after each step that concerns no kind, and before or after one step of each kind. The kinds take turns,
 * so that each step of a kind has several places.
 */
const placesOf = (asked: readonly Asked[]) => {
  const numbered = asked.map((step, i) => ({ n: i + 1, step }));
  const lastOf = (name: string) => numbered.findLast(({ step }) => step[0] === name && step[1] === undefined);
  const names = new Set(asked.flatMap(([name, kind]) => (kind === undefined ? [name] : [])));
  const single = [...names].flatMap((name) => lastOf(name) ?? []);
  const ofKinds = archiveKinds.flatMap((kind, i) => {
    const steps = numbered.filter(({ step }) => step[1] === kind);
    const place = steps[i % steps.length];
    return place ? [{ ...place, when: i % 2 === 0 ? ('before' as const) : ('after' as const) }] : [];
  });
  return [
    ...(['before', 'after'] as const).flatMap((when) => single.map((each) => ({ ...each, when }))),
    ...ofKinds,
  ];
};

describe('a move to another store', () => {
  it('continues where it was killed, at each of its steps and with each kind of record', async () => {
    const { source, moveWith } = await stage();
    const whole = await recordsBut(source, 'audit-entries');
    const { killable: watched, asked } = killedAt(Infinity, 'before');
    expect(await moveWith(watched(source), watched(plainTarget().target))).toMatchObject({ ok: true });
    await unblock(source);
    const places = placesOf(asked);
    expect(new Set(places.map(({ step: [, kind] }) => kind))).toEqual(new Set([undefined, ...archiveKinds]));
    for (const when of ['before', 'after']) {
      const reached = places.filter((place) => place.when === when).map(({ step: [name] }) => name);
      expect(new Set(reached)).toEqual(new Set(asked.map(([name]) => name)));
    }
    for (const { n, when, step } of places) {
      const { target } = plainTarget();
      const { killable, asked: until } = killedAt(n, when);
      await expect(moveWith(killable(source), killable(target))).rejects.toThrow(Killed);
      expect(until[n - 1]).toEqual(step);
      expect(await moveWith(source, target)).toMatchObject({ ok: true });
      // The audit log of the source records the move, and this record is copied, too.
      const left = await everything(source);
      expect(await everything(target)).toEqual(left);
      expect(left.filter(([kind]) => kind !== 'audit-entries')).toEqual(whole);
      expect(await source.writeLock()).toMatchObject({ state: 'moved' });
      await unblock(source);
    }
  });
});

/** Every record and every count as the store contains them. */
const contentOf = async (kernel: Kernel) => {
  const rowsOf = (collection: AnyCollection) =>
    kernel.read(
      page((collection.indexes as Readonly<Record<string, Index<never>>>)['key'] as Index<never>, {
        limit: 10_000,
      }),
    );
  return Promise.all(archived.map(async (each) => [each.name, await rowsOf(each)] as const));
};

describe('the deletion of a copy', () => {
  it('that was killed at any of its commits is completed by the move that continues, so that nothing counts twice', async () => {
    const { source, moveWith } = await stage();
    const stays = { ...source, markMoved: async () => undefined };
    const clean = memoryKernel();
    expect(await moveWith(stays, storeOn(clean).archive)).toMatchObject({ ok: true });
    const expected = await contentOf(clean);
    const { moveId = '' } = (await source.writeLock()) ?? {};
    const copied = await copiesOf(async (kernel) => {
      const complete = () => Promise.reject(new Killed());
      const target = { ...storeOn(kernel).archive, complete };
      await expect(moveWith(stays, target)).rejects.toThrow(Killed);
    });
    for (let killedAtCommit = 1, isSurvived = false; !isSurvived; killedAtCommit++) {
      const kernel = copied();
      const { archive } = storeOn(kernel);
      let commits = 0;
      const killable: Kernel = {
        ...kernel,
        run: (...given) =>
          ++commits === killedAtCommit ? Promise.reject(new Killed()) : kernel.run(...given),
      };
      const discarding = storeOn(killable).archive.discard(moveId);
      isSurvived = await discarding.then(
        () => true,
        (error: unknown) => (expect(error).toBeInstanceOf(Killed), false),
      );
      if (!isSurvived) expect(await archive.owner()).toMatchObject({ moveId, state: 'filling' });
      expect(await moveWith(stays, archive)).toMatchObject({ ok: true });
      expect(await contentOf(kernel)).toEqual(expected);
      await kernel.close();
    }
    await clean.close();
  });
});
