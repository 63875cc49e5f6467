import type { Kernel } from '../../../../../../src/adapters/store-kit/kernel.ts';
import { Unavailable } from '../../../../../../src/ports/driven/shared/unavailable.ts';
import { endpointId } from '../../../../../support/builders/builders.ts';
import {
  aClaim,
  claimedIds,
  deliveryOf,
  dispatch,
  enroll,
} from '../../../../../contract/webhooks/delivery-queue/stage.ts';
import { memoryKernel } from '../../../../../support/worlds/kit-worlds.ts';
import { kitStorage } from '../../../../../support/worlds/stores/kit-storage.ts';

const outage = new Unavailable('the store does not respond in time');

/** A kernel whose reads of an endpoint fail if `isLost` holds. */
const losing = (kernel: Kernel, isLost: (endpoint: string) => boolean, error: Error): Kernel => ({
  ...kernel,
  read: (operation) =>
    operation.op === 'get' && isLost(String(operation.key[0]))
      ? Promise.reject(error)
      : kernel.read(operation),
});

describe('a claim of endpoint queues', () => {
  const scene = async (isLost: (endpoint: string) => boolean, error: Error = outage) => {
    const kernel = memoryKernel();
    const view = kitStorage(losing(kernel, isLost, error));
    await enroll(view, 3);
    for (const n of [1, 2, 3]) await dispatch(view, deliveryOf(n, n));
    return { view, close: () => kernel.close() };
  };

  it('returns the queues that were read, and leaves another until its lease ends', async () => {
    let isAway = true;
    const { view, close } = await scene((endpoint) => isAway && endpoint === endpointId(2));
    const claim = aClaim('worker');
    expect(await claimedIds(view, claim)).toEqual([endpointId(1), endpointId(3)]);
    isAway = false;
    expect(await claimedIds(view, aClaim('next'))).toEqual([]);
    expect(await claimedIds(view, aClaim('later', claim.lease.until))).toContain(endpointId(2));
    await close();
  });

  it('fails if none was read', async () => {
    const { view, close } = await scene((read) => read.startsWith('whe_'));
    await expect(claimedIds(view, aClaim('worker'))).rejects.toThrow(Unavailable);
    await close();
  });

  it('fails by any other error than an outage, though others were read', async () => {
    const { view, close } = await scene((endpoint) => endpoint === endpointId(2), new TypeError('a defect'));
    await expect(claimedIds(view, aClaim('worker'))).rejects.toThrow(TypeError);
    await close();
  });
});
