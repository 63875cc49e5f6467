import { readdir } from 'node:fs/promises';
import { mongoStorage, prepareMongo } from '../../../src/adapters/mongo/index.ts';
import { schemaVersion } from '../../../src/adapters/mongo/schema/index.ts';
import { SchemaMismatch } from '../../../src/ports/driven/schema-mismatch.ts';
import type { LicenseDocument } from '../../../src/adapters/mongo/license-document.ts';
import { openStore } from '../../../src/adapters/mongo/store.ts';
import { withdrawFrom } from '../../../src/domain/catalog/moderation.ts';
import { uploadBounds } from '../../../src/domain/enrichment/enrichment.ts';
import { dayMs } from '../../../src/domain/shared/calendar.ts';
import { configFrom } from '../../../src/main/config.ts';
import { masterKeyOfFolder } from '../../../src/main/master-key-file.ts';
import type { LicenseFilter } from '../../../src/ports/driven/license-ledger.ts';
import { isUnavailable } from '../../../src/ports/driven/unavailable.ts';
import { aLease, telling } from '../../contract/delivery-queue/stage.ts';
import { stage } from '../../contract/license-ledger/stage.ts';
import {
  anEvent,
  aUsageEvent,
  contentId,
  licenseId,
  noon,
  platformId,
  trackId,
} from '../../support/builders.ts';
import { startMongo, writable, type MongoServer } from '../../support/containers.ts';
import { paidBeforeModes, toldApart, whatIsToldApart } from '../../support/payment-modes.ts';
import { needing } from '../../support/needing.ts';
import { inFolder } from '../../support/sqlite-worlds.ts';
import { anEnrichment } from '../../support/sound-builders.ts';

needing('mongo', 'a start on MongoDB', () => {
  let server: MongoServer;
  beforeAll(async () => {
    server = await startMongo({ keepPort: true });
  });
  afterAll(() => server.stop());

  it('says what to do about a database that was not prepared, and serves once it is, however often', async () => {
    const storage = mongoStorage({ url: server.url });
    await expect(storage.mayServe()).rejects.toThrow(SchemaMismatch);
    await expect(storage.mayServe()).rejects.toThrow('run npm run operator -- prepare-mongodb');
    await prepareMongo({ url: server.url }, () => undefined);
    await storage.mayServe();
    await prepareMongo({ url: server.url }, () => undefined);
    await storage.mayServe();
    await storage.close();
  });

  it('creates no master.key beside a database that was used with another key', () =>
    inFolder(async (dataDir) => {
      const mongodbUrl = `${new URL('/keyed', server.url).href}${new URL(server.url).search}`;
      await prepareMongo({ url: mongodbUrl }, () => undefined);
      const storage = mongoStorage({ url: mongodbUrl });
      const key = { keyId: '268fda5b3c5d', sealedMarkKey: 'v2.268fda5b3c5d.sealed', firstUsedAt: noon };
      await storage.masterKeys.add(key, { count: 0 });
      await storage.close();
      const start = masterKeyOfFolder(configFrom({ DATA_DIR: dataDir, MONGODB_URL: mongodbUrl }));
      await expect(start).rejects.toThrow('The store was used with key 268fda5b3c5d');
      expect(await readdir(dataDir)).toEqual([]);
    }));

  it('creates master.key beside a database without a key', () =>
    inFolder(async (dataDir) => {
      const config = configFrom({ DATA_DIR: dataDir, MONGODB_URL: server.url });
      expect(await masterKeyOfFolder(config)).toHaveLength(32);
      expect(await readdir(dataDir)).toEqual(['master.key']);
    }));

  it('has every guard of the tracks once, of those that are missing, where three prepare it at once', async () => {
    const { url } = server;
    const store = openStore({ url });
    const guards = store.collection<{ _id: string; touched: number }>('track_guards');
    await guards.updateOne({ _id: 'g1' }, { $inc: { touched: 1 } });
    await guards.deleteMany({ _id: { $in: ['g2', 'g4000', 'g4095'] } });
    await Promise.all([1, 2, 3].map(() => prepareMongo({ url }, () => undefined)));
    expect(await guards.countDocuments({})).toBe(4_096);
    expect(await guards.find({ _id: { $in: ['g1', 'g4095'] } }).toArray()).toEqual(
      expect.arrayContaining([
        { _id: 'g1', touched: 1 },
        { _id: 'g4095', touched: 0 },
      ]),
    );
    await store.close();
  });

  it('takes events of before anybody could listen as told, in a database of an earlier release', async () => {
    const { url } = server;
    const store = openStore({ url });
    const event = anEvent();
    const old = { _id: event.eventId, event };
    await store.collection<typeof old>('outbox').insertOne(old, { bypassDocumentValidation: true });
    await store.db.collection('schema_version').updateOne({}, { $set: { version: 1 } });
    const storage = mongoStorage({ url });
    await expect(storage.mayServe()).rejects.toThrow('run npm run operator -- prepare-mongodb');
    await prepareMongo({ url }, () => undefined);
    await storage.mayServe();
    expect(await storage.outbox.list({ limit: 10 })).toEqual([event]);
    expect(await storage.queue.claimEvents(aLease('dispatcher'), 10)).toEqual([]);
    const before = { deliveries: noon, events: noon + 1 };
    expect(await storage.queue.forget(before, 10)).toEqual({ deliveries: 0, events: 1 });
    await store.close();
    await storage.close();
  });

  it('keeps requests for enrichment in a database of an earlier release, once that is prepared', async () => {
    const { url } = server;
    const store = openStore({ url });
    for (const name of [
      'analyses',
      'enrichments',
      'enrichment_rows',
      'enrichment_days',
      'enrichment_turns',
    ] as const)
      await store.collection(name).drop();
    await store.db.collection('schema_version').updateOne({}, { $set: { version: 2 } });
    const storage = mongoStorage({ url });
    await expect(storage.mayServe()).rejects.toThrow(`has schema 2, this release needs ${schemaVersion}`);
    await prepareMongo({ url }, () => undefined);
    await storage.mayServe();
    const enrichment = anEnrichment();
    const opening = { enrichment, quota: { day: '2026-11-21', limit: 2 }, uploads: uploadBounds };
    expect(await storage.enrichments.open(opening)).toBe('opened');
    expect(await storage.enrichments.find(enrichment.enrichmentId)).toEqual(enrichment);
    await store.close();
    await storage.close();
  });

  it('removes the indexes of an earlier release once no process of it runs any more, and keeps all others', async () => {
    const url = server.url.replace('/?', '/indexed?');
    const store = openStore({ url });
    await prepareMongo({ url }, () => undefined);
    const licenses = store.db.collection('licenses');
    const names = async () => (await licenses.indexes()).map(({ name }) => name).toSorted();
    const prepared = await names();
    await licenses.createIndexes([
      { name: 'licenses_by_issue', key: { 'license.issuedAt': 1, _id: 1 } },
      { name: 'licenses_of_track', key: { platformId: 1, trackId: 1, _id: 1 } },
      { name: 'made_by_an_operator', key: { 'license.projectName': 1 } },
    ]);
    await store.db.collection('schema_version').updateOne({}, { $set: { version: 19 } });
    const before = await names();
    await prepareMongo({ url }, () => undefined);
    // Processes of the earlier release still run: they are replaced after this.
    expect(await names()).toEqual(before);
    await prepareMongo({ url }, () => undefined);
    expect(await names()).toEqual([...prepared, 'made_by_an_operator'].toSorted());
    await store.close();
  });

  it('tells test payments from real ones in a database of before it was told apart', async () => {
    const { url } = server;
    await prepareMongo({ url }, () => undefined);
    const storage = mongoStorage({ url });
    await paidBeforeModes(storage);
    await prepareMongo({ url }, () => undefined);
    expect(await toldApart(storage)).toEqual(whatIsToldApart);
    await storage.close();
  });

  it('counts unlicensed use, and finds licenses by territory, in a database of an earlier release', async () => {
    const url = server.url.replace('/?', '/earlier?');
    const store = openStore({ url });
    await prepareMongo({ url }, () => undefined);
    const storage = mongoStorage({ url });
    const { offer } = await stage(storage);
    await storage.ledger.open(offer(1, { territories: ['AT', 'DE'] }));
    const event = aUsageEvent({ unlicensed: true, quantity: 3 }, 1);
    await storage.journal.record({ batchId: 'b', events: [{ index: 0, event }], rejected: [] });
    await store.db.command({ collMod: 'licenses', validator: {} });
    await store.db.collection('licenses').updateMany({}, { $unset: { coverage: '' } });
    const unsummed = { unlicensedPlays: '', unlicensedImpressions: '' };
    await store.db.collection('usage_sums').updateMany({}, { $unset: unsummed });
    await store.db.collection('schema_version').updateOne({}, { $set: { version: 11 } });
    await prepareMongo({ url }, () => undefined);
    const { daily, byTrack, byTerritory } = await storage.journal.month(platformId(), '2026-11');
    const use = { plays: 3, unlicensedPlays: 3, unlicensedImpressions: 0 };
    expect([...daily, ...byTrack, ...byTerritory]).toMatchObject([use, use, use]);
    const found = await storage.ledger.closestTo(platformId(), {
      ...{ trackId: trackId(), territory: 'DE', occurredAt: noon },
    });
    expect(found.map(({ licenseId: id }) => id)).toEqual([licenseId()]);
    await store.close();
    await storage.close();
  });

  it('finds licenses by compliance in a database of an earlier release', async () => {
    const url = server.url.replace('/?', '/compliance?');
    const store = openStore({ url });
    await prepareMongo({ url }, () => undefined);
    const storage = mongoStorage({ url });
    const { offer, track } = await stage(storage);
    await storage.ledger.open(offer(1, { territories: ['AT', 'DE'] }));
    await storage.ledger.open(offer(2, { territories: ['FR'], contentId: contentId(2) }));
    const restricted = withdrawFrom(track, ['DE'], noon + 1, 'legal');
    await storage.library.commit({
      track: restricted,
      guards: { catalogVersion: track.catalogVersion },
      events: [],
    });
    await store.db.command({ collMod: 'tracks', validator: {} });
    const marks = { complianceChangedAt: '', requiresAction: '' };
    const marked = await store.db.collection('tracks').updateMany({}, { $unset: marks });
    expect(marked.modifiedCount).toBe(1);
    await store.db.collection('schema_version').updateOne({}, { $set: { version: 15 } });
    await prepareMongo({ url }, () => undefined);
    const list = async (filter: Pick<LicenseFilter, 'compliance' | 'updatedSince'>) => {
      const page = { limit: 10, now: noon + 2 };
      const { licenses } = await storage.ledger.list({ platformId: platformId(), ...filter }, page);
      return licenses.map(({ licenseId: id }) => id);
    };
    expect(await list({ compliance: 'must_remove' })).toEqual([licenseId(1)]);
    expect(await list({ compliance: 'clear' })).toEqual([licenseId(2)]);
    expect(await list({ updatedSince: noon + 1 })).toEqual([licenseId(1)]);
    await store.close();
    await storage.close();
  });

  it('names the action in events of decided appeals of an earlier release', async () => {
    const url = server.url.replace('/?', '/actions?');
    const store = openStore({ url });
    await prepareMongo({ url }, () => undefined);
    const storage = mongoStorage({ url });
    const event = anEvent({ type: 'appeal.decided', data: { trackId: trackId(), act: 'take_down' } });
    await telling(storage)(event);
    await store.db.collection('schema_version').updateOne({}, { $set: { version: 14 } });
    await prepareMongo({ url }, () => undefined);
    const [kept] = await storage.outbox.list({ limit: 10 });
    expect(kept?.data).toEqual({ trackId: trackId(), action: 'take_down' });
    await store.close();
    await storage.close();
  });

  it('schedules the notices that are ahead of licenses issued by an earlier release, also when run again', async () => {
    const url = server.url.replace('/?', '/notices?');
    const store = openStore({ url });
    await prepareMongo({ url }, () => undefined);
    const storage = mongoStorage({ url });
    const { offer } = await stage(storage);
    const now = Date.now();
    const licenses = store.db.collection<LicenseDocument>('licenses');
    const issue = async (n: number, days: number | undefined) => {
      const ends = days !== undefined && { validUntil: now + days * dayMs };
      await storage.ledger.open(offer(n, { contentId: contentId(n), issuedAt: noon - 400 * dayMs, ...ends }));
    };
    const scheduled = async () => {
      const due = await storage.expiry.due(now + 400 * dayMs, 100);
      return due.map(({ license, dueAt }) => [license.licenseId, (dueAt - now) / dayMs]);
    };
    for (const [i, days] of [31, 20, 2, -1, -300, undefined].entries()) await issue(i + 1, days);
    await licenses.updateMany({}, { $unset: { noticeAt: true } });
    await issue(7, 5);
    await licenses.updateOne({ _id: licenseId(7) }, { $set: { status: 'revoked' } });
    await store.db.collection('schema_version').updateOne({}, { $set: { version: 15 } });
    const ahead = [
      [licenseId(1), 1],
      [licenseId(3), 2],
      [licenseId(2), 13],
    ];
    for (let run = 0; run < 2; run++) {
      await prepareMongo({ url }, () => undefined);
      expect(await scheduled()).toEqual(ahead);
      expect(await licenses.countDocuments({ noticeAt: { $exists: true } })).toBe(3);
    }
    await issue(8, 31);
    await licenses.updateOne({ _id: licenseId(8) }, { $unset: { noticeAt: true } });
    await prepareMongo({ url }, () => undefined);
    expect(await scheduled()).toEqual([[licenseId(1), 1], [licenseId(8), 1], ...ahead.slice(1)]);
    await store.close();
    await storage.close();
  });

  it('lists platforms and tracks of an earlier release by their names', async () => {
    const url = server.url.replace('/?', '/names?');
    const store = openStore({ url });
    await prepareMongo({ url }, () => undefined);
    const storage = mongoStorage({ url });
    await stage(storage);
    await store.db.command({ collMod: 'platforms', validator: {} });
    await store.db.command({ collMod: 'tracks', validator: {} });
    const keys = { titleKey: '', artistKey: '', labelKey: '' };
    await store.db.collection('platforms').updateMany({}, { $unset: { nameKey: '', contactKey: '' } });
    await store.db.collection('tracks').updateMany({}, { $unset: keys });
    await store.db.collection('schema_version').updateOne({}, { $set: { version: 15 } });
    await prepareMongo({ url }, () => undefined);
    const named = await storage.registry.list({ namePrefix: 'PLATFORM' }, { limit: 2 });
    expect(named.items.map((platform) => platform.platformId)).toEqual([platformId()]);
    const contact = { contactEmail: 'PARTNER-1@platform.example' };
    expect((await storage.registry.list(contact, { limit: 2 })).items).toHaveLength(1);
    for (const filter of [{ titlePrefix: 'slow' }, { artistPrefix: 'ada' }, { labelPrefix: 'finch' }])
      expect((await storage.library.list(filter, { limit: 2 })).items.map((one) => one.trackId)).toEqual([
        trackId(),
      ]);
    await store.close();
    await storage.close();
  });

  it('finds the server that was away when it first looked', async () => {
    await server.kill();
    const storage = mongoStorage({ url: server.url });
    const away = await storage.ping().catch((error: unknown) => error);
    expect(isUnavailable(away)).toBe(true);
    await server.start();
    await writable(server.url);
    await storage.ping();
    await storage.close();
  });
});
