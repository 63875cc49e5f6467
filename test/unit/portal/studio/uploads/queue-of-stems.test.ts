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
  ...{ stemName, ...changes },
});

/** A queue whose files have their text as digest, and whose tracks have these stems. */
const aQueue = (stems: readonly KnownUpload[] = [], changes: Partial<Dependencies> = {}) => {
  const calls: string[] = [];
  const queue = createQueue({
    digest: (file) => file.text(),
    known: async ({ stem }) => stems.filter(({ trackId }) => trackId === stem?.trackId),
    announce: async ({ stem, path }) => {
      calls.push(`announce ${stem?.stemId ?? stem?.name ?? path}`);
      return aStem(stem?.name ?? path);
    },
    find: async (id) => stems.find(({ uploadId }) => uploadId === id),
    send: async (_, url) => void calls.push(`send to ${url}`),
    confirm: async ({ stemId }) => void calls.push(`confirm ${stemId}`),
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

  it('continues an interrupted stem with the same file, and only if it is for that stem', async () => {
    const begun = aStem('Drums', { status: 'uploading', sha256: 'boom', sizeBytes: 4 });
    const { calls, add, settled } = aQueue([begun]);
    add('drums.wav', 'boom', { stemId: 'stem_Drums' });
    await settled('sent');
    expect(calls).toEqual(['send to /uploads/masters/upl_Drums', 'confirm stem_Drums']);
    const other = aQueue([begun]);
    other.add('bass.wav', 'boom', { name: 'Bass' });
    await other.settled('sent');
    expect(other.calls[0]).toBe('announce Bass');
  });

  it('replaces an interrupted stem if the file is another one', async () => {
    const begun = aStem('Drums', { status: 'uploading', sha256: 'boom', sizeBytes: 4 });
    const { calls, add, settled } = aQueue([begun]);
    add('drums.wav', 'louder', { stemId: 'stem_Drums' });
    await settled('sent');
    expect(calls[0]).toBe('announce stem_Drums');
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
