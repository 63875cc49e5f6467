import type { AnalyzeTracks, TracksAnalyzed } from '../../../ports/driving/operator/operator.ts';
import type { OperatorCommand } from '../command.ts';
import { counted } from '../counted.ts';

const figures = ({ tracks, analyzed, failed }: TracksAnalyzed): string =>
  `${counted(tracks, 'track')}, ${analyzed} analyzed${failed.length > 0 ? `, ${failed.length} failed` : ''}`;

export const analyzeCommand = ({
  analyzeTracks,
}: {
  readonly analyzeTracks: AnalyzeTracks;
}): OperatorCommand => ({
  name: 'analyze',
  usage: '',
  summary: 'analyzes tracks without an analysis of the current model or without a fingerprint',
  details: ['If interrupted, run it again to continue.'],
  options: {},
  arguments: { min: 0, max: 0 },
  run: async (_given, terminal) => {
    const outcome = await analyzeTracks({ onProgress: (sofar) => terminal.progress(figures(sofar)) });
    if (!outcome.ok) return false;
    for (const { trackId, detail } of outcome.value.failed) terminal.err(`${trackId}: ${detail}`);
    terminal.out(figures(outcome.value));
    return outcome.value.failed.length === 0;
  },
});
