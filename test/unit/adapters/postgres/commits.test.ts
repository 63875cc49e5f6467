import { wasCommitted } from '../../../../src/adapters/postgres/kernel/commits.ts';
import { LostConnection } from '../../../../src/adapters/postgres/failures.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';

/** A server that fails in these ways before it answers. */
const answeringAfter = (failures: readonly Error[], status: string) => {
  const left = [...failures];
  return async () => {
    const failure = left.shift();
    if (failure !== undefined) throw failure;
    return { rows: [{ status, epoch: 'now' }] };
  };
};
const failed = (code: string): Error => Object.assign(new Error('rejected'), { code });
const ofNow = { id: '1', epoch: 'now' };
const eventually = () => performance.now() + 60_000;

describe('the outcome of a commit', () => {
  it.each([
    ['committed', true],
    ['aborted', false],
  ])('is asked for until the server has a connection left and says %s', async (status, expected) => {
    const failures = [failed('53300'), new LostConnection('the connection was lost'), failed('57P03')];
    expect(await wasCommitted(answeringAfter(failures, status), ofNow, eventually())).toBe(expected);
  });

  it.each(['before the crash', undefined])('is unknown where the epoch of a commit was %s', async (epoch) => {
    const requested = wasCommitted(answeringAfter([], 'committed'), { id: '1', epoch }, eventually());
    await expect(requested).rejects.toThrow('the outcome of a commit is no longer known after a crash');
    expect(await wasCommitted(answeringAfter([], 'aborted'), { id: '1', epoch }, eventually())).toBe(false);
  });

  it('is unknown when the time is over', async () => {
    const ask = answeringAfter([], 'in progress');
    await expect(wasCommitted(ask, ofNow, performance.now() + 30)).rejects.toThrow(Unavailable);
  });
});
