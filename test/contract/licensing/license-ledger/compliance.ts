import { approve, restore, takeDown, withdrawFrom } from '../../../../src/domain/catalog/moderation.ts';
import { withCompliance } from '../../../../src/domain/catalog/track-compliance.ts';
import { complianceStates, type Track, type Uncommitted } from '../../../../src/domain/catalog/track.ts';
import { permissionOf } from '../../../../src/domain/licensing/compliance.ts';
import { asOf, type License } from '../../../../src/domain/licensing/license.ts';
import { monthOf } from '../../../../src/domain/shared/calendar.ts';
import type { LicenseId, PlatformId, TrackId } from '../../../../src/domain/shared/ids.ts';
import { expand, type Territory } from '../../../../src/domain/shared/territory.ts';
import type { LicenseFilter } from '../../../../src/ports/driven/licensing/license-ledger.ts';
import {
  aLicense,
  aPlatform,
  aRevocation,
  aRevoked,
  aTrack,
  contentId,
  noon,
  platformId,
  trackId,
} from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import type { LedgerView } from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

const hour = 3_600_000;
const platforms = 3;

type Decide = (track: Track, at: number) => Uncommitted<Track>;

const restrict =
  (territories: readonly Territory[], reason: 'legal' | 'disputed' | 'withdrawn'): Decide =>
  (track, at) =>
    withdrawFrom(track, territories, at, reason);
const lift =
  (territories: readonly Territory[]): Decide =>
  (track, at) =>
    valueOf(restore(track, territories, at));
const down =
  (reason: 'legal' | 'disputed' | 'withdrawn'): Decide =>
  (track, at) =>
    valueOf(takeDown(track, reason, at));
const back: Decide = (track, at) => valueOf(approve(track, at));

/** The decisions about each track, one an hour, beginning two hours after the licenses were issued. */
const decided: readonly (readonly Decide[])[] = [
  [],
  [down('legal')],
  [down('disputed')],
  [down('withdrawn')],
  [down('legal'), back],
  [restrict(['DE'], 'legal')],
  [restrict(['DE'], 'disputed'), restrict(['AT'], 'legal')],
  [restrict(['DE', 'AT'], 'legal'), lift(['DE'])],
  [restrict(['AT'], 'legal'), down('disputed')],
  [restrict(['DE'], 'withdrawn')],
];

const licensed = [['WORLD'], ['DE'], ['AT', 'DE'], ['FR']] as const;

interface StoredLicenses {
  readonly licenses: readonly License[];
  readonly tracks: ReadonlyMap<TrackId, Track>;
}

/** Licenses of every track for every list of territories, spread over platforms; some ended. Then come the decisions. */
const storedLicenses = async ({ ledger, library, registry }: LedgerView): Promise<StoredLicenses> => {
  for (let n = 1; n <= platforms; n++)
    await registry.register({ platform: aPlatform({}, n), credentials: [], effects: noEffects });
  const tracks = new Map<TrackId, Track>();
  const licenses: License[] = [];
  for (const [i, decisions] of decided.entries()) {
    const { catalogVersion: _, ...record } = aTrack({}, i + 1);
    const added = await library.commit({
      track: record,
      guards: { catalogVersion: 'absent' },
      effects: noEffects,
    });
    if (added.outcome !== 'committed') throw new Error('the track is there already');
    let { track } = added;
    for (const [j, territories] of licensed.entries()) {
      const n = i * licensed.length + j + 1;
      const lapses = n % 7 === 0 && { validUntil: noon + hour };
      const owner = platformId((n % platforms) + 1);
      const candidate = aLicense(
        {
          ...{ trackId: track.trackId, platformId: owner, contentId: contentId(n), territories, ...lapses },
          ...(n % 2 === 0 && { contentType: 'podcast_episode', source: 'webhook' }),
        },
        n,
      );
      await ledger.open({
        candidate,
        guards: {
          track: { trackId: track.trackId, catalogVersion: track.catalogVersion },
          platform: { platformId: owner, version: 1 },
          quota: { month: monthOf(noon), limit: null },
        },
        effects: noEffects,
        warnings: [],
      });
      const revoked = aRevoked(candidate, aRevocation(), noon + hour);
      const ended = n % 5 === 0 ? await ledger.close({ revoked, effects: noEffects }) : candidate;
      licenses.push(ended?.status === 'revoked' ? ended : candidate);
    }
    for (const [j, decide] of decisions.entries()) {
      const at = noon + (2 + j) * hour;
      const after = withCompliance(track, decide(track, at), at);
      const { catalogVersion } = track;
      const committed = await library.commit({
        track: after,
        guards: { catalogVersion },
        effects: noEffects,
      });
      if (committed.outcome !== 'committed') throw new Error('someone else decided');
      ({ track } = committed);
    }
    tracks.set(track.trackId, track);
  }
  return { licenses, tracks };
};

type Requested = Omit<LicenseFilter, 'platformId'>;

/** The compliance of each license by the domain, without any index. */
const expected = (
  { licenses, tracks }: StoredLicenses,
  owner: PlatformId,
  requested: Requested,
  now: number,
): LicenseId[] =>
  licenses
    .filter((license) => {
      const seen = asOf(license, now);
      const { compliance, updatedAt } = permissionOf(seen, tracks.get(license.trackId));
      const { territories, updatedSince, compliance: state, ...equal } = requested;
      return (
        license.platformId === owner &&
        Object.entries(equal).every(([member, value]) => seen[member as keyof License] === value) &&
        (state === undefined || compliance.state === state) &&
        (updatedSince === undefined || updatedAt >= updatedSince) &&
        (!territories || !expand(territories).isDisjointFrom(expand(license.territories)))
      );
    })
    .map((license) => license.licenseId)
    .toSorted()
    .toReversed();

const walked = async (
  { ledger }: LedgerView,
  filter: LicenseFilter,
  now: number,
  limit: number,
): Promise<LicenseId[]> => {
  const found: LicenseId[] = [];
  let after: LicenseId | undefined;
  do {
    const page = await ledger.list(filter, { limit, now, ...(after !== undefined && { after }) });
    found.push(...page.licenses.map((license) => license.licenseId));
    after = page.next;
  } while (after !== undefined);
  return found;
};

const owners = [1, 2, 3].map((n) => platformId(n));
const since = [0, 1, 2, 3, 4].map((hours) => noon + hours * hour + (hours === 0 ? 0 : 1));

export const compliancePolicies = (open: OpenWorld<LedgerView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const isAsExpected =
    (questions: readonly Requested[]) =>
    async (view: LedgerView): Promise<void> => {
      const whole = await storedLicenses(view);
      const now = noon + 9 * hour;
      let found = 0;
      for (const requested of questions)
        for (const owner of owners) {
          const ids = await walked(view, { platformId: owner, ...requested }, now, 3);
          expect([requested, owner, ids]).toEqual([requested, owner, expected(whole, owner, requested, now)]);
          found += ids.length;
        }
      expect(found).toBeGreaterThan(questions.length);
    };
  const states = complianceStates.map((compliance) => ({ compliance }));
  const active = { status: 'active' } as const;
  const ofTrack = (n: number) => ({ trackId: trackId(n) });

  return [
    policy(
      'finds licenses by their compliance, whatever their status',
      isAsExpected([
        ...states,
        ...states.flatMap((one) => [6, 7, 9].map((n) => ({ ...one, ...ofTrack(n) }))),
        ...states.map((one) => ({ ...one, ...active })),
        ...states.map((one) => ({ ...one, status: 'expired' as const })),
      ]),
    ),

    policy(
      'finds licenses whose compliance changed since a moment, beside those issued and ended',
      isAsExpected([
        ...since.map((updatedSince) => ({ updatedSince })),
        ...since.map((updatedSince) => ({ updatedSince, ...active })),
        ...since.map((updatedSince) => ({ updatedSince, status: 'revoked' as const })),
        ...since.map((updatedSince) => ({ updatedSince, status: 'expired' as const })),
        ...since.map((updatedSince) => ({ updatedSince, ...ofTrack(8) })),
      ]),
    ),

    policy(
      'finds licenses of a compliance that changed since a moment',
      isAsExpected(
        states.flatMap((one) => [
          ...since.map((updatedSince) => ({ ...one, updatedSince })),
          ...since.map((updatedSince) => ({ ...one, updatedSince, ...active })),
        ]),
      ),
    ),

    policy(
      'finds licenses by type of content, source and territories',
      isAsExpected([
        { contentType: 'podcast_episode' },
        { contentType: 'podcast_episode', source: 'api' },
        { source: 'webhook' },
        { source: 'webhook', ...active, compliance: 'must_remove' },
        { territories: ['DE', 'CH'] },
        { territories: ['FR'], ...active },
        { territories: ['WORLD'], ...ofTrack(3) },
        { territories: ['AT'], compliance: 'must_remove', updatedSince: noon + hour + 1 },
      ]),
    ),

    policy(
      'loses and repeats nothing between pages of a list by compliance while a track is taken down',
      async (view) => {
        const whole = await storedLicenses(view);
        const owner = platformId(1);
        const filter = { platformId: owner, compliance: 'clear' } as const;
        const now = noon + 9 * hour;
        const first = await view.ledger.list(filter, { limit: 2, now });
        const track = whole.tracks.get(trackId(5));
        if (!track) throw new Error('the fifth track is missing');
        const after = withCompliance(track, down('legal')(track, now), now);
        await view.library.commit({
          track: after,
          guards: { catalogVersion: track.catalogVersion },
          effects: noEffects,
        });
        const page = { limit: 50, now, ...(first.next && { after: first.next }) };
        const { licenses } = await view.ledger.list(filter, page);
        const left = expected(whole, owner, { compliance: 'clear' }, now).filter((id) =>
          whole.licenses.some((one) => one.licenseId === id && one.trackId !== track.trackId),
        );
        expect([...first.licenses, ...licenses].map((one) => one.licenseId)).toEqual(left);
      },
    ),

    policy('counts active licenses of a track that cover one of some territories', async (view) => {
      const whole = await storedLicenses(view);
      const now = noon + 9 * hour;
      let counted = 0;
      for (const owner of owners)
        for (const n of [1, 2, 3])
          for (const territories of [['DE'], ['FR', 'US'], ['WORLD']]) {
            const requested = { ...ofTrack(n), ...active, territories };
            const count = await view.ledger.countActive(owner, trackId(n), now, territories);
            expect(count).toBe(expected(whole, owner, requested, now).length);
            counted += count;
          }
      expect(counted).toBeGreaterThan(0);
    }),

    policy('pages the platforms with an active license of a track, by id', async (view) => {
      const whole = await storedLicenses(view);
      for (const now of [noon, noon + 9 * hour])
        for (let n = 1; n <= decided.length + 1; n++) {
          const holders = owners.filter(
            (owner) => expected(whole, owner, { ...ofTrack(n), ...active }, now).length > 0,
          );
          const found: PlatformId[] = [];
          while (found.length <= owners.length) {
            const last = found.at(-1);
            const page = { limit: 1, now, ...(last && { after: last }) };
            const next = await view.ledger.licensees(trackId(n), page);
            if (next.length === 0) break;
            found.push(...next);
          }
          expect(found).toEqual(holders);
          expect(await view.ledger.licensees(trackId(n), { limit: 9, now })).toEqual(holders);
        }
    }),
  ];
};
