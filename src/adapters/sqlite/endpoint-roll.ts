import type { EndpointId, PlatformId } from '../../domain/shared/ids.ts';
import type { Endpoint, EnabledEndpoint } from '../../domain/webhooks/endpoint.ts';
import type { EndpointChange, EndpointRoll } from '../../ports/driven/endpoint-roll.ts';
import { command } from './command.ts';
import type { Connection, Row } from './connection.ts';
import { followEndpoint, giveUpLane, healthIn, layLane, startAfresh } from './lanes.ts';
import { tell } from './outbox.ts';
import type { Store } from './store.ts';

const endpointOf = (row: Row): Endpoint => JSON.parse(String(row['doc'])) as Endpoint;

const listen = (db: Connection, { endpointId, status, eventTypes }: Endpoint): void => {
  db.run('DELETE FROM endpoint_topics WHERE endpoint_id = ?', endpointId);
  if (status === 'disabled') return;
  for (const type of new Set(eventTypes))
    db.run('INSERT INTO endpoint_topics VALUES (?, ?)', type, endpointId);
};

interface Addition {
  readonly endpoint: EnabledEndpoint;
  readonly count: number;
}

const add = command('endpoint-roll.add', (db, { endpoint, count }: Addition): 'added' | 'guard-failed' => {
  const { endpointId, platformId, version } = endpoint;
  const kept = db.one('SELECT count(*) AS n FROM endpoints WHERE platform_id = ?', platformId);
  if (kept?.['n'] !== count) return 'guard-failed';
  const insert = 'INSERT INTO endpoints VALUES (?, ?, ?, ?)';
  db.run(insert, endpointId, platformId, version, JSON.stringify(endpoint));
  listen(db, endpoint);
  layLane(db, endpointId);
  return 'added';
});

/** The endpoint as it is from now on, where its version is still the one decided on. Also a step of other commands. */
export const replaceEndpoint = (db: Connection, endpoint: Endpoint, version: number): boolean => {
  const replaced = db.run(
    'UPDATE endpoints SET version = ?, doc = ? WHERE endpoint_id = ? AND version = ?',
    endpoint.version,
    JSON.stringify(endpoint),
    endpoint.endpointId,
    version,
  );
  if (replaced === 0) return false;
  listen(db, endpoint);
  followEndpoint(db, endpoint);
  return true;
};

const change = command(
  'endpoint-roll.change',
  (db, { endpoint, guards, events, freshStart }: EndpointChange): 'changed' | 'guard-failed' => {
    if (!replaceEndpoint(db, endpoint, guards.version)) return 'guard-failed';
    if (freshStart === true) startAfresh(db, endpoint.endpointId);
    tell(db, events);
    return 'changed';
  },
);

type Named = Pick<Endpoint, 'platformId' | 'endpointId'>;

const remove = command(
  'endpoint-roll.remove',
  (db, { platformId, endpointId }: Named): 'removed' | 'absent' => {
    const named = 'DELETE FROM endpoints WHERE endpoint_id = ? AND platform_id = ?';
    if (db.run(named, endpointId, platformId) === 0) return 'absent';
    giveUpLane(db, endpointId);
    return 'removed';
  },
);

export const endpointRollCommands = [add, change, remove];

const listOf = (db: Connection, platformId: PlatformId, after = ''): readonly Endpoint[] =>
  db
    .all(
      'SELECT doc FROM endpoints WHERE platform_id = ? AND endpoint_id > ? ORDER BY endpoint_id',
      platformId,
      after,
    )
    .map(endpointOf);

export const sqliteEndpointRoll = (store: Store): EndpointRoll => ({
  add: (endpoint, { count }) => store.write(add, { endpoint, count }),
  change: (changed) => store.write(change, changed),
  remove: (platformId, endpointId) => store.write(remove, { platformId, endpointId }),
  find: async (platformId, endpointId) => {
    const named = 'SELECT doc FROM endpoints WHERE endpoint_id = ? AND platform_id = ?';
    const row = store.read.one(named, endpointId, platformId);
    return row && endpointOf(row);
  },
  healthOf: async (endpointId: EndpointId) => {
    const row = store.read.one('SELECT health FROM lanes WHERE endpoint_id = ?', endpointId);
    return row ? healthIn(row) : {};
  },
  list: async (platformId) => listOf(store.read, platformId),
  hearing: async (type, { platformId, after, limit }) => {
    if (platformId !== undefined) {
      return listOf(store.read, platformId, after)
        .filter((endpoint) => endpoint.status === 'enabled' && endpoint.eventTypes.includes(type))
        .slice(0, limit) as readonly EnabledEndpoint[];
    }
    return store.read
      .all(
        `SELECT doc FROM endpoint_topics JOIN endpoints USING (endpoint_id)
         WHERE event_type = ? AND endpoint_topics.endpoint_id > ?
         ORDER BY endpoint_topics.endpoint_id LIMIT ?`,
        type,
        after ?? '',
        limit,
      )
      .map(endpointOf) as readonly EnabledEndpoint[];
  },
});
