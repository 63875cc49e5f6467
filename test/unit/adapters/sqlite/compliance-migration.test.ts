import { connect } from '../../../../src/adapters/sqlite/connection.ts';
import { storageOn } from '../../../../src/adapters/sqlite/index.ts';
import { licensing } from '../../../../src/adapters/sqlite/migrations/001-licensing.ts';
import { catalog } from '../../../../src/adapters/sqlite/migrations/002-catalog.ts';
import { platforms } from '../../../../src/adapters/sqlite/migrations/003-platforms.ts';
import { usage } from '../../../../src/adapters/sqlite/migrations/004-usage.ts';
import { migrate } from '../../../../src/adapters/sqlite/migrations/index.ts';
import { inlineWriter } from '../../../../src/adapters/sqlite/writer.ts';
import { takeDown, withdrawFrom } from '../../../../src/domain/catalog/moderation.ts';
import type { TakedownReason, Track } from '../../../../src/domain/catalog/track.ts';
import { complianceStates } from '../../../../src/domain/catalog/track.ts';
import { permissionOf } from '../../../../src/domain/licensing/compliance.ts';
import type { LicenseFilter } from '../../../../src/ports/driven/license-ledger.ts';
import { aLicense, aTrack, contentId, noon, platformId } from '../../../support/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';

const hour = 3_600_000;

const down = (track: Track, reason: TakedownReason, at: number): Track => ({
  ...valueOf(takeDown(track, reason, at)),
  catalogVersion: track.catalogVersion,
});

/** As an earlier release kept them, without a record of what changed for licensees. */
const tracks: readonly Track[] = [
  aTrack({}, 1),
  down(aTrack({}, 2), 'legal', noon + hour),
  down(aTrack({}, 3), 'disputed', noon + hour),
  down(aTrack({}, 4), 'withdrawn', noon + hour),
  withdrawFrom(
    withdrawFrom(aTrack({}, 5), ['AT', 'DE'], noon + hour, 'legal'),
    ['FR'],
    noon + 2 * hour,
    'disputed',
  ),
  down(withdrawFrom(aTrack({}, 6), ['DE'], noon + 2 * hour, 'infringing'), 'disputed', noon + 3 * hour),
  withdrawFrom(
    withdrawFrom(aTrack({}, 7), ['DE'], noon + 2 * hour, 'disputed'),
    ['DE'],
    noon + hour,
    'legal',
  ),
].map((track, n) => ({ ...track, catalogVersion: n + 1 }));

const licenses = tracks.flatMap((track, i) =>
  [['WORLD'], ['DE'], ['FR'], ['US']].map((territories, j) => {
    const n = i * 4 + j + 1;
    return aLicense({ trackId: track.trackId, contentId: contentId(n), territories }, n);
  }),
);

describe('a SQLite store from before licenses were found by compliance', () => {
  const upgraded = () => {
    const db = connect({ file: ':memory:', busyTimeoutMs: 0 });
    for (const script of [licensing, catalog, platforms, usage]) db.script(script);
    for (const track of tracks)
      db.run(
        'INSERT INTO tracks VALUES (?, ?, ?, ?, NULL, ?)',
        track.trackId,
        track.catalogVersion,
        String(track.catalogVersion),
        track.moderationStatus,
        JSON.stringify(track),
      );
    for (const license of licenses)
      db.run(
        'INSERT INTO licenses VALUES (?, ?, ?, ?, ?, NULL, ?, ?)',
        license.licenseId,
        license.platformId,
        license.trackId,
        license.contentId,
        license.status,
        license.issuedAt,
        JSON.stringify(license),
      );
    db.script('PRAGMA user_version = 4');
    migrate(db);
    const writer = inlineWriter(db);
    return storageOn({
      read: db,
      write: async (command, args) => (await writer.write(command, args)) as never,
      dataVersion: () => 1,
      close: async () => db.close(),
    });
  };

  it('finds them as it shows them', async () => {
    const { ledger } = upgraded();
    const list = async (filter: Pick<LicenseFilter, 'compliance' | 'updatedSince'>) => {
      const page = { limit: 100, now: noon + 9 * hour };
      const found = await ledger.list({ platformId: platformId(), ...filter }, page);
      return found.licenses.map(({ licenseId }) => licenseId).toSorted();
    };
    const shown = licenses.map((license) => ({
      licenseId: license.licenseId,
      ...permissionOf(
        license,
        tracks.find(({ trackId }) => trackId === license.trackId),
      ),
    }));
    for (const compliance of complianceStates) {
      const expected = shown.filter((one) => one.compliance.state === compliance);
      expect(expected.length).toBeGreaterThan(3);
      expect(await list({ compliance })).toEqual(expected.map(({ licenseId }) => licenseId));
    }
    for (const updatedSince of [noon + 1, noon + hour + 1, noon + 2 * hour + 1]) {
      const expected = shown.filter(({ updatedAt }) => updatedAt >= updatedSince);
      expect(expected.length).toBeGreaterThan(1);
      expect(await list({ updatedSince })).toEqual(expected.map(({ licenseId }) => licenseId));
    }
  });
});
