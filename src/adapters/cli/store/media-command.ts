import type { CopyMedia, MediaCopied } from '../../../ports/driving/operator/media-commands.ts';
import { UsageError, type OperatorCommand } from '../command.ts';
import { counted } from '../counted.ts';

const figures = ({ files, copied, copiedBytes }: MediaCopied): string =>
  `${counted(files, 'file')}, ${copied} copied (${Math.ceil(copiedBytes / 1e6)} MB)`;

/** `copyMedia` is undefined without a bucket to copy into. */
export const mediaCommand = ({
  copyMedia,
}: {
  readonly copyMedia: CopyMedia | undefined;
}): OperatorCommand => ({
  name: 'copy-media',
  usage: '',
  summary: 'copies masters, stems, images and files of appeals from DATA_DIR into S3_BUCKET',
  details: [
    'Each file is verified against its digest. If you run it again, it copies only missing files (docs/media-on-s3.md).',
  ],
  options: {},
  arguments: { min: 0, max: 0 },
  run: async (_given, terminal) => {
    if (!copyMedia) throw new UsageError('Set S3_BUCKET to the bucket to copy to');
    const outcome = await copyMedia({ onProgress: (sofar) => terminal.progress(figures(sofar)) });
    if (!outcome.ok) return false;
    const { issues } = outcome.value;
    for (const { key, issue } of issues) {
      terminal.err(`${key}: ${issue === 'missing' ? 'missing in DATA_DIR' : 'damaged'}`);
    }
    const rest = issues.length > 0 ? `, ${issues.length} not copied` : '; none is missing';
    terminal.out(`${figures(outcome.value)}${rest}`);
    return issues.length === 0;
  },
});
