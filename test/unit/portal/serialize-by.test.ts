import { createSerializer } from '../../../portal/src/kit/serialize-by.ts';

const held = () => {
  let settle: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
};

describe('tasks of one key', () => {
  it('run one after another in the order of the calls, beside those of other keys', async () => {
    const serialize = createSerializer();
    const order: string[] = [];
    const gate = held();
    const first = serialize('a', async () => {
      order.push('a1 begins');
      await gate.promise;
      order.push('a1 ends');
    });
    const second = serialize('a', async () => void order.push('a2'));
    await serialize('b', async () => void order.push('b'));
    expect(order).toEqual(['a1 begins', 'b']);
    gate.settle();
    await Promise.all([first, second]);
    expect(order).toEqual(['a1 begins', 'b', 'a1 ends', 'a2']);
  });

  it('run although the one before failed, whose caller gets the failure', async () => {
    const serialize = createSerializer();
    const failing = serialize('a', () => Promise.reject(new Error('broken')));
    const next = serialize('a', async () => 'ran');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('ran');
  });
});
