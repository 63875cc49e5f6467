import type {
  KindCounts,
  Moved,
  MoveRejected,
  MoveUndone,
} from '../../../ports/driving/operator/store-commands.ts';
import { counted, number } from '../counted.ts';

/** The names of the stores of a move. */
export interface Names {
  readonly from: string;
  readonly to: string;
}

export const howToContinue =
  'Run the same command again to continue, or with --undo to cancel the move and allow writes.';

const counting =
  (kinds: KindCounts) =>
  (name: KindCounts[number]['kind'], one: string): string =>
    counted(kinds.find(({ kind }) => kind === name)?.records ?? 0, one);

/** Returns what a move is going to do. */
export const planOf = (kinds: KindCounts, { from, to }: Names): readonly string[] => {
  const count = counting(kinds);
  const all = kinds.reduce((sum, { records }) => sum + records, 0);
  return [
    `Moving ${counted(all, 'record')} from ${from} to ${to}: ${count('tracks', 'track')}, ${count('licenses', 'license')}, ` +
      `${count('platforms', 'platform')}, ${count('usage-events', 'usage event')}, ${count('events', 'event')} and all others.`,
    'Media do not move. Until the move is finished, writes return 503 and reads continue.',
    `If it is interrupted: ${howToContinue}`,
  ];
};

/** Returns what a move did, and the next step. */
export const linesOf = (
  { already, kinds, catalogVersion, activeLicenses, audit }: Moved,
  { from, to }: Names,
): readonly string[] => {
  const count = counting(kinds);
  const { entries, last } = audit;
  return [
    '',
    already
      ? `Everything was moved to ${to} before:`
      : `Everything was moved to ${to} and compared record by record:`,
    `  ${count('tracks', 'track')}, catalog version ${number(catalogVersion)}`,
    `  ${count('licenses', 'license')}, ${number(activeLicenses)} active`,
    `  ${count('platforms', 'platform')}, ${count('usage-events', 'usage event')}, ${count('events', 'event')}`,
    `  ${counted(entries, 'audit entry', 'audit entries')}, the last ${last.place}:${last.digest}`,
    '',
    `Next: stop every process on ${from}, and start it on ${to}, with the same MASTER_KEY`,
    '(or the DATA_DIR that contains it) and the same media.',
  ];
};

/** `--to` of an undoing must name the store that contains the copy. */
const ifGone = 'If that store is gone, use --undo without --to and without MOVE_TO.';

const elsewhereText = (
  { state, to: target = 'another store' }: Extract<MoveRejected, { kind: 'moved-elsewhere' }>,
  { from, to }: Names,
): string => {
  if (state === 'moving')
    return `A move of ${from} to ${target} is not complete. Name that store with --to to continue, or cancel that move with --undo. ${ifGone}`;
  return target === to
    ? `${from} was moved to ${to}, which no longer contains its records. To move it again, undo that move with --undo first.`
    : `${from} was moved to ${target}, not to ${to}. Name that store with --to. ${ifGone}`;
};

/** Returns why a move or its undoing was rejected, and what to do. */
export const rejectionOf = (failure: MoveRejected, { from, to }: Names): readonly string[] => {
  switch (failure.kind) {
    case 'move-occupied':
      return [`Another process is moving ${from}. Nothing was changed.`];
    case 'move-ended':
      return [
        `Another process continued or undid this move of ${from}, so this process has stopped. Run the command again to see the state.`,
      ];
    case 'nothing-to-move':
      return [`${from} is empty: there is nothing to move.`];
    case 'source-incomplete':
      return [
        `A move into ${from} is not complete. Complete or cancel that move first. Nothing was changed.`,
      ];
    case 'source-retired':
      return [
        `The move into ${from} was undone, and the data is in ${failure.to ?? 'another store'} again. Use that store with --from, and drop ${from}. Nothing was changed.`,
      ];
    case 'same-store':
      return [`Both addresses name the same store, ${from}. Nothing was changed.`];
    case 'target-in-use':
      return [`${to} is not empty. Name an empty store with --to. Nothing was changed.`];
    case 'target-of-another-move':
      return [
        `${to} contains the records of another move. Empty it, or name an empty store with --to. Nothing was changed.`,
        `If an earlier run of this move was interrupted, writes return 503 until you run it with --undo.`,
      ];
    case 'target-moved-on':
      return [
        `The data of ${to} has moved to ${failure.to ?? 'another store'}. Undo that move first. Nothing was changed.`,
      ];
    case 'moved-elsewhere':
      return [elsewhereText(failure, { from, to })];
    case 'move-interrupted-early':
      return [
        `Interrupted before this run changed anything in ${from}. Run the same command again to move it.`,
      ];
    case 'move-interrupted':
      return ['Interrupted. Writes still return 503.', howToContinue];
    case 'copies-differ':
      return [
        `The records in ${to} differ from those in ${from}. Start no process on ${to}.`,
        ...failure.differences.map(
          ({ what, inSource, inTarget }) => `  ${what}: source ${inSource}; target ${inTarget}`,
        ),
        'Another program may have written to it. Run the command with --undo to empty it and to allow writes, then try again.',
      ];
  }
};

/** Returns the state before a move was undone, in words. */
export const was = ({ from, to }: Names): Readonly<Record<MoveUndone['was'], string>> => ({
  'not-locked': 'Nothing to undo: no move is under way.',
  moving: `The move was canceled. Writes continue in ${from}.`,
  moved: `The move was undone. Writes continue in ${from}, without what was written to ${to} since the move.`,
});
/** Returns the state of the copy after a move was undone, in words. */
export const copies = ({ to }: Names): Readonly<Record<MoveUndone['copy'], string | undefined>> => ({
  none: undefined,
  emptied: `The records of the move were removed from ${to}.`,
  retired: `${to} accepts no more writes, and no service starts on it. Stop its processes, and drop it before another move.`,
  'out-of-reach': `The copy in ${to} could not be changed. Stop its processes now, start none on it, and drop it before another move.`,
});
