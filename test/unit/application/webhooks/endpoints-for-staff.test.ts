import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { noon } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { deliverAll, listening } from '../../../support/stories/webhook-story.ts';
import { inWorld } from '../../../support/worlds/world.ts';

describe('the endpoints of a platform, for staff', () => {
  it(
    'show their last success, attempts of seven days and given-up deliveries, by slug and by ID',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const { platformId, slug } = caller.platform;
      const { own: works } = await listening(world, caller, ['license.issued']);
      const { own: gone } = await listening(world, caller, ['license.issued'], 'https://gone.example/?key=1');
      await world.useCases.testEndpoint(works);
      await deliverAll(world);
      world.sentWebhooks.answerWith(({ url }) => ({
        kind: 'answered',
        status: url.includes('gone') ? 410 : 204,
        responseStart: '',
      }));
      await world.useCases.testEndpoint(gone);
      await deliverAll(world);
      const read = async (platform: string) =>
        valueOf(await world.useCases.listEndpointsForStaff({ platform }));
      const listed = await read(slug);
      expect(await read(platformId)).toEqual(listed);
      expect(listed).toMatchObject([
        {
          endpoint: { endpointId: works.endpointId, status: 'enabled' },
          health: { lastSuccessAt: noon },
          attempts: { succeeded: 1, failed: 0 },
          dead: 0,
        },
        {
          endpoint: { endpointId: gone.endpointId, status: 'disabled', disabled: { reason: 'gone' } },
          attempts: { succeeded: 0, failed: 1 },
          dead: 1,
        },
      ]);
      world.clock.advance(7 * dayMs);
      expect((await read(slug)).map(({ attempts }) => attempts)).toEqual([
        { succeeded: 0, failed: 0 },
        { succeeded: 0, failed: 0 },
      ]);
    }),
  );

  it(
    'are listed across platforms, the latest first, if the service disabled them',
    inWorld(async (world) => {
      world.sentWebhooks.answerWith(() => ({ kind: 'answered', status: 410, responseStart: '' }));
      const slugs: string[] = [];
      for (let n = 0; n < 3; n++) {
        const { caller } = await world.aRegisteredPlatform();
        const { own } = await listening(world, caller, ['license.issued']);
        world.clock.advance(1_000);
        if (n === 1) await world.useCases.changeEndpoint({ ...own, edit: { status: 'disabled' } });
        else await world.useCases.testEndpoint(own);
        await deliverAll(world);
        if (n !== 1) slugs.unshift(caller.platform.slug);
      }
      const read = async (cursor?: string) =>
        valueOf(await world.useCases.listDisabledEndpoints({ limit: 1, cursor }));
      const first = await read();
      const second = await read(first.nextCursor ?? '');
      const both = [...first.endpoints, ...second.endpoints];
      expect(both.map(({ platform }) => platform.slug)).toEqual(slugs);
      expect(both.map(({ endpoint }) => endpoint.disabled.reason)).toEqual(['gone', 'gone']);
      expect((await read(second.nextCursor ?? '')).endpoints).toEqual([]);
      const foreign = await world.useCases.listDisabledEndpoints({ limit: 1, cursor: 'x' });
      expect(kindOf(foreign)).toBe('cursor-invalid');
    }),
  );

  it(
    'are those of one platform alone',
    inWorld(async (world) => {
      const [one, other] = [await world.aRegisteredPlatform(), await world.aRegisteredPlatform()];
      await listening(world, one.caller, ['license.issued']);
      const read = (platform: string) => world.useCases.listEndpointsForStaff({ platform });
      expect(valueOf(await read(other.caller.platform.slug))).toEqual([]);
      expect(kindOf(await read('nobody'))).toBe('platform-not-found');
    }),
  );
});
