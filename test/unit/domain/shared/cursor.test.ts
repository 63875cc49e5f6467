import fc from 'fast-check';
import { cursorText, positionIn, questionOf } from '../../../../src/domain/shared/cursor.ts';
import { hasMissedTombstones, parseSyncCursor, syncCursor } from '../../../../src/domain/catalog/sync.ts';

const filters = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.oneof(fc.string(), fc.integer()), {
  maxKeys: 5,
});
const positions = fc.record({
  value: fc.oneof(fc.string(), fc.double({ noNaN: true, noDefaultInfinity: true })),
  trackId: fc.string(),
});

describe('cursors of lists', () => {
  it('return the position for the query that created them', () => {
    fc.assert(
      fc.property(filters, positions, (requested, position) => {
        const question = questionOf('tracks', requested);
        const read = positionIn(cursorText(question, position), question);
        expect(read.ok && JSON.stringify(read.value)).toBe(JSON.stringify(position));
      }),
    );
  });

  it('are rejected for any other query', () => {
    fc.assert(
      fc.property(filters, filters, positions, (requested, other, position) => {
        const question = questionOf('tracks', other);
        fc.pre(questionOf('tracks', requested) !== question);
        expect(positionIn(cursorText(questionOf('tracks', requested), position), question).ok).toBe(false);
      }),
    );
  });

  it('belong to the same query in any order of filters, without absent ones', () => {
    expect(questionOf('tracks', { mood: 'calm', genre: 'pop', q: undefined })).toBe(
      questionOf('tracks', { genre: 'pop', mood: 'calm' }),
    );
    expect(questionOf('tracks', {})).not.toBe(questionOf('licenses', {}));
  });

  it('are rejected if they cannot be decrypted', () => {
    expect(positionIn(undefined, 'q')).toMatchObject({ ok: false, failure: { kind: 'cursor-invalid' } });
  });
});

describe('cursors of the catalog feed', () => {
  const versions = fc.nat({ max: 1e12 });

  it('contain only a version, and the start of the first pass until it is reached', () => {
    fc.assert(
      fc.property(versions, versions, (version, began) => {
        const read = parseSyncCursor(syncCursor({ version, began }));
        expect(read).toEqual({ ok: true, value: began > version ? { version, began } : { version } });
      }),
    );
  });

  it('are rejected in any other form', () => {
    for (const text of ['', 's1.', 's1.-1', 's1.01', 's2.4', 's1.4.5.6', 's1.9999999999999999', ' s1.4']) {
      expect(parseSyncCursor(text).ok).toBe(false);
    }
  });

  it('expire only if a takedown may have been missed', () => {
    expect(hasMissedTombstones({ version: 10 }, 11)).toBe(true);
    expect(hasMissedTombstones({ version: 11 }, 11)).toBe(false);
    expect(hasMissedTombstones({ version: 3, began: 20 }, 11)).toBe(false);
  });
});
