import type { MasterUpload } from '../../../../../clients/typescript/src/index.ts';
import { atOnce, createQueue } from '../../../../../portal/src/studio/uploads/queue/queue.ts';
import type { Dependencies } from '../../../../../portal/src/studio/uploads/queue/queued-file.ts';
import { seenSoon } from '../../../../support/eventually.ts';
import { aFile, anUpload } from './upload-records.ts';

/** A queue whose files have their text as digest, and a record of what it asked for. */
const aQueue = (changes: Partial<Dependencies> = {}, uploads: readonly MasterUpload[] = []) => {
  const calls: string[] = [];
  const announced: MasterUpload[] = [];
  const queue = createQueue({
    digest: (file) => file.text(),
    known: async () => uploads,
    announce: async ({ path }) => {
      calls.push(`announce ${path}`);
      announced.push(anUpload(path));
      return anUpload(path);
    },
    find: async (id) => [...uploads, ...announced].find(({ uploadId }) => uploadId === id),
    send: async (file, url) => void calls.push(`send ${file.name} to ${url}`),
    confirm: async ({ uploadId }) => void calls.push(`confirm ${uploadId}`),
    refresh: async ({ uploadId }) => void calls.push(`refresh ${uploadId}`),
    remove: async (uploadId) => void calls.push(`remove ${uploadId}`),
    withdraw: async (_, { uploadId }) => void calls.push(`withdraw ${uploadId}`),
    ...changes,
  });
  const states = () => queue.read().map(({ state }) => state.kind);
  const settled = async (...expected: readonly string[]): Promise<void> =>
    expect(
      await seenSoon(
        async () => states(),
        (found) => found.join() === expected.join(),
      ),
    ).toEqual(expected);
  return { queue, calls, states, settled };
};

/** A transfer that ends when the test says so, or when the queue aborts it. */
const aHeldTransfer = () => {
  const open: (() => void)[] = [];
  const send: Dependencies['send'] = (_, __, ___, signal) =>
    new Promise((resolve, reject) => {
      open.push(resolve);
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  return { send, open };
};

/** Waits until a value is as expected, and fails if it never is. */
const arrives = async <Value>(read: () => Value, expected: Value): Promise<void> =>
  expect(
    await seenSoon(
      async () => read(),
      (value) => value === expected,
    ),
  ).toBe(expected);

describe('the queue of uploads', () => {
  it('announces, sends and confirms each file', async () => {
    const { queue, calls, settled } = aQueue();
    queue.add([aFile('one.wav')]);
    await settled('sent');
    expect(calls).toEqual([
      'announce one.wav',
      'send one.wav to /uploads/masters/one.wav',
      'confirm one.wav',
    ]);
  });

  it('sends only some files at a time, and the next as soon as one is complete', async () => {
    const { send, open } = aHeldTransfer();
    const { queue, states } = aQueue({ send });
    queue.add(Array.from({ length: 12 }, (_, n) => aFile(`${n}.wav`)));
    await arrives(() => open.length, atOnce);
    expect(states().filter((kind) => kind === 'waiting')).toHaveLength(12 - atOnce);
    open[0]?.();
    await arrives(() => open.length, atOnce + 1);
    expect(states().filter((kind) => kind === 'sending')).toHaveLength(atOnce);
  });

  it('continues a file after the list of uploads could not be read', async () => {
    let isOffline = true;
    const known = async () => {
      if (isOffline) throw new TypeError('offline');
      return [];
    };
    const { queue, settled } = aQueue({ known });
    queue.add([aFile('one.wav')]);
    await settled('stopped');
    isOffline = false;
    queue.resume(queue.read()[0]?.id ?? 0);
    await settled('sent');
  });

  it('continues an upload that was begun earlier if size and digest are the same', async () => {
    const begun = anUpload('earlier', { status: 'uploading', sha256: 'one.wav', receivedBytes: 3 });
    const { queue, calls, settled } = aQueue({}, [begun]);
    queue.add([aFile('renamed.wav', 'one.wav'), aFile('other.wav', 'another')]);
    await settled('sent', 'sent');
    expect(calls).toContain('send renamed.wav to /uploads/masters/earlier');
    expect(calls).not.toContain('announce renamed.wav');
    // The same length is not the same file.
    expect(calls).toContain('announce other.wav');
  });

  it('uploads no file again that the account has, and names its track', async () => {
    const ready = anUpload('earlier', { status: 'ready', sha256: 'one.wav' });
    const { queue, calls, settled } = aQueue({}, [ready]);
    queue.add([aFile('one.wav')]);
    await settled('duplicate');
    expect(queue.read()[0]?.trackId).toBe('trk_earlier');
    expect(calls).toEqual([]);
  });

  it('uploads a file once that was chosen twice, and names the other', async () => {
    const { queue, calls, settled } = aQueue();
    queue.add([aFile('one.wav', 'same'), aFile('copy.wav', 'same')]);
    await settled('sent', 'duplicate');
    expect(queue.read()[1]?.state).toEqual({ kind: 'duplicate', name: 'one.wav' });
    queue.add([aFile('later.wav', 'same')]);
    await settled('sent', 'duplicate', 'duplicate');
    expect(calls.filter((call) => call.startsWith('announce'))).toEqual(['announce one.wav']);
  });

  it('uploads a file again whose upload was rejected', async () => {
    const failed = anUpload('earlier', { status: 'failed', sha256: 'one.wav' });
    const { queue, calls, settled } = aQueue({}, [failed]);
    queue.add([aFile('one.wav')]);
    await settled('sent');
    expect(calls).toContain('announce one.wav');
  });

  it('deletes the rejected upload once the corrected file is complete', async () => {
    const { queue, calls, settled } = aQueue();
    queue.add([aFile('fixed.wav')], { replaces: { uploadId: 'upl_1', trackId: 'trk_1' } });
    await settled('sent');
    await arrives(() => calls.at(-1), 'remove upl_1');
  });

  it.each([
    ['trk_1', ['send fixed.wav to /uploads/masters/earlier', 'confirm earlier', 'remove upl_1']],
    [
      'trk_2',
      [
        'announce fixed.wav',
        'send fixed.wav to /uploads/masters/fixed.wav',
        'confirm fixed.wav',
        'remove upl_1',
      ],
    ],
  ])(
    'sends the corrected file of trk_1 to its track if its bytes were begun for %s',
    async (trackId, expected) => {
      const begun = anUpload('earlier', { status: 'uploading', sha256: 'one.wav', trackId });
      const { queue, calls, settled } = aQueue({}, [begun]);
      queue.add([aFile('fixed.wav', 'one.wav')], { replaces: { uploadId: 'upl_1', trackId: 'trk_1' } });
      await settled('sent');
      await arrives(() => calls.at(-1), 'remove upl_1');
      expect(calls).toEqual(expected);
    },
  );

  it('pauses a file, and continues the same upload', async () => {
    const { send, open } = aHeldTransfer();
    const uploads = [anUpload('one.wav', { status: 'uploading' })];
    const { queue, calls, settled } = aQueue({ send }, uploads);
    queue.add([aFile('one.wav')]);
    await settled('sending');
    queue.pause(1);
    await settled('paused');
    queue.resume(1);
    await arrives(() => open.length, 2);
    open[1]?.();
    await settled('sent');
    expect(calls).toEqual(['announce one.wav', 'confirm one.wav']);
  });

  it('stops a file whose transfer fails, and others continue', async () => {
    const send: Dependencies['send'] = async ({ name }) => {
      if (name === 'one.wav') throw new TypeError('offline');
    };
    const { queue, settled } = aQueue({ send });
    queue.add([aFile('one.wav'), aFile('two.wav')]);
    await settled('stopped', 'sent');
  });

  it('sends nothing of files that cannot be masters', async () => {
    const { queue, calls, states } = aQueue();
    queue.add([aFile('demo.mp3'), aFile('cover.jpg'), aFile('empty.wav', '')]);
    expect(states()).toEqual(['mistake', 'mistake', 'mistake']);
    expect(calls).toEqual([]);
  });

  it('withdraws a file that is removed while it is announced, so that it is announced once when it is added again', async () => {
    const announced: (() => void)[] = [];
    const announce: Dependencies['announce'] = ({ path }) =>
      new Promise((resolve) => {
        announced.push(() => resolve(anUpload(`${path} ${announced.length}`)));
      });
    const { queue, calls, settled } = aQueue({ announce });
    queue.add([aFile('one.wav')]);
    await arrives(() => announced.length, 1);
    queue.pause(1);
    queue.remove(1);
    queue.add([aFile('one.wav')]);
    await settled('reading');
    announced[0]?.();
    await arrives(() => announced.length, 2);
    announced[1]?.();
    await settled('sent');
    expect(calls).toEqual([
      ...['withdraw one.wav 1', 'send one.wav to /uploads/masters/one.wav 2', 'confirm one.wav 2'],
    ]);
  });

  it.each(['digest', 'known'] as const)('announces nothing if the session ends during %s', async (step) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    let isReached = false;
    const held = async <Value>(value: Value): Promise<Value> => {
      isReached = true;
      await promise;
      return value;
    };
    const steps = { digest: () => held('one.wav'), known: () => held([]) };
    const { queue, calls } = aQueue({ [step]: steps[step] });
    queue.add([aFile('one.wav')]);
    await arrives(() => isReached, true);
    queue.close();
    resolve(undefined);
    await new Promise((then) => {
      setImmediate(then);
    });
    expect(calls).toEqual([]);
  });

  it('says of a file that was moved or changed that it cannot be read, wherever that is noticed', async () => {
    const lost = new DOMException('The file could not be read.', 'NotReadableError');
    const unreadable = (name: string) => {
      const file = new File([name], name);
      const part = Object.assign(new Blob([]), { arrayBuffer: () => Promise.reject(lost) });
      Object.defineProperty(file, 'slice', { value: () => part });
      return { path: name, file };
    };
    const mistake = { kind: 'mistake', mistake: 'unreadable' };
    const early = aQueue({ digest: () => Promise.reject(lost) });
    early.queue.add([unreadable('one.wav')]);
    await early.settled('mistake');
    // Browsers report it as a lost connection.
    const late = aQueue({ send: () => Promise.reject(new TypeError('network error')) });
    late.queue.add([unreadable('one.wav')]);
    await late.settled('mistake');
    expect([early, late].map(({ queue }) => queue.read()[0]?.state)).toEqual([mistake, mistake]);
    late.queue.add([aFile('moved/one.wav', 'one.wav')]);
    // The same bytes take the place of the file that is gone.
    await late.settled('stopped');
    expect(late.queue.read().map(({ path }) => path)).toEqual(['moved/one.wav']);
  });

  it('continues an interrupted upload with the same file only', async () => {
    const begun = anUpload('earlier', { status: 'uploading', sha256: 'one.wav', receivedBytes: 3 });
    const { queue, calls, settled } = aQueue({}, [begun]);
    const continues = { continues: begun, artistId: 'art_1' };
    queue.add([aFile('longer.wav', 'a longer one')], continues);
    queue.add([aFile('other.wav', 'two.wav')], continues);
    await settled('mistake', 'mistake');
    expect(queue.read().map(({ state }) => state)).toEqual([
      ...Array.from({ length: 2 }, () => ({ kind: 'mistake', mistake: 'otherFile' })),
    ]);
    expect(calls).toEqual([]);
    queue.add([aFile('one.wav')], continues);
    await settled('mistake', 'mistake', 'sent');
    expect(calls).toEqual(['send one.wav to /uploads/masters/earlier', 'confirm earlier']);
  });

  it('uploads a file again that was sent and then rejected', async () => {
    const { queue, calls, settled } = aQueue({}, [anUpload('one.wav', { status: 'failed' })]);
    queue.add([aFile('one.wav')]);
    await settled('sent');
    queue.add([aFile('one.wav')], { replaces: { uploadId: 'one.wav', trackId: 'trk_1' } });
    await settled('sent', 'sent');
    expect(calls.filter((call) => call === 'announce one.wav')).toHaveLength(2);
    await arrives(() => calls.at(-1), 'remove one.wav');
  });

  it('stops everything when the session ends', async () => {
    const { send, open } = aHeldTransfer();
    const { queue, calls } = aQueue({ send });
    queue.add([aFile('one.wav')]);
    await arrives(() => open.length, 1);
    queue.close();
    expect(queue.read()).toEqual([]);
    expect(calls).not.toContain('confirm one.wav');
  });
});
