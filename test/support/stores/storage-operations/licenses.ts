import { takeDown, withdrawFrom } from '../../../../src/domain/catalog/moderation.ts';
import { withCompliance } from '../../../../src/domain/catalog/track-compliance.ts';
import type { TakedownReason, Track, Uncommitted } from '../../../../src/domain/catalog/track.ts';
import { ForensicMark } from '../../../../src/domain/licensing/forensic-mark.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import type { ActiveLicense } from '../../../../src/domain/licensing/license.ts';
import type {
  AllLicensesFilter,
  LicenseFilter,
  Opening,
} from '../../../../src/ports/driven/licensing/license-ledger.ts';
import {
  aLicense,
  anEvent,
  aRevoked,
  contentId,
  licenseId,
  noon,
  platformId,
  trackId,
} from '../../builders/builders.ts';
import { aMail } from '../../builders/staff-builders.ts';
import { mark, month, outcomeOf, type Operation, type Stored } from './stage.ts';
import { type ChangesOf, effectsOf, noEffects } from '../../effects.ts';

const candidate = (n: number, changes: Partial<ActiveLicense> = {}) =>
  aLicense({ contentId: contentId(n), ...changes }, n);
const openingOf = (license: ActiveLicense, rest: ChangesOf<Opening> = {}): Opening => ({
  candidate: license,
  guards: {
    track: { trackId: license.trackId, catalogVersion: 1 },
    platform: { platformId: license.platformId, version: 1 },
    quota: { month, limit: 1_000_000 },
  },
  warnings: [],
  ...rest,
  effects: effectsOf({ events: [anEvent({}, Number(license.licenseId.slice(4)))], ...rest.effects }),
});
const [issued, held, lapsed, revoked] = [800_001, 800_002, 800_003, 800_004];
const lapsing = candidate(lapsed, { issuedAt: noon - dayMs, validUntil: noon - 1 });

const issuing: readonly Operation[] = [
  {
    name: 'issue a license, with its event and idempotency record',
    ready: ({ idempotencyStore }) => idempotencyStore.begin(mark('issue')),
    run: ({ ledger }) =>
      ledger.open(
        openingOf(candidate(issued), { effects: { idempotency: outcomeOf('issue', licenseId(issued)) } }),
      ),
  },
  {
    name: 'issue a license that is held',
    ready: ({ ledger }) => ledger.open(openingOf(candidate(held))),
    run: ({ ledger }) =>
      ledger.open(openingOf(candidate(held, { licenseId: licenseId(800_010) }), { effects: { events: [] } })),
  },
  {
    name: 'issue a license over one that has lapsed',
    ready: ({ ledger }) => ledger.open(openingOf(lapsing)),
    run: ({ ledger }) =>
      ledger.open(
        openingOf(aLicense({ contentId: lapsing.contentId }, 800_011), { effects: { events: [] } }),
      ),
  },
  {
    name: 'revoke a license, with its event',
    ready: ({ ledger }) => ledger.open(openingOf(candidate(revoked))),
    run: ({ ledger }) =>
      ledger.close({
        revoked: aRevoked(candidate(revoked)),
        effects: effectsOf({ events: [anEvent({}, 800_020)] }),
      }),
  },
  {
    name: 'revoke a license that has ended',
    run: ({ ledger }) => ledger.close({ revoked: aRevoked(candidate(revoked)), effects: noEffects }),
  },
  { name: 'find a license', run: ({ ledger }) => ledger.find(licenseId(issued)) },
  {
    name: 'find the existing license of a binding',
    run: ({ ledger }) => ledger.findExisting(candidate(issued)),
  },
  {
    name: 'find the license closest to a use',
    run: ({ ledger }) =>
      ledger.closestTo(platformId(), [{ trackId: trackId(), territory: 'DE', occurredAt: noon }]),
  },
  {
    name: 'find the license closest to a use that no license covers',
    run: ({ ledger }) => ledger.closestTo(platformId(), [{ trackId: trackId(), occurredAt: noon - dayMs }]),
  },
  {
    name: 'find the license closest to a use in a content',
    run: ({ ledger }) =>
      ledger.closestTo(platformId(), [
        { trackId: trackId(), contentId: contentId(issued), occurredAt: noon },
      ]),
  },
  {
    name: 'count active licenses of a track',
    run: ({ ledger }) => ledger.countActive(platformId(), trackId(), noon),
  },
  {
    name: 'count active licenses of a track in some territories',
    run: ({ ledger }) => ledger.countActive(platformId(), trackId(), noon, ['DE', 'US']),
  },
  {
    name: 'list who licenses a track',
    run: ({ ledger }) => ledger.licensees(trackId(), { limit: 2, now: noon }),
  },
  { name: 'count licenses of a month', run: ({ ledger }) => ledger.issuedIn(platformId(), month) },
  {
    name: 'count licenses of a past month',
    run: ({ ledger }) => ledger.counts(platformId(), '2026-10', noon),
  },
  { name: 'count licenses of a month', run: ({ ledger }) => ledger.counts(platformId(), month, noon) },
];

const page = { limit: 50, now: noon };
const lists: Readonly<Record<string, Omit<LicenseFilter, 'platformId'>>> = {
  'licenses of a platform': {},
  'licenses of a track': { trackId: trackId() },
  'licenses of a content': { contentId: contentId() },
  'active licenses': { status: 'active' },
  'active licenses of a track': { status: 'active', trackId: trackId() },
  'revoked licenses': { status: 'revoked' },
  'expired licenses': { status: 'expired' },
  'licenses changed since': { updatedSince: noon - 3_600_000 },
  'licenses under removal': { compliance: 'must_remove' },
  'licenses on hold': { compliance: 'on_hold' },
  'licenses that are clear': { compliance: 'clear' },
  'active licenses under removal changed since': {
    ...{ compliance: 'must_remove', status: 'active', updatedSince: noon - 3_600_000 },
  },
  'licenses for films': { contentType: 'film' },
  'licenses of a hub': { source: 'hub' },
  'licenses with words': { terms: ['slow', 'harbour'] },
  'active licenses of a track with words': { terms: ['slow'], status: 'active', trackId: trackId() },
  'a license by its ID': { licenseId: licenseId(700_001) },
  'active licenses changed since': { status: 'active', updatedSince: noon - 3_600_000 },
};

/** Licenses of the first platform: one to be removed, one on hold, two to be removed in different territories. */
const decideAboutTracks = async ({ library }: Stored): Promise<void> => {
  const decide = async (n: number, decided: (track: Track) => Uncommitted<Track>): Promise<void> => {
    const track = await library.find(trackId(n));
    if (!track || track.compliance) return;
    const { catalogVersion } = track;
    const after = withCompliance(track, decided(track), noon);
    await library.commit({ track: after, guards: { catalogVersion }, effects: noEffects });
  };
  const down = (track: Track, reason: TakedownReason) => {
    const taken = takeDown(track, reason, noon);
    return taken.ok ? taken.value : track;
  };
  await decide(49, (track) => down(track, 'legal'));
  await decide(52, (track) => down(track, 'disputed'));
  await decide(55, (track) => withdrawFrom(track, ['DE'], noon, 'legal'));
  await decide(58, (track) => withdrawFrom(track, ['US'], noon, 'legal'));
};

const listing: readonly Operation[] = Object.entries(lists).flatMap(([name, filter]) => [
  {
    name: `list ${name}`,
    ready: decideAboutTracks,
    run: ({ ledger }: Stored) => ledger.list({ platformId: platformId(), ...filter }, page),
  },
  {
    name: `list ${name}, a later page`,
    run: ({ ledger }: Stored) =>
      ledger.list({ platformId: platformId(), ...filter }, { ...page, after: licenseId(700_000) }),
  },
]);

const ending = (n: number) => candidate(n, { issuedAt: noon - 60 * dayMs, validUntil: noon + dayMs });
const [first, second] = [ending(800_030), ending(800_031)];
const notice = ({ licenseId: id, trackId: of }: ActiveLicense) => ({
  ...{ licenseId: id, trackId: of, dueAt: noon - 29 * dayMs, nextAt: noon + dayMs },
});

const notifying: readonly Operation[] = [
  { name: 'look for notices where none is due', run: ({ expiry }) => expiry.due(0, 800) },
  {
    name: 'look for notices',
    ready: async ({ ledger }) => {
      await ledger.open(openingOf(first));
      await ledger.open(openingOf(second));
    },
    run: ({ expiry }) => expiry.due(noon, 800),
  },
  {
    name: 'look for notices where one platform has more than its share',
    run: ({ expiry }) => expiry.due(noon, 2),
  },
  {
    name: 'list licenses for an email',
    run: ({ expiry }) =>
      expiry.upcoming(
        { platformId: platformId(), dueBefore: noon, ends: { from: noon, to: noon + dayMs } },
        { limit: 20, max: 1_001 },
      ),
  },
  {
    name: 'send two notices, with their events and email',
    run: ({ expiry }) =>
      expiry.commit({
        platformId: platformId(),
        notices: [notice(first), notice(second)],
        effects: effectsOf({
          events: [anEvent({}, 801_030), anEvent({}, 801_031)],
          mails: [aMail({}, 800_030)],
        }),
      }),
  },
];

const ofAll: Readonly<Record<string, AllLicensesFilter>> = {
  'licenses of all platforms': {},
  'licenses of all platforms issued since': { issuedSince: noon - 3_600_000 },
  'licenses of one of all platforms': { platformId: platformId() },
  'licenses of a track on all platforms': { trackId: trackId() },
  'licenses of a content type on all platforms': { contentType: 'film' },
  'active licenses of all platforms': { status: 'active' },
  'revoked licenses of all platforms': { status: 'revoked' },
  'expired licenses of all platforms': { status: 'expired' },
  'licenses of all platforms by everything': {
    ...{ platformId: platformId(), trackId: trackId(), contentType: 'film', status: 'revoked' },
    issuedSince: noon - 3_600_000,
  },
};

const listingAll: readonly Operation[] = Object.entries(ofAll).flatMap(([name, filter]) => [
  { name: `list ${name}`, run: ({ ledger }: Stored) => ledger.listAll(filter, page) },
  {
    name: `list ${name}, a later page`,
    run: ({ ledger }: Stored) =>
      ledger.listAll(filter, { ...page, after: { at: noon - 60_000, id: licenseId(700_000) } }),
  },
]);

const marking: readonly Operation[] = [
  { name: 'claim a forensic mark', run: ({ marks }) => marks.claim(ForensicMark(48), licenseId()) },
  { name: 'claim a forensic mark again', run: ({ marks }) => marks.claim(ForensicMark(48), licenseId()) },
  { name: 'find whose a forensic mark is', run: ({ marks }) => marks.holder(ForensicMark(48)) },
];

export const licenseOperations: readonly Operation[] = [
  ...issuing,
  ...listing,
  ...listingAll,
  ...notifying,
  ...marking,
];
