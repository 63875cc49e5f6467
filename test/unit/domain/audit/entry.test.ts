import {
  chainBeginning,
  chained,
  entryIn,
  entryText,
  firstIssue,
  type AuditEntry,
} from '../../../../src/domain/audit/entry.ts';
import { sha256 } from '../../../contract/staff/audit-log.contract.ts';
import { noon } from '../../../support/builders/builders.ts';
import { aNote } from '../../../support/builders/staff-builders.ts';

const chainOf = (count: number): readonly AuditEntry[] => {
  const entries: AuditEntry[] = [];
  for (let n = 1; n <= count; n++)
    entries.push(chained(aNote({}, n), entries.at(-1) ?? chainBeginning, sha256));
  return entries;
};
const issueIn = (entries: readonly AuditEntry[]) => firstIssue(entries, chainBeginning, sha256);

describe('the chain of audit entries', () => {
  it('is intact as it was written, also if it is read in pages or empty', () => {
    const entries = chainOf(10);
    expect(issueIn(entries)).toBeUndefined();
    expect(issueIn([])).toBeUndefined();
    const [before = chainBeginning] = entries.slice(3);
    expect(firstIssue(entries.slice(4), before, sha256)).toBeUndefined();
  });

  it('is broken if an entry is missing, repeated, moved or added', () => {
    const entries = chainOf(10);
    const [first, second, third, ...rest] = entries;
    if (!first || !second || !third) throw new Error('the chain is too short');
    expect(issueIn([first, third, ...rest])).toBe(2);
    expect(issueIn([second, third, ...rest])).toBe(1);
    expect(issueIn([first, second, second, third, ...rest])).toBe(3);
    expect(issueIn([first, third, second, ...rest])).toBe(2);
    expect(issueIn([first, second, chained(aNote({}, 99), second, sha256), third, ...rest])).toBe(4);
  });

  it('is broken if any member of an entry was changed, even with a matching digest', () => {
    const entries = chainOf(5);
    const changes: readonly Partial<AuditEntry>[] = [
      { at: noon },
      { actor: { kind: 'operator' } },
      { action: 'track.approve' },
      { subjects: [] },
      { detail: {} },
      { previous: '1'.repeat(64) },
      { digest: '1'.repeat(64) },
      { place: 9 },
    ];
    for (const change of changes)
      expect(issueIn(entries.map((entry, i) => (i === 2 ? { ...entry, ...change } : entry)))).toBe(3);
    const [, second = chainBeginning] = entries;
    const forged = chained(aNote({ action: 'nothing' }), second, sha256);
    expect(issueIn(entries.map((entry, i) => (i === 2 ? forged : entry)))).toBe(4);
  });

  it('is restored exactly from the stored entries', () => {
    const detail = { text: 'half a pair: \ud83d', third: 1 / 3, none: null, yes: true };
    const entry = chained(aNote({ detail, subjects: ['', '東京'] }), chainBeginning, sha256);
    expect(entryIn(entryText(entry), 1)).toEqual(entry);
  });

  it('is broken if any stored byte was changed', () => {
    const entries = chainOf(3);
    const texts = entries.map(entryText);
    const [, kept = ''] = texts;
    for (let at = 0; at < kept.length; at++) {
      for (const byte of ['0', '9', 'e', '"', '}', ' ', 'é', '']) {
        if (kept[at] === byte) continue;
        const changed = kept.slice(0, at) + byte + kept.slice(at + 1);
        const read = texts.map((text, i) => entryIn(i === 1 ? changed : text, i + 1));
        expect([at, byte, issueIn(read)]).toEqual([at, byte, 2]);
      }
    }
  });

  it('is broken if a stored value is not an entry', () => {
    const [first] = chainOf(1);
    for (const text of ['', 'null', '[]', '7', '{}', '{"place":2}'])
      expect(issueIn([first ?? entryIn('', 1), entryIn(text, 2)])).toBe(2);
  });
});
