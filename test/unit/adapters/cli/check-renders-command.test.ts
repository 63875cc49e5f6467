import { checkRendersCommand, runOperator } from '../../../../src/adapters/cli/index.ts';
import { ok } from '../../../../src/domain/shared/result.ts';
import type { RendersChecked } from '../../../../src/ports/driving/operator/media-commands.ts';

const running = async (checked: RendersChecked) => {
  const out: string[] = [];
  const err: string[] = [];
  const progress: string[] = [];
  const command = checkRendersCommand({
    checkRenders: async ({ onProgress }) => {
      onProgress({ renders: 1, dropped: [], unverified: [] });
      return ok(checked);
    },
  });
  const code = await runOperator([command], ['check-renders'], {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    progress: (line) => void progress.push(line),
  });
  return { code, out, err, progress };
};

describe('operator check-renders', () => {
  it('shows its progress, and names every render that it removed', async () => {
    const dropped = [{ key: 'renders/a.flac', issue: 'It lasts 3000 ms, not 4000 ms.' }];
    expect(await running({ renders: 12, dropped, unverified: [] })).toEqual({
      code: 0,
      out: ['12 renders checked, 1 removed'],
      err: ['renders/a.flac: removed. It lasts 3000 ms, not 4000 ms.'],
      progress: ['1 render checked, 0 removed'],
    });
  });

  it('names every render that could not be verified', async () => {
    const unverified = [{ key: 'renders/a.flac', reason: 'the decoder was killed' }];
    expect(await running({ renders: 12, dropped: [], unverified })).toMatchObject({
      code: 0,
      out: ['12 renders checked, 0 removed, 1 not verified'],
      err: ['renders/a.flac: not verified. the decoder was killed'],
    });
  });
});
