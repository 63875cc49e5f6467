import { isUnavailable } from '../../../ports/driven/shared/unavailable.ts';
import type {
  Moved,
  MoveRejected,
  MoveStep,
  MoveStore,
  MoveUndone,
  UndoMove,
} from '../../../ports/driving/operator/store-commands.ts';
import type { OperatorCommand, Terminal } from '../command.ts';

interface Dependencies {
  readonly moveStore: MoveStore;
  readonly undoMove: UndoMove;
}

/** A database that everything can be moved into. */
export interface MoveTarget {
  readonly command: string;
  /** The title for people, such as MongoDB. */
  readonly title: string;
  /** The variable that names the database. */
  readonly variable: string;
}

type Words = MoveTarget & { readonly again: string };

export const moveCommand =
  ({ moveStore, undoMove }: Dependencies) =>
  (target: MoveTarget): OperatorCommand => {
    const again = `npm run operator -- ${target.command}`;
    const words = { ...target, again };
    return {
      name: target.command,
      usage: '[--undo]',
      summary: `moves everything but media from DATA_DIR to ${target.variable}`,
      details: [
        'Meanwhile writes return 503 and reads continue. If interrupted, run it again to continue (docs/move.md).',
        '--undo  cancels the move: writes continue in DATA_DIR',
      ],
      options: { undo: { type: 'boolean', default: false } },
      arguments: { least: 0, most: 0 },
      run: async ({ values }, terminal) => {
        try {
          return values['undo'] === true
            ? await undo(undoMove, terminal, words)
            : await move(moveStore, terminal, words);
        } catch (error) {
          if (!isUnavailable(error)) throw error;
          terminal.err(
            `Interrupted: ${error.message}\nWrites may still return 503. To continue, run "${again}". To cancel the move, run "${again} --undo".`,
          );
          return false;
        }
      },
    };
  };

const move = async (moveStore: MoveStore, terminal: Terminal, words: Words): Promise<boolean> => {
  const outcome = await moveStore({ onProgress: progressOn(terminal, words) });
  if (outcome.ok) for (const line of linesOf(outcome.value, words)) terminal.out(line);
  else for (const line of faultOf(outcome.failure, words)) terminal.err(line);
  return outcome.ok;
};

/** Without a terminal, a line is printed after this many records, because no line can be overwritten. */
const milestone = 100_000;

const number = (n: number): string => n.toLocaleString('en-US');

const progressOn = (terminal: Terminal, { title, again }: Words) => {
  let passed = 0;
  let current = '';
  let said = '';
  return ({ phase, kind, records, total }: MoveStep): void => {
    if (current === '') {
      terminal.out(`Moving to ${title}. Until it is finished, writes return 503 and reads continue.`);
      terminal.out(`If this is interrupted, run "${again}" to continue, or "${again} --undo" to cancel.`);
    }
    if (current !== `${phase} ${kind}`) passed = 0;
    current = `${phase} ${kind}`;
    const line = `${phase}  ${kind.padEnd(18)}  ${number(records)} of ${number(total)}`;
    const milestones = Math.floor(records / milestone);
    if (records < total && milestones === passed) terminal.progress(line);
    else if (line !== said) terminal.out((said = line));
    passed = milestones;
  };
};

const linesOf = (
  { already, kinds, catalogVersion, activeLicenses }: Moved,
  { title, variable }: Words,
): readonly string[] => {
  const count = (name: Moved['kinds'][number]['kind']): string =>
    number(kinds.find(({ kind }) => kind === name)?.records ?? 0);
  return [
    '',
    already
      ? `Everything was moved to ${title} before:`
      : `Everything was moved to ${title} and compared record by record:`,
    `  ${count('tracks')} tracks, catalog version ${number(catalogVersion)}`,
    `  ${count('licenses')} licenses, ${number(activeLicenses)} active`,
    `  ${count('platforms')} platforms, ${count('usage-events')} usage events, ${count('events')} events`,
    '',
    `Next: stop every process that runs without ${variable}, and start it with ${variable}, the same MASTER_KEY`,
    '(or the DATA_DIR that contains it) and the same media.',
  ];
};

const faultOf = (failure: MoveRejected, { title, variable, again }: Words): readonly string[] => {
  switch (failure.kind) {
    case 'move-occupied':
      return ['Another process is moving this store. Nothing was changed.'];
    case 'target-in-use':
      return [
        `The database of ${variable} is not empty. Set ${variable} to an empty database. Nothing was changed.`,
      ];
    case 'target-of-another-move':
      return [
        `The database of ${variable} contains another move. Drop it, or set ${variable} to an empty database.`,
        `If an earlier run of this move was interrupted, writes return 503 until you run "${again} --undo".`,
      ];
    case 'moved-elsewhere':
      return [`This store was moved to another database. Set ${variable} to that one.`];
    case 'copies-differ':
      return [
        `The records in ${title} differ from those in DATA_DIR. Start no process on it.`,
        ...failure.differences.map(
          ({ what, left, entered }) => `  ${what}: left ${left}; entered ${entered}`,
        ),
        `Another program may have written to it. Run "${again} --undo" to empty it and to allow writes, then try again.`,
      ];
  }
};

const was = ({ title }: Words): Readonly<Record<MoveUndone['was'], string>> => ({
  'not-held': 'Nothing to undo: no move is under way.',
  moving: 'The move was canceled. Writes continue in DATA_DIR.',
  moved: `The move was undone. Writes continue in DATA_DIR, without what was written to ${title} since the move.`,
});
const copies = ({ title }: Words): Readonly<Record<MoveUndone['copy'], string | undefined>> => ({
  none: undefined,
  emptied: `The records of the move were removed from ${title}.`,
  left: `The records in ${title} were not removed. Drop that database before another move, and start no process on it.`,
  'out-of-reach': `The records of the move could not be removed from ${title}. Drop that database before another move.`,
});

const undo = async (undoMove: UndoMove, terminal: Terminal, words: Words): Promise<boolean> => {
  const outcome = await undoMove();
  if (!outcome.ok) {
    terminal.err('Another process is moving this store. Stop it first.');
    return false;
  }
  terminal.out(was(words)[outcome.value.was]);
  const copy = copies(words)[outcome.value.copy];
  if (copy !== undefined) terminal.out(copy);
  return true;
};
