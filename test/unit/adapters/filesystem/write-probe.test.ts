import { writeProbe } from '../../../../src/adapters/filesystem/index.ts';

const world = () => {
  let now = 0;
  const writes: ((issue: string | undefined) => void)[] = [];
  const write = () => new Promise<string | undefined>((resolve) => void writes.push(resolve));
  const probe = writeProbe('/media', () => now, write);
  return { probe, writes, pass: (ms: number) => void (now += ms) };
};

describe('the check whether media can be written', () => {
  it('begins no second write while a disk hangs', async () => {
    const { probe, writes, pass } = world();
    const requested = [probe()];
    for (let minute = 0; minute < 10; minute++) {
      pass(60_000);
      requested.push(probe());
    }
    expect(writes).toHaveLength(1);
    writes[0]?.('the disk is failing');
    expect(new Set(await Promise.all(requested))).toEqual(new Set(['the disk is failing']));
    void probe();
    expect(writes).toHaveLength(2);
  });

  it('shares one write for five seconds', async () => {
    const { probe, writes, pass } = world();
    void probe();
    writes[0]?.(undefined);
    expect(await probe()).toBeUndefined();
    pass(4_999);
    void probe();
    expect(writes).toHaveLength(1);
    pass(1);
    void probe();
    expect(writes).toHaveLength(2);
  });
});
