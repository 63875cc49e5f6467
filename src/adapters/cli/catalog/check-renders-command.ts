import type { CheckRenders, RendersChecked } from '../../../ports/driving/operator/media-commands.ts';
import type { OperatorCommand } from '../command.ts';
import { counted } from '../counted.ts';

const figures = ({ renders, dropped, unverified }: RendersChecked): string =>
  `${counted(renders, 'render')} checked, ${dropped.length} removed` +
  (unverified.length > 0 ? `, ${unverified.length} not verified` : '');

export const checkRendersCommand = ({
  checkRenders,
}: {
  readonly checkRenders: CheckRenders;
}): OperatorCommand => ({
  name: 'check-renders',
  usage: '',
  summary: 'removes previews and downloads that are cut off or damaged',
  details: ['Decodes every file in the cache. Removed files are rendered again on request.'],
  options: {},
  arguments: { min: 0, max: 0 },
  run: async (_given, terminal) => {
    const outcome = await checkRenders({ onProgress: (sofar) => terminal.progress(figures(sofar)) });
    if (!outcome.ok) return false;
    for (const { key, issue } of outcome.value.dropped) terminal.err(`${key}: removed. ${issue}`);
    for (const { key, reason } of outcome.value.unverified) terminal.err(`${key}: not verified. ${reason}`);
    terminal.out(figures(outcome.value));
    return true;
  },
});
