import { exclusive, sharable } from '../../../../src/adapters/store-kit/lock.ts';
import { programQueue } from '../../../../src/adapters/store-kit/program-queue.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';

const never = Infinity;
const platform = (id: string) => exclusive('platform', id);
const auditEnd = exclusive('audit-end');

/** Work that continues until the test ends it. */
const work = () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<undefined>();
  let begun = false;
  return {
    end: () => end(undefined),
    hasBegun: () => begun,
    run: () => {
      begun = true;
      return ended;
    },
  };
};
/** Until everything that can continue has continued. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the queue of programs', () => {
  it('lets as many with one exclusive lock begin as its width, and the next one when one of them ends', async () => {
    const queued = programQueue(2);
    const works = [work(), work(), work(), work()];
    const all = works.map(({ run }) => queued([platform('hot')], never, run));
    const begun = () => works.map(({ hasBegun }) => hasBegun());
    await settled();
    expect(begun()).toEqual([true, true, false, false]);
    works[1]?.end();
    await settled();
    expect(begun()).toEqual([true, true, true, false]);
    works.forEach(({ end }) => end());
    await Promise.all(all);
    expect(begun()).toEqual([true, true, true, true]);
  });

  it('lets programs with other locks, and those that share one, begin immediately', async () => {
    const queued = programQueue(1);
    const track = sharable('track', 'one');
    const works = [platform('one'), platform('two'), track.shared('a'), track.shared('b')].map((lock) => ({
      lock,
      ...work(),
    }));
    const all = works.map(({ lock, run }) => queued([lock], never, run));
    await settled();
    expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, true, true, true]);
    works.forEach(({ end }) => end());
    await Promise.all(all);
  });

  it('continues after failed work', async () => {
    const queued = programQueue(1);
    const failed = queued([platform('one')], never, () => Promise.reject(new Error('failed')));
    const next = queued([platform('one')], never, async () => 'done');
    await expect(failed).rejects.toThrow('failed');
    expect(await next).toBe('done');
  });

  it('does not begin work whose time is over', async () => {
    const queued = programQueue(1);
    const late = work();
    await expect(queued([platform('one')], performance.now(), late.run)).rejects.toThrow(Unavailable);
    expect(late.hasBegun()).toBe(false);
    expect(await queued([platform('one')], never, async () => 'next')).toBe('next');
  });

  it('rejects work whose time ends while it waits, without waiting for the work before it', async () => {
    const queued = programQueue(1);
    const [first, late, next] = [work(), work(), work()];
    const running = queued([platform('one')], never, first.run);
    const waiting = queued([platform('one')], performance.now() + 20, late.run);
    const behind = queued([platform('one')], never, next.run);
    await expect(waiting).rejects.toThrow('waiting for a lock took too long');
    expect(next.hasBegun()).toBe(false);
    first.end();
    await running;
    await settled();
    expect([late.hasBegun(), next.hasBegun()]).toEqual([false, true]);
    next.end();
    await behind;
  });

  it('frees the locks that a program had when its time ends while it waits for another one', async () => {
    const queued = programQueue(1);
    const [first, late] = [work(), work()];
    const running = queued([auditEnd], never, first.run);
    const waiting = queued([platform('one'), auditEnd], performance.now() + 20, late.run);
    const behind = queued([platform('one')], never, async () => 'done');
    await expect(waiting).rejects.toThrow(Unavailable);
    expect(await behind).toBe('done');
    first.end();
    await running;
  });

  it('does not let a program that waits for one platform delay others at a lock that all share', async () => {
    const queued = programQueue(1);
    const [first, second, other] = [work(), work(), work()];
    const running = queued([platform('hot')], never, first.run);
    const waiting = queued([auditEnd, platform('hot')], never, second.run);
    const beside = queued([auditEnd, platform('cool')], never, other.run);
    await settled();
    expect([second.hasBegun(), other.hasBegun()]).toEqual([false, true]);
    [first, second, other].forEach(({ end }) => end());
    await Promise.all([running, waiting, beside]);
  });

  it('lets programs that name the same locks in another order end', async () => {
    const queued = programQueue(1);
    const locks = [platform('one'), platform('two'), auditEnd];
    const rounds = Array.from({ length: 30 }, (_, n) =>
      queued(n % 2 === 0 ? locks : locks.toReversed(), never, () => settled()),
    );
    expect(await Promise.all(rounds)).toHaveLength(30);
  });
});
