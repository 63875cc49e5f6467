import type { QueuedFile } from '../../../../../portal/src/studio/uploads/queue/queued-file.ts';
import {
  changeableStateOf,
  stemRowsOf,
  stemStateOf,
} from '../../../../../portal/src/studio/track/stems/rows.ts';
import { aMissingStem, aStem, queuedStem } from './stem-records.ts';

/** A file of the queue that becomes a stem, at some point of its way. */
const queued = (name: string, changes: Partial<QueuedFile> = {}): QueuedFile => ({
  ...queuedStem(name),
  ...changes,
});

const shown = (...given: Parameters<typeof stemRowsOf>) =>
  stemRowsOf(...given).map((row) => [row.name, stemStateOf(row)]);

describe('the rows of stems', () => {
  it('are the stems in their order, then the files without an upload', () => {
    const stems = [aStem('Drums'), aMissingStem('Voice'), aStem('Pad', { status: 'uploading' })];
    const file = queued('Bass');
    expect(shown('trk_1', stems, [file])).toEqual([
      ...[
        ['Drums', 'ready'],
        ['Voice', 'missing'],
        ['Pad', 'interrupted'],
        ['Bass', 'reading'],
      ],
    ]);
  });

  it('show a stem and the file that is sent as one', () => {
    const stems = [aStem('Drums', { status: 'uploading', receivedBytes: 0 })];
    const file = queued('Drums', { uploadId: 'upl_Drums', state: { kind: 'sending' }, sentBytes: 5 });
    const rows = stemRowsOf('trk_1', stems, [file]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ key: `file ${file.id}`, stem: stems[0], queued: file });
    // The row of the file was the same before it was announced.
    const { uploadId: _, ...before } = file;
    expect(stemRowsOf('trk_1', [], [before])).toMatchObject([{ key: `file ${file.id}` }]);
  });

  it('leave out files of other tracks, recordings, and files that were sent and then replaced', () => {
    const { stem: _, ...recording } = queued('Recording');
    const other = queued('Other', { stem: { trackId: 'trk_2', category: 'bass', name: 'Other' } });
    const old = queued('Drums', { uploadId: 'upl_old', state: { kind: 'sent' } });
    expect(shown('trk_1', [aStem('Drums')], [recording, other, old])).toEqual([['Drums', 'ready']]);
  });

  it('of a stem whose file cannot be read any longer can be changed as the stem can', () => {
    const stems = [aStem('Drums', { status: 'uploading' })];
    const state = { kind: 'mistake', mistake: 'unreadable' } as const;
    const [stem] = stemRowsOf('trk_1', stems, [queued('Drums', { uploadId: 'upl_Drums', state })]);
    const [file] = stemRowsOf('trk_1', [], [queued('Bass', { state })]);
    expect(stem && [stemStateOf(stem), changeableStateOf(stem)]).toEqual(['mistake', 'interrupted']);
    expect(file && changeableStateOf(file)).toBe('mistake');
  });
});
