import { takeDown } from '../../../../../../src/domain/catalog/moderation.ts';
import { withCompliance } from '../../../../../../src/domain/catalog/track-compliance.ts';
import { connect } from '../../../../../../src/adapters/sqlite/connection.ts';
import { prepare, sqliteKernel } from '../../../../../../src/adapters/sqlite/kernel/index.ts';
import { inlineWriter } from '../../../../../../src/adapters/sqlite/writer.ts';
import { collections, storeOn } from '../../../../../../src/adapters/store-kit/index.ts';
import type { Kernel } from '../../../../../../src/adapters/store-kit/kernel.ts';
import { maxLookedAt } from '../../../../../../src/adapters/store-kit/repositories/shared/list-walk.ts';
import type { ActiveLicense, License } from '../../../../../../src/domain/licensing/license.ts';
import type {
  AllLicensesFilter,
  LicenseFilter,
} from '../../../../../../src/ports/driven/licensing/license-ledger.ts';
import {
  aCommit,
  committed,
  newTrack,
  uncommitted,
} from '../../../../../contract/catalog/track-library/stage.ts';
import {
  aLicense,
  aPlatform,
  aRevocation,
  aRevoked,
  contentId,
  licenseId,
  noon,
  platformId,
  trackId,
} from '../../../../../support/builders/builders.ts';
import { valueOf } from '../../../../../support/outcomes.ts';
import { noEffects } from '../../../../../support/effects.ts';

const hour = 3_600_000;
const now = noon + 9 * hour;

/** A store that counts the records and rows that it reads. */
const counting = () => {
  const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
  prepare(db, collections);
  const kernel = sqliteKernel({ read: db, writer: inlineWriter(db), collections });
  const read = { records: 0, rows: 0 };
  const counted: Kernel = {
    ...kernel,
    read: async (operation) => {
      const found = await kernel.read(operation);
      const size = Array.isArray(found) ? found.length : 1;
      if (operation.op === 'page' && operation.members) read.rows += size;
      else read.records += size;
      return found;
    },
  };
  return { ...storeOn(counted), read };
};
type Store = ReturnType<typeof counting>;

const issue = async ({ ledger }: Store, candidate: ActiveLicense, catalogVersion: number): Promise<void> => {
  const { outcome } = await ledger.open({
    candidate,
    guards: {
      track: { trackId: candidate.trackId, catalogVersion },
      platform: { platformId: platformId(), version: 1 },
      quota: { month: '2026-11', limit: null },
    },
    effects: noEffects,
    warnings: [],
  });
  if (outcome !== 'opened') throw new Error(outcome);
};

/**
 * So many licenses of the first track, the oldest for a film, then 20 of the second one. The last five of these were revoked, five before them lapse an
 * hour after noon; the tracks named are taken down two hours after noon.
 */
const filled = async (many: number, ...down: readonly number[]): Promise<Store> => {
  const store = counting();
  await store.registry.register({ platform: aPlatform(), credentials: [], effects: noEffects });
  for (const n of [1, 2]) await store.library.commit(newTrack(n));
  for (let n = 1; n <= many + 20; n++) {
    const track = n <= many ? 1 : 2;
    const lapses = n > many + 10 && n <= many + 15 && { validUntil: noon + hour };
    const contentType = n === 1 ? 'film' : 'ugc_video';
    const binding = { trackId: trackId(track), contentId: contentId(n) };
    const candidate = aLicense({ ...binding, contentType, ...lapses }, n);
    await issue(store, candidate, track);
    if (n > many + 15)
      await store.ledger.close({
        revoked: aRevoked(candidate, aRevocation(), noon + hour),
        effects: noEffects,
      });
  }
  for (const n of down) {
    const track = await store.library.find(trackId(n));
    if (!track) throw new Error('no track');
    const at = noon + 2 * hour;
    const after = withCompliance(track, valueOf(takeDown(track, 'legal', at)), at);
    committed(await store.library.commit(aCommit(uncommitted(after as typeof track), track.catalogVersion)));
  }
  store.read.records = 0;
  store.read.rows = 0;
  return store;
};

const walked = async ({ ledger }: Store, filter: Omit<LicenseFilter, 'platformId'>, limit: number) => {
  const found: License[] = [];
  for (let after: License['licenseId'] | undefined; ;) {
    const request = { limit, now, ...(after !== undefined && { after }) };
    const page = await ledger.list({ platformId: platformId(), ...filter }, request);
    found.push(...page.licenses);
    after = page.next;
    if (after === undefined) return found.map((license) => license.licenseId);
  }
};

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => licenseId(last - n));

describe('lists of licenses of the store kit', () => {
  const few = 300;
  it.each<[string, Omit<LicenseFilter, 'platformId'>, readonly string[]]>([
    ['of a revoked status', { status: 'revoked' }, from(few + 16, few + 20)],
    ['of an expired status', { status: 'expired' }, from(few + 11, few + 15)],
    ['of a track that was taken down', { compliance: 'must_remove' }, from(few + 1, few + 20)],
    ['updated since', { updatedSince: noon + 1 }, from(few + 1, few + 20)],
    [
      'of a compliance that changed',
      { compliance: 'must_remove', updatedSince: noon + 2 * hour, status: 'active' },
      from(few + 1, few + 10),
    ],
  ])('read little more than they show: %s', async (_, filter, expected) => {
    const store = await filled(few, 2);
    expect(await walked(store, filter, 50)).toEqual(expected);
    // Licenses, and the track that was decided on.
    expect(store.read.records).toBeLessThanOrEqual(21);
    expect(store.read.rows).toBeLessThanOrEqual(60);
  });

  it.each<[string, AllLicensesFilter, readonly string[]]>([
    ['revoked', { status: 'revoked' }, from(few + 16, few + 20)],
    ['expired', { status: 'expired' }, from(few + 11, few + 15)],
    ['of a track', { trackId: trackId(2), status: 'revoked' }, from(few + 16, few + 20)],
  ])('read little more than they show to staff: %s', async (_, filter, expected) => {
    const store = await filled(few);
    const { items } = await store.ledger.listAll(filter, { limit: 50, now });
    expect(items.map((license) => license.licenseId)).toEqual(expected);
    expect(store.read.records).toBeLessThanOrEqual(20);
  });

  it('read revoked licenses in the order of the list', async () => {
    const store = await filled(few);
    const { licenses, next } = await store.ledger.list(
      { platformId: platformId(), status: 'revoked' },
      { limit: 2, now },
    );
    expect(licenses.map((license) => license.licenseId)).toEqual(from(few + 19, few + 20));
    expect(next).toBe(licenseId(few + 19));
    expect(store.read).toEqual({ records: 3, rows: 0 });
  });

  it('are counted by territory without reading whole licenses', async () => {
    const store = await filled(few);
    const count = (at: number) => store.ledger.countActive(platformId(), trackId(2), at, ['DE']);
    expect([await count(noon), await count(noon + hour)]).toEqual([15, 10]);
    // Those that ended are read, too.
    expect(store.read).toEqual({ records: 0, rows: 40 });
  });

  it('are counted by their coverages, not read, if there are many of a track', async () => {
    const store = await filled(few);
    for (const n of [1, 2, 3]) {
      const binding = { trackId: trackId(), contentId: contentId(few + 20 + n), territories: ['FR'] };
      const lapses = n === 1 && { validUntil: noon + hour };
      await issue(store, aLicense({ ...binding, ...lapses }, few + 20 + n), 1);
    }
    for (const n of [2, 3]) {
      const revoked = aRevoked(
        aLicense({ trackId: trackId(), contentId: contentId(n) }, n),
        aRevocation(),
        noon + hour,
      );
      await store.ledger.close({ revoked, effects: noEffects });
    }
    store.read.rows = 0;
    const count = (at: number, territory: string) =>
      store.ledger.countActive(platformId(), trackId(), at, [territory]);
    expect(await count(noon, 'DE')).toBe(few - 2);
    expect(store.read.rows).toBeLessThan(few);
    expect(await count(noon + hour, 'DE')).toBe(few - 2);
    expect([await count(noon, 'FR'), await count(noon + hour, 'FR')]).toEqual([few + 1, few]);
    expect([await count(noon, 'WORLD'), await count(noon + hour, 'WORLD')]).toEqual([few + 1, few]);
  });

  it('find more licenses than they sort, and read a bounded number for one page', async () => {
    const many = 6_000;
    const store = await filled(many, 1);
    for (const filter of [{ contentType: 'film' }, { trackId: trackId(1), contentType: 'film' }] as const) {
      store.read.records = 0;
      const request = { platformId: platformId(), ...filter };
      const first = await store.ledger.list(request, { limit: 50, now });
      expect(first.licenses).toEqual([]);
      expect(store.read.records).toBe(maxLookedAt);
      expect(await walked(store, filter, 50)).toEqual([licenseId(1)]);
    }
    expect(await walked(store, { compliance: 'must_remove' }, 999)).toEqual(from(1, many));
    expect(await walked(store, { compliance: 'clear' }, 999)).toEqual(from(many + 1, many + 20));
    expect(await walked(store, { updatedSince: noon + 1 }, 999)).toEqual([
      ...from(many + 11, many + 20),
      ...from(1, many),
    ]);
  });
});
