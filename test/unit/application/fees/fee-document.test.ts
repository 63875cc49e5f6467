import { feeDocumentOf } from '../../../../src/application/fees/fee-document.ts';
import { maxDocumentLines } from '../../../../src/domain/fees/fee-invoice.ts';
import { aPlatform } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { invoicesIn, november, ready, run, sold } from '../../../support/worlds/fees-world.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const documentIn = async (world: World) => {
  const [invoice] = await invoicesIn(world);
  if (!invoice) throw new Error('no invoice');
  return valueOf(await feeDocumentOf(world.ports, aPlatform(), invoice.invoiceId));
};

const invoiced = async (world: World, fees: number): Promise<void> => {
  await ready(world);
  for (let n = 1; n <= fees; n++) await sold(world, n);
  world.clock.set(november);
  await run(world);
};

describe('the document of a fee invoice', () => {
  it(
    'has as many lines as a document can have',
    inWorld(async (world) => {
      await invoiced(world, maxDocumentLines);
      expect((await documentIn(world)).lines).toHaveLength(maxDocumentLines);
    }),
  );

  it(
    'has no lines if there are more',
    inWorld(async (world) => {
      await invoiced(world, maxDocumentLines + 1);
      expect(await documentIn(world)).not.toHaveProperty('lines');
    }),
  );

  it(
    'reads no further than its last line',
    inWorld(async (world) => {
      await invoiced(world, 2);
      const [invoice] = await invoicesIn(world);
      const { feeStore } = world.ports;
      const pages: number[] = [];
      const endless: typeof feeStore.list = async (...asked) => {
        const { items } = await feeStore.list(...asked);
        pages.push(items.length);
        const last = items.at(-1);
        return { items, ...(last && { next: { at: last.at, id: last.feeId } }) };
      };
      if (!invoice) throw new Error('no invoice');
      const ports = { ...world.ports, feeStore: { list: endless } };
      const { lines } = valueOf(await feeDocumentOf(ports, aPlatform(), invoice.invoiceId));
      expect([lines?.length, pages]).toEqual([2, [2]]);
    }),
  );

  it(
    'names tracks that were taken down since',
    inWorld(async (world) => {
      await invoiced(world, 1);
      const [before] = (await documentIn(world)).lines ?? [];
      if (!before) throw new Error('no lines');
      await world.useCases.takeDownTrack({ trackId: before.fee.trackId, reason: 'withdrawn' });
      expect((await world.ports.library.find(before.fee.trackId))?.moderationStatus).toBe('taken_down');
      const [after] = (await documentIn(world)).lines ?? [];
      expect(after?.track?.title).toBe(before.track?.title ?? 'none');
    }),
  );
});
