import { identifyCommand, runOperator, type Terminal } from '../../../../src/adapters/cli/index.ts';
import { ForensicMark } from '../../../../src/domain/licensing/forensic-mark.ts';
import { fail, ok } from '../../../../src/domain/shared/result.ts';
import type { IdentifyRecording } from '../../../../src/ports/driving/operator/operator.ts';
import { aLicense } from '../../../support/builders/builders.ts';

const mark = ForensicMark(0xabc);
const license = aLicense();

const run = async (answer: Awaited<ReturnType<IdentifyRecording>>, file = import.meta.filename) => {
  const lines = { out: [] as string[], err: [] as string[] };
  const terminal: Terminal = {
    out: (line) => void lines.out.push(line),
    err: (line) => void lines.err.push(line),
    progress: () => undefined,
  };
  const commands = [identifyCommand({ identifyRecording: async () => answer })];
  return { code: await runOperator(commands, ['identify', file], terminal), ...lines };
};

describe('operator identify', () => {
  it('shows the license of a recording, its platform and the confidence', async () => {
    const named = await run(ok({ outcome: 'named', license, mark, confidence: 9.87 }));
    expect(named).toEqual({
      code: 0,
      out: [
        [license.licenseId, 'active', license.platformId, license.trackId, license.contentId].join('  '),
        'mark 000000000abc, 9.9 standard deviations above chance',
      ],
      err: [],
    });
  });

  it('names no license, and fails, if no mark is found or no license has it', async () => {
    expect(await run(ok({ outcome: 'unmarked' }))).toEqual({
      code: 1,
      out: [],
      err: ['No mark was found in the recording.'],
    });
    const unknown = await run(ok({ outcome: 'unknown-mark', mark, confidence: 9 }));
    expect(unknown).toMatchObject({ code: 1, out: [] });
    expect(unknown.err[0]).toMatch(/no license in this store has this mark$/);
  });

  it('says why a file is not a recording, or that it is missing', async () => {
    const rejected = { kind: 'audio-rejected', reason: 'unknown-format', detail: 'It is a text.' } as const;
    expect(await run(fail(rejected))).toMatchObject({
      code: 1,
      err: [expect.stringMatching(/: It is a text\.$/)],
    });
    expect(await run(ok({ outcome: 'unmarked' }), '/nowhere.wav')).toMatchObject({ code: 2 });
  });
});
