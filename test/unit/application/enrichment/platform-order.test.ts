import { setTimeout as sleep } from 'node:timers/promises';
import type { EnrichmentId } from '../../../../src/domain/shared/ids.ts';
import type { Caller } from '../../../../src/ports/driving/access.ts';
import type { RequestedRow } from '../../../../src/ports/driving/enrichment.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

type Sound = NonNullable<RequestedRow['audio']>;
interface Requested {
  readonly caller: Caller;
  readonly enrichmentId: EnrichmentId;
}

const url = (name: string): Sound => ({ kind: 'url', url: `https://partner.example/${name}` });
const file = (world: World, name: string): Sound => ({
  kind: 'file',
  sizeBytes: 100,
  file: world.aFile(`${name}.wav`, aRecording(name)),
});
const requested = async (
  { useCases }: World,
  caller: Caller,
  ...sounds: readonly Sound[]
): Promise<Requested> => {
  const rows = sounds.map((audio, i) => ({ rowId: `${i + 1}`, audio }));
  const { enrichment } = valueOf(await useCases.enrich({ caller, rows, waitMs: 0 }));
  return { caller, enrichmentId: enrichment.enrichmentId };
};
const statusesOf = async ({ useCases }: World, request: Requested) => {
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
    'delays nobody because of addresses of one platform that respond slowly, however many there are',
    inWorld(async (world) => {
      const [one, other] = [await world.aRegisteredPlatform(), await world.aRegisteredPlatform()];
      const slow = dripping(world, 10);
      for (let n = 0; n < 10; n++) await requested(world, one.caller, url(`${n}`));
      const turns = Array.from({ length: 7 }, () => world.useCases.enrichWaiting());
      const quick = await requested(world, other.caller, file(world, 'quick'));
      expect(await world.useCases.enrichWaiting()).toBe(true);
      expect(await statusesOf(world, quick)).toEqual(['analyzed']);
      expect(slow.begun()).toBe(3);
      slow.end();
      expect((await Promise.all(turns)).filter(Boolean)).toHaveLength(3);
    }),
  );

  it(
    'ends a turn after the row that took it over ten seconds',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const request = await requested(world, caller, url('a'), url('b'), url('c'));
      world.before('fetcher', 'borrow', async () => world.clock.advance(5_000), 3);
      await world.useCases.enrichWaiting();
      expect(await statusesOf(world, request)).toEqual(['failed', 'failed', null]);
    }),
  );

  it(
    'keeps its lease for as long as a row takes, while it fetches and while it analyzes',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const request = await requested(world, caller, file(world, 'long'));
      const end = world.audioProcessor.hold();
      const turn = world.useCases.enrichWaiting();
      for (let minutes = 0; minutes < 12; minutes++) {
        for (let third = 0; third < 3; third++) {
          await sleep(2);
          world.clock.advance(20_000);
        }
        await sleep(2);
        expect(await world.useCases.enrichWaiting()).toBe(false);
      }
      end();
      expect(await turn).toBe(true);
      expect(await statusesOf(world, request)).toEqual(['analyzed']);
    }),
  );

  it(
    'passes to another a minute after its process has died',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const request = await requested(world, caller, file(world, 'orphan'));
      const lease = { token: 'dead', now: world.clock.now(), until: world.clock.now() + 60_000 };
      world.before('enrichmentJobs', 'claim', () =>
        world.ports.enrichmentJobs.claim({ ...lease, maxOfPlatform: 1 }),
      );
      expect(await world.useCases.enrichWaiting()).toBe(false);
      world.clock.advance(60_000);
      expect(await world.useCases.enrichWaiting()).toBe(true);
      expect(await statusesOf(world, request)).toEqual(['analyzed']);
    }),
  );

  it(
    'releases a row immediately on shutdown, so that another process can begin it',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const request = await requested(world, caller, file(world, 'one'), file(world, 'two'));
      const stop = new AbortController();
      const end = world.audioProcessor.hold();
      const turn = world.useCases.enrichWaiting(stop.signal);
      await sleep(20);
      stop.abort();
      expect(await turn).toBe(true);
      end();
      expect(await statusesOf(world, request)).toEqual([null, null]);
      expect(await world.useCases.enrichWaiting()).toBe(true);
      expect(await statusesOf(world, request)).toEqual(['analyzed', 'analyzed']);
    }),
  );

  it(
    'leaves a row to the worker that has taken it over',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const request = await requested(world, caller, file(world, 'contested'));
      const end = world.audioProcessor.hold();
      const turn = world.useCases.enrichWaiting();
      await sleep(20);
      const now = world.clock.now() + 60_000;
      const lease = { token: 'other', now, until: now + 60_000, maxOfPlatform: 9 };
      expect(await world.ports.enrichmentJobs.claim(lease)).toMatchObject({
        enrichmentId: request.enrichmentId,
      });
      world.clock.advance(20_000);
      expect(await turn).toBe(true);
      end();
      expect(await statusesOf(world, request)).toEqual([null]);
    }),
  );
});
