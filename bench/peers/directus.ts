import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Server } from '../http/child.ts';
import { once, type Requested, type Target } from '../http/load.ts';
import { cached, digestOf } from '../working-set/cache.ts';
import type { WorkingSet } from '../working-set/catalog.ts';
import type { Draw, Filters } from '../working-set/draws.ts';
import { createSchema } from './directus-schema.ts';
import type { Peer } from './peer.ts';
import { installed, runProgram, startProgram } from './process.ts';
import { fillTables, writeTracks } from './rows.ts';
import { overHeadlessSystems } from './targets.ts';

const project = 'directus';
const name = 'Directus';
const file = 'catalog.db';
const sources = [
  `bench/peers/${project}`,
  ...['bench/peers/directus.ts', 'bench/peers/directus-schema.ts', 'bench/peers/rows.ts'],
  'bench/search/generated.ts',
];

const admin = { email: 'admin@example.com', password: 'an-administrator-of-the-bench' };
const platform = { email: 'platform@example.com', password: 'a-platform-of-the-bench' };

/** The command line of Directus, without its look for a newer version. */
const program = async (folder: string, command: string) => ({
  ...{ name, folder: await installed(project), args: [command] },
  file: 'node_modules/@directus/api/dist/cli/run.js',
  environment: {
    ...{ DB_CLIENT: 'sqlite3', DB_FILENAME: join(folder, file), HOST: '127.0.0.1' },
    ...{ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
    ...{ SECRET: 'a-secret-of-the-bench-that-is-long-enough', ACCESS_TOKEN_TTL: '1d' },
    ...{ LOG_LEVEL: 'info', LOG_STYLE: 'raw', TELEMETRY: 'false', SERVE_APP: 'false' },
    // Requests wait for each other as long as those to the other services.
    ...{ PRESSURE_LIMITER_ENABLED: 'false', SERVER_KEEP_ALIVE_TIMEOUT: '120000' },
  },
});

const signedIn = async (server: Server, user: object): Promise<Target> => {
  const sent = { method: 'POST', path: '/auth/login', status: 200, body: JSON.stringify(user) } as const;
  const { body } = await once({ server, headers: {} }, sent);
  const { data } = JSON.parse(body) as { readonly data: { readonly access_token: string } };
  return { server, headers: { authorization: `Bearer ${data.access_token}` } };
};

/** Indexes of several columns, which Directus leaves to migrations. */
const indexes = `
  CREATE INDEX tracks_added ON tracks (added_at DESC, track_id);
  CREATE INDEX track_moods_mood_track ON track_moods (mood, track);
  CREATE INDEX track_genres_genre_track ON track_genres (genre, track);
  CREATE UNIQUE INDEX licenses_use ON licenses (platform, track, content_id);
`;

/** Returns a folder with the filled store. Its tables are those that Directus creates from the collections. */
const store = async ({ trackIds }: WorkingSet): Promise<string> =>
  cached(`store-of-${project}-${trackIds.length}`, await digestOf(sources), async (folder) => {
    await runProgram(await program(folder, 'bootstrap'));
    const server = await startProgram(await program(folder, 'start'));
    try {
      await createSchema(await signedIn(server, admin), platform);
    } finally {
      await server.stop();
    }
    const database = new DatabaseSync(join(folder, file));
    // The file keeps this mode. Directus waits for the disk at each commit, because it leaves "synchronous" at FULL.
    database.exec(`PRAGMA journal_mode = WAL; ${indexes}`);
    fillTables(database, () => writeTracks(database, trackIds.length, 'track'));
    database.close();
  });

const range = (field: string, least: number | undefined, most: number | undefined) => [
  ...(least === undefined ? [] : [{ [field]: { _gte: least } }]),
  ...(most === undefined ? [] : [{ [field]: { _lte: most } }]),
];

const inMs = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds * 1_000);

const filterOf = ({ mood, genre, bpmMin, bpmMax, durationMin, durationMax }: Filters) => ({
  _and: [
    ...(mood === undefined ? [] : [{ moods: { mood: { _eq: mood } } }]),
    ...(genre === undefined ? [] : [{ genres: { genre: { _eq: genre } } }]),
    ...range('bpm', bpmMin, bpmMax),
    ...range('duration_ms', inMs(durationMin), inMs(durationMax)),
  ],
});

const fields = 'track_id,title,bpm,duration_ms,added_at,details,moods.mood,genres.genre';

const searchOf = (filters: Filters): string =>
  new URLSearchParams({
    ...{ fields, filter: JSON.stringify(filterOf(filters)), sort: '-added_at,track_id' },
    ...{ limit: '20', meta: 'filter_count' },
  }).toString();

const requested = (draw: Draw): Requested => {
  switch (draw.kind) {
    case 'track':
      return { method: 'GET', path: `/items/tracks/${draw.trackId}?fields=${fields}`, status: 200 };
    case 'search':
      return { method: 'GET', path: `/items/tracks?${searchOf(draw.filters)}`, status: 200 };
    case 'license': {
      const { trackId, contentId } = draw;
      const body = JSON.stringify({ track: trackId, content_id: contentId, territories: ['DE'] });
      return { method: 'POST', path: '/items/licenses', status: 200, body };
    }
    case 'usage':
      throw new Error('this peer has no operation for usage reports');
  }
};

/** Directus with SQLite: see the project in the folder directus. */
export const directus: Peer = {
  name,
  against: ['express', 'fastify'],
  lead: overHeadlessSystems,
  start: async (set, folder) => {
    const data = join(folder, project);
    await mkdir(data);
    await copyFile(join(await store(set), file), join(data, file));
    const server = await startProgram(await program(data, 'start'));
    return { ...(await signedIn(server, platform)), requested };
  },
};
