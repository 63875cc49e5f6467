import {
  chosenStems,
  enteredName,
  limitExceeded,
  maxBytes,
  maxStems,
  nameIssue,
  replacedBy,
} from '../../../../../portal/src/studio/track/stems/chosen-stems.ts';
import { aFile } from '../uploads/upload-records.ts';
import { aMissingStem, aStem, queuedStem } from './stem-records.ts';

/** A file that says it has so many bytes. */
const sized = (name: string, size: number) => {
  const one = aFile(name);
  Object.defineProperty(one.file, 'size', { value: size });
  return one;
};

describe('files that were chosen as stems', () => {
  it('have the name and category of the stem that they replace', () => {
    const replaced = aStem('Voice', { category: 'vocals' });
    expect(chosenStems([aFile('louder.wav')], '', replaced)).toMatchObject([
      { category: 'vocals', name: 'Voice', stemId: 'stem_Voice' },
    ]);
  });

  it('say which cannot be uploaded', () => {
    const chosen = chosenStems([aFile('drums.wav'), aFile('bass.mp3'), aFile('fx.wav', '')], '');
    expect(chosen.map(({ mistake }) => mistake)).toEqual([undefined, 'format', 'empty']);
  });

  it('replace the stem that has their name', () => {
    const stems = [aStem('Drums'), aStem('Bass')];
    const [drums, other] = chosenStems([aFile('drums.wav'), aFile('pad.wav')], '');
    expect(drums && replacedBy(drums, stems)).toBe(stems[0]);
    expect(other && replacedBy(other, stems)).toBeUndefined();
    expect(drums && nameIssue(drums, [drums], stems, [])).toBeUndefined();
  });

  it('need a name that no other file and no other stem has', () => {
    const stems = [aStem('Drums'), aStem('Bass')];
    const all = chosenStems([aFile('drums.wav'), aFile('pad.wav')], '');
    const [, pad] = all;
    if (!pad) throw new Error('no file');
    const issue = (name: string, stemId?: string) =>
      nameIssue({ ...pad, name, ...(stemId !== undefined && { stemId }) }, all, stems, []);
    expect([issue(' '), issue('x'.repeat(101)), issue('Drums ')]).toEqual(['empty', 'tooLong', 'taken']);
    expect([issue('Bass', 'stem_Bass'), issue('Bass', 'stem_Drums')]).toEqual([undefined, 'taken']);
  });

  it('fit into the limits of the track, in which replaced stems and those without a file do not count', () => {
    const many = Array.from({ length: maxStems }, (_, n) => aStem(`Part ${n}`));
    expect(limitExceeded(chosenStems([aFile('drums.wav')], ''), many, [])).toBe('number');
    expect(limitExceeded(chosenStems([aFile('drums.wav')], '', many[0]), many, [])).toBeUndefined();
    const large = aStem('Bass', { sizeBytes: maxBytes - 10 });
    expect(limitExceeded(chosenStems([sized('drums.wav', 11)], ''), [large], [])).toBe('bytes');
    expect(limitExceeded(chosenStems([sized('drums.wav', 10)], ''), [large], [])).toBeUndefined();
    expect(limitExceeded(chosenStems([sized('bass.wav', 11)], ''), [large], [])).toBeUndefined();
    const without = [{ ...large, status: 'failed' as const }, aMissingStem('Pad')];
    expect(limitExceeded(chosenStems([sized('drums.wav', 11)], ''), without, [])).toBeUndefined();
  });

  it('count those of the queue, which are not announced', () => {
    const [drums] = chosenStems([aFile('drums.wav')], '');
    if (!drums) throw new Error('no file');
    expect(nameIssue(drums, [drums], [], [queuedStem('Drums')])).toBe('taken');
    expect(nameIssue(drums, [drums], [], [queuedStem('Bass')])).toBeUndefined();
    const many = Array.from({ length: maxStems - 1 }, (_, n) => aStem(`Part ${n}`));
    expect(limitExceeded([drums], many, [])).toBeUndefined();
    expect(limitExceeded([drums], many, [queuedStem('Bass')])).toBe('number');
    expect(limitExceeded([drums], many, [queuedStem('Part 0', { stemId: 'stem_Part 0' })])).toBeUndefined();
    const large = queuedStem('Bass', {}, sized('bass.wav', maxBytes));
    expect(limitExceeded([drums], [], [large])).toBe('bytes');
  });

  it('have names as they are written, also those of files of macOS', () => {
    const stems = [aStem('Batería')];
    const [chosen] = chosenStems([aFile('Batería.wav'.normalize('NFD'))], '');
    if (!chosen) throw new Error('no file');
    expect(chosen).toMatchObject({ category: 'drums', name: 'Batería' });
    const typed = { ...chosen, name: ' Batería '.normalize('NFD') };
    expect(replacedBy(typed, stems)).toBe(stems[0]);
    expect(enteredName(typed)).toBe('Batería');
    expect(nameIssue({ ...typed, stemId: 'stem_other' }, [], stems, [])).toBe('taken');
  });
});
