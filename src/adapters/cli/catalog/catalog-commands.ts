import { moderationStatuses, takedownReasons } from '../../../domain/catalog/track.ts';
import {
  missingReasons,
  operatorSources,
  type OperatorsWords,
} from '../../../domain/moderation/operator-statement.ts';
import { grounds } from '../../../domain/moderation/statement.ts';
import { TrackId } from '../../../domain/shared/ids.ts';
import { isTerritory } from '../../../domain/shared/territory.ts';
import type { ApproveTrack, ListTracks, TakeDownTrack } from '../../../ports/driving/operator/operator.ts';
import { showTrack, trackLine } from './catalog-lines.ts';
import {
  jsonOption,
  listOf,
  oneOf,
  textOf,
  UsageError,
  wantsJson,
  type Arguments,
  type OperatorCommand,
  type Terminal,
} from '../command.ts';

interface Dependencies {
  readonly listTracks: ListTracks;
  readonly approveTrack: ApproveTrack;
  readonly takeDownTrack: TakeDownTrack;
}

const batch = 500;

const wordOptions = {
  ground: { type: 'string' },
  source: { type: 'string' },
  facts: { type: 'string' },
  clause: { type: 'string' },
} as const;

const wordDetails = [
  `--ground  why: ${grounds.join(', ')}`,
  `--source  what led to it: ${operatorSources.join(', ')}`,
  '--facts   the facts and circumstances of the decision, for those affected',
  '--clause  the clause of the terms, or the law, that the decision is based on',
].join('\n');

const wordsOf = (given: Arguments): OperatorsWords => {
  const [ground, source, facts, clause] = ['ground', 'source', 'facts', 'clause'].map((name) =>
    textOf(given, name),
  );
  return {
    ...(ground !== undefined && { ground: oneOf('ground', ground, grounds) }),
    ...(source !== undefined && { source: oneOf('source', source, operatorSources) }),
    ...(facts !== undefined && { facts }),
    ...(clause !== undefined && { clause }),
  };
};

/** Returns the reasons of a decision against a track, which only the operator can state. */
const requiredWordsOf = (given: Arguments): OperatorsWords => {
  const words = wordsOf(given);
  const missing = missingReasons(words);
  if (missing.length === 0) return words;
  const options = missing.map((name) => `--${name}`).join(', ');
  throw new UsageError(`A takedown needs a statement of reasons. Missing: ${options}.`);
};

const territoriesOf = (given: Arguments): readonly string[] => {
  const named = textOf(given, 'territories');
  const territories = listOf(named ?? 'none');
  if (named !== undefined && territories.length === 0)
    throw new UsageError('--territories names no territory. Leave it out to withdraw the track everywhere.');
  const unknown = territories.find((code) => !isTerritory(code));
  if (unknown !== undefined)
    throw new UsageError(`"${unknown}" is not a territory: use ISO 3166-1 alpha-2, or WORLD.`);
  return territories;
};

export const catalogCommands = ({
  listTracks,
  approveTrack,
  takeDownTrack,
}: Dependencies): readonly OperatorCommand[] => [
  {
    name: 'tracks',
    usage: `[--status ${moderationStatuses.join('|')}] [--json]`,
    summary: 'lists the tracks of the catalog, the least recently changed first',
    options: { status: { type: 'string' }, ...jsonOption },
    arguments: { min: 0, max: 0 },
    run: async (given, terminal) => {
      const wanted = textOf(given, 'status');
      const status = wanted === undefined ? undefined : oneOf('status', wanted, moderationStatuses);
      for (let after = 0; ;) {
        const page = await listTracks({ after, limit: batch });
        const tracks = page.ok ? page.value : [];
        for (const track of tracks)
          if (!status || track.moderationStatus === status) terminal.out(trackLine(track, wantsJson(given)));
        if (tracks.length < batch || terminal.isClosed?.() === true) return true;
        after = tracks.at(-1)?.catalogVersion ?? after;
      }
    },
  },
  {
    name: 'approve',
    usage: 'TRACK_ID [--ground G] [--source S] [--facts "…"] [--clause "…"] [--json]',
    summary: 'approves a pending track, or reinstates one that was taken down',
    details: ['Reinstating lifts a takedown, or every restriction to territories.', wordDetails],
    options: { ...wordOptions, ...jsonOption },
    arguments: { min: 1, max: 1 },
    run: async (given, terminal) => {
      const [id = ''] = given.positionals;
      const approved = await approveTrack({ trackId: TrackId(id), words: wordsOf(given) });
      return approved.ok
        ? showTrack(approved.value, wantsJson(given), terminal)
        : rejected(id, approved.failure, terminal);
    },
  },
  {
    name: 'takedown',
    usage:
      `TRACK_ID --reason ${takedownReasons.join('|')} --ground G --source S --facts "…" --clause "…" ` +
      '[--territories US,DE] [--json]',
    summary: 'takes a track down everywhere, or only in the named territories',
    details: [
      'The statement of reasons is public, is sent to those affected, and says only what you state here.',
      wordDetails,
    ],
    options: {
      reason: { type: 'string' },
      territories: { type: 'string' },
      ...wordOptions,
      ...jsonOption,
    },
    arguments: { min: 1, max: 1 },
    run: async (given, terminal) => {
      const [id = ''] = given.positionals;
      const reason = oneOf('reason', textOf(given, 'reason') ?? '', takedownReasons);
      const territories = territoriesOf(given);
      const taken = await takeDownTrack({
        trackId: TrackId(id),
        reason,
        words: requiredWordsOf(given),
        ...(territories.length > 0 && { territories }),
      });
      return taken.ok
        ? showTrack(taken.value, wantsJson(given), terminal)
        : rejected(id, taken.failure, terminal);
    },
  },
];

type DecisionFailure = Extract<Awaited<ReturnType<TakeDownTrack | ApproveTrack>>, { ok: false }>['failure'];

const rejected = (id: string, failure: DecisionFailure, terminal: Terminal): false => {
  switch (failure.kind) {
    case 'track-not-found':
      terminal.err(`${id}: track not found`);
      break;
    case 'track-already-in-state':
      terminal.err(`${id}: already ${failure.state}`);
      break;
    case 'decision-appealed':
      terminal.err(
        `${id}: appeal ${failure.appealId} is open against ${failure.decisionId}, which this decision would replace`,
      );
      break;
    case 'released-isrc-taken':
      terminal.err(
        `${id}: its ISRC ${failure.isrc} now belongs to ${failure.holder}; deliver it again with an ISRC of its own`,
      );
      break;
    case 'shares-disputed':
      terminal.err(`${id}: a party disputes its shares; rights staff must set the dispute aside first`);
      break;
    case 'submitter-closed':
      terminal.err(`${id}: the account that submitted it is closed`);
      break;
    case 'contended':
      terminal.err(`${id}: other processes kept changing it; try again`);
  }
  return false;
};
