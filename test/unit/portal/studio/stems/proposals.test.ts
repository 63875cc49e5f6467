import { proposedStems } from '../../../../../portal/src/studio/track/stems/proposals.ts';

const proposed = (fileNames: readonly string[], title = '') =>
  proposedStems(fileNames, title).map(({ category, name }) => [category, name]);

describe('the category and the name of a stem that its file suggests', () => {
  it.each([
    ['Kick.wav', 'drums', 'Kick'],
    ['bass drum.wav', 'drums', 'Bass drum'],
    ['Lead Vocal.flac', 'vocals', 'Lead Vocal'],
    ['Synth Bass.wav', 'bass', 'Synth Bass'],
    ['synth pad.wav', 'harmony', 'Synth pad'],
    ['SYNTH.WAV', 'melody', 'SYNTH'],
    ['Shaker.wav', 'percussion', 'Shaker'],
    ['SFX.wav', 'fx', 'SFX'],
    ['Gesang.wav', 'vocals', 'Gesang'],
    ['Batería.wav', 'drums', 'Batería'],
    ['Basse.wav', 'bass', 'Basse'],
    ['Bounce.wav', 'other', 'Bounce'],
  ])('of %s are %s and %s', (fileName, category, name) => {
    expect(proposed([fileName])).toEqual([[category, name]]);
  });

  it('leave out the number, the title of the track and the word stem', () => {
    expect(proposed(['03 Mara Lind - Night Drive - Drums Stem.wav'], 'Night Drive')).toEqual([
      ['drums', 'Drums'],
    ]);
    expect(proposed(['night-drive_bass.wav'], 'Night Drive')).toEqual([['bass', 'Bass']]);
    // Nothing would be left.
    expect(proposed(['Night Drive.wav', 'Stem.wav'], 'Night Drive').map(([, name]) => name)).toEqual([
      ...['Night Drive', 'Stem'],
    ]);
  });

  it('leave out what all names begin with, but no word that names the category', () => {
    expect(proposed(['tide_v2_drums.wav', 'tide_v2_lead vox.wav'])).toEqual([
      ['drums', 'Drums'],
      ['vocals', 'Lead vox'],
    ]);
    expect(proposed(['Vocals Lead.wav', 'Vocals Double.wav']).map(([, name]) => name)).toEqual([
      ...['Vocals Lead', 'Vocals Double'],
    ]);
  });

  it('are different names for each file', () => {
    expect(proposed(['a/Drums.wav', 'Drums.flac', 'drums.wav']).map(([, name]) => name)).toEqual([
      ...['A/Drums', 'Drums', 'Drums 2'],
    ]);
  });
});
