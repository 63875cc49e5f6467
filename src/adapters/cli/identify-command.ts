import { existsSync } from 'node:fs';
import { markText } from '../../domain/licensing/forensic-mark.ts';
import type { IdentifyRecording } from '../../ports/driving/operator.ts';
import { UsageWrong, type OperatorCommand } from './command.ts';

export const identifyCommand = ({
  identifyRecording,
}: {
  readonly identifyRecording: IdentifyRecording;
}): OperatorCommand => ({
  name: 'identify',
  usage: 'FILE',
  summary: 'names the license whose download a recording (MP3, WAV, FLAC, Ogg Vorbis) was made from',
  options: {},
  arguments: { least: 1, most: 1 },
  run: async ({ positionals: [file = ''] }, terminal) => {
    if (!existsSync(file)) throw new UsageWrong(`${file}: no such file`);
    const identified = await identifyRecording({ file });
    if (!identified.ok) {
      terminal.err(`${file}: ${identified.failure.detail}`);
      return false;
    }
    const found = identified.value;
    if (found.outcome === 'unmarked') {
      terminal.err('no mark is heard in it');
      return false;
    }
    const sureness = `mark ${markText(found.mark)}, ${found.confidence.toFixed(1)} standard deviations above chance`;
    if (found.outcome === 'unknown-mark') {
      terminal.err(`${sureness}; no license here has it`);
      return false;
    }
    const { licenseId, platformId, trackId, contentId, status } = found.license;
    terminal.out([licenseId, status, platformId, trackId, contentId].join('  '));
    terminal.out(sureness);
    return true;
  },
});
