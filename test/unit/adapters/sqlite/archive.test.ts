import { derived, tableKinds } from '../../../../src/adapters/sqlite/archive-kinds.ts';
import { sqliteArchive } from '../../../../src/adapters/sqlite/archive.ts';
import { tablesIn } from '../../../../src/adapters/sqlite/hold.ts';
import { storageOn } from '../../../../src/adapters/sqlite/index.ts';
import { openStore } from '../../../../src/adapters/sqlite/store.ts';
import { archiveKinds, type ArchiveKind } from '../../../../src/ports/driven/archive.ts';
import { aStoredKey, noon } from '../../../support/builders.ts';
import { fillStore } from '../../../support/full-store.ts';

const filled = async (count: number) => {
  const store = openStore({ file: ':memory:' });
  await fillStore(storageOn(store), count);
  return { store, archive: sqliteArchive(store) };
};

const walk = async (archive: ReturnType<typeof sqliteArchive>, kind: ArchiveKind, limit: number) => {
  const all: unknown[] = [];
  for (let after: string | undefined; ;) {
    const page = await archive.read(kind, { limit, ...(after !== undefined && { after }) });
    expect(page.records.length).toBeLessThanOrEqual(limit);
    all.push(...page.records);
    if (page.next === undefined) return all;
    after = page.next;
  }
};

describe('the archive of a SQLite file', () => {
  it('leaves no table out: each is of a kind, or says why it is of none', () => {
    const store = openStore({ file: ':memory:' });
    const covered = [...Object.values(tableKinds).flatMap(({ tables }) => tables), ...Object.keys(derived)];
    expect([...tablesIn(store.read), 'hold'].sort()).toEqual(covered.sort());
    expect(Object.keys(tableKinds).sort()).toEqual([...archiveKinds].sort());
  });

  it.each(archiveKinds)('reads every record of %s once, whatever the size of a page', async (kind) => {
    const { archive } = await filled(20);
    const whole = await walk(archive, kind, 10_000);
    expect(whole.length).toBeGreaterThan(2);
    expect(await archive.count(kind)).toBe(whole.length);
    expect(new Set(whole.map((record) => JSON.stringify(record))).size).toBe(whole.length);
    for (const limit of [1, 3, whole.length]) expect(await walk(archive, kind, limit)).toEqual(whole);
  });

  it('tells records as the ports do', async () => {
    const { store, archive } = await filled(40);
    const { registry, library, ledger, journal, keyRing, receipts } = storageOn(store);
    const { records: platforms } = await archive.read('platforms', { limit: 100 });
    for (const { held, ...entry } of platforms) {
      const { platformId } = entry.platform;
      expect(entry).toEqual(await registry.find(platformId));
      expect(held).toBe((await ledger.tally(platformId, '1970-01', 0)).active);
    }
    const { records: months } = await archive.read('license-months', { limit: 100 });
    for (const { platformId, month, issued, days } of months) {
      const { issued: counted, issuedByDay } = await ledger.tally(platformId, month, noon);
      expect([issued, days]).toEqual([counted, Object.fromEntries(issuedByDay)]);
    }
    const { records: tracks } = await archive.read('tracks', { limit: 100 });
    expect(tracks.map(({ track }) => track)).toEqual(await library.changes(0, 100));
    for (const { track, peaks } of tracks) expect(peaks).toEqual(await library.peaks(track.trackId));
    const { records: keys } = await archive.read('signing-keys', { limit: 100 });
    const ofLicenses = keys.filter(({ key }) => key.purpose === 'license');
    expect(ofLicenses.map(({ place }) => place)).toEqual([0, 1, 2]);
    expect(ofLicenses.map(({ key }) => key)).toEqual(await keyRing.keys('license'));
    const { records: licenses } = await archive.read('licenses', { limit: 100 });
    expect(await archive.tally()).toEqual({
      catalogVersion: await library.head(),
      activeLicenses: licenses.filter(({ license }) => license.status === 'active').length,
    });
    const { records: done } = await archive.read('receipts', { limit: 100 });
    expect(done.map(({ key }) => key)).not.toContain('still running');
    for (const { resourceId, outcome } of done) expect(outcome).toEqual(await journal.outcomeOf(resourceId));
    for (const { key, fingerprint, status, resourceId } of done) {
      const again = { key, fingerprint, now: noon, leaseUntil: noon, keepUntil: noon };
      expect(await receipts.begin(again)).toEqual({ outcome: 'done', status, resourceId });
    }
  });
});

describe('a hold of a SQLite file', () => {
  it('is the first one that was set, until it is released', async () => {
    const { archive } = await filled(0);
    expect(await archive.held()).toBeUndefined();
    const first = { moveId: 'mov_1', since: noon, state: 'moving' };
    expect(await archive.hold('mov_1', noon)).toEqual(first);
    expect(await archive.hold('mov_2', noon + 1)).toEqual(first);
    expect(await archive.held()).toEqual(first);
    await archive.leave();
    expect(await archive.held()).toEqual({ ...first, state: 'moved' });
    await archive.release();
    expect(await archive.held()).toBeUndefined();
    expect(await archive.hold('mov_2', noon + 1)).toMatchObject({ moveId: 'mov_2' });
  });

  it('makes every write unavailable with its reason, and leaves reading and the check of the store alone', async () => {
    const { store, archive } = await filled(3);
    const storage = storageOn(store);
    const before = await storage.library.changes(0, 10);
    await archive.hold('mov_1', noon);
    const add = () => storage.keyRing.add(aStoredKey({}, 9), { count: 3 });
    await expect(add()).rejects.toMatchObject({
      name: 'Unavailable',
      message: expect.stringMatching(/held/) as string,
    });
    expect(await storage.library.changes(0, 10)).toEqual(before);
    await storage.ping();
    await storage.mayServe();
    await archive.leave();
    await expect(add()).rejects.toThrow('start with its MONGODB_URL or DATABASE_URL');
    await expect(storage.mayServe()).rejects.toThrow(/moved to a database.*--undo/);
    await archive.release();
    expect(await add()).toBe('added');
  });
});
