import type { Draft } from '../../../../src/domain/drafts/draft.ts';
import { StemId } from '../../../../src/domain/shared/ids.ts';
import { reconsidered } from '../../../../src/domain/uploads/deletion.ts';
import type { ReadyStem, UploadRecord } from '../../../../src/domain/uploads/upload.ts';
import { digestOf, type SentMasters, type SentStem } from '../../../soak/uploads-kill/sent.ts';
import type { Found } from '../../../soak/uploads-kill/check.ts';
import { stemIssues } from '../../../soak/uploads-kill/stem-check.ts';
import { noon, trackId } from '../../../support/builders/builders.ts';
import { aDraft } from '../../../support/drafts/draft-records.ts';
import { anUpload, aPart, measuredStem, uploadId } from '../../../support/uploads/upload-records.ts';

const bytes = Buffer.from('All the bytes of a stem.');
const sha256 = digestOf(bytes);
const stemId = (n: number) => StemId(`stm_${n}`);

const aStem = (n: number, wish: SentStem['wish'], changes: Partial<SentStem> = {}): SentStem => ({
  ...{ title: `Stem ${n}`, bytes, sha256, wish, acknowledged: bytes.length, isDone: true },
  ...{ stemId: stemId(n), ...changes },
});

/** The nth upload, of the stem of that number if no other one is named. */
const aReady = (n: number, of = n): ReadyStem => {
  const { dueAt: _, stemId: __, ...upload } = anUpload({ trackId: trackId(1), parts: [], spare: [] }, n);
  const { file, ...measured } = measuredStem(n);
  return {
    ...{ ...upload, stemId: stemId(of), state: 'ready', confirmedAt: noon, workAt: noon, finishedAt: noon },
    measured: { ...measured, file: { ...file, sha256 } },
  };
};

const anOpen = (n: number): UploadRecord =>
  anUpload({ trackId: trackId(1), stemId: stemId(n), parts: [aPart('all', bytes.length, n)] }, n);

const aPlace = (n: number, upload = n, name = `Stem ${n}/0`) => ({
  ...{ stemId: stemId(n), uploadId: uploadId(upload), category: 'drums' as const, name },
});
const aTrack = (...stems: readonly ReturnType<typeof aPlace>[]): readonly Draft[] => [
  aDraft({ trackId: trackId(1), details: { title: 'Song', stems } }),
];

/** A stem whose first file was replaced, one that waits for its confirmation, and one that was removed. */
const sent: Pick<SentMasters, 'stems' | 'unanswered'> = {
  stems: [aStem(1, 'confirm'), aStem(2, 'leave'), aStem(3, 'delete')],
  unanswered: ['Stem 4/0'],
};
const first = anUpload({ trackId: trackId(1), stemId: stemId(1) }, 9);
const replaced = reconsidered(first, first.dueAt);
const right: Found = {
  uploads: [aReady(1), replaced, anOpen(2), anOpen(4)],
  drafts: aTrack(aPlace(1), aPlace(2), aPlace(4)),
  keys: [],
  bytesOf: async () => bytes,
};

describe('the check of stems by the soak that kills processes during uploads', () => {
  it('accepts stems that agree with all responses, and an announcement without a response', async () => {
    expect(await stemIssues(sent, right)).toEqual([]);
    const without = { uploads: right.uploads.slice(0, 3), drafts: aTrack(aPlace(1), aPlace(2)) };
    expect(await stemIssues(sent, { ...right, ...without })).toEqual([]);
  });

  it.each<[string, Partial<Found>]>([
    ['Stem 1: lost, not ready', { uploads: right.uploads.slice(1) }],
    ['Stem 1: the track has another file', { drafts: aTrack(aPlace(1, 9), aPlace(2), aPlace(4)) }],
    ['Stem 1: two files', { uploads: [...right.uploads, aReady(8, 1)] }],
    ['Stem 1: another file', { bytesOf: async () => bytes.subarray(1) }],
    ['Stem 2: other bytes', { bytesOf: async () => bytes.subarray(1) }],
    ['Stem 2: the track does not have it', { drafts: aTrack(aPlace(1), aPlace(4)) }],
    ['Stem 3: removed, and the track has it', { uploads: [...right.uploads, anOpen(3)] }],
    [
      'Stem 5/0: nobody announced this stem',
      { drafts: aTrack(aPlace(1), aPlace(2), aPlace(4), aPlace(5)), uploads: [...right.uploads, anOpen(5)] },
    ],
    [`${uploadId(6)}: a stem that no track has`, { uploads: [...right.uploads, anOpen(6)] }],
  ])('detects %s', async (issue, changes) => {
    expect(await stemIssues(sent, { ...right, ...changes })).toContain(issue);
  });

  it('detects a stem whose last response is missing', async () => {
    const stems = [aStem(1, 'confirm', { isDone: false }), ...sent.stems.slice(1)];
    expect(await stemIssues({ ...sent, stems }, right)).toEqual(['Stem 1: not all of it was acknowledged']);
  });
});
