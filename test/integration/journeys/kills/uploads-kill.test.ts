import type { Draft } from '../../../../src/domain/drafts/draft.ts';
import { filesOf } from '../../../../src/domain/uploads/deletion.ts';
import type { ReadyUpload, UploadRecord } from '../../../../src/domain/uploads/upload.ts';
import { issuesOf, leftovers, verdictOf, type Found } from '../../../soak/uploads-kill/check.ts';
import { found } from '../../../soak/uploads-kill/records.ts';
import { digestOf, nothingSent, type Sent, type SentMasters } from '../../../soak/uploads-kill/sent.ts';
import { noon, trackId } from '../../../support/builders/builders.ts';
import { aDraft } from '../../../support/drafts/draft-records.ts';
import { aRecording } from '../../../support/audio/quiet-audio-processor.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { keysInFolder } from '../../../support/uploads/kill-place.ts';
import { aMasterUploader } from '../../../support/uploads/master-uploader.ts';
import { anUpload, aPart, measuredMaster, uploadId } from '../../../support/uploads/upload-records.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const bytes = Buffer.from('All the bytes of a recording.');
const half = bytes.subarray(0, 9);
const sha256 = digestOf(bytes);

const aSent = (n: number, wish: Sent['wish']): Sent => ({
  ...{ title: `Recording ${n}`, bytes, sha256, wish, acknowledged: bytes.length, isDone: true },
  ...{ uploadId: uploadId(n), trackId: trackId(n) },
});

const aReady = (n: number): ReadyUpload => {
  const measured = measuredMaster(n);
  const { dueAt: _, stemId: __, ...upload } = anUpload({ trackId: trackId(n), parts: [], spare: [] }, n);
  return {
    ...{ ...upload, state: 'ready', confirmedAt: noon, workAt: noon, finishedAt: noon },
    measured: { ...measured, master: { ...measured.master, sha256 } },
  };
};

const masterKey = (n: number): string => measuredMaster(n).master.key;
const parts = (n: number) => [aPart('a', 9, n), aPart('b', bytes.length - 9, n)];
const aDraftOf = (n: number, title = `Recording ${n}/0`): Draft =>
  aDraft({ trackId: trackId(n), details: { title } }, n);

/** One recording that became a master, one that waits for its confirmation, and one that was deleted. */
const sent: SentMasters = {
  ...nothingSent(),
  masters: [aSent(1, 'confirm'), aSent(2, 'leave'), aSent(3, 'delete')],
  unanswered: ['Recording 4/0'],
};

const files: Readonly<Record<string, Buffer>> = {
  [masterKey(1)]: bytes,
  [parts(2)[0]?.key ?? '']: half,
  [parts(2)[1]?.key ?? '']: bytes.subarray(9),
};

const right = {
  uploads: [aReady(1), anUpload({ trackId: trackId(2), parts: parts(2) }, 2)] as readonly UploadRecord[],
  drafts: [1, 2, 3, 4].map((n) => aDraftOf(n)),
  keys: Object.keys(files),
  bytesOf: async (key: string) => files[key] ?? Buffer.alloc(0),
} satisfies Found;

describe('the soak that kills processes during uploads', () => {
  it('accepts records that agree with all responses, and announcements without a response', async () => {
    expect(await issuesOf(sent, right)).toEqual([]);
    expect(await issuesOf(sent, { ...right, drafts: right.drafts.slice(0, 3) })).toEqual([]);
  });

  it.each<[string, Partial<Found>]>([
    ['Recording 1: lost, not ready', { uploads: right.uploads.slice(1) }],
    ['Recording 3: deleted, and open', { uploads: [...right.uploads, anUpload({}, 3)] }],
    ['Recording 1: another file', { bytesOf: async () => half }],
    [
      'Recording 2: other bytes',
      { bytesOf: async (key) => (key === parts(2)[1]?.key ? half : (files[key] ?? half)) },
    ],
    ['Recording 2: its track is lost', { drafts: right.drafts.filter((_, n) => n !== 1) }],
    ['Recording 2/0: two tracks', { drafts: [...right.drafts, aDraftOf(9, 'Recording 2/0')] }],
    ['Recording 5/0: nobody announced it', { drafts: [...right.drafts, aDraftOf(5)] }],
    [
      `${trackId(2)}: two uploads`,
      { uploads: [...right.uploads, anUpload({ trackId: trackId(2), parts: [] }, 8)] },
    ],
    ['artist-uploads/unknown: a file without a record', { keys: [...right.keys, 'artist-uploads/unknown'] }],
  ])('detects %s', async (issue, changes) => {
    expect(await issuesOf(sent, { ...right, ...changes })).toContain(issue);
  });

  it('detects requests whose responses are wrong or missing', async () => {
    const [first, ...others] = sent.masters;
    const masters = first ? [{ ...first, isDone: false }, ...others] : [];
    expect(await issuesOf({ ...sent, masters, unexpected: ['404'] }, right)).toEqual([
      ...['404', 'Recording 1: not all of it was acknowledged'],
    ]);
  });

  it('detects records and files that are left behind, and lost masters', () => {
    expect(leftovers([aReady(1)], [masterKey(1)])).toEqual([]);
    expect(leftovers([aReady(1), anUpload({}, 2)], ['artist-uploads/unknown'])).toEqual([
      ...[`${uploadId(2)}: open`, 'artist-uploads/unknown: left behind', `${masterKey(1)}: lost`],
    ]);
  });
});

describe('the verdict of the soak that kills processes during uploads', () => {
  it.each([
    { recordings: 2, stems: 1, wrong: 0, passed: true },
    { recordings: 2, stems: 1, wrong: 1, passed: false },
    { recordings: 0, stems: 1, wrong: 0, passed: false },
    { recordings: 2, stems: 0, wrong: 0, passed: false },
  ])('passes only with recordings and stems, and without issues: $recordings, $stems, $wrong', (run) => {
    expect(verdictOf(run).passed).toBe(run.passed);
  });
});

/** A confirmed upload of two parts that waits for a worker, and the files of all uploads. */
const aWaiting = async (world: World) => {
  const recording = aRecording('night drive', 90_000);
  const uploader = await aMasterUploader(world);
  const upload = await uploader.begun(recording.length);
  await upload.sent(recording.slice(0, 4), 0);
  await upload.sent(recording.slice(4), 4);
  const { caller } = uploader;
  valueOf(await world.useCases.confirmUpload({ caller, uploadId: upload.uploadId }));
  const keysOf = () => keysInFolder('artist-uploads/')(world.folder);
  expect(await keysOf()).toHaveLength(2);
  return { accounts: [caller.member.accountId], keysOf };
};

const unrecorded = ({ keys, uploads }: Found): readonly string[] =>
  keys.filter((key) => !uploads.flatMap(filesOf).includes(key));

describe('the files that the soak compares with records', () => {
  it(
    'are not those that a worker deletes, or stores, while the soak lists them',
    inWorld(async (world) => {
      const { accounts, keysOf } = await aWaiting(world);
      const listed: (readonly string[])[] = [];
      const listing = async () => {
        listed.push(await keysOf());
        // The parts are deleted, and no longer in the record, after the first listing; the master is stored.
        if (listed.length === 1) expect(await world.useCases.processUpload()).toBe(true);
        return listed.at(-1) ?? [];
      };
      const seen = await found({ ports: world.ports, keysOf: listing }, accounts);
      expect(seen.uploads).toMatchObject([{ state: 'ready', parts: [], spare: [] }]);
      expect(unrecorded({ ...seen, keys: listed[0] ?? [] })).toHaveLength(2);
      expect(unrecorded(seen)).toEqual([]);
    }),
  );

  it(
    'include a file that no record names',
    inWorld(async (world) => {
      const { accounts, keysOf } = await aWaiting(world);
      const key = 'artist-uploads/upl_unknown/part';
      const [part = ''] = await keysOf();
      await world.ports.mediaStore.borrow(part, (file) => world.ports.mediaStore.keep(key, file));
      expect(unrecorded(await found({ ports: world.ports, keysOf }, accounts))).toEqual([key]);
    }),
  );
});
