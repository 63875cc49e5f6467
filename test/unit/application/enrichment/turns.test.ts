import type { EnrichmentId } from '../../../../src/domain/shared/ids.ts';
import type { Caller } from '../../../../src/ports/driving/access.ts';
import type { RowAsked } from '../../../../src/ports/driving/enrichment.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { aRecording } from '../../../support/quiet-workshop.ts';
import { inWorld, type World } from '../../../support/world.ts';

type Sound = NonNullable<RowAsked['audio']>;
interface Asked {
  readonly caller: Caller;
  readonly enrichmentId: EnrichmentId;
}

const url = (name: string): Sound => ({ kind: 'url', url: `https://partner.example/${name}` });
const file = (world: World, name: string): Sound => ({
  kind: 'file',
  file: world.aFile(`${name}.wav`, aRecording(name)),
});
const asked = async ({ useCases }: World, caller: Caller, ...sounds: readonly Sound[]): Promise<Asked> => {
  const rows = sounds.map((audio, i) => ({ rowId: `${i + 1}`, audio }));
  const { enrichment } = valueOf(await useCases.enrich({ caller, rows, waitMs: 0 }));
  return { caller, enrichmentId: enrichment.enrichmentId };
};
const told = async ({ useCases }: World, request: Asked) => {
  const { outcomes } = valueOf(await useCases.readEnrichment(request)).enrichment;
  return outcomes.map((outcome) => outcome?.status ?? null);
};

/** Addresses that answer once they are let; how many were asked meanwhile. */
const dripping = (world: World, times: number) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  let begun = 0;
  world.before(
    'fetcher',
    'borrow',
    () => {
      begun += 1;
      return promise;
    },
    times,
  );
  return { end: () => resolve(undefined), begun: () => begun };
};

describe('whose turn it is', () => {
  it(
    'holds nobody up for addresses of one platform that drip, however many they are',
    inWorld(async (world) => {
      const [one, other] = [await world.aRegisteredPlatform(), await world.aRegisteredPlatform()];
      const slow = dripping(world, 10);
      for (let n = 0; n < 10; n++) await asked(world, one.caller, url(`${n}`));
      const turns = Array.from({ length: 7 }, () => world.useCases.enrichWaiting());
      const quick = await asked(world, other.caller, file(world, 'quick'));
      expect(await world.useCases.enrichWaiting()).toBe(true);
      expect(await told(world, quick)).toEqual(['analyzed']);
      expect(slow.begun()).toBe(3);
      slow.end();
      expect((await Promise.all(turns)).filter(Boolean)).toHaveLength(3);
    }),
  );

  it(
    'ends a turn after the row that took it over ten seconds',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const request = await asked(world, caller, url('a'), url('b'), url('c'));
      world.before('fetcher', 'borrow', async () => world.clock.advance(5_000), 3);
      await world.useCases.enrichWaiting();
      expect(await told(world, request)).toEqual(['failed', 'failed', null]);
    }),
  );
});
