import { isUnavailable } from '../../../ports/driven/shared/unavailable.ts';
import type {
  MoveRejected,
  MoveStep,
  MoveStore,
  UndoMove,
} from '../../../ports/driving/operator/store-commands.ts';
import { textOf, type OperatorCommand, type Terminal } from '../command.ts';
import { number } from '../counted.ts';
import { copies, howToContinue, linesOf, planOf, rejectionOf, was, type Names } from './move-texts.ts';

export interface MoveAddresses {
  /** Absent: the store of the environment. */
  readonly from: string | undefined;
  /** Absent: the store of `MOVE_TO`, if it is set. */
  readonly to: string | undefined;
  readonly isUndone: boolean;
}

/** The two stores of a move. */
interface OpenedMove {
  /** Names for the operator, without credentials. */
  readonly from: string;
  readonly to: string | undefined;
  readonly moveStore: MoveStore;
  readonly undoMove: UndoMove;
  readonly close: () => Promise<void>;
}
export type OpenMove = (addresses: MoveAddresses) => Promise<OpenedMove>;

interface Dependencies {
  readonly openMove: OpenMove;
}

export const moveCommand = ({ openMove }: Dependencies): OperatorCommand => ({
  name: 'move',
  usage: '[--from STORE] [--to STORE] [--undo]',
  summary: 'moves everything but media from one store to another',
  details: [
    'STORE is sqlite:FOLDER, postgres://HOST/DATABASE or mongodb://HOST/DATABASE. Without --from it is the store that ' +
      'the environment selects, without --to that of MOVE_TO, which shows no password in the list of processes.',
    'During the move writes return 503 and reads continue. If it is interrupted, run it again to continue (docs/move.md).',
    '--undo  cancels the move, or undoes a finished one: writes continue in the store that was moved',
  ],
  options: { from: { type: 'string' }, to: { type: 'string' }, undo: { type: 'boolean', default: false } },
  arguments: { min: 0, max: 0 },
  run: async (given, terminal) => {
    const isUndone = given.values['undo'] === true;
    const opened = await openMove({ from: textOf(given, 'from'), to: textOf(given, 'to'), isUndone });
    const { from, to = 'the other store' } = opened;
    try {
      return isUndone
        ? await undo(opened.undoMove, terminal, { from, to })
        : await move(opened.moveStore, terminal, { from, to });
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      terminal.err(`Interrupted: ${error.message}. Writes may still return 503.`);
      terminal.err(howToContinue);
      return false;
    } finally {
      await opened.close();
    }
  },
});

const move = async (
  moveStore: MoveStore,
  terminal: Terminal,
  names: Names,
): Promise<boolean | 'interrupted'> => {
  const stop = new AbortController();
  const release = terminal.onInterrupt?.(() => stop.abort());
  try {
    const outcome = await moveStore({
      onPlan: (kinds) => {
        for (const line of planOf(kinds, names)) terminal.out(line);
      },
      onProgress: progressOn(terminal),
      isInterrupted: () => stop.signal.aborted,
    });
    if (outcome.ok) {
      for (const line of linesOf(outcome.value, names)) terminal.out(line);
      const { issue } = outcome.value.audit;
      if (issue !== undefined)
        terminal.err(
          `The audit log of both stores was altered from entry ${issue} on, before the move (docs/audit-log.md).`,
        );
      return true;
    }
    for (const line of rejectionOf(outcome.failure, names)) terminal.err(line);
    return interruptions.has(outcome.failure.kind) ? 'interrupted' : false;
  } finally {
    release?.();
  }
};

const interruptions: ReadonlySet<MoveRejected['kind']> = new Set([
  'move-interrupted',
  'move-interrupted-early',
]);

/** Without a terminal, a line is printed after this many records, because no line can be overwritten. */
const milestone = 100_000;

const progressOn = (terminal: Terminal) => {
  let passed = 0;
  let current = '';
  let said = '';
  return ({ phase, kind, records, total }: MoveStep): void => {
    if (current !== `${phase} ${kind}`) passed = 0;
    current = `${phase} ${kind}`;
    const line = `${phase}  ${kind.padEnd(18)}  ${number(records)} of ${number(total)}`;
    const milestones = Math.floor(records / milestone);
    if (records < total && milestones === passed) terminal.progress(line);
    else if (line !== said) terminal.out((said = line));
    passed = milestones;
  };
};

const undo = async (undoMove: UndoMove, terminal: Terminal, names: Names): Promise<boolean> => {
  const outcome = await undoMove();
  if (!outcome.ok) {
    for (const line of rejectionOf(outcome.failure, names)) terminal.err(line);
    return false;
  }
  terminal.out(was(names)[outcome.value.was]);
  const copy = copies(names)[outcome.value.copy];
  if (copy !== undefined) terminal.out(copy);
  return true;
};
