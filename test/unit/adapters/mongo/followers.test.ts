import { followers } from '../../../../src/adapters/mongo/followers.ts';

/** Something to wait for that ends when told. */
const held = <T>() => Promise.withResolvers<T>();

/** Says what it did: acted, or accepted what its look saw. */
const wish = (act: Promise<string>, look = async () => 'something') => ({
  act: () => act,
  look,
  accept: async (left: string) => (left === 'nothing' ? undefined : `accepted ${left}`),
});
const acting = wish(Promise.resolve('acted'));

describe('those who want what another is busy with', () => {
  it('wait for it, and share one look at what it left', async () => {
    const among = followers<string, string>();
    const work = held<string>();
    let looks = 0;
    const look = async () => `look ${++looks}`;
    const first = among('a', wish(work.promise));
    const behind = [1, 2, 3].map(() => among('a', wish(Promise.resolve('acted'), look)));
    await Promise.resolve();
    expect(looks).toBe(0);
    work.resolve('done');
    expect(await first).toBe('done');
    expect(await Promise.all(behind)).toEqual(['accepted look 1', 'accepted look 1', 'accepted look 1']);
    expect(await among('a', acting)).toBe('acted');
  });

  it('share no look that began before they came', async () => {
    const among = followers<string, string>();
    const [work, looking] = [held<string>(), held<string>()];
    const first = among('a', wish(work.promise));
    const behind = among(
      'a',
      wish(Promise.resolve('acted'), () => looking.promise),
    );
    work.resolve('done');
    await first;
    expect(await among('a', acting)).toBe('acted');
    looking.resolve('left');
    expect(await behind).toBe('accepted left');
  });

  it('act for themselves where what it left does not suffice, also where it failed', async () => {
    const among = followers<string, string>();
    const work = held<string>();
    const first = among('a', wish(work.promise));
    const nothing = async () => 'nothing';
    const behind = [1, 2].map((n) => among('a', wish(Promise.resolve(`acted ${n}`), nothing)));
    work.reject(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    expect(await Promise.all(behind)).toEqual(['acted 1', 'acted 2']);
  });

  it('wait for nobody who wants another thing', async () => {
    const among = followers<string, string>();
    const work = held<string>();
    const first = among('a', wish(work.promise));
    expect(await among('b', acting)).toBe('acted');
    work.resolve('done');
    expect(await first).toBe('done');
  });
});
