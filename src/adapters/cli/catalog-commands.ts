import { moderationStatuses, takedownReasons, type Track } from '../../domain/catalog/track.ts';
import type { OperatorsWords } from '../../domain/moderation/operator-statement.ts';
import { grounds } from '../../domain/moderation/statement.ts';
import { TrackId } from '../../domain/shared/ids.ts';
import { isTerritory } from '../../domain/shared/territory.ts';
import type { ApproveTrack, ListTracks, TakeDownTrack } from '../../ports/driving/operator.ts';
import {
  listOf,
  oneOf,
  textOf,
  UsageWrong,
  type Arguments,
  type OperatorCommand,
  type Terminal,
} from './command.ts';

interface Needs {
  readonly listTracks: ListTracks;
  readonly approveTrack: ApproveTrack;
  readonly takeDownTrack: TakeDownTrack;
}

const batch = 500;

/** What the statement of reasons says, which anyone may read. */
const reasonsUsage = `[--ground ${grounds.join('|')}] [--facts "…"] [--clause "…"]`;
const wordOptions = {
  ground: { type: 'string' },
  facts: { type: 'string' },
  clause: { type: 'string' },
} as const;

const wordsOf = (given: Arguments): OperatorsWords => {
  const [ground, facts, clause] = ['ground', 'facts', 'clause'].map((name) => textOf(given, name));
  return {
    ...(ground !== undefined && { ground: oneOf('ground', ground, grounds) }),
    ...(facts !== undefined && { facts }),
    ...(clause !== undefined && { clause }),
  };
};

const lineOf = (track: Track): string =>
  [
    track.trackId,
    track.moderationStatus.padEnd(14),
    track.isrc,
    `${track.artists[0]?.name ?? ''} – ${track.title}`,
  ].join('  ');

const shown = (track: Track, terminal: Terminal): true => {
  terminal.out(lineOf(track));
  return true;
};

export const catalogCommands = ({
  listTracks,
  approveTrack,
  takeDownTrack,
}: Needs): readonly OperatorCommand[] => [
  {
    name: 'tracks',
    usage: `[--status ${moderationStatuses.join('|')}]`,
    summary: 'lists the catalog, last change last',
    options: { status: { type: 'string' } },
    arguments: { least: 0, most: 0 },
    run: async (given, terminal) => {
      const wanted = textOf(given, 'status');
      const status = wanted === undefined ? undefined : oneOf('status', wanted, moderationStatuses);
      for (let after = 0; ;) {
        const page = await listTracks({ after, limit: batch });
        const tracks = page.ok ? page.value : [];
        for (const track of tracks)
          if (!status || track.moderationStatus === status) terminal.out(lineOf(track));
        if (tracks.length < batch) return true;
        after = tracks.at(-1)?.catalogVersion ?? after;
      }
    },
  },
  {
    name: 'approve',
    usage: `TRACK_ID ${reasonsUsage}`,
    summary:
      'lets a pending track into the catalog, or reinstates one taken down, everywhere or in territories',
    options: wordOptions,
    arguments: { least: 1, most: 1 },
    run: async (given, terminal) => {
      const [id = ''] = given.positionals;
      const approved = await approveTrack({ trackId: TrackId(id), words: wordsOf(given) });
      return approved.ok ? shown(approved.value, terminal) : refused(id, approved.failure, terminal);
    },
  },
  {
    name: 'takedown',
    usage: `TRACK_ID --reason ${takedownReasons.join('|')} [--territories US,DE] ${reasonsUsage}`,
    summary: 'withdraws a track everywhere, or only from the territories named',
    options: { reason: { type: 'string' }, territories: { type: 'string' }, ...wordOptions },
    arguments: { least: 1, most: 1 },
    run: async (given, terminal) => {
      const [id = ''] = given.positionals;
      const reason = oneOf('reason', textOf(given, 'reason') ?? '', takedownReasons);
      const named = textOf(given, 'territories');
      const territories = listOf(named ?? 'none');
      if (named !== undefined && territories.length === 0)
        throw new UsageWrong('no territory is named: without --territories it is withdrawn everywhere');
      const unknown = territories.find((code) => !isTerritory(code));
      if (unknown !== undefined)
        throw new UsageWrong(`"${unknown}" is no territory: ISO 3166-1 alpha-2, or WORLD`);
      const taken = await takeDownTrack({
        trackId: TrackId(id),
        reason,
        words: wordsOf(given),
        ...(territories.length > 0 && { territories }),
      });
      return taken.ok ? shown(taken.value, terminal) : refused(id, taken.failure, terminal);
    },
  },
];

type Refusal = Extract<Awaited<ReturnType<TakeDownTrack>>, { ok: false }>['failure'];

const refused = (id: string, failure: Refusal, terminal: Terminal): false => {
  switch (failure.kind) {
    case 'track-not-found':
      terminal.err(`${id}: no such track`);
      break;
    case 'track-already-in-state':
      terminal.err(`${id}: already ${failure.state}`);
      break;
    case 'decision-appealed':
      terminal.err(
        `${id}: appeal ${failure.appealId} is open against ${failure.decisionId}, which this one would replace`,
      );
      break;
    case 'contended':
      terminal.err(`${id}: others kept changing it; try again`);
  }
  return false;
};
