import { isUnavailable } from '../../ports/driven/unavailable.ts';
import type {
  Moved,
  MoveRefused,
  MoveStep,
  MoveStore,
  MoveUndone,
  UndoMove,
} from '../../ports/driving/operator.ts';
import type { OperatorCommand, Terminal } from './command.ts';

interface Needs {
  readonly moveStore: MoveStore;
  readonly undoMove: UndoMove;
}

/** A database that everything can be moved into. */
export interface MoveTarget {
  readonly command: string;
  /** For a person, like MongoDB. */
  readonly title: string;
  /** The variable that names the database. */
  readonly variable: string;
}

type Words = MoveTarget & { readonly again: string };

export const moveCommand =
  ({ moveStore, undoMove }: Needs) =>
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
            `interrupted: ${error.message}\nWrites may still be held. To go on: ${again}; to give it up: ${again} --undo`,
          );
          return false;
        }
      },
    };
  };

const move = async (moveStore: MoveStore, terminal: Terminal, words: Words): Promise<boolean> => {
  const outcome = await moveStore({ told: progressOn(terminal, words) });
  if (outcome.ok) for (const line of linesOf(outcome.value, words)) terminal.out(line);
  else for (const line of faultOf(outcome.failure, words)) terminal.err(line);
  return outcome.ok;
};

/** Without a terminal, where no line overwrites itself, a line comes every so many records. */
const milestone = 100_000;

const number = (n: number): string => n.toLocaleString('en-US');

const progressOn = (terminal: Terminal, { title, again }: Words) => {
  let passed = 0;
  let current = '';
  let said = '';
  return ({ phase, kind, records, total }: MoveStep): void => {
    if (current === '') {
      terminal.out(`Moving to ${title}: writes answer 503 now, reads go on.`);
      terminal.out(`Where this is interrupted: ${again} goes on, ${again} --undo gives it up.`);
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
      ? `Everything had moved to ${title} before:`
      : `Everything is in ${title}, compared record by record:`,
    `  ${count('tracks')} tracks, catalog version ${number(catalogVersion)}`,
    `  ${count('licenses')} licenses, ${number(activeLicenses)} of them active`,
    `  ${count('platforms')} platforms, ${count('usage-events')} reports of use, ${count('events')} events`,
    '',
    `Next: end every process that still runs without ${variable}, and start with it, with the same MASTER_KEY`,
    '(or DATA_DIR, where that is kept in it) and the same media.',
  ];
};

const faultOf = (failure: MoveRefused, { title, variable, again }: Words): readonly string[] => {
  switch (failure.kind) {
    case 'move-occupied':
      return ['another process is moving this store: nothing was done here'];
    case 'target-in-use':
      return [
        `the database of ${variable} is in use: name one that is empty. Nothing was done, writes go on`,
      ];
    case 'target-of-another-move':
      return [
        `the database of ${variable} is, or was, filled by another move: drop it, or name one that is empty.`,
        `Where an earlier run of this move is not over, writes are still held: ${again} --undo lets them go on`,
      ];
    case 'moved-elsewhere':
      return [`everything has moved into another database than that of ${variable}: start with that one`];
    case 'copies-differ':
      return [
        `what is in ${title} is not what is in DATA_DIR; nothing may be started on it:`,
        ...failure.differences.map(
          ({ what, left, entered }) => `  ${what}: left ${left}; entered ${entered}`,
        ),
        `Did something else write there? ${again} --undo empties it and lets writes go on; then try again`,
      ];
  }
};

const was = ({ title }: Words): Readonly<Record<MoveUndone['was'], string>> => ({
  'not-held': 'Nothing to undo: no writes were held.',
  moving: 'The move is given up: writes go on in DATA_DIR.',
  moved: `The move is taken back: writes go on in DATA_DIR, without what was written to ${title} since.`,
});
const copies = ({ title }: Words): Readonly<Record<MoveUndone['copy'], string | undefined>> => ({
  none: undefined,
  emptied: `What had come to ${title} was removed from it.`,
  left: `What is in ${title} was left there: drop that database before another move, and start nothing on it.`,
  'out-of-reach': `What had come to ${title} could not be removed: drop that database before another move.`,
});

const undo = async (undoMove: UndoMove, terminal: Terminal, words: Words): Promise<boolean> => {
  const outcome = await undoMove();
  if (!outcome.ok) {
    terminal.err('another process is moving this store: end it first');
    return false;
  }
  terminal.out(was(words)[outcome.value.was]);
  const copy = copies(words)[outcome.value.copy];
  if (copy !== undefined) terminal.out(copy);
  return true;
};
