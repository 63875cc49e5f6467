import type {
  Dependencies,
  KnownUpload,
  StemPurpose,
} from '../../../../../portal/src/studio/uploads/queue/queued-file.ts';
import { createQueue } from '../../../../../portal/src/studio/uploads/queue/queue.ts';
import { seenSoon } from '../../../../support/eventually.ts';
import { aFile, anUpload } from './upload-records.ts';

/** A stem of a track as the account has it. */
const aStem = (stemName: string, changes: Partial<KnownUpload> = {}): KnownUpload => ({
  ...anUpload(`upl_${stemName}`, { trackId: 'trk_1', stemId: `stem_${stemName}` }),
  ...{ stemName, stemCategory: 'drums', ...changes },
});

/** A queue whose files have their text as digest, and whose tracks have these stems. */
const aQueue = (stems: readonly KnownUpload[] = [], changes: Partial<Dependencies> = {}) => {
  const calls: string[] = [];
  const queue = createQueue({
    digest: (file) => file.text(),
    known: async ({ stem }) => stems.filter(({ trackId }) => trackId === stem?.trackId),
    announce: async ({ stem, path }) => {
      const { stemId, name = path } = stem ?? {};
      calls.push(stemId === undefined ? `announce ${name}` : `announce ${stemId} as ${name}`);
      return aStem(stem?.name ?? path);
    },
    find: async (id) => stems.find(({ uploadId }) => uploadId === id),
    send: async (_, url) => void calls.push(`send to ${url}`),
    confirm: async ({ stemId }) => void calls.push(`confirm ${stemId}`),
    refresh: async ({ stemId }) => void calls.push(`refresh ${stemId}`),
    remove: async () => undefined,
    withdraw: async (_, { stemId }) => void calls.push(`withdraw ${stemId}`),
    ...changes,
  });
  const add = (name: string, content: string, purpose: Partial<StemPurpose> = {}) =>
    queue.add([aFile(name, content)], {
      stem: { trackId: 'trk_1', category: 'drums', name: 'Drums', ...purpose },
    });
  const settled = async (...expected: readonly string[]): Promise<void> =>
    expect(
      await seenSoon(
        async () => queue.read().map(({ state }) => state.kind),
        (kinds) => kinds.join() === expected.join(),
      ),
    ).toEqual(expected);
  return { queue, calls, add, settled };
};

describe('the queue of uploads, with stems', () => {
  it('announces, sends and confirms a stem', async () => {
    const { calls, add, settled } = aQueue();
    add('drums.wav', 'boom');
    await settled('sent');
    expect(calls).toEqual(['announce Drums', 'send to /uploads/masters/upl_Drums', 'confirm stem_Drums']);
  });

  it('announces the stems of a track in the order in which they were chosen, whichever is read first', async () => {
    const reading = new Map<string, () => void>();
    const digest: Dependencies['digest'] = async (file, signal) => {
      await new Promise<void>((resolve, reject) => {
        reading.set(file.name, resolve);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
      return file.text();
    };
    const { queue, calls, add, settled } = aQueue([], { digest });
    add('drums.wav', 'boom', { name: 'Drums' });
    add('bass.wav', 'low', { name: 'Bass' });
    add('keys.wav', 'chord', { name: 'Keys' });
    const announced = () => calls.filter((call) => call.startsWith('announce'));
    const read = async (name: string) => (await seenSoon(async () => reading.get(name), Boolean))?.();
    await read('keys.wav');
    await read('bass.wav');
    add('other.wav', 'other track', { trackId: 'trk_2', name: 'Other' });
    await seenSoon(async () => reading.has('bass.wav'), Boolean);
    expect(announced()).toEqual([]);
    await read('drums.wav');
    await read('other.wav');
    await settled('sent', 'sent', 'sent', 'sent');
    expect(announced().slice(0, 3)).toEqual(['announce Drums', 'announce Bass', 'announce Keys']);

    reading.clear();
    add('pad.wav', 'pad', { name: 'Pad' });
    add('lead.wav', 'lead', { name: 'Lead' });
    await read('lead.wav');
    queue.pause(5);
    await settled('sent', 'sent', 'sent', 'sent', 'paused', 'sent');
    expect(announced().at(-1)).toBe('announce Lead');
  });

  it('continues an interrupted stem with the same file, which gets the name and the category that were entered', async () => {
    const begun = aStem('Drums', { status: 'uploading', sha256: 'boom', sizeBytes: 4 });
    const { calls, add, settled } = aQueue([begun]);
    add('drums.wav', 'boom', { stemId: 'stem_Drums' });
    await settled('sent');
    expect(calls).toEqual(['send to /uploads/masters/upl_Drums', 'confirm stem_Drums']);
    const other = aQueue([begun]);
    other.add('bass.wav', 'boom', { name: 'Bass' });
    await other.settled('sent');
    expect(other.calls[0]).toBe('announce stem_Drums as Bass');
    const moved = aQueue([begun]);
    moved.add('drums.wav', 'boom', { stemId: 'stem_Drums', category: 'percussion' });
    await moved.settled('sent');
    expect(moved.calls[0]).toBe('announce stem_Drums as Drums');
  });

  it('replaces an interrupted stem if the file is another one', async () => {
    const begun = aStem('Drums', { status: 'uploading', sha256: 'boom', sizeBytes: 4 });
    const { calls, add, settled } = aQueue([begun]);
    add('drums.wav', 'louder', { stemId: 'stem_Drums' });
    await settled('sent');
    expect(calls[0]).toBe('announce stem_Drums as Drums');
  });

  it('finds the stem that was announced although the response was lost', async () => {
    const stems: KnownUpload[] = [];
    let isLost = true;
    const announce: Dependencies['announce'] = async () => {
      stems.push(aStem('Drums', { status: 'initiated', sha256: 'boom', sizeBytes: 4 }));
      if (isLost) throw new TypeError('offline');
      throw new Error('announced twice');
    };
    const { queue, calls, add, settled } = aQueue(stems, { announce });
    add('drums.wav', 'boom');
    await settled('stopped');
    isLost = false;
    queue.resume(1);
    await settled('sent');
    expect(calls).toEqual(['send to /uploads/masters/upl_Drums', 'confirm stem_Drums']);
  });

  it('sends no file twice for a track, but again for another track', async () => {
    const done = aStem('Drums', { status: 'ready', sha256: 'boom' });
    const { queue, calls, add, settled } = aQueue([done]);
    add('again.wav', 'boom', { name: 'Again' });
    await settled('duplicate');
    add('other.wav', 'boom', { trackId: 'trk_2', name: 'Other' });
    queue.add([aFile('master.wav', 'boom')]);
    await settled('duplicate', 'sent', 'sent');
    expect(calls.filter((call) => call.startsWith('announce'))).toEqual([
      ...['announce Other', 'announce master.wav'],
    ]);
  });

  it('announces the file of a stem again only for another name or category', async () => {
    const done = aStem('Drums', { status: 'ready', sha256: 'boom' });
    const { calls, add, settled } = aQueue([done]);
    add('same.wav', 'boom', { stemId: 'stem_Drums' });
    await settled('duplicate');
    add('renamed.wav', 'boom', { stemId: 'stem_Drums', name: 'Kick' });
    await settled('duplicate', 'sent');
    add('moved.wav', 'boom', { stemId: 'stem_Drums', category: 'percussion' });
    await settled('duplicate', 'sent', 'sent');
    expect(calls.filter((call) => call.startsWith('announce'))).toEqual([
      ...['announce stem_Drums as Kick', 'announce stem_Drums as Drums'],
    ]);
  });

  it('gives a stem its first file again after another one replaced it', async () => {
    const stems: KnownUpload[] = [];
    let uploads = 0;
    const announce: Dependencies['announce'] = async (_, sha256) => {
      // The service replaces the upload of the stem, but has the old one until it is deleted.
      const uploadId = `upl_${++uploads}`;
      stems.splice(0, 1, aStem('Drums', { uploadId, sha256, status: 'uploading' }));
      return { ...aStem('Drums', { uploadId, sha256 }) };
    };
    const find: Dependencies['find'] = async (uploadId) => aStem('Drums', { uploadId, status: 'ready' });
    const { add, settled } = aQueue(stems, { announce, find });
    add('drums.wav', 'boom');
    await settled('sent');
    add('louder.wav', 'louder', { stemId: 'stem_Drums' });
    await settled('sent', 'sent');
    add('drums.wav', 'boom', { stemId: 'stem_Drums' });
    await settled('sent', 'sent', 'sent');
    expect(uploads).toBe(3);
  });

  it('does not replace what a colleague uploaded for the stem since the file stopped', async () => {
    const stems = [aStem('Drums', { status: 'uploading', sha256: 'boom', sizeBytes: 4 })];
    const send: Dependencies['send'] = () => Promise.reject(new TypeError('offline'));
    const { queue, calls, add, settled } = aQueue(stems, { send });
    add('drums.wav', 'boom', { stemId: 'stem_Drums' });
    await settled('stopped');
    stems[0] = aStem('Drums', { uploadId: 'upl_theirs', status: 'ready', sha256: 'theirs' });
    queue.resume(1);
    await settled('mistake');
    expect(queue.read()[0]?.state).toEqual({ kind: 'mistake', mistake: 'replaced' });
    const continues = { sizeBytes: 4, sha256: 'boom' };
    const stem = { trackId: 'trk_1', stemId: 'stem_Drums', category: 'drums', name: 'Drums' } as const;
    queue.add([aFile('drums.wav', 'boom')], { continues, stem });
    await settled('mistake');
    expect(calls).toEqual([]);
  });

  it('reads a stem again whose confirmation was received although the response was lost', async () => {
    const begun = aStem('Drums', { status: 'uploading', sha256: 'boom', sizeBytes: 4 });
    const stems = [begun];
    const confirm: Dependencies['confirm'] = async () => {
      stems[0] = { ...begun, status: 'processing', receivedBytes: 4 };
      throw new TypeError('offline');
    };
    const { queue, calls, add, settled } = aQueue(stems, { confirm });
    add('drums.wav', 'boom', { stemId: 'stem_Drums' });
    await settled('stopped');
    queue.resume(1);
    await settled('sent');
    expect(calls.at(-1)).toBe('refresh stem_Drums');
  });

  it('withdraws a stem that is removed while it is announced', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    let isAnnounced = false;
    const announce: Dependencies['announce'] = async ({ stem }) => {
      isAnnounced = true;
      await promise;
      return aStem(stem?.name ?? '');
    };
    const { queue, calls, add } = aQueue([], { announce });
    add('drums.wav', 'boom');
    await seenSoon(async () => isAnnounced, Boolean);
    queue.remove(1);
    resolve(undefined);
    expect(
      await seenSoon(
        async () => calls,
        ({ length }) => length > 0,
      ),
    ).toEqual(['withdraw stem_Drums']);
  });
});
