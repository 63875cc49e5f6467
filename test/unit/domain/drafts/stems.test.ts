import type { StemFacts } from '../../../../src/domain/drafts/stems.ts';
import {
  bytesOfStems,
  maxStems,
  stemIssues,
  stemUploads,
  withoutStem,
  withStem,
} from '../../../../src/domain/drafts/stems.ts';
import type { Draft, DraftStem } from '../../../../src/domain/drafts/draft.ts';
import type { StemSum } from '../../../../src/domain/uploads/stem-sum.ts';
import type { ReadyMaster, ReadyStem, UploadRecord } from '../../../../src/domain/uploads/upload.ts';
import { noon } from '../../../support/builders/builders.ts';
import { aDraft, aDraftStem, aRevision, submittedDraft } from '../../../support/drafts/draft-records.ts';
import { anUpload, measuredMaster, measuredStem, uploadId } from '../../../support/uploads/upload-records.ts';

const withAll = (...stems: readonly DraftStem[]): Draft =>
  aDraft({ details: { ...aDraft().details, ...(stems.length > 0 && { stems }) } });
const both = [aDraftStem(1), aDraftStem(2)];

const { dueAt: _, stemId: __, ...announced } = anUpload();
const confirmed = { ...announced, confirmedAt: noon, workAt: noon };
const aStem = (n: number): ReadyStem => ({
  ...{ ...confirmed, uploadId: uploadId(n), stemId: aDraftStem(n).stemId },
  ...{ state: 'ready', finishedAt: noon, measured: measuredStem(n) },
});
const aMaster = (stems: readonly number[], sum: StemSum | undefined): ReadyMaster => ({
  ...{ ...confirmed, state: 'ready', finishedAt: noon, measured: measuredMaster() },
  comparison: { stems: stems.map((n) => uploadId(n)), ...(sum && { sum }), attempts: 0 },
});
const facts = (uploads: readonly UploadRecord[], master?: ReadyMaster): StemFacts => ({
  uploads: new Map(uploads.map((upload) => [upload.uploadId, upload])),
  master,
});
const measured: StemSum = { kind: 'measured', residualDb: -80 };

describe('stems of a draft', () => {
  it('are added at the end, replaced in their place, and removed', () => {
    const draft = withAll(...both);
    const added = withStem(draft, aDraftStem(3), noon + 5);
    expect(added).toMatchObject({
      version: 2,
      updatedAt: noon + 5,
      details: { stems: [{}, {}, aDraftStem(3)] },
    });
    const other = aDraftStem(1, { uploadId: uploadId(9), name: 'Stem 1' });
    expect(withStem(draft, other, noon)).toMatchObject({ details: { stems: [other, aDraftStem(2)] } });
    expect(withoutStem(draft, aDraftStem(1).stemId, noon).details.stems).toEqual([aDraftStem(2)]);
    expect(withoutStem(withAll(aDraftStem()), aDraftStem().stemId, noon).details).not.toHaveProperty('stems');
  });

  it('have different names, and a limit', () => {
    const taken = withStem(withAll(...both), aDraftStem(3, { name: 'Stem 2' }), noon);
    expect(taken).toEqual({ kind: 'draft-stem-name-taken', name: 'Stem 2' });
    const full = withAll(...Array.from({ length: maxStems }, (_, n) => aDraftStem(n + 1)));
    expect(withStem(full, aDraftStem(99), noon)).toEqual({ kind: 'draft-stems-full', limit: maxStems });
    expect(withStem(full, aDraftStem(1, { uploadId: uploadId(99) }), noon)).toMatchObject({ version: 2 });
  });

  it('count as the bytes in the request, unless their files are deleted', () => {
    const open = { ...anUpload({ sizeBytes: 70 }), stemId: aDraftStem(1).stemId };
    const ready = { ...aStem(2), sizeBytes: 500, isSubmitted: true as const };
    const gone = { finishedAt: noon, dueAt: noon, failure: { code: 'silent' as const, detail: 'Silent.' } };
    const failed = { ...confirmed, ...gone, state: 'failed' as const };
    const deleting = { ...announced, dueAt: noon, state: 'deleting' as const };
    expect(bytesOfStems([open, ready, failed, deleting])).toBe(570);
  });

  it('keep the uploads that were submitted, and drop those that no version names', () => {
    const submitted = submittedDraft(withAll(...both));
    expect(stemUploads(withAll(...both), submitted)).toEqual({
      ...{ keeps: [uploadId(1), uploadId(2)], leaves: [], drops: [] },
    });
    const without = withoutStem(submitted, aDraftStem(1).stemId, noon);
    expect(stemUploads(submitted, without)).toEqual({ keeps: [], leaves: [], drops: [] });
    const again = submittedDraft(without);
    expect(stemUploads(without, again)).toEqual({ keeps: [], leaves: [], drops: [uploadId(1)] });
    const revised = { ...submitted, revision: aRevision({ details: withAll(aDraftStem(3)).details }) };
    expect(stemUploads(submitted, revised).keeps).toEqual([uploadId(3)]);
    expect(stemUploads(revised, submitted)).toEqual({ keeps: [], leaves: [], drops: [uploadId(3)] });
    const kept = { ...submitted, details: withAll(aDraftStem(3)).details };
    expect(stemUploads(revised, kept)).toEqual({ keeps: [], leaves: [uploadId(3)], drops: [] });
  });
});

describe('the submission of stems', () => {
  const codes = (stems: readonly DraftStem[], known: StemFacts) =>
    stemIssues(stems, known).map(({ field, code }) => [field, code]);

  it('needs every stem to be ready, and names all that are not', () => {
    const states: readonly UploadRecord[] = [
      anUpload({}, 1),
      { ...confirmed, uploadId: uploadId(2), state: 'processing', stage: 'waiting', attempts: 0 },
      {
        ...{ ...confirmed, uploadId: uploadId(3), state: 'failed', finishedAt: noon, dueAt: noon },
        failure: { code: 'mismatch', detail: 'The file is not as long as the master.' },
      },
      aStem(5),
    ];
    const stems = [1, 2, 3, 4, 5].map((n) => aDraftStem(n));
    expect(codes(stems, facts(states, aMaster([], measured)))).toEqual([
      ['stems[0]', 'stem_incomplete'],
      ['stems[1]', 'stem_processing'],
      ['stems[2]', 'stem_failed'],
      ['stems[3]', 'stem_missing'],
    ]);
  });

  it('needs a comparison of exactly these stems with the recording', () => {
    const ready = [aStem(1), aStem(2)];
    expect(codes(both, facts(ready, aMaster([1, 2], measured)))).toEqual([]);
    for (const compared of [[1], [2, 1], []])
      expect(codes(both, facts(ready, aMaster(compared, measured)))).toEqual([
        ['stems', 'stems_not_compared'],
      ]);
    const mismatch: StemSum = { kind: 'mismatch', uploadId: uploadId(2), detail: 'Too long.' };
    expect(codes(both, facts(ready, aMaster([1, 2], mismatch)))).toEqual([['stems[1]', 'stem_mismatch']]);
    expect(codes(both, facts(ready, aMaster([1, 2], { kind: 'failed' })))).toEqual([
      ['stems', 'stems_not_comparable'],
    ]);
    const due = { ...aMaster([1, 2], measured), comparison: { dueSince: noon, attempts: 0 } };
    expect(codes(both, facts(ready, due))).toEqual([['stems', 'stems_not_compared']]);
  });

  it('compares nothing without stems, or without a recording', () => {
    expect(codes([], facts([], aMaster([1], measured)))).toEqual([]);
    expect(codes(both, facts([aStem(1), aStem(2)]))).toEqual([]);
  });
});
