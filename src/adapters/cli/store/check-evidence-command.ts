import type { CheckEvidence, EvidenceChecked } from '../../../ports/driving/operator/media-commands.ts';
import type { OperatorCommand } from '../command.ts';
import { counted } from '../counted.ts';

const figures = ({ files, issues }: EvidenceChecked): string =>
  `${counted(files, 'file')} of appeals checked, ${issues.length} missing or damaged`;

export const checkEvidenceCommand = ({
  checkEvidence,
}: {
  readonly checkEvidence: CheckEvidence;
}): OperatorCommand => ({
  name: 'check-evidence',
  usage: '',
  summary: 'finds files of appeals that are missing or damaged',
  details: [
    'Reads every file and changes nothing. Restore the files that it lists from a backup of the media.',
  ],
  options: {},
  arguments: { min: 0, max: 0 },
  run: async (_given, terminal) => {
    const outcome = await checkEvidence({ onProgress: (sofar) => terminal.progress(figures(sofar)) });
    if (!outcome.ok) return false;
    for (const { key, issue } of outcome.value.issues) terminal.err(`${key}: ${issue}`);
    terminal.out(figures(outcome.value));
    return outcome.value.issues.length === 0;
  },
});
