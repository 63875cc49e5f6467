import { setTimeout as sleep } from 'node:timers/promises';
import { Unavailable } from '../../../src/ports/driven/unavailable.ts';
import { writable } from '../../support/containers.ts';
import { expectSoundBooks } from '../../support/ledger-load.ts';
import { mongoFaultWorld, type FaultWorld } from '../../support/mongo-fault-world.ts';
import { commandTo } from '../../support/mongo-faults.ts';
import { needing } from '../../support/needing.ts';
import { seenWithin } from '../../support/soon.ts';

/** Nobody waits longer than 2 s, whatever happens; a machine under load is given some more. */
const waitsMs = 2_400;
const backWithinMs = 5_000;
/** A primary that stepped down is elected again only after a while. */
const electedWithinMs = 15_000;
const outageMs = 2_500;
const patience = 90_000;

interface Outage {
  readonly fall: (world: FaultWorld) => unknown;
  readonly rise: (world: FaultWorld) => unknown;
}

const mend = ({ proxy }: FaultWorld) => proxy.mend();
const outages: Readonly<Record<string, Outage>> = {
  'killed and started again': {
    fall: ({ server }) => server.kill(),
    rise: async ({ server }) => {
      await server.start();
      await writable(server.url);
    },
  },
  'frozen for a while': {
    fall: ({ server }) => server.pause(),
    rise: ({ server }) => server.unpause(),
  },
  'behind a line that lets nothing through': { fall: ({ proxy }) => proxy.stall(), rise: mend },
  'behind a line that is too slow': { fall: ({ proxy }) => proxy.slow(1_500), rise: mend },
  'out of reach': { fall: ({ proxy }) => proxy.refuse(), rise: mend },
};

needing('mongo', 'a MongoDB that fails', () => {
  const world = mongoFaultWorld();

  const answers = (): Promise<boolean> =>
    world()
      .view.ping()
      .then(
        () => true,
        () => false,
      );
  const gone = async () => expect(await seenWithin(answers, (is) => !is, 3_000)).toBe(false);
  /** A license is opened, and so is every one from then on. */
  const backAfter = async (withinMs: number) => {
    const { load, view } = world();
    const rose = performance.now();
    const ask = () => load.ask(view);
    expect(await seenWithin(ask, ({ told }) => told === 'opened', withinMs)).toMatchObject({
      told: 'opened',
    });
    expect(performance.now() - rose).toBeLessThan(withinMs);
    expect(await answers()).toBe(true);
    for (let more = 0; more < 5; more++) expect(await ask()).toMatchObject({ told: 'opened' });
  };

  /** Six callers, each asking for one license after another: some always wait, and the server keeps up. */
  const callers = () => {
    const { load, view } = world();
    let asking = true;
    const all = Array.from({ length: 6 }, async () => {
      while (asking) {
        await load.ask(view);
        await sleep(60);
      }
    });
    return async () => {
      asking = false;
      await Promise.all(all);
    };
  };

  it.each(Object.entries(outages))(
    'that is %s is unavailable within 2 s to everyone, back within 5 s, and loses and doubles nothing',
    async (_name, { fall, rise }) => {
      const { load, view } = world();
      const stop = callers();
      await sleep(500);
      await fall(world());
      await gone();
      const began = performance.now();
      await expect(view.ledger.find(load.opening(1).candidate.licenseId)).rejects.toThrow(Unavailable);
      expect(performance.now() - began).toBeLessThan(waitsMs);
      await sleep(outageMs);
      await rise(world());
      await backAfter(backWithinMs);
      await stop();
      expect(await expectSoundBooks(view, load, waitsMs)).toBeGreaterThan(0);
    },
    patience,
  );

  it(
    'whose primary stepped down is unavailable within 2 s to who writes, until another is elected',
    async () => {
      const { load, view, server } = world();
      const stop = callers();
      await sleep(500);
      // The server may close the connection on which it was told so.
      await commandTo(server, { replSetStepDown: 3, force: true }).catch(() => undefined);
      await gone();
      await backAfter(electedWithinMs + backWithinMs);
      await stop();
      expect(await expectSoundBooks(view, load, waitsMs)).toBeGreaterThan(0);
    },
    patience,
  );
});
