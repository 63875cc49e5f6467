import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { hourMs } from '../../../../src/domain/webhooks/endpoint-stats.ts';
import { noon } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { deliverAll, listening } from '../../../support/stories/webhook-story.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const scene = async (world: World) => {
  const { caller } = await world.aRegisteredPlatform();
  const { own } = await listening(world, caller, ['license.issued']);
  const send = async () => {
    await world.useCases.testEndpoint(own);
    await deliverAll(world);
  };
  const busy = async (days: number) =>
    valueOf(await world.useCases.readEndpointStats({ ...own, days })).steps.filter(
      ({ succeeded, failed }) => succeeded + failed > 0,
    );
  return { own, send, busy };
};

describe('the stats of an endpoint', () => {
  it(
    'shows each attempt in its hour, and the days of a month',
    inWorld(async (world) => {
      const { own, send, busy } = await scene(world);
      await send();
      await send();
      world.clock.advance(hourMs);
      await send();
      const hours = [
        { at: noon, succeeded: 2, failed: 0 },
        { at: noon + hourMs, succeeded: 1, failed: 0 },
      ];
      expect(await busy(1)).toEqual(hours);
      expect(await busy(30)).toEqual([{ at: noon - 12 * hourMs, succeeded: 3, failed: 0 }]);
      const stats = valueOf(await world.useCases.readEndpointStats({ ...own, days: 1 }));
      expect(stats.medianLatencyMs).toBeGreaterThanOrEqual(0);
      world.clock.advance(29 * dayMs);
      expect(await busy(30)).toHaveLength(1);
      expect(await busy(29)).toEqual([]);
    }),
  );

  it(
    'is its owner’s alone, and shows zeros before anything was sent',
    inWorld(async (world) => {
      const { own, busy } = await scene(world);
      expect(await busy(30)).toEqual([]);
      const stats = valueOf(await world.useCases.readEndpointStats({ ...own, days: 7 }));
      expect([stats.steps.length, stats.medianLatencyMs]).toEqual([7, undefined]);
      const { caller } = await world.aRegisteredPlatform();
      const requested = { ...own, caller, days: 1 };
      expect(kindOf(await world.useCases.readEndpointStats(requested))).toBe('platform-not-found');
      const slug = caller.platform.slug;
      expect(kindOf(await world.useCases.readEndpointStats({ ...requested, slug }))).toBe(
        'endpoint-not-found',
      );
    }),
  );
});
