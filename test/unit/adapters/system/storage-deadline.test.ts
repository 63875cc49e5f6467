import { storageDeadline } from '../../../../src/adapters/system/index.ts';

const world = () => {
  let elapsed = 0;
  const deadline = storageDeadline(1_800, () => elapsed);
  const call = () => {
    const begun = deadline.begin();
    if (!begun) throw new Error('it has no deadline');
    return begun;
  };
  return {
    deadline,
    call,
    pass: (ms: number) => void (elapsed += ms),
    /** A call that takes so long; answers how much was left when it began. */
    spend: (ms: number): number => {
      const { leftMs, end } = call();
      elapsed += ms;
      end();
      return leftMs;
    },
  };
};

describe('the storage deadline of a request', () => {
  it('is shared by all calls of the request', async () => {
    const { deadline, spend } = world();
    await deadline.share(async () => {
      expect([spend(500), spend(500), spend(700), spend(500), spend(1)]).toEqual([1_800, 1_300, 800, 100, 0]);
    });
  });

  it('counts calls that run side by side, or one within another, once', async () => {
    const { deadline, call, pass } = world();
    await deadline.share(async () => {
      const outer = call();
      pass(300);
      const inner = call();
      expect(inner.leftMs).toBe(1_500);
      pass(300);
      inner.end();
      outer.end();
      expect(call().leftMs).toBe(1_200);
    });
  });

  it('is not spent by a request that receives an upload or polls', async () => {
    const { deadline, spend, pass } = world();
    await deadline.share(async () => {
      expect(spend(1_000)).toBe(1_800);
      pass(1_000);
      expect(spend(0)).toBe(1_300);
      for (let poll = 0; poll < 1_000; poll++) {
        pass(100);
        expect(spend(20)).toBeGreaterThan(1_000);
      }
    });
  });

  it('belongs to one request alone', async () => {
    const { deadline, spend } = world();
    await Promise.all([
      deadline.share(async () => spend(1_800)),
      deadline.share(async () => expect(spend(0)).toBe(1_800)),
    ]);
    expect(deadline.begin()).toBeUndefined();
  });

  it('does not bind work that outlives the request', async () => {
    const { deadline, spend } = world();
    await deadline.share(async () => {
      spend(1_800);
      await deadline.apart(async () => {
        await Promise.resolve();
        expect(deadline.begin()).toBeUndefined();
      });
      expect(spend(0)).toBe(0);
    });
  });
});
