import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closedDesk } from '../../../../src/main/payment-settings.ts';
import type { PaymentDesk } from '../../../../src/ports/driven/payment-desk.ts';
import { opened, order, planOf, play, registered } from '../../../support/billing-world.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { aWorld, type World } from '../../../support/world.ts';

describe('a subscription whose provider is not in force', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'providers-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  /** The service on the same data, started with another desk; the sandbox where none is named. */
  const started = async <T>(act: (world: World) => Promise<T>, desk?: PaymentDesk): Promise<T> => {
    const world = aWorld({ file: join(folder, 'data.db'), ...(desk && { desk, production: true }) });
    try {
      return await act(world);
    } finally {
      await world.close();
    }
  };
  const settled = async ({ useCases }: World) => valueOf(await useCases.settleDueAccounts({ limit: 10 }));

  it('grants nothing once the data goes to production, and counts again where the provider is back', async () => {
    await started(async (world) => {
      await registered(world);
      const { checkoutId } = await opened(world);
      await play(world, checkoutId, 'pay');
      expect(await settled(world)).toBe(0);
      expect(await planOf(world)).toEqual(['growth', 'stems']);
    });
    await started(async (world) => {
      expect(await settled(world)).toBe(1);
      expect(await planOf(world)).toEqual(['developer']);
      expect(valueOf(await world.useCases.readBilling(order)).account).toMatchObject({
        subscriptions: [{ status: 'withheld', reason: 'provider_not_in_force' }],
        entitled: { addOns: [] },
      });
      expect(await settled(world)).toBe(0);
    }, closedDesk);
    await started(async (world) => {
      expect(await settled(world)).toBe(1);
      expect(await planOf(world)).toEqual(['growth', 'stems']);
    });
  });
});
