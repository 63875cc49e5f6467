import { randomBytes } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Requested } from '../http/load.ts';
import { track } from '../search/generated.ts';
import { cached, digestOf } from '../working-set/cache.ts';
import type { WorkingSet } from '../working-set/catalog.ts';
import type { Draw, Filters } from '../working-set/draws.ts';
import type { Peer } from './peer.ts';
import { installed, startProgram } from './process.ts';
import { detailsOf, fillTables, insertInto } from './rows.ts';
import { overHeadlessSystems } from './targets.ts';

const project = 'strapi';
const name = 'Strapi';
const file = 'catalog.db';
const sources = [
  `bench/peers/${project}`,
  ...['bench/peers/strapi.ts', 'bench/peers/rows.ts', 'bench/search/generated.ts'],
];

const start = async (folder: string, token: string) =>
  startProgram({
    ...{ name, folder: await installed(project), args: ['start'] },
    file: 'node_modules/@strapi/strapi/bin/strapi.js',
    environment: {
      ...{ DATABASE: join(folder, file), ACCESS_TOKEN: token },
      ...{ STRAPI_TELEMETRY_DISABLED: 'true', STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true' },
    },
  });

const trackColumns = [
  ...['id', 'document_id', 'title', 'bpm', 'duration_ms', 'added_at', 'details', 'terms'],
  ...['created_at', 'updated_at', 'published_at'],
];

/** Returns a function that joins a track with labels. A label becomes an entry when it is first used. */
const labels = (database: DatabaseSync, kind: 'mood' | 'genre') => {
  const insert = insertInto(database, `${kind}s`, ['id', 'document_id', 'name', 'published_at']);
  const columns = ['track_id', `${kind}_id`, `${kind}_ord`, 'track_ord'];
  const join = insertInto(database, `tracks_${kind}s_lnk`, columns);
  const ids = new Map<string, number>();
  const idOf = (label: string, at: number): number => {
    const known = ids.get(label);
    if (known !== undefined) return known;
    const id = ids.size + 1;
    ids.set(label, id);
    insert(id, `${kind}-${id}`, label, at);
    return id;
  };
  return (trackNumber: number, names: readonly string[], at: number): void => {
    for (const [i, label] of names.entries()) join(trackNumber, idOf(label, at), i + 1, trackNumber);
  };
};

const fill = (database: DatabaseSync, count: number): void => {
  const tracks = insertInto(database, 'tracks', trackColumns);
  const [addMoods, addGenres] = [labels(database, 'mood'), labels(database, 'genre')];
  for (let n = 1; n <= count; n++) {
    const generated = track(n);
    const { trackId, title, bpm, durationMs, addedAt: at, terms } = generated;
    const details = [detailsOf(generated), JSON.stringify(terms[0])];
    tracks(n, trackId, title, bpm, durationMs, at, ...details, at, at, at);
    addMoods(n, generated.moods, at);
    addGenres(n, generated.genres, at);
  }
};

/** Returns a folder with the filled store. Its tables are those that Strapi creates from the content types. */
const store = async ({ trackIds }: WorkingSet): Promise<string> =>
  cached(`store-of-${project}-${trackIds.length}`, await digestOf(sources), async (folder) => {
    await (await start(folder, '')).stop();
    const database = new DatabaseSync(join(folder, file));
    // The token of the platform is created at the next start.
    database.exec('DELETE FROM strapi_api_tokens');
    fillTables(database, () => fill(database, trackIds.length));
    database.close();
  });

const view = { fields: 'title,bpm,durationMs,addedAt,details' };
const lists = { 'populate[moods][fields]': 'name', 'populate[genres][fields]': 'name' };
const oneTrack = new URLSearchParams({ ...view, ...lists }).toString();

const condition = (path: string, value: string | number | undefined): Readonly<Record<string, string>> =>
  value === undefined ? {} : { [`filters${path}`]: String(value) };

const inMs = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds * 1_000);

const searchOf = ({ mood, genre, bpmMin, bpmMax, durationMin, durationMax }: Filters): string =>
  new URLSearchParams({
    ...view,
    ...lists,
    ...condition('[moods][name][$eq]', mood),
    ...condition('[genres][name][$eq]', genre),
    ...condition('[bpm][$gte]', bpmMin),
    ...condition('[bpm][$lte]', bpmMax),
    ...condition('[durationMs][$gte]', inMs(durationMin)),
    ...condition('[durationMs][$lte]', inMs(durationMax)),
    ...{ sort: 'addedAt:desc,documentId:asc', 'pagination[pageSize]': '20' },
  }).toString();

const requested = (draw: Draw): Requested => {
  switch (draw.kind) {
    case 'track':
      return { method: 'GET', path: `/api/tracks/${draw.trackId}?${oneTrack}`, status: 200 };
    case 'search':
      return { method: 'GET', path: `/api/tracks?${searchOf(draw.filters)}`, status: 200 };
    case 'license': {
      const { trackId, contentId } = draw;
      const body = JSON.stringify({ data: { trackId, contentId, territories: ['DE'] } });
      return { method: 'POST', path: '/api/licenses', status: 201, body };
    }
    case 'usage':
      throw new Error('this peer has no operation for usage reports');
  }
};

/** Strapi with SQLite: see the project in the folder strapi. */
export const strapi: Peer = {
  name,
  against: ['express', 'fastify'],
  lead: overHeadlessSystems,
  start: async (set, folder) => {
    const data = join(folder, project);
    await mkdir(data);
    await copyFile(join(await store(set), file), join(data, file));
    const token = randomBytes(32).toString('hex');
    const server = await start(data, token);
    return { server, headers: { authorization: `Bearer ${token}` }, requested };
  },
};
