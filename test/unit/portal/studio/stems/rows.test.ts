import type { QueuedFile } from '../../../../../portal/src/studio/uploads/queue/queued-file.ts';
import { stemRowsOf, stemStateOf } from '../../../../../portal/src/studio/track/stems/rows.ts';
import { aFile } from '../uploads/upload-records.ts';
import { aMissingStem, aStem } from './stem-records.ts';

let files = 0;
/** A file of the queue that becomes a stem. */
const queued = (name: string, changes: Partial<QueuedFile> = {}): QueuedFile => ({
  ...aFile(`${name}.wav`),
  ...{ id: ++files, sentBytes: 0, state: { kind: 'reading' } },
  stem: { trackId: 'trk_1', category: 'bass', name },
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
    expect(rows[0]).toMatchObject({ key: 'stem_Drums', stem: stems[0], queued: file });
  });

  it('leave out files of other tracks, recordings, and files that were sent and then replaced', () => {
    const { stem: _, ...recording } = queued('Recording');
    const other = queued('Other', { stem: { trackId: 'trk_2', category: 'bass', name: 'Other' } });
    const old = queued('Drums', { uploadId: 'upl_old', state: { kind: 'sent' } });
    expect(shown('trk_1', [aStem('Drums')], [recording, other, old])).toEqual([['Drums', 'ready']]);
  });
});
