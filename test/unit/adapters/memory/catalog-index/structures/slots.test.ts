import fc from 'fast-check';
import {
  maxBytes,
  placeIn,
  roomFor,
  slots,
} from '../../../../../../src/adapters/memory/catalog-index/structures/words/slots.ts';

const step = fc.tuple(
  fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: maxBytes })),
  fc.nat(),
);

describe('slots', () => {
  it('never overlap, and are used again when they were freed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const memory = slots();
        const taken: { readonly address: number; readonly length: number; readonly mark: number }[] = [];
        const bytesOf = ({ address, length }: { readonly address: number; readonly length: number }) =>
          memory.pageOf(address).subarray(placeIn(address), placeIn(address) + roomFor(length));
        steps.forEach(([length, choice], n) => {
          if (choice % 3 === 0 && taken.length > 0) {
            const [freed] = taken.splice(choice % taken.length, 1);
            if (!freed) return;
            memory.free(freed.address, freed.length);
            const again = memory.take(freed.length);
            expect(again).toBe(freed.address);
            memory.free(again, freed.length);
            return;
          }
          const slot = { address: memory.take(length), length, mark: 1 + (n % 255) };
          expect(slot.address).toBeGreaterThan(0);
          expect(bytesOf(slot)).toHaveLength(roomFor(length));
          bytesOf(slot).fill(slot.mark);
          taken.push(slot);
        });
        for (const slot of taken) expect(bytesOf(slot).every((byte) => byte === slot.mark)).toBe(true);
      }),
    );
  });

  it('are at most an eighth larger than their pieces, or three bytes', () => {
    for (let length = 1; length <= maxBytes; length++) {
      const room = roomFor(length);
      if (room < length || room > Math.max(length + 3, length * 1.125)) expect([length, room]).toBe('enough');
    }
  });
});
