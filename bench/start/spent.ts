import { readFile } from 'node:fs/promises';

/** The resources that a process has needed since its start. */
export interface Spent {
  /** All of its threads, in seconds. */
  readonly cpuSeconds: number;
  /** The processes that it started and that have ended, such as ffmpeg, in seconds. */
  readonly childrenCpuSeconds: number;
  /** Its peak of resident memory, without other processes. */
  readonly peakMegabytes: number;
}

/** Linux counts CPU time in hundredths of a second, whatever its timer. */
const ticksPerSecond = 100;

/** Returns what a running process has needed so far. Needs Linux. */
export const spentBy = async (pid: number | 'self'): Promise<Spent> => {
  const [stat, status] = await Promise.all(
    ['stat', 'status'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8')),
  );
  // The name of the program is in parentheses and may contain spaces. Utime is the 14th field (proc_pid_stat(5)).
  const fields = (stat ?? '').slice((stat ?? '').lastIndexOf(')') + 2).split(' ');
  const [user = NaN, system = NaN, childUser = NaN, childSystem = NaN] = fields.slice(11, 15).map(Number);
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(status ?? '');
  return {
    cpuSeconds: (user + system) / ticksPerSecond,
    childrenCpuSeconds: (childUser + childSystem) / ticksPerSecond,
    peakMegabytes: Math.round(Number(peak?.[1]) / 1024),
  };
};
