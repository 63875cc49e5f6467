import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const answersWithinMs = 60_000;
const pullsWithinMs = 300_000;
/** A pull that failed is not tried again by each file of tests. */
const pullsAgainAfterMs = 600_000;

const docker = (
  words: readonly string[],
  timeout: number,
): { readonly ok: boolean; readonly said: string } => {
  const { status, stderr } = spawnSync('docker', words, { timeout, encoding: 'utf8' });
  return { ok: status === 0, said: stderr };
};

const failedLately = (mark: string): boolean => {
  const created = statSync(mark, { throwIfNoEntry: false })?.mtimeMs;
  return created !== undefined && Date.now() - created < pullsAgainAfterMs;
};

const pulled = (image: string): boolean => {
  const marks = join(tmpdir(), 'images-not-pulled');
  const mark = join(marks, encodeURIComponent(image));
  if (failedLately(mark)) return false;
  if (docker(['pull', '--quiet', image], pullsWithinMs).ok) return true;
  mkdirSync(marks, { recursive: true });
  writeFileSync(mark, '');
  return false;
};

/** Whether Docker answers and has the image, or gets it now. */
export const canRun = (image: string): boolean => {
  const { ok, said } = docker(['image', 'inspect', '--format', '{{.Id}}', image], answersWithinMs);
  return ok || (/no such image/i.test(said) && pulled(image));
};
