import { existsSync } from 'node:fs';
import { markText } from '../../../domain/licensing/forensic-mark.ts';
import type { IdentifyRecording } from '../../../ports/driving/operator/operator.ts';
import { jsonOption, UsageError, wantsJson, type OperatorCommand } from '../command.ts';

export const identifyCommand = ({
  identifyRecording,
}: {
  readonly identifyRecording: IdentifyRecording;
}): OperatorCommand => ({
  name: 'identify',
  usage: 'FILE [--json]',
  summary: 'finds the license that a recording was downloaded under',
  details: ['FILE is an MP3, WAV, FLAC or Ogg Vorbis file.'],
  options: jsonOption,
  arguments: { min: 1, max: 1 },
  run: async (given, terminal) => {
    const [file = ''] = given.positionals;
    if (!existsSync(file)) throw new UsageError(`${file}: file not found`);
    const identified = await identifyRecording({ file });
    if (!identified.ok) {
      terminal.err(`${file}: ${identified.failure.detail}`);
      return false;
    }
    const found = identified.value;
    if (wantsJson(given)) {
      terminal.out(JSON.stringify(found));
      return found.outcome === 'named';
    }
    if (found.outcome === 'unmarked') {
      terminal.err('No mark was found in the recording.');
      return false;
    }
    const certainty = `mark ${markText(found.mark)}, ${found.confidence.toFixed(1)} standard deviations above chance`;
    if (found.outcome === 'unknown-mark') {
      terminal.err(`${certainty}; no license in this store has this mark`);
      return false;
    }
    const { licenseId, platformId, trackId, contentId, status } = found.license;
    terminal.out([licenseId, status, platformId, trackId, contentId].join('  '));
    terminal.out(certainty);
    return true;
  },
});
