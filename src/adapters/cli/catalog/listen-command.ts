import type { AnalyzeTracks, TracksAnalyzed } from '../../../ports/driving/operator/operator.ts';
import type { OperatorCommand } from '../command.ts';

const figures = ({ tracks, heard, refused }: TracksAnalyzed): string =>
  `${tracks} tracks, ${heard} analyzed${refused.length > 0 ? `, ${refused.length} refused` : ''}`;

export const listenCommand = ({
  analyzeTracks,
}: {
  readonly analyzeTracks: AnalyzeTracks;
}): OperatorCommand => ({
  name: 'listen',
  usage: '',
  summary: 'analyzes tracks that no current model has analyzed',
  details: ['If interrupted, run it again to continue.'],
  options: {},
  arguments: { least: 0, most: 0 },
  run: async (_given, terminal) => {
    const outcome = await analyzeTracks({ told: (sofar) => terminal.progress(figures(sofar)) });
    if (!outcome.ok) return false;
    for (const { trackId, detail } of outcome.value.refused) terminal.err(`${trackId}: ${detail}`);
    terminal.out(figures(outcome.value));
    return outcome.value.refused.length === 0;
  },
});
