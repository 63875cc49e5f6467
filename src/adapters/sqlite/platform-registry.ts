import { LRUCache } from 'lru-cache';
import type { Credential } from '../../domain/platforms/credential.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { prefixKey } from '../../domain/shared/prefix.ts';
import type { ListPage } from '../../ports/driven/list-page.ts';
import type {
  PlatformChange,
  PlatformEntry,
  PlatformFilter,
  PlatformRegistry,
  PlatformWithCredentials,
} from '../../ports/driven/platform-registry.ts';
import { note } from './audit-log.ts';
import { bringDue } from './billing-due.ts';
import { command } from './command.ts';
import type { Connection } from './connection.ts';
import { beginsWith, equals, pageOf, type Clause, type Walk } from './list-walk.ts';
import { post } from './mail-queue.ts';
import type { Store } from './store.ts';

/** Tells every process that its copies are stale. */
const revise = (db: Connection): void => {
  db.run('UPDATE registry_revision SET revision = revision + 1');
};

const addCredential = (db: Connection, credential: Credential): void => {
  const { credentialId, platformId, digest } = credential;
  db.run(
    'INSERT INTO credentials (credential_id, platform_id, digest, doc) VALUES (?, ?, ?, ?)',
    credentialId,
    platformId,
    digest,
    JSON.stringify(credential),
  );
};

const register = command(
  'platform-registry.register',
  (db, { platform, credentials, audit }: PlatformEntry): 'registered' | 'slug-taken' => {
    const { platformId, slug, clientId, version } = platform;
    if (db.one('SELECT 1 FROM platforms WHERE slug = ?', slug)) return 'slug-taken';
    const insert = 'INSERT INTO platforms VALUES (?, ?, ?, ?, ?)';
    db.run(insert, platformId, slug, clientId, version, JSON.stringify(platform));
    for (const credential of credentials) addCredential(db, credential);
    if (audit) note(db, audit);
    revise(db);
    return 'registered';
  },
);

export const change = command(
  'platform-registry.change',
  (
    db,
    { platform, guards, add, remove, replaceCredentials, accountDue, audit, mails }: PlatformChange,
  ): 'changed' | 'guard-failed' => {
    const { platformId, slug, clientId, version } = platform;
    const changed = db.run(
      'UPDATE platforms SET slug = ?, client_id = ?, version = ?, doc = ? WHERE platform_id = ? AND version = ?',
      slug,
      clientId,
      version,
      JSON.stringify(platform),
      platformId,
      guards.version,
    );
    if (changed === 0) return 'guard-failed';
    for (const credentialId of remove ?? []) {
      db.run('DELETE FROM credentials WHERE credential_id = ? AND platform_id = ?', credentialId, platformId);
    }
    if (replaceCredentials) {
      db.run('DELETE FROM credentials WHERE platform_id = ?', platformId);
      for (const credential of replaceCredentials) addCredential(db, credential);
    }
    if (add) addCredential(db, add);
    if (accountDue !== undefined) bringDue(db, platformId, accountDue);
    if (audit) note(db, audit);
    if (mails) post(db, mails);
    revise(db);
    return 'changed';
  },
);

interface TokenRevocation {
  readonly tokenId: string;
  readonly expiresAt: Instant;
}

const revokeToken = command(
  'platform-registry.revoke-token',
  (db, { tokenId, expiresAt }: TokenRevocation): 'revoked' | 'revoked-before' => {
    const inserted = db.run(
      'INSERT INTO revoked_tokens VALUES (?, ?) ON CONFLICT DO NOTHING',
      tokenId,
      expiresAt,
    );
    if (inserted === 0) return 'revoked-before';
    revise(db);
    return 'revoked';
  },
);

const forgetRevocations = command('platform-registry.forget-revocations', (db, now: Instant): void => {
  if (db.run('DELETE FROM revoked_tokens WHERE expires_at <= ?', now) > 0) revise(db);
});

export const platformRegistryCommands = [register, change, revokeToken, forgetRevocations];

const load = (db: Connection, where: string, value: string): PlatformWithCredentials | undefined => {
  const row = db.one(`SELECT platform_id, doc FROM platforms WHERE ${where}`, value);
  if (!row) return undefined;
  const credentials = db.all(
    'SELECT doc FROM credentials WHERE platform_id = ? ORDER BY position',
    String(row['platform_id']),
  );
  return {
    platform: JSON.parse(String(row['doc'])) as Platform,
    credentials: credentials.map(({ doc }) => JSON.parse(String(doc)) as Credential),
  };
};

const created = { by: 'created_at', direction: 'DESC' } as const;

/** Thousands: conditions beside the one that leads are looked at one by one. */
const listed = (
  db: Connection,
  { status, tier, contactEmail, slugPrefix, namePrefix, createdSince }: PlatformFilter,
  page: Parameters<PlatformRegistry['list']>[1],
): ListPage<Platform> => {
  const prefixed = [
    ...(slugPrefix === undefined ? [] : [['slug', slugPrefix] as const]),
    ...(namePrefix === undefined ? [] : [['name_key', namePrefix] as const]),
  ];
  const conditions = [
    ...prefixed.map(([column, prefix]) => beginsWith(column, prefix)),
    ...equals('contact_key', contactEmail === undefined ? undefined : prefixKey(contactEmail)),
    ...equals('status', status),
    ...equals('tier', tier),
  ];
  const since: readonly Clause[] = createdSince === undefined ? [] : [['created_at >= ?', createdSince]];
  const [by] = prefixed.map(([column]) => column);
  const order = by === undefined ? created : ({ by, direction: 'ASC', unique: by === 'slug' } as const);
  const walk: Walk = {
    ...{ table: 'platforms', id: 'platform_id', ...order },
    led: [...conditions.slice(0, 1), ...(by === undefined ? since : [])],
    rest: [...conditions.slice(1), ...(by === undefined ? [] : since)],
  };
  return pageOf(db, walk, page, (row) => JSON.parse(String(row['doc'])) as Platform);
};

/** How many platforms, and how many tokens, a process remembers. */
const remembered = 10_000;

/**
 * Answers from copies, which are dropped when the registry's revision has moved. It is looked at only when anything was
 * committed to the file (`dataVersion`, some 3 µs) or this process wrote.
 */
export const sqlitePlatformRegistry = (store: Store): PlatformRegistry => {
  // By size: its room grows with it, where `max` takes all of it at once.
  const bound = { maxSize: remembered, sizeCalculation: () => 1 };
  const platforms = new LRUCache<string, PlatformWithCredentials>(bound);
  const tokens = new LRUCache<string, boolean>(bound);
  let seen = { dataVersion: -1, revision: -1 };

  const forgetStale = (dataVersion: number): void => {
    const revision = Number(store.read.one('SELECT revision FROM registry_revision')?.['revision']);
    if (revision !== seen.revision) {
      platforms.clear();
      tokens.clear();
    }
    seen = { dataVersion, revision };
  };
  const fresh = <Known extends object | boolean>(
    copies: LRUCache<string, Known>,
    key: string,
    read: () => Known | undefined,
  ): Known | undefined => {
    const dataVersion = store.dataVersion();
    if (dataVersion !== seen.dataVersion) forgetStale(dataVersion);
    const copy = copies.get(key);
    if (copy !== undefined) return copy;
    const known = read();
    if (known !== undefined) copies.set(key, known);
    return known;
  };
  const found = (where: string) => async (value: string) =>
    fresh(platforms, `${where} ${value}`, () => load(store.read, where, value));
  const written = async <Outcome>(write: Promise<Outcome>): Promise<Outcome> => {
    try {
      return await write;
    } finally {
      seen = { ...seen, dataVersion: -1 };
    }
  };

  return {
    register: (entry) => written(store.write(register, entry)),
    change: (changed) => written(store.write(change, changed)),
    find: found('platform_id = ?'),
    findBySlug: found('slug = ?'),
    findByClient: found('client_id = ?'),
    findByDigest: found('platform_id = (SELECT platform_id FROM credentials WHERE digest = ?)'),
    list: async (filter, page) => listed(store.read, filter, page),
    revokeToken: (tokenId, expiresAt) => written(store.write(revokeToken, { tokenId, expiresAt })),
    isRevoked: async (tokenId) =>
      fresh(
        tokens,
        tokenId,
        () => store.read.one('SELECT 1 FROM revoked_tokens WHERE token_id = ?', tokenId) !== undefined,
      ) ?? false,
    forgetRevocations: (now) => written(store.write(forgetRevocations, now)),
  };
};
