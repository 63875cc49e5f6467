import { spawnSync } from 'node:child_process';

/** A program that a suite runs but that a bare machine may lack. `.ci/run` installs it and requires it. */
const tools = {
  ffmpeg: {
    command: process.env['FFMPEG_PATH'] ?? 'ffmpeg',
    required: process.env['REQUIRE_FFMPEG'] === '1',
  },
  aubio: { command: 'aubio', required: process.env['CI'] === 'true' },
} as const;
export type Tool = keyof typeof tools;

const present = (tool: Tool): boolean => spawnSync(tools[tool].command, ['-version']).error === undefined;

/**
 * `describe`, for a suite that needs a tool. Where the tool is missing the suite is left out and a line after the run
 * says so, unless the tool is required there: then the suite runs, and fails.
 */
export const needing = (tool: Tool, title: string, suite: () => void): void => {
  const runs = tools[tool].required || present(tool);
  const either = runs ? describe : describe.skip;
  either(`${title} (needs ${tool})`, suite);
};
