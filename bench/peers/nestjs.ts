import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { once, type Requested } from '../http/load.ts';
import { parametersOf } from '../http/requests.ts';
import { cached, digestOf } from '../working-set/cache.ts';
import type { WorkingSet } from '../working-set/catalog.ts';
import type { Draw } from '../working-set/draws.ts';
import type { Peer } from './peer.ts';
import { installed, startProgram } from './process.ts';
import { fillTables, writeTracks } from './rows.ts';
import { overFrameworks } from './targets.ts';

const project = 'nestjs';
const file = 'catalog.db';
const sources = [
  `bench/peers/${project}`,
  'bench/peers/nestjs.ts',
  'bench/peers/rows.ts',
  'bench/search/generated.ts',
];

const server = async (folder: string, adapter: string) =>
  startProgram({
    name: `NestJS + TypeORM, ${adapter}`,
    folder: await installed(project),
    file: 'dist/main.js',
    environment: { ADAPTER: adapter, DATABASE: join(folder, file) },
  });

/** Returns a folder with the filled store. Its tables are those that TypeORM creates from the entities. */
const store = async ({ trackIds }: WorkingSet): Promise<string> =>
  cached(`store-of-${project}-${trackIds.length}`, await digestOf(sources), async (folder) => {
    await (await server(folder, 'express')).stop();
    const database = new DatabaseSync(join(folder, file));
    fillTables(database, () => writeTracks(database, trackIds.length, 'track_id'));
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
      throw new Error('this peer has no operation for usage reports');
  }
};

/** NestJS with TypeORM and better-sqlite3: see the project in the folder nestjs. */
export const nestjs = (adapter: 'express' | 'fastify'): Peer => ({
  name: `NestJS + TypeORM, ${adapter}`,
  against: [adapter],
  lead: overFrameworks,
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
