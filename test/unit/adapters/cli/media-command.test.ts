import { mediaCommand, runOperator } from '../../../../src/adapters/cli/index.ts';
import { ok } from '../../../../src/domain/shared/result.ts';
import type { CopyMedia, MediaCopied } from '../../../../src/ports/driving/operator/media-commands.ts';

const running = async (copyMedia: CopyMedia | undefined) => {
  const out: string[] = [];
  const err: string[] = [];
  const progress: string[] = [];
  const code = await runOperator([mediaCommand({ copyMedia })], ['copy-media'], {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    progress: (line) => void progress.push(line),
  });
  return { code, out, err, progress };
};
const copied = (changes: Partial<MediaCopied> = {}): CopyMedia => {
  const end = { files: 12, copied: 10, copiedBytes: 345_600_000, issues: [], ...changes };
  return async ({ onProgress }) => {
    onProgress({ ...end, files: 6, copied: 4 });
    return ok(end);
  };
};

describe('operator copy-media', () => {
  it('shows its progress, and a summary at the end', async () => {
    expect(await running(copied())).toEqual({
      code: 0,
      out: ['12 files, 10 copied (346 MB); none is missing'],
      err: [],
      progress: ['6 files, 4 copied (346 MB)'],
    });
  });

  it('names every file that could not be copied, and fails', async () => {
    const issues = [
      { key: 'masters/a.wav', issue: 'missing' },
      { key: 'masters/b.wav', issue: 'damaged' },
    ] as const;
    expect(await running(copied({ issues }))).toMatchObject({
      code: 1,
      out: ['12 files, 10 copied (346 MB), 2 not copied'],
      err: ['masters/a.wav: missing in DATA_DIR', 'masters/b.wav: damaged'],
    });
  });

  it('is rejected without a bucket to copy to', async () => {
    const { code, err } = await running(undefined);
    expect([code, err[0]]).toEqual([2, expect.stringContaining('Set S3_BUCKET')]);
  });
});
