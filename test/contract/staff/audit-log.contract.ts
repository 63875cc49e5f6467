import { createHash } from 'node:crypto';
import { chainBeginning, firstIssue, type AuditEntry } from '../../../src/domain/audit/entry.ts';
import type { AuditLog } from '../../../src/ports/driven/staff/audit-log.ts';
import { noon, platformId, trackId } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { aNote, staffId } from '../../support/builders/staff-builders.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { auditListCases } from './audit-lists.ts';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const all = { after: 0, limit: 10_000 };
const placesOf = (entries: readonly AuditEntry[]) => entries.map(({ place }) => place);
const upTo = (last: number) => Array.from({ length: last }, (_, i) => i + 1);

/** Every entry; the chain they make is whole. */
export const wholeChain = async (log: AuditLog): Promise<readonly AuditEntry[]> => {
  const entries = await log.entries(all);
  expect(firstIssue(entries, chainBeginning, sha256)).toBeUndefined();
  return entries;
};

/** The promises of every audit log: see `AuditLog`. */
export const auditLogContract = (
  open: OpenWorld<{ readonly auditLog: AuditLog }>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const appended = async ({ auditLog }: { readonly auditLog: AuditLog }, count: number): Promise<void> => {
    for (let n = 1; n <= count; n++) await auditLog.append(aNote({}, n));
  };
  return [
    policy('begins empty', async ({ auditLog }) => {
      expect(await auditLog.entries(all)).toEqual([]);
      expect(await auditLog.entries({ ...all, subject: trackId() })).toEqual([]);
    }),

    policy('returns the entry of each note, which is chained to the one before', async (view) => {
      const { auditLog } = view;
      const appendedEntries = [];
      for (const n of upTo(12)) appendedEntries.push(await auditLog.append(aNote({}, n)));
      expect(appendedEntries[0]).toMatchObject({ ...aNote({}, 1), place: 1, previous: '0'.repeat(64) });
      for (const [i, entry] of appendedEntries.entries())
        expect(entry).toMatchObject({
          ...aNote({}, i + 1),
          ...(i > 0 && { previous: appendedEntries[i - 1]?.digest }),
        });
      expect(await wholeChain(auditLog)).toEqual(appendedEntries);
    }),

    policy('keeps the exact text of a note', async ({ auditLog }) => {
      const strange = aNote({
        actor: { kind: 'operator' },
        action: 'platform.suspend',
        subjects: ['', 'a/b.c$', '東京 🎬', 'quote " and \\ and \u0000'],
        detail: { z: 1 / 3, a: -1e21, $cost: 0, 'a.b': null, yes: true, text: 'half a pair: \ud83d', '': '' },
      });
      const entry = await auditLog.append(strange);
      await auditLog.append(aNote({ actor: { kind: 'service' }, subjects: [], detail: {}, at: -1 }, 2));
      expect(entry).toMatchObject(strange);
      expect((await wholeChain(auditLog))[0]).toEqual(entry);
      expect(await auditLog.entries({ ...all, subject: '東京 🎬' })).toEqual([entry]);
    }),

    policy('returns entries in the order of their places, a limited number after a place', async (view) => {
      await appended(view, 25);
      const { auditLog } = view;
      expect(placesOf(await auditLog.entries(all))).toEqual(upTo(25));
      expect(placesOf(await auditLog.entries({ after: 0, limit: 3 }))).toEqual([1, 2, 3]);
      expect(placesOf(await auditLog.entries({ after: 8, limit: 4 }))).toEqual([9, 10, 11, 12]);
      expect(placesOf(await auditLog.entries({ after: 24, limit: 5 }))).toEqual([25]);
      expect(await auditLog.entries({ after: 25, limit: 5 })).toEqual([]);
    }),

    policy('returns the entries that name a subject, first or later, and no others', async (view) => {
      const { auditLog } = view;
      const [wanted, other] = [platformId(1), platformId(2)];
      for (const n of upTo(12)) {
        const subjects = [
          trackId(n),
          ...(n % 2 === 0 ? [wanted] : [other]),
          ...(n % 3 === 0 ? [wanted] : []),
        ];
        await auditLog.append(aNote({ subjects, at: noon }, n));
      }
      expect(placesOf(await auditLog.entries({ ...all, subject: trackId(7) }))).toEqual([7]);
      const named = [2, 3, 4, 6, 8, 9, 10, 12];
      expect(placesOf(await auditLog.entries({ ...all, subject: wanted }))).toEqual(named);
      const page = await auditLog.entries({ after: 3, limit: 3, subject: wanted });
      expect(placesOf(page)).toEqual([4, 6, 8]);
      expect(page).toEqual((await auditLog.entries(all)).filter(({ place }) => [4, 6, 8].includes(place)));
      expect(await auditLog.entries({ ...all, subject: staffId() })).toEqual([]);
      expect(await auditLog.entries({ ...all, subject: wanted.slice(0, -1) })).toEqual([]);
    }),

    ...auditListCases(open),

    policy('stays one unbroken chain while fifty append concurrently', async ({ auditLog }, concurrently) => {
      await auditLog.append(aNote({}, 1_000));
      const appendedEntries = await concurrently(50, (view, n) => view.auditLog.append(aNote({}, n)));
      const entries = await wholeChain(auditLog);
      expect(placesOf(entries)).toEqual(upTo(51));
      expect(appendedEntries.toSorted((one, other) => one.place - other.place)).toEqual(entries.slice(1));
      const noted = entries.slice(1).map(({ subjects }) => subjects[0]);
      expect(noted.toSorted()).toEqual(upTo(50).map((n) => trackId(n)));
    }),

    policy(
      'shows an entry to every process as soon as it was appended',
      async ({ auditLog }, concurrently) => {
        await concurrently(4, (view) => view.auditLog.entries(all));
        const entry = await auditLog.append(aNote());
        const seen = await concurrently(4, (view) => view.auditLog.entries(all));
        expect(seen).toEqual(seen.map(() => [entry]));
      },
    ),
  ];
};
