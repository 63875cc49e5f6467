import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { ApprovedTrack } from '../../src/domain/catalog/track.ts';
import { once, type Requested } from '../http/load.ts';
import { parametersOf } from '../http/requests.ts';
import { track } from '../search/generated.ts';
import { cached, digestOf } from '../working-set/cache.ts';
import type { WorkingSet } from '../working-set/catalog.ts';
import type { Draw } from '../working-set/draws.ts';
import type { Peer } from './peer.ts';
import { installed, startProgram } from './process.ts';

const project = 'nestjs';
const file = 'catalog.db';
const sources = [`bench/peers/${project}`, 'bench/peers/nestjs.ts', 'bench/search/generated.ts'];

const server = async (folder: string, adapter: string) =>
  startProgram({
    name: `NestJS + TypeORM, ${adapter}`,
    folder: await installed(project),
    file: 'dist/main.js',
    environment: { ADAPTER: adapter, DATABASE: join(folder, file) },
  });

/** Everything that the response of this service has, and no query uses. */
const detailsOf = (generated: ApprovedTrack): string => {
  const { trackId, title, bpm, durationMs, addedAt, moods, genres, terms, likeness, master, stems, ...rest } =
    generated;
  const link = `http://localhost/api/v1/tracks/${trackId}`;
  const ends = ['stream', 'download', 'attribution', 'license-terms', 'waveform'];
  const links = { self: link, ...Object.fromEntries(ends.map((end) => [end, `${link}/${end}`])) };
  return JSON.stringify({ ...rest, hasStems: stems.length > 0, links });
};

const fill = (database: DatabaseSync, count: number): void => {
  const insert = (table: string, ...values: readonly SQLInputValue[]) =>
    database.prepare(`INSERT OR IGNORE INTO ${table} VALUES (${values.map(() => '?').join(', ')})`);
  const [tracks, moods, genres] = [
    insert('tracks', ...Array<null>(7).fill(null)),
    insert('track_moods', null, null),
    insert('track_genres', null, null),
  ];
  const names = [insert('moods', null), insert('genres', null)] as const;
  database.exec('PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON; BEGIN');
  for (let n = 1; n <= count; n++) {
    const generated = track(n);
    const { trackId, title, bpm, durationMs, addedAt, terms } = generated;
    const [first] = terms;
    tracks.run(trackId, title, bpm, durationMs, addedAt, detailsOf(generated), JSON.stringify(first));
    for (const mood of generated.moods) {
      names[0].run(mood);
      moods.run(trackId, mood);
    }
    for (const genre of generated.genres) {
      names[1].run(genre);
      genres.run(trackId, genre);
    }
  }
  database.exec('COMMIT; ANALYZE');
};

/** Returns a folder with the filled store. Its tables are those that TypeORM creates from the entities. */
const store = async ({ trackIds }: WorkingSet): Promise<string> =>
  cached(`store-of-${project}-${trackIds.length}`, await digestOf(sources), async (folder) => {
    await (await server(folder, 'express')).stop();
    const database = new DatabaseSync(join(folder, file));
    fill(database, trackIds.length);
    database.close();
  });

const requested = (draw: Draw): Requested => {
  switch (draw.kind) {
    case 'track':
      return { method: 'GET', path: `/tracks/${draw.trackId}`, status: 200 };
    case 'search':
      return { method: 'GET', path: `/tracks?${parametersOf(draw.filters)}&limit=20`, status: 200 };
    case 'license': {
      const { trackId, contentId } = draw;
      const body = JSON.stringify({ trackId, contentId, territories: ['DE'] });
      return { method: 'POST', path: '/licenses', status: 201, body };
    }
    case 'usage':
      throw new Error('the peer has no usage');
  }
};

/** NestJS with TypeORM and better-sqlite3: see the project in the folder nestjs. */
export const nestjs = (adapter: 'express' | 'fastify'): Peer => ({
  name: `NestJS + TypeORM, ${adapter}`,
  against: adapter,
  start: async (set, folder) => {
    const data = join(folder, `nestjs-${adapter}`);
    await mkdir(data);
    await copyFile(join(await store(set), file), join(data, file));
    const started = await server(data, adapter);
    const token = await once(
      { server: started, headers: {} },
      { method: 'POST', path: '/auth/token', status: 201 },
    );
    const { accessToken } = JSON.parse(token.body) as { readonly accessToken: string };
    return { server: started, headers: { authorization: `Bearer ${accessToken}` }, requested };
  },
});
