import { Unavailable } from '../../../src/ports/driven/unavailable.ts';
import { housekeeping } from '../../../src/main/housekeeping.ts';
import { noon } from '../../support/builders.ts';
import { inWorld } from '../../support/world.ts';

describe('the chores of a process', () => {
  it(
    'go on beside one that fails, which is told of once',
    inWorld(async ({ ports, meter }) => {
      const warnings: string[] = [];
      const log = {
        info: () => undefined,
        warn: (message: string) => void warnings.push(message),
        error: () => undefined,
      };
      await ports.registry.revokeToken('tok_1', noon - 1);
      const receipts = { ...ports.receipts, forget: () => Promise.reject(new Unavailable('away')) };
      const chores = housekeeping({ ...ports, receipts, meter, log });
      await new Promise((resolve) => setImmediate(resolve));
      await chores.close();
      expect(warnings).toEqual(['forgetting receipts failed and will be tried until it works']);
      expect(await ports.registry.isRevoked('tok_1')).toBe(false);
    }),
  );
});
