import { changedIn, mergeEdits } from '../../../portal/src/kit/merge-edits.ts';

const before = { url: 'https://a.example', description: 'Production', eventTypes: ['track.approved'] };

describe('an edit of a record that someone else changed meanwhile', () => {
  it('names what differs, and what only one of the two has', () => {
    const after = { url: 'https://b.example', eventTypes: ['track.approved'], tag: 'x' };
    expect(changedIn(before, after)).toEqual(['url', 'description', 'tag']);
    expect(changedIn(before, structuredClone(before))).toEqual([]);
  });

  it('keeps what it changed, and takes all else from the newer', () => {
    const edited = { ...before, description: 'Staging' };
    const newer = { ...before, url: 'https://b.example', eventTypes: ['track.takedown'] };
    expect(mergeEdits(before, edited, newer)).toEqual({ ...newer, description: 'Staging' });
  });

  it('wins where both changed the same: it is shown before it is sent', () => {
    const edited = { ...before, eventTypes: [] };
    const newer = { ...before, eventTypes: ['track.takedown'] };
    expect(mergeEdits(before, edited, newer)).toEqual(edited);
  });
});
