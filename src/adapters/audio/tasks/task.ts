import type { AudioFormat } from '../../../domain/catalog/audio.ts';
import type { FileTags } from '../../../domain/licensing/file-tags.ts';
import type { Result } from '../../../domain/shared/result.ts';
import type { AnalysisRejected, AnalyzedSound } from '../../../ports/driven/media/audio-analyzer.ts';
import type {
  Examination,
  FoundMark,
  Preview,
  Rendering,
  StemComparison,
  VerifiedRender,
} from '../../../ports/driven/media/audio-processor.ts';
import type { DecodingSettings } from '../codecs/decoding.ts';
import { analyze } from './analyze.ts';
import { compareStems } from './compare-stems.ts';
import { examine } from './examine.ts';
import { findMark } from './find-mark.ts';
import { preview } from './preview.ts';
import { render } from './render.ts';
import { tag } from './tag.ts';
import { verify } from './verify.ts';

/** One piece of work as plain data, so that it can be handed to another thread. */
export interface Tasks {
  readonly analyze: {
    readonly task: {
      readonly file: string;
      /** The platform that sent the audio; undefined for the catalog's own. */
      readonly partner: string | undefined;
    };
    readonly outcome: AnalyzedSound;
  };
  readonly examine: { readonly task: { readonly file: string }; readonly outcome: Examination };
  readonly compareStems: {
    readonly task: { readonly master: string; readonly stems: readonly string[] };
    readonly outcome: StemComparison;
  };
  readonly preview: {
    readonly task: {
      readonly file: string;
      readonly into: string;
      readonly seed: string;
      readonly tags: FileTags | undefined;
    };
    readonly outcome: Preview;
  };
  readonly render: {
    readonly task: {
      readonly file: string;
      readonly into: string;
      readonly format: AudioFormat;
      readonly rendering: Rendering;
    };
    readonly outcome: { readonly durationMs: number };
  };
  readonly tag: {
    readonly task: { readonly file: string; readonly into: string; readonly tags: FileTags };
    readonly outcome: VerifiedRender;
  };
  readonly verify: { readonly task: { readonly file: string }; readonly outcome: VerifiedRender };
  readonly findMark: {
    readonly task: { readonly file: string; readonly otherKeys: readonly string[] };
    readonly outcome: FoundMark | undefined;
  };
}
export type TaskKind = keyof Tasks;
export type Task<Kind extends TaskKind = TaskKind> = {
  [K in Kind]: { readonly kind: K } & Tasks[K]['task'];
}[Kind];
export type Outcome<Kind extends TaskKind = TaskKind> = Result<Tasks[Kind]['outcome'], AnalysisRejected>;

export const perform = (task: Task, settings: DecodingSettings): Promise<Outcome> => {
  switch (task.kind) {
    case 'analyze':
      return analyze(task, settings);
    case 'examine':
      return examine(task, settings);
    case 'compareStems':
      return compareStems(task, settings);
    case 'preview':
      return preview(task, settings);
    case 'render':
      return render(task, settings);
    case 'tag':
      return tag(task, settings);
    case 'verify':
      return verify(task, settings);
    case 'findMark':
      return findMark(task, settings);
  }
};
