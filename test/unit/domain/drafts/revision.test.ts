import { decidedRevisions, maxDecided } from '../../../../src/domain/drafts/decided-revisions.ts';
import type { DecidedRevision, Draft, DraftDetails } from '../../../../src/domain/drafts/draft.ts';
import { hasUnsubmittedChanges } from '../../../../src/domain/drafts/draft.ts';
import {
  approvedRevision,
  returnedRevision,
  revisedFields,
  revisionObstacle,
  shownRevision,
  submittedRevision,
  withdrawnRevision,
  withRevision,
} from '../../../../src/domain/drafts/revision.ts';
import {
  droppedParties,
  statesInRevision,
  type WithParties,
} from '../../../../src/domain/drafts/revision-parties.ts';
import { noMining } from '../../../../src/domain/catalog/license-terms.ts';
import { aTrack, noon } from '../../../support/builders/builders.ts';
import { aDraft, aRevision, someShares, submittedDraft } from '../../../support/drafts/draft-records.ts';
import { partyId } from '../../../support/parties/party-records.ts';

const published = submittedDraft(aDraft());
const territories = { include: ['DE' as const], exclude: [] };
const edited = (changes: DraftDetails, draft: Draft = published): Draft => ({
  ...draft,
  details: { ...draft.details, ...changes },
});
const changed = edited({ territories });
const submitted = submittedRevision(changed, aRevision(), noon + 1);
const revisionOf = ({ revision }: Draft) => {
  if (!revision) throw new Error('no revision');
  return revision;
};
const approval = (after: number) => ({ reasons: 'It matches.', at: noon + after });
const returned = (act: 'request_changes' | 'reject') =>
  returnedRevision(submitted, revisionOf(submitted), { act, reasons: 'Not clear.', at: noon + 2 });

describe('a revision', () => {
  it('is shown with what changes, from the first change of a reviewed detail to the decision', () => {
    expect(shownRevision(published, 'approved')).toBeUndefined();
    expect(shownRevision(edited({ title: 'Other' }), 'approved')).toBeUndefined();
    const fields = ['territories'];
    expect(shownRevision(changed, 'approved')).toMatchObject({ state: 'open', fields });
    expect(shownRevision(changed, 'taken_down')).toBeUndefined();
    expect(shownRevision(changed, 'pending_review')).toBeUndefined();
    expect(shownRevision(submitted, 'approved')).toMatchObject({
      ...{ state: 'pending_review', fields, submittedAt: noon + 1 },
      ...{ before: published.details, after: changed.details },
    });
    for (const [act, state] of [
      ['request_changes', 'changes_requested'],
      ['reject', 'rejected'],
    ] as const)
      expect(shownRevision(returned(act), 'approved')).toMatchObject({
        state,
        fields,
        reasons: 'Not clear.',
      });
  });

  it('shows what the review has while it waits, whatever is edited meanwhile', () => {
    const again = edited({ cLine: '© 2026 Other' }, submitted);
    expect(shownRevision(again, 'approved')).toMatchObject({ fields: ['territories'] });
    expect([hasUnsubmittedChanges(submitted), hasUnsubmittedChanges(again)]).toEqual([false, true]);
    expect(hasUnsubmittedChanges(changed)).toBe(true);
  });

  it('can be submitted once it differs from the catalog and from what the review has or has rejected', () => {
    expect(revisionObstacle(published)).toBe('nothing-changed');
    expect(revisionObstacle(edited({ title: 'Other' }))).toBe('nothing-changed');
    expect(revisionObstacle(changed)).toBeUndefined();
    expect(revisionObstacle(submitted)).toBe('is-pending');
    expect(revisionObstacle(edited({ cLine: '© 2026 Other' }, submitted))).toBeUndefined();
    expect(revisionObstacle(returned('request_changes'))).toBeUndefined();
    expect(revisionObstacle(returned('reject'))).toBe('was-rejected');
    expect(revisionObstacle(edited({ cLine: '© 2026 Other' }, returned('reject')))).toBeUndefined();
  });

  it('becomes what the catalog has when it is approved; later changes and the description stay', () => {
    const later = edited({ cLine: '© 2026 Other', title: 'Later' }, submitted);
    const after = approvedRevision(later, revisionOf(submitted), approval(5));
    expect(after.revision).toBeUndefined();
    expect(after.details).toEqual(later.details);
    expect(after.submitted).toEqual({
      ...published.submitted,
      ...{ details: { ...published.details, territories }, at: noon + 1 },
    });
    expect(after.version).toBe(later.version + 1);
    expect(shownRevision(after, 'approved')).toMatchObject({ state: 'open', fields: ['cLine'] });
  });

  it('keeps the shares that applied before, with the time from which its own do', () => {
    const first = { effectiveFrom: published.submitted?.at, shares: someShares };
    const same = approvedRevision(submitted, revisionOf(submitted), approval(5));
    expect(same.splits).toEqual([first]);
    const shares = { ...someShares, publishers: [] };
    const revision = aRevision({ details: { ...same.details, rights: shares } });
    const after = approvedRevision(same, revision, approval(9_000));
    expect(after.splits).toEqual([first, { effectiveFrom: noon + 9_000, shares }]);
  });

  it('is withdrawn with all changes of reviewed details, also removed and added ones', () => {
    const { iswc: _, ...without } = published.details;
    const draft = { ...submitted, details: { ...without, territories, title: 'Renamed' } };
    const after = withdrawnRevision(draft, noon + 9);
    expect(after).toEqual({
      ...published,
      ...{ details: { ...published.details, title: 'Renamed' }, updatedAt: noon + 9 },
      version: draft.version + 1,
    });
    expect(shownRevision(after, 'approved')).toBeUndefined();
  });

  it('leaves its decision behind when it is withdrawn, replaced or approved, the last one first', () => {
    const rejected = returned('reject');
    const decision = {
      ...{ act: 'reject', reasons: 'Not clear.', at: noon + 2 },
      ...{ submittedAt: noon + 1, fields: ['territories'] },
    };
    const last = { ...decision, rejected: changed.details };
    expect(decidedRevisions(published)).toEqual([]);
    expect(decidedRevisions(submitted)).toEqual([]);
    expect(decidedRevisions(rejected)).toEqual([last]);
    const withdrawn = withdrawnRevision(rejected, noon + 9);
    expect(withdrawn.revision).toBeUndefined();
    expect(decidedRevisions(withdrawn)).toEqual([last]);
    expect(
      decidedRevisions(withdrawnRevision(edited({ cLine: '© 2026 Other' }, withdrawn), noon + 10)),
    ).toEqual([last]);
    expect(revisionObstacle(edited({ territories }, withdrawn))).toBe('was-rejected');
    const other = { territories, cLine: '© 2026 Other' };
    const again = submittedRevision(edited(other, withdrawn), aRevision(), noon + 11);
    expect(revisionObstacle(edited({ cLine: published.details.cLine ?? '' }, again))).toBe('was-rejected');
    const approved = approvedRevision(again, revisionOf(again), approval(12));
    expect(decidedRevisions(approved)).toEqual([
      {
        ...{ act: 'approve', reasons: 'It matches.', at: noon + 12 },
        ...{ submittedAt: noon + 11, fields: ['cLine', 'territories'] },
      },
      decision,
    ]);
    const many = Array.from({ length: maxDecided }, () => decision as DecidedRevision);
    expect(decidedRevisions({ ...rejected, decided: many })).toHaveLength(maxDecided);
  });

  it('needs no confirmation of parties that stay the same, with the same shares', () => {
    const [first, second, third, fourth] = [1, 2, 3, 4].map((n) => partyId(n));
    if (!first || !second || !third || !fourth) throw new Error('too few');
    const rights = {
      ...someShares,
      writers: someShares.writers.map((share) => ({ ...share, sharePct: '50' })),
    };
    const states = new Map([
      [first, 'notAsked' as const],
      [second, 'notAsked' as const],
      [third, 'asked' as const],
      [fourth, 'disputed' as const],
      [partyId(5), 'notAsked' as const],
    ]);
    const parties = [...states.keys()].map((id) => ({ partyId: id, identity: `same ${id}` }));
    const before = { details: { rights: someShares }, parties };
    const statesOf = (known: WithParties, next: WithParties) => [
      ...statesInRevision(states, known, next).values(),
    ];
    const after = { details: { rights }, parties };
    expect(statesOf(before, after)).toEqual(['notAsked', 'confirmed', 'asked', 'disputed', 'notAsked']);
    const renamed = parties.map((one) => (one.partyId === second ? { ...one, identity: 'other' } : one));
    const asked = ['notAsked', 'notAsked', 'asked', 'disputed', 'notAsked'];
    expect(statesOf(before, { ...after, parties: renamed })).toEqual(asked);
    // An earlier release did not keep who the parties were.
    expect(statesOf({ details: before.details }, after)).toEqual(asked);
    expect(statesOf({ details: before.details }, { details: { rights } })).toEqual(asked);
  });

  it('needs the confirmation of a publisher that no longer administers the share of a writer', () => {
    const [writer, publisher] = [partyId(3), partyId(4)];
    const parties = [writer, publisher].map((id) => ({ partyId: id, identity: `same ${id}` }));
    const states = new Map([writer, publisher].map((id) => [id, 'notAsked' as const]));
    const writers = someShares.writers.map(({ administeredBy: _, ...share }) => share);
    const before = { details: { rights: someShares }, parties };
    const after = { details: { rights: { ...someShares, writers } }, parties };
    expect([...statesInRevision(states, before, before).values()]).toEqual(['confirmed', 'confirmed']);
    expect([...statesInRevision(states, before, after).values()]).toEqual(['notAsked', 'notAsked']);
  });

  it('needs the confirmation of every party for a wider consent to data mining and AI, and of none for its withdrawal', () => {
    const parties = [partyId(3), partyId(4)].map((id) => ({ partyId: id, identity: `same ${id}` }));
    const states = new Map(parties.map(({ partyId: id }) => [id, 'notAsked' as const]));
    const without = { details: { rights: someShares }, parties };
    const tdm = { ...noMining, aiTraining: 'allowed' as const };
    const withConsent = { details: { rights: someShares, tdm }, parties };
    expect([...statesInRevision(states, without, withConsent).values()]).toEqual(['notAsked', 'notAsked']);
    expect([...statesInRevision(states, withConsent, without).values()]).toEqual(['confirmed', 'confirmed']);
    expect([...statesInRevision(states, withConsent, withConsent).values()]).toEqual([
      ...['confirmed', 'confirmed'],
    ]);
  });

  it('keeps who its parties are, for the next one', () => {
    const parties = [{ partyId: partyId(1), identity: 'first' }];
    const revised = submittedRevision(changed, { ...aRevision(), parties }, noon + 1);
    expect(revised.revision?.parties).toEqual(parties);
    const approved = approvedRevision(revised, revisionOf(revised), approval(5));
    expect(approved.submitted?.parties).toEqual(parties);
    const next = approvedRevision(approved, aRevision(), approval(6));
    expect(next.submitted).not.toHaveProperty('parties');
  });

  it('drops the parties that no longer have a share in it', () => {
    const [first, second] = someShares.master;
    if (!first || !second) throw new Error('too few');
    const after = { ...someShares, master: [first] };
    expect(droppedParties(someShares, after)).toEqual([second.partyId]);
    expect(droppedParties(someShares, someShares)).toEqual([]);
    expect(droppedParties(undefined, someShares)).toEqual([]);
    expect(droppedParties(after, undefined)).toEqual([1, 3, 4].map((n) => partyId(n)));
  });

  it('changes fields of the track that follow from names, too', () => {
    const track = aTrack();
    const { catalogVersion: _, ...same } = track;
    expect(revisedFields(track, same)).toEqual([]);
    const [owner] = track.rights.master;
    if (!owner) throw new Error('no owner');
    const rights = { ...track.rights, master: [{ ...owner, party: 'Renamed' }] };
    const artists = track.artists.map((artist) => ({ ...artist, name: 'Renamed' }));
    expect(revisedFields(track, { ...same, rights, artists, bpm: 61 })).toEqual(['artists', 'rights']);
  });

  it('changes the reviewed members of a track alone', () => {
    const track = aTrack({ title: 'Now', language: 'de', iswc: 'T0345246801' });
    const {
      catalogVersion: _,
      iswc: __,
      ...other
    } = aTrack({ title: 'Then', bpm: 61, isrc: 'QZXYZ2600002' });
    const { catalogVersion: ___, iswc: ____, ...kept } = track;
    expect(withRevision(track, { ...other, cLine: '© Other' }, noon + 5)).toEqual({
      ...{ ...kept, isrc: 'QZXYZ2600002', cLine: '© Other', updatedAt: noon + 5 },
    });
  });
});
