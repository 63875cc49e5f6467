import { playablesOf } from '../../../../portal/src/studio/track/listen/playable.ts';

const recording = { uploadId: 'upl_1' } as never;

describe('what can be played of a track', () => {
  it('is the recording, then the stems that are ready, in their order', () => {
    const stems = [
      { uploadId: 'upl_2', status: 'ready', name: 'Drums' },
      { uploadId: 'upl_3', status: 'processing', name: 'Bass' },
      { status: 'missing', name: 'Keys' },
      { uploadId: 'upl_4', status: 'ready', name: 'Lead' },
    ] as const;
    expect(playablesOf({ recording }, stems)).toEqual([
      { uploadId: 'upl_1' },
      { uploadId: 'upl_2', stemName: 'Drums' },
      { uploadId: 'upl_4', stemName: 'Lead' },
    ]);
  });

  it('is nothing without a recording and stems', () => {
    expect(playablesOf({}, [])).toEqual([]);
  });
});
