import { takedownReasons, type Track } from '../../domain/catalog/track.ts';
import { TrackId } from '../../domain/shared/ids.ts';
import { isTerritory } from '../../domain/shared/territory.ts';
import type { ApproveTrack, ListTracks, TakeDownTrack } from '../../ports/driving/operator.ts';
import { listOf, oneOf, textOf, UsageWrong, type OperatorCommand, type Terminal } from './command.ts';

interface Needs {
  readonly listTracks: ListTracks;
  readonly approveTrack: ApproveTrack;
  readonly takeDownTrack: TakeDownTrack;
}

const statuses = ['pending_review', 'approved', 'taken_down'] as const;
const batch = 500;

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
    usage: '[--status pending_review|approved|taken_down]',
    summary: 'lists the catalog, last change last',
    options: { status: { type: 'string' } },
    arguments: { least: 0, most: 0 },
    run: async (given, terminal) => {
      const wanted = textOf(given, 'status');
      const status = wanted === undefined ? undefined : oneOf('status', wanted, statuses);
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
    usage: 'TRACK_ID',
    summary:
      'lets a pending track into the catalog, or reinstates one taken down, everywhere or in territories',
    options: {},
    arguments: { least: 1, most: 1 },
    run: async ({ positionals: [id = ''] }, terminal) => {
      const approved = await approveTrack({ trackId: TrackId(id) });
      return approved.ok ? shown(approved.value, terminal) : refused(id, approved.failure, terminal);
    },
  },
  {
    name: 'takedown',
    usage: `TRACK_ID --reason ${takedownReasons.join('|')} [--territories US,DE]`,
    summary: 'withdraws a track everywhere, or only from the territories named',
    options: { reason: { type: 'string' }, territories: { type: 'string' } },
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
    case 'contended':
      terminal.err(`${id}: others kept changing it; try again`);
  }
  return false;
};
