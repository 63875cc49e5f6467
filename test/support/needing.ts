import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canRun } from './servers/docker.ts';
import { images, type Image } from './builders/images.ts';
import { chromiumPath } from './portal/chromium.ts';
import { standardsFolder } from './standards.ts';
import { firefoxPath } from './portal/firefox.ts';

interface Need {
  readonly present: () => boolean;
  readonly required: boolean;
}

const inCi = process.env['CI'] === 'true';
const program = (command: string, required: boolean): Need => ({
  present: () => spawnSync(command, ['-version']).error === undefined,
  required,
});
const server = (image: Image): Need => ({ present: () => canRun(images[image]), required: inCi });

/** A program that a suite needs and a machine may lack. `.ci/run` installs or builds it, and requires it. */
const tools = {
  ffmpeg: program(process.env['FFMPEG_PATH'] ?? 'ffmpeg', process.env['REQUIRE_FFMPEG'] === '1'),
  aubio: program('aubio', inCi),
  /** Python with the package `requests`. */
  python: {
    present: () => spawnSync('python3', ['-c', 'import requests']).status === 0,
    required: inCi,
  },
  /** Tests the alert rules; Debian's package `prometheus` has it. */
  promtool: program('promtool', inCi),
  /** With psql and pg_restore; Debian's package `postgresql-client` has them. They must not be older than the server. */
  pg_dump: program('pg_dump', inCi),
  /** Checks the units of systemd; Debian's package `systemd` has it. */
  'systemd-analyze': program('systemd-analyze', inCi),
  /** Published schemas beside the repository; `.ci/run` requires them where they are. */
  standards: {
    present: () => existsSync(standardsFolder),
    required: process.env['REQUIRE_STANDARDS'] === '1',
  },
  chromium: { present: () => existsSync(chromiumPath), required: inCi },
  firefox: { present: () => existsSync(firefoxPath), required: inCi },
  mongo: server('mongo'),
  redis: server('redis'),
  toxiproxy: server('toxiproxy'),
  postgres: server('postgres'),
  s3: server('s3'),
  opensearch: server('opensearch'),
  stripe: server('stripe'),
} as const;
export type Tool = keyof typeof tools;

const decided = new Map<Tool, boolean>();
const runs = (tool: Tool): boolean => {
  const run = decided.get(tool) ?? (tools[tool].required || tools[tool].present());
  decided.set(tool, run);
  return run;
};

/**
 * `describe`, for a suite that needs a tool, or several. Where one is missing the suite is left out and a line after
 * the run says so, unless the tool is required there: then the suite runs, and fails.
 */
export const needing = (needed: Tool | readonly Tool[], title: string, suite: () => void): void => {
  const all = typeof needed === 'string' ? [needed] : needed;
  const lacking = all.find((tool) => !runs(tool));
  const either = lacking === undefined ? describe : describe.skip;
  either(`${title} (needs ${lacking ?? all.join(', ')})`, suite);
};
