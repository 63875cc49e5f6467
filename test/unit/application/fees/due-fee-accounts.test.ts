import { invoiceDueFees } from '../../../../src/application/fees/invoice-due-fees.ts';
import { aPlatform, platformId } from '../../../support/builders/builders.ts';
import { aSeller } from '../../../support/builders/fees/fee-invoice-builders.ts';
import { mailsOf } from '../../../support/worlds/billing-world.ts';
import { invoicesIn, november, ready, run, secondSells, sold } from '../../../support/worlds/fees-world.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

/** Returns the use case with a registry that has no first platform. */
const withoutFirst = ({ ports, clock }: World) =>
  invoiceDueFees({
    ...ports,
    ...{ clock, seller: aSeller },
    registry: { find: async (id) => (id === platformId(1) ? undefined : ports.registry.find(id)) },
  });

describe('a fee account that cannot be invoiced', () => {
  it(
    'is an error, and is not counted',
    inWorld(async (world) => {
      await ready(world);
      await sold(world, 1);
      world.clock.set(november);
      await expect(withoutFirst(world)({ limit: 100 })).rejects.toThrow(
        '1 fee accounts could not be invoiced',
      );
      expect(await invoicesIn(world)).toEqual([]);
      expect(await run(world)).toBe(1);
    }),
  );

  it(
    'does not delay the other accounts, also those of later pages',
    inWorld(async (world) => {
      await ready(world);
      await sold(world, 1);
      await secondSells(world);
      world.clock.set(november);
      await expect(withoutFirst(world)({ limit: 1 })).rejects.toThrow('1 fee accounts could not be invoiced');
      expect(await invoicesIn(world)).toMatchObject([{ buyer: { name: aPlatform({}, 2).name } }]);
    }),
  );
});

describe('a fee invoice', () => {
  it(
    'is issued to a suspended platform, too',
    inWorld(async (world) => {
      await ready(world, { status: 'suspended' });
      await sold(world, 1);
      world.clock.set(november);
      expect(await run(world)).toBe(1);
    }),
  );

  it(
    'has an email in the language of the platform',
    inWorld(async (world) => {
      await ready(world, { language: 'fr' });
      await sold(world, 1);
      world.clock.set(november);
      await run(world);
      expect(await mailsOf(world)).toMatchObject([
        { language: 'fr', subject: expect.stringContaining('Facture LF-2026-000001') as string },
      ]);
    }),
  );
});
