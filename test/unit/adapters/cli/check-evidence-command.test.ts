import { checkEvidenceCommand, runOperator } from '../../../../src/adapters/cli/index.ts';
import { ok } from '../../../../src/domain/shared/result.ts';
import type { EvidenceChecked } from '../../../../src/ports/driving/operator/media-commands.ts';

const running = async (checked: EvidenceChecked) => {
  const out: string[] = [];
  const err: string[] = [];
  const progress: string[] = [];
  const command = checkEvidenceCommand({
    checkEvidence: async ({ onProgress }) => {
      onProgress({ files: 1, issues: [] });
      return ok(checked);
    },
  });
  const code = await runOperator([command], ['check-evidence'], {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    progress: (line) => void progress.push(line),
  });
  return { code, out, err, progress };
};

describe('operator check-evidence', () => {
  it('shows its progress, and succeeds if nothing is missing', async () => {
    expect(await running({ files: 3, issues: [] })).toEqual({
      code: 0,
      out: ['3 files of appeals checked, 0 missing or damaged'],
      err: [],
      progress: ['1 file of appeals checked, 0 missing or damaged'],
    });
  });

  it('names every file that is missing or damaged, and fails', async () => {
    const issues = [{ key: 'evidence/apl_1/evd_1', issue: 'missing' as const }];
    expect(await running({ files: 3, issues })).toMatchObject({
      code: 1,
      out: ['3 files of appeals checked, 1 missing or damaged'],
      err: ['evidence/apl_1/evd_1: missing'],
    });
  });
});
