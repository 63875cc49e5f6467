import fc from 'fast-check';
import {
  changedDetails,
  draftArtwork,
  hasUnsubmittedChanges,
  newDraft,
  ownedDraft,
  withDraftEdit,
  type DraftDetails,
  type DraftEdit,
} from '../../../../src/domain/drafts/draft.ts';
import { ready } from '../../../../src/domain/images/image.ts';
import { accountId } from '../../../support/artists/artist-builders.ts';
import { noon } from '../../../support/builders/builders.ts';
import { aDraft, draftDetails, submittedDraft } from '../../../support/drafts/draft-records.ts';
import { anAttempt, aPicture, aSentImage } from '../../../support/images/image-records.ts';

const some = fc.record(
  {
    title: fc.string(),
    bpm: fc.integer({ min: 20, max: 400 }),
    genres: fc.array(fc.string()),
    key: fc.constantFrom({ tonic: 'A', mode: 'minor' } as const, { tonic: 'C', mode: 'major' } as const),
    explicitness: fc.constantFrom('clean' as const, 'explicit' as const),
  },
  { requiredKeys: [] },
);
const edits: fc.Arbitrary<DraftEdit> = fc
  .tuple(some, fc.subarray(['title', 'bpm', 'genres', 'key', 'version'] as const))
  .map(([given, removed]) => ({ ...given, ...Object.fromEntries(removed.map((name) => [name, null])) }));

describe('an edit of a draft', () => {
  it('sets what it names, removes what it names as null and keeps the rest', () => {
    const { version: _, ...rest } = draftDetails();
    const edit: DraftEdit = { version: null, title: 'Other', keywords: [] };
    expect(withDraftEdit(draftDetails(), edit)).toEqual({ ...rest, title: 'Other', keywords: [] });
    expect(withDraftEdit(draftDetails(), {})).toEqual(draftDetails());
    expect(withDraftEdit({}, { title: null })).toEqual({});
  });

  it('leaves no member that is null, changes nothing a second time, and changes only members that it has', () => {
    fc.assert(
      fc.property(some, edits, (details: DraftDetails, edit) => {
        const once = withDraftEdit(details, edit);
        expect(Object.values(once)).not.toContain(null);
        expect(changedDetails(once, withDraftEdit(once, edit))).toEqual([]);
        expect(changedDetails(details, once).filter((name) => !(name in edit))).toEqual([]);
        for (const [name, value] of Object.entries(edit))
          expect(once[name as keyof DraftDetails]).toEqual(value ?? undefined);
      }),
    );
  });
});

describe('the changed details of a draft', () => {
  it.each<[string, DraftDetails, DraftDetails, readonly string[]]>([
    ['none', draftDetails(), draftDetails(), []],
    ['a list in another order', { moods: ['calm', 'warm'] }, { moods: ['warm', 'calm'] }, ['moods']],
    ['a member that was added', {}, { bpm: 96 }, ['bpm']],
    ['a member that was removed', { bpm: 96, title: 'A' }, { title: 'A' }, ['bpm']],
    ['several, in the order of their names', { title: 'A' }, { title: 'B', bpm: 1 }, ['bpm', 'title']],
  ])('are named: %s', (_, before, after, names) => {
    expect(changedDetails(before, after)).toEqual(names);
  });
});

describe('a draft', () => {
  it('begins with the first version, which was not submitted', () => {
    const { trackId, accountId: account, artistId, details } = aDraft();
    const owner = { trackId, accountId: account, artistId };
    expect(newDraft(owner, details, noon)).toEqual(aDraft({ createdAt: noon, updatedAt: noon }));
  });

  it('is found by its own account alone', () => {
    const missing = { ok: false, failure: { kind: 'draft-not-found' } };
    expect(ownedDraft({ accountId: accountId() }, aDraft())).toEqual({ ok: true, value: aDraft() });
    expect(ownedDraft({ accountId: accountId(2) }, aDraft())).toEqual(missing);
    expect(ownedDraft({ accountId: accountId() }, undefined)).toEqual(missing);
  });

  it('has changes that were not submitted, until its details are the submitted ones', () => {
    expect(hasUnsubmittedChanges(aDraft())).toBe(true);
    const submitted = submittedDraft(aDraft());
    expect(hasUnsubmittedChanges(submitted)).toBe(false);
    expect(hasUnsubmittedChanges({ ...submitted, version: submitted.version + 1 })).toBe(false);
    const details = { ...submitted.details, title: 'Other' };
    expect(hasUnsubmittedChanges({ ...submitted, details })).toBe(true);
  });
});

describe('the artwork of a draft', () => {
  const unconfirmed = { ...aSentImage(), purpose: 'track_artwork' } as const;
  const confirmed = ready(unconfirmed, { ...anAttempt(), now: noon });
  if (!confirmed) throw new Error('the image is not confirmed');

  it('is a confirmed image of the account for tracks', () => {
    expect(draftArtwork({ accountId: accountId() }, confirmed)).toEqual({ ok: true, value: aPicture() });
  });

  it.each([
    ['missing', undefined],
    ['not confirmed', unconfirmed],
    ['an image for albums', { ...confirmed, purpose: 'album_cover' as const }],
    ['an image of another account', { ...confirmed, accountId: accountId(2) }],
  ])('is rejected if it is %s', (_, image) => {
    const failure = { kind: 'artwork-unusable' };
    expect(draftArtwork({ accountId: accountId() }, image)).toEqual({ ok: false, failure });
  });
});
