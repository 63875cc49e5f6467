import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import process from 'node:process';

/**
 * A process as the names of its files identify it: machine, process ID, and start time, because process IDs
 * are reused.
 */
interface Owner {
  readonly machine: string;
  readonly pid: number;
  readonly began: string;
}

const orEmpty = (read: () => string): string => {
  try {
    return read();
  } catch {
    return '';
  }
};

/** Identifies processes that see each other's IDs: two containers over one folder are two machines. */
const machine = createHash('sha256')
  .update(hostname())
  .update(orEmpty(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')))
  .update(orEmpty(() => readlinkSync('/proc/self/ns/pid')))
  .digest('hex')
  .slice(0, 12);

/** proc(5), from field 3 on: its state, and as field 22 the clock ticks at which it began. Empty without a /proc. */
const statusOf = (pid: number): readonly string[] => {
  const stat = orEmpty(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat === '' ? [] : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};
const beganAt = (status: readonly string[]): string => status[19] ?? '0';

export const thisProcess = `${machine}-${process.pid}-${beganAt(statusOf(process.pid))}`;

const ownerIn = (name: string): Owner | undefined => {
  const parts = /^([0-9a-f]{12})-(\d+)-(\d+)/.exec(name);
  return parts ? { machine: parts[1] ?? '', pid: Number(parts[2]), began: parts[3] ?? '' } : undefined;
};

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(typeof error === 'object' && error !== null && 'code' in error && error.code === 'ESRCH');
  }
};

/** Returns whether the process in a name has ended, or undefined if that cannot be observed. */
export const hasEnded = (name: string): boolean | undefined => {
  const owner = ownerIn(name);
  if (owner?.machine !== machine) return undefined;
  if (!runs(owner.pid)) return true;
  const status = statusOf(owner.pid);
  // Z: killed, but nobody has asked for its exit code yet.
  return status[0] === 'Z' || (owner.began !== '0' && beganAt(status) !== owner.began);
};
