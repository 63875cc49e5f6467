import { followers } from '../../../../src/adapters/mongo/followers.ts';

/** Something to wait for that ends when told. */
const held = <T>() => Promise.withResolvers<T>();

describe('those who come for what another is busy with', () => {
  it('wait for it, and share one look at what it left', async () => {
    const { follow, lead } = followers<number>();
    const work = held<string>();
    let looks = 0;
    const look = async () => ++looks;
    const first = lead('a', () => work.promise);
    const behind = [1, 2, 3].map(() => follow('a', look));
    await Promise.resolve();
    expect(looks).toBe(0);
    work.resolve('done');
    expect(await first).toBe('done');
    expect(await Promise.all(behind)).toEqual([1, 1, 1]);
  });

  it('share no look that began before they came', async () => {
    const { follow, lead } = followers<string>();
    const [work, looking] = [held<string>(), held<string>()];
    const first = lead('a', () => work.promise);
    const behind = follow('a', () => looking.promise);
    work.resolve('done');
    await first;
    expect(await follow('a', async () => 'a look of its own')).toBeUndefined();
    looking.resolve('left');
    expect(await behind).toBe('left');
  });

  it('look for themselves where it failed', async () => {
    const { follow, lead } = followers<string>();
    const work = held<string>();
    const first = lead('a', () => work.promise);
    const behind = follow('a', async () => 'nothing');
    work.reject(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    expect(await behind).toBe('nothing');
  });

  it('are those of the same thing only, and one leads them at a time', async () => {
    const { follow, lead } = followers<string>();
    const [one, two] = [held<string>(), held<string>()];
    const first = lead('a', () => one.promise);
    const second = lead('a', () => two.promise);
    expect(await follow('b', async () => 'left')).toBeUndefined();
    two.resolve('second');
    await second;
    const behind = follow('a', async () => 'left by the first');
    one.resolve('first');
    await first;
    expect(await behind).toBe('left by the first');
  });
});
