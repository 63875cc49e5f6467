import type { PeakData } from '../../domain/catalog/audio.ts';
import type { Track } from '../../domain/catalog/track.ts';
import { complianceHistory } from '../../domain/catalog/track-compliance.ts';
import type { SoundAnalysis } from '../../domain/enrichment/sound.ts';
import { TrackId } from '../../domain/shared/ids.ts';
import type { ListPage } from '../../ports/driven/list-page.ts';
import type {
  CatalogCommit,
  Committed,
  TrackFilter,
  TrackLibrary,
} from '../../ports/driven/track-library.ts';
import { note } from './audit-log.ts';
import { command, undone, type Undone } from './command.ts';
import type { Connection, Row } from './connection.ts';
import { beginsWith, equals, pageOf, type Walk } from './list-walk.ts';
import { post } from './mail-queue.ts';
import { rule } from './moderation-steps.ts';
import { tell } from './outbox.ts';
import type { Store } from './store.ts';
import { trackCopies } from './track-copies.ts';

const trackOf = (row: Row): Track => JSON.parse(String(row['doc'])) as Track;

export const headOf = (db: Connection): number =>
  Number(db.one('SELECT max(catalog_version) AS head FROM tracks')?.['head'] ?? 0);

const save = (db: Connection, track: Track): void => {
  db.run(
    `INSERT INTO tracks VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (track_id) DO UPDATE SET
       catalog_version = excluded.catalog_version, isrc = excluded.isrc, doc = excluded.doc,
       moderation_status = excluded.moderation_status, takedown_at = excluded.takedown_at,
       pending_since = CASE WHEN excluded.pending_since IS NULL THEN NULL
         ELSE coalesce(pending_since, excluded.pending_since) END`,
    track.trackId,
    track.catalogVersion,
    track.isrc,
    track.moderationStatus,
    track.moderationStatus === 'taken_down' ? track.updatedAt : null,
    JSON.stringify(track),
    track.moderationStatus === 'pending_review' ? track.updatedAt : null,
  );
};

const saveCompliance = (db: Connection, track: Track): void => {
  const history = complianceHistory(track);
  if (history.length === 0) return;
  db.run('DELETE FROM track_compliance WHERE track_id = ?', track.trackId);
  for (const { state, since, territories } of history)
    for (const territory of territories)
      db.run('INSERT INTO track_compliance VALUES (?, ?, ?, ?)', track.trackId, territory, state, since);
};

const savePeaks = (db: Connection, trackId: TrackId, { sampleRate, samplesPerPixel, pairs }: PeakData) =>
  db.run('REPLACE INTO peaks VALUES (?, ?, ?, ?)', trackId, sampleRate, samplesPerPixel, pairs);

const commit = command('track-library.commit', (db, change: CatalogCommit): Committed | Undone<Committed> => {
  const { track, guards, events, peaks, analysis, delivery, ruling, audit, mails = [] } = change;
  const kept = db.one('SELECT catalog_version FROM tracks WHERE track_id = ?', track.trackId);
  if ((kept?.['catalog_version'] ?? 'absent') !== guards.catalogVersion) {
    return { outcome: 'guard-failed', guard: 'version' };
  }
  const delivered =
    delivery && db.one('SELECT track_id FROM deliveries WHERE external_id = ?', delivery.externalId);
  if (delivered && delivered['track_id'] !== track.trackId) {
    return { outcome: 'guard-failed', guard: 'version' };
  }
  const sameIsrc = 'SELECT track_id FROM tracks WHERE isrc = ? AND track_id <> ?';
  const holder = db.one(sameIsrc, track.isrc, track.trackId);
  if (holder) {
    return { outcome: 'guard-failed', guard: 'isrc', holder: TrackId(String(holder['track_id'])) };
  }
  const catalogVersion = headOf(db) + 1;
  const committed = { ...track, catalogVersion };
  save(db, committed);
  saveCompliance(db, committed);
  if (peaks) savePeaks(db, track.trackId, peaks);
  if (analysis) db.run('REPLACE INTO analyses VALUES (?, ?)', track.trackId, JSON.stringify(analysis));
  if (delivery) {
    const { externalId, fingerprint } = delivery;
    db.run('REPLACE INTO deliveries VALUES (?, ?, ?)', externalId, fingerprint, track.trackId);
  }
  const failed = ruling && rule(db, ruling, committed);
  if (failed) return undone({ outcome: 'guard-failed', guard: failed });
  tell(
    db,
    events.map((event) => ({ ...event, data: { ...event.data, catalogVersion } })),
  );
  if (audit) note(db, audit);
  post(db, mails);
  return { outcome: 'committed', track: committed };
});

const listed = (
  db: Connection,
  { status, isrc, titlePrefix, artistPrefix, labelPrefix }: TrackFilter,
  page: Parameters<TrackLibrary['list']>[1],
): ListPage<Track> => {
  const prefixed = [
    ['title_key', titlePrefix] as const,
    ['artist_key', artistPrefix] as const,
    ['label_key', labelPrefix] as const,
  ].flatMap(([column, prefix]) =>
    prefix === undefined ? [] : [{ column, holds: beginsWith(column, prefix) }],
  );
  const conditions = [
    ...equals('isrc', isrc),
    ...prefixed.map(({ holds }) => holds),
    ...equals('moderation_status', status),
  ];
  const by = isrc === undefined ? prefixed[0]?.column : 'isrc';
  const walk: Walk = {
    ...{ table: 'tracks', id: 'track_id' },
    ...(by === undefined
      ? { by: 'catalog_version', direction: 'DESC', unique: true }
      : { by, direction: 'ASC', unique: by === 'isrc' }),
    led: conditions.slice(0, 1),
    rest: conditions.slice(1),
  };
  return pageOf(db, walk, page, trackOf);
};

export const trackLibraryCommands = [commit];

export const peaksOf = (row: Row): PeakData => {
  const pairs = row['pairs'] as Uint8Array;
  return {
    sampleRate: Number(row['sample_rate']),
    samplesPerPixel: Number(row['samples_per_pixel']),
    pairs: new Int8Array(pairs.buffer, pairs.byteOffset, pairs.byteLength),
  };
};

export const analysisOf = (row: Row): SoundAnalysis => JSON.parse(String(row['doc'])) as SoundAnalysis;

export const sqliteTrackLibrary = (store: Store): TrackLibrary => {
  const { read } = store;
  const copies = trackCopies(store, {
    head: () => headOf(read),
    changedSince: (version) =>
      read
        .all('SELECT track_id FROM tracks WHERE catalog_version > ?', version)
        .map((row) => TrackId(String(row['track_id']))),
    load: (id) => {
      const row = read.one('SELECT doc FROM tracks WHERE track_id = ?', id);
      return row && trackOf(row);
    },
  });
  return {
    commit: async (change) => {
      const outcome = await store.write(commit, change);
      copies.expectChange();
      return outcome;
    },
    find: async (id) => copies.find(id),
    findByIsrc: async (isrc) => {
      const row = read.one('SELECT doc FROM tracks WHERE isrc = ?', isrc);
      return row && trackOf(row);
    },
    list: async (filter, page) => listed(read, filter, page),
    findMany: async (ids) => ids.map(copies.find).filter((track) => track !== undefined),
    peaks: async (id) => {
      const row = read.one('SELECT * FROM peaks WHERE track_id = ?', id);
      return row && peaksOf(row);
    },
    analyses: async (ids) =>
      new Map(
        ids.flatMap((id) => {
          const row = read.one('SELECT doc FROM analyses WHERE track_id = ?', id);
          return row ? [[id, analysisOf(row)] as const] : [];
        }),
      ),
    delivered: async (externalId) => {
      const row = read.one('SELECT fingerprint, track_id FROM deliveries WHERE external_id = ?', externalId);
      return (
        row && {
          externalId,
          fingerprint: String(row['fingerprint']),
          trackId: TrackId(String(row['track_id'])),
        }
      );
    },
    changes: async (after, limit) =>
      read
        .all(
          'SELECT doc FROM tracks WHERE catalog_version > ? ORDER BY catalog_version LIMIT ?',
          after,
          limit,
        )
        .map(trackOf),
    head: async () => headOf(read),
    // The `+` keeps SQLite from walking all versions downwards until one was taken down before then.
    lastTakedownBefore: async (at) =>
      Number(
        read.one('SELECT max(+catalog_version) AS last FROM tracks WHERE takedown_at < ?', at)?.['last'] ?? 0,
      ),
  };
};
