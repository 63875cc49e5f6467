import fc from 'fast-check';
import { takeDown } from '../../../../src/domain/catalog/moderation.ts';
import { noMining } from '../../../../src/domain/catalog/license-terms.ts';
import { unpublishedStatuses, type Track } from '../../../../src/domain/catalog/track.ts';
import {
  withDraftEdit,
  changedDetails,
  type DraftDetails,
  type DraftEdit,
} from '../../../../src/domain/drafts/draft.ts';
import {
  draftStatuses,
  isSubmittable,
  permittedEdit,
  statusOf,
  reviewedDetails,
  submissionObstacle,
  unpublishedDetails,
  withDescription,
  withPublished,
} from '../../../../src/domain/drafts/publication.ts';
import { aTrack, noon } from '../../../support/builders/builders.ts';
import { aDraft, draftDetails, submittedDraft } from '../../../support/drafts/draft-records.ts';
import { aPicture } from '../../../support/images/image-records.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { uploadId } from '../../../support/uploads/upload-records.ts';

const unpublished = unpublishedStatuses.map((moderationStatus): Track => ({ ...aTrack(), moderationStatus }));
const takenDown: Track = { ...valueOf(takeDown(aTrack(), 'disputed', noon)), catalogVersion: 2 };
const published = [aTrack(), takenDown];

const descriptive = [
  ...(['title', 'version', 'genres', 'moods', 'instruments', 'keywords', 'bpm', 'key', 'energy'] as const),
  ...(['vocals', 'language', 'explicitness', 'artwork'] as const),
];
const reviewed = [
  ...(['isrc', 'iswc', 'artists', 'releaseDate', 'rights', 'pLine', 'cLine', 'territories'] as const),
  ...(['aiDisclosure', 'tdm'] as const),
];
const needed = ['title', 'genres', 'moods', 'bpm', 'key', 'energy', 'vocals', 'explicitness'] as const;
/** Details that all differ from those of `draftDetails`. */
const other: Required<Omit<DraftDetails, 'stems'>> = {
  ...draftDetails(2),
  ...{ version: 'Live', iswc: 'T0000000010', bpm: 61, key: { tonic: 'F#', mode: 'major' }, energy: 0.99 },
  ...{ genres: ['polka'], moods: ['odd'], instruments: ['bagpipes'], keywords: ['harbour'], language: 'fr' },
  ...{
    vocals: 'choir',
    explicitness: 'explicit',
    releaseDate: '1999-12-31',
    pLine: '℗ 1999',
    cLine: '© 1999',
  },
  aiDisclosure: { vocals: 'full', instruments: 'full', composition: 'full', lyrics: 'full' },
  tdm: { ...noMining, aiTraining: 'constrained' },
  territories: { include: ['DE'], exclude: [] },
  artists: [{ name: 'Other', role: 'main' }],
  rights: { master: [], writers: [], publishers: [] },
};
const editOf = (names: readonly (keyof typeof other)[]): DraftEdit =>
  Object.fromEntries(names.map((name) => [name, other[name]]));
/** An edit of a submitted draft. */
const permitted = (track: Track | undefined, edit: DraftEdit) => {
  const draft = submittedDraft(aDraft());
  return permittedEdit(track, draft, withDraftEdit(draft.details, edit));
};
const isPermitted = { ok: true, value: 'permitted' };
const removalOf = (...names: readonly (keyof DraftEdit)[]): DraftEdit =>
  Object.fromEntries(names.map((name) => [name, null]));

describe('an edit of a track', () => {
  it('names every detail as one that describes the track, or one that is reviewed', () => {
    expect([...descriptive, ...reviewed].toSorted()).toEqual(Object.keys(other).toSorted());
    expect(reviewedDetails.toSorted()).toEqual([...reviewed, 'stems'].toSorted());
  });

  it('can change every detail', () => {
    const names = [...descriptive, ...reviewed];
    expect(changedDetails(draftDetails(), withDraftEdit(draftDetails(), editOf(names)))).toEqual(
      names.toSorted(),
    );
  });

  it.each([undefined, ...unpublished])('is permitted before the track is published', (track) => {
    for (const edit of [editOf([...descriptive, ...reviewed]), removalOf(...descriptive, ...reviewed)])
      expect(permitted(track, edit)).toEqual(isPermitted);
  });

  it('is permitted after that unless the track was taken down: then it names the reviewed details that would change', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...published),
        fc.subarray([...descriptive]),
        fc.subarray([...reviewed]),
        (track, described, others) => {
          expect(permitted(track, editOf([...described, ...others]))).toEqual(
            others.length === 0 || track.moderationStatus === 'approved'
              ? isPermitted
              : { ok: false, failure: { kind: 'reviewed-details', fields: others.toSorted() } },
          );
        },
      ),
    );
  });

  it('can send the same values again, and return to those that the review has', () => {
    const draft = submittedDraft(aDraft());
    const same = Object.fromEntries(Object.entries(draft.details)) as DraftEdit;
    expect(permitted(takenDown, same)).toEqual(isPermitted);
    const changed = { ...draft, details: withDraftEdit(draft.details, editOf([...reviewed])) };
    expect(permittedEdit(takenDown, changed, draft.details)).toEqual(isPermitted);
    expect(permittedEdit(takenDown, changed, { ...changed.details, title: 'Other' })).toEqual(isPermitted);
  });

  it.each(reviewed)('cannot remove %s from a track that was taken down', (name) => {
    const failure = { kind: 'reviewed-details', fields: [name] };
    expect(permitted(takenDown, removalOf(name))).toEqual({ ok: false, failure });
    expect(permitted(aTrack(), removalOf(name))).toEqual(isPermitted);
  });

  it.each(needed)('cannot remove %s, which a published track needs', (name) => {
    const failure = { kind: 'details-needed', fields: [name] };
    const isList = Array.isArray(draftDetails()[name]);
    for (const track of published)
      for (const edit of [removalOf(name), ...(isList ? [{ [name]: [] }] : [])])
        expect(permitted(track, edit)).toEqual({ ok: false, failure });
  });

  it('can remove all other details that describe a published track', () => {
    const edit = removalOf(...descriptive.filter((name) => !(needed as readonly string[]).includes(name)));
    expect(permitted(aTrack(), edit)).toEqual(isPermitted);
  });
});

describe('the description of a published track', () => {
  const at = noon + 5_000;
  const edited = (track: Track, edit: DraftEdit) => {
    const after = withDraftEdit(draftDetails(), edit);
    return withDescription(track, after, changedDetails(draftDetails(), after), at);
  };

  it('has the details that changed, and keeps all others', () => {
    const track = aTrack({ language: 'en', withdrawn: { from: ['DE'], delivered: aTrack().territories } });
    const { updatedAt: _, ...rest } = track;
    const artwork = aPicture(9);
    expect(edited(track, { title: 'Renamed', artwork })).toEqual({
      ...rest,
      ...{ title: 'Renamed', artwork, updatedAt: at },
    });
    expect(edited(takenDown, { bpm: 97 })).toEqual({ ...takenDown, bpm: 97, updatedAt: at });
  });

  it('loses details that were removed, and has empty lists instead of none', () => {
    const track = aTrack({ language: 'en', version: 'Live', artwork: aPicture() });
    const { version: _, language: __, artwork: ___, ...rest } = track;
    const edit = removalOf('version', 'language', 'artwork', 'instruments', 'keywords');
    expect(edited(track, edit)).toEqual({ ...rest, instruments: [], keywords: [], updatedAt: at });
  });

  it('never has a detail that only the review may change', () => {
    const track = aTrack();
    const after = withDescription(track, draftDetails(2), [...descriptive, ...reviewed], at);
    const second = new Map<string, unknown>(Object.entries(draftDetails(2)));
    const members = new Map<string, unknown>(Object.entries(after));
    for (const [name, value] of Object.entries(track))
      if (name !== 'updatedAt' && !descriptive.some((one) => one === name))
        expect([name, members.get(name)]).toEqual([name, value]);
    for (const name of descriptive) expect([name, members.get(name)]).toEqual([name, second.get(name)]);
  });
});

describe('the status of a draft', () => {
  it('is that of its track, or draft if it was never submitted', () => {
    expect(statusOf(undefined)).toBe('draft');
    const statuses = [...unpublished, ...published].map(statusOf);
    expect([...statuses, 'draft'].toSorted()).toEqual(draftStatuses.toSorted());
  });

  it('permits a submission until the review has decided', () => {
    expect(draftStatuses.filter(isSubmittable)).toEqual(['draft', 'pending_review', 'changes_requested']);
  });
});

describe('a submission', () => {
  const submitted = submittedDraft(aDraft());
  const changed = { ...submitted, details: { ...submitted.details, title: 'Other' } };
  const inStatus = (moderationStatus: Track['moderationStatus']): Track =>
    [...unpublished, ...published].find((track) => track.moderationStatus === moderationStatus) ?? takenDown;

  it('is possible the first time, again after a change, and again after changes were requested', () => {
    expect(submissionObstacle(aDraft(), undefined, uploadId())).toBeUndefined();
    expect(submissionObstacle(aDraft(), undefined, undefined)).toBeUndefined();
    for (const status of ['pending_review', 'changes_requested'] as const)
      expect(submissionObstacle(changed, inStatus(status), uploadId())).toBeUndefined();
    expect(submissionObstacle(submitted, inStatus('changes_requested'), uploadId())).toBeUndefined();
  });

  it('is possible with another recording', () => {
    expect(submissionObstacle(submitted, inStatus('pending_review'), uploadId(2))).toBeUndefined();
  });

  it.each(['pending_review', 'approved'] as const)(
    'was done before if nothing changed and it is %s',
    (status) => {
      const failure = { kind: 'draft-already-submitted', status };
      for (const upload of [uploadId(), undefined])
        expect(submissionObstacle(submitted, inStatus(status), upload)).toEqual(failure);
    },
  );

  it.each(['rejected', 'approved', 'taken_down'] as const)('is rejected after the track was %s', (status) => {
    const failure = { kind: 'draft-not-submittable', status };
    expect(submissionObstacle(changed, inStatus(status), uploadId())).toEqual(failure);
    if (status !== 'approved')
      expect(submissionObstacle(submitted, inStatus(status), uploadId())).toEqual(failure);
  });
});

describe('the details that an edit of a published track publishes', () => {
  it('are those that describe it and differ, also from before the approval, but none that it would lack', () => {
    const before = draftDetails();
    const { title: _, language: __, ...rest } = before;
    const after = { ...rest, bpm: 97, isrc: 'DEA622699999' };
    const names = unpublishedDetails({ ...before, language: 'en' }, after, {});
    const artwork = aPicture(9);
    expect(unpublishedDetails(before, { ...before, artwork }, {})).toEqual([]);
    expect(unpublishedDetails(before, { ...before, artwork }, { artwork })).toEqual(['artwork']);
    expect(names).toEqual(['bpm', 'language']);
    const published = withPublished({ ...before, language: 'en' }, after, names);
    const { language: ___, ...kept } = before;
    expect(published).toEqual({ ...kept, bpm: 97 });
  });
});
