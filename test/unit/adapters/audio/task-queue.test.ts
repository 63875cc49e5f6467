import { taskQueue } from '../../../../src/adapters/audio/task-queue.ts';
import type { Task } from '../../../../src/adapters/audio/tasks/task.ts';

const sound = (partner: string | undefined, file = 'a.flac'): Task => ({ kind: 'analyze', file, partner });
const examination: Task = { kind: 'examine', file: 'b.flac' };

const aLine = ({ workers = 2 } = {}) => {
  const time = { now: 0 };
  const line = taskQueue({ workers, maxWaiting: 1000, maxAnalyses: 1000 }, () => time.now);
  const join = (...tasks: readonly Task[]) =>
    tasks.forEach((task) => line.join({ task, settle: () => undefined }));
  const take = (...running: readonly Task[]) => line.take(running)?.task;
  return { time, line, join, take };
};

describe('the queue of audio tasks', () => {
  it('runs tasks that a request waits for before every analysis', () => {
    const { join, take } = aLine();
    join(sound('a'), examination);
    expect([take(), take()]).toEqual([examination, sound('a')]);
  });

  it('analyzes the audio of a platform in the order of arrival', () => {
    const { join, take } = aLine();
    join(sound('a', '1'), sound('a', '2'), sound('a', '3'));
    expect([take(), take(), take()]).toEqual([sound('a', '1'), sound('a', '2'), sound('a', '3')]);
  });

  it('serves the platform that has used the least time first', () => {
    const { line, join, take } = aLine();
    line.spent(sound('flood'), 900);
    line.spent(sound('other'), 30);
    join(...new Array<Task>(50).fill(sound('flood')), sound('other'), sound('third'));
    expect([take(), take(), take()]).toEqual([sound('third'), sound('other'), sound('flood')]);
  });

  it('halves the time that a platform has used every minute', () => {
    const { time, line, join, take } = aLine();
    line.spent(sound('morning'), 3_600_000);
    time.now = 3_600_000;
    line.spent(sound('now'), 500);
    join(sound('now'), sound('morning'));
    expect([take(), take()]).toEqual([sound('morning'), sound('now')]);
  });

  it('keeps one thread free of analysis, and never gives all other threads to one platform', () => {
    const { join, take } = aLine({ workers: 3 });
    join(sound('a'), sound('a'), sound('b'), sound('b'));
    expect(take()).toEqual(sound('a'));
    expect(take(sound('a'))).toEqual(sound('b'));
    expect(take(sound('a'), sound('b'))).toBeUndefined();
    expect(take(sound('a'))).toEqual(sound('b'));
    expect(take(sound('a'))).toBeUndefined();
    expect(take(examination)).toEqual(sound('a'));
  });

  it('counts the audio of the catalog as that of one platform', () => {
    const { join, take } = aLine({ workers: 3 });
    join(sound(undefined), sound(undefined), sound('a'));
    expect([take(), take(sound(undefined))]).toEqual([sound(undefined), sound('a')]);
  });
});
