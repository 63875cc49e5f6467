import type { TrackErrors } from '@platform-licensing/client';
import { Button } from '../../../kit/controls/button.tsx';
import { issueText } from '../../../kit/language/problems.ts';
import { t } from '../../texts/texts.ts';
import { ChooseFile } from '../../uploads/choose-file.tsx';
import type { Queue } from '../../uploads/queue/queue.ts';
import { RowFrame } from '../../uploads/row-frame.tsx';
import { rowText, stateNames, stateTones } from '../../uploads/row-text.ts';
import { progressOf } from '../../uploads/rows.ts';
import { anchorOf } from '../names.ts';
import { categoryNames } from './names.ts';
import { changeableStateOf, stemStateOf, type StemRow, type StemState } from './rows.ts';

interface Acts {
  readonly queue: Queue;
  readonly mayEdit: boolean;
  /** Continues an interrupted upload with its file. */
  readonly proceed: (file: File, row: StemRow) => void;
  /** Uploads another file as the stem. */
  readonly replace: (file: File, row: StemRow) => void;
  readonly remove: (row: StemRow) => void;
}

const underWay: ReadonlySet<StemState> = new Set(['waiting', 'reading', 'sending']);
const replaceable: ReadonlySet<StemState> = new Set(['ready', 'failed', 'missing']);

/** Returns the sentence about a stem: its progress, or what is wrong with it and what to do. */
const textOf = (row: StemRow, state: StemState): string => {
  const { queued } = row;
  if (state === 'missing') return t('stems.missing');
  if (queued?.state.kind === 'mistake' && queued.state.mistake === 'otherFile') return t('stems.otherFile');
  if (queued?.state.kind === 'duplicate' && queued.state.name === undefined) return t('stems.alreadyAdded');
  return rowText(row);
};

const ActsOf = ({ row, queue, mayEdit, proceed, replace, remove }: Acts & { readonly row: StemRow }) => {
  const { queued, stem } = row;
  // A stem and a file that is not announced can have the same name.
  const name = stem ? row.name : (row.fileName ?? row.name);
  const state = changeableStateOf(row);
  const act = (text: string, onClick: () => void) => (
    <Button small label={t('uploads.actOnFile', { act: text, name })} onClick={onClick}>
      {text}
    </Button>
  );
  if (queued && underWay.has(state)) return act(t('uploads.pause'), () => queue.pause(queued.id));
  const canContinue = state === 'interrupted' && stem?.sha256 !== undefined;
  // Without a digest the same file cannot be recognized.
  const canReplace = replaceable.has(state) || (state === 'interrupted' && !canContinue);
  return (
    <>
      {queued &&
        (state === 'paused' || state === 'stopped') &&
        act(t('uploads.continue'), () => queue.resume(queued.id))}
      {mayEdit && canContinue && (
        <ChooseFile label={t('uploads.chooseTheFile')} name={name} onChosen={(file) => proceed(file, row)} />
      )}
      {mayEdit && stem && canReplace && (
        <ChooseFile label={t('stems.replace')} name={name} onChosen={(file) => replace(file, row)} />
      )}
      {(mayEdit || !stem) && act(t('stems.remove'), () => remove(row))}
    </>
  );
};

/** One stem: its name, category and file, its progress, and its buttons. */
export const StemRowView = ({
  row,
  place,
  found,
  ...acts
}: Acts & {
  readonly row: StemRow;
  /** The place of the stem in the track, as errors count it. */
  readonly place: number;
  readonly found: TrackErrors['errors'];
}) => {
  const state = stemStateOf(row);
  const { stem, name, category, fileName } = row;
  const error = found.find(
    ({ pointer, code }) => stem && pointer === `/stems/${place}` && code === 'stem_mismatch',
  );
  const about = [categoryNames[category], fileName].filter((part) => part !== undefined).join(' · ');
  return (
    <RowFrame
      {...(stem && { anchor: anchorOf(stem.stemId) })}
      {...{ name, about, state }}
      stateName={state === 'missing' ? t('stems.state.missing') : stateNames[state]}
      tone={state === 'missing' || error ? 'bad' : stateTones[state]}
      text={error ? issueText(error.code, error.detail) : textOf(row, state)}
      progress={state === 'missing' ? undefined : progressOf(row)}
    >
      <ActsOf row={row} {...acts} />
    </RowFrame>
  );
};
