import type { AuditNote } from '../../../src/domain/audit/entry.ts';
import type { AuditFilter } from '../../../src/domain/audit/filter.ts';
import type { ListPlace } from '../../../src/ports/driven/shared/list-page.ts';
import type { AuditLog } from '../../../src/ports/driven/staff/audit-log.ts';
import { noon, platformId } from '../../support/builders/builders.ts';
import { aNote, staffId } from '../../support/builders/staff-builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

interface LogView {
  readonly auditLog: AuditLog;
}

const [ada, bo] = [staffId(1), staffId(2)];
const [one, other] = [platformId(1), platformId(2)];
const by = (id: typeof ada): AuditNote['actor'] => ({ kind: 'staff', staffId: id });

/** The nth note at its minute; the clock that wrote the fourth was late. */
const notes: readonly AuditNote[] = [
  aNote({ at: noon + 1, actor: by(ada), action: 'platform.suspend', subjects: [one] }),
  aNote({ at: noon + 2, actor: by(bo), action: 'platform.edit', subjects: [other, one] }),
  aNote({ at: noon + 3, actor: { kind: 'operator' }, action: 'store.init', subjects: [] }),
  aNote({ at: noon + 2, actor: by(ada), action: 'platform.edit', subjects: [other] }),
  aNote({ at: noon + 5, actor: { kind: 'service' }, action: 'key.rotate', subjects: ['key'] }),
  aNote({ at: noon + 6, actor: by(ada), action: 'platform.edit', subjects: [one] }),
  aNote({
    at: noon + 7,
    actor: { kind: 'platform', platformId: one },
    action: 'platform.edit',
    subjects: [one],
  }),
];

const appended = async ({ auditLog }: LogView): Promise<void> => {
  for (const note of notes) await auditLog.append(note);
};

/** The places of all entries that match, read in pages. */
const placesIn = async (
  { auditLog }: LogView,
  filter: AuditFilter,
  limit = 50,
): Promise<readonly number[]> => {
  const places: number[] = [];
  let after: ListPlace | undefined;
  do {
    const { items, next }: Awaited<ReturnType<AuditLog['list']>> = await auditLog.list(filter, {
      limit,
      ...(after && { after }),
    });
    expect(items.length).toBeLessThanOrEqual(limit);
    places.push(...items.map(({ place }) => place));
    after = next;
    expect(places.length).toBeLessThanOrEqual(notes.length);
  } while (after);
  return places;
};

/** The promises of the list of an audit log. */
export const auditListCases = (open: OpenWorld<LogView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('lists the latest entries first, in pages of any size', async (view) => {
      expect(await placesIn(view, {})).toEqual([]);
      await appended(view);
      const latest = [7, 6, 5, 3, 4, 2, 1];
      for (const limit of [1, 2, 3, 7, 50]) expect(await placesIn(view, {}, limit)).toEqual(latest);
      const { items, next } = await view.auditLog.list({}, { limit: 7 });
      expect(next).toBeUndefined();
      const chain = await view.auditLog.entries({ after: 0, limit: 50 });
      expect(items.toSorted((a, b) => a.place - b.place)).toEqual(chain);
    }),

    policy('lists the entries that match each filter, and all of several', async (view) => {
      await appended(view);
      const expected: readonly (readonly [AuditFilter, readonly number[]])[] = [
        [{ actor: ada }, [6, 4, 1]],
        [{ actor: 'operator' }, [3]],
        [{ actor: 'service' }, [5]],
        [{ actor: one }, [7]],
        [{ action: 'platform.edit' }, [7, 6, 4, 2]],
        [{ action: 'platform' }, []],
        [{ subject: one }, [7, 6, 2, 1]],
        [{ subject: other }, [4, 2]],
        [{ since: noon + 2, until: noon + 5 }, [5, 3, 4, 2]],
        [{ since: noon + 6 }, [7, 6]],
        [{ until: noon + 1 }, [1]],
        [{ actor: ada, action: 'platform.edit' }, [6, 4]],
        [{ actor: ada, since: noon + 2, until: noon + 5 }, [4]],
        [{ action: 'platform.edit', since: noon + 3 }, [7, 6]],
        [{ action: 'platform.edit', until: noon + 2 }, [4, 2]],
        [{ subject: one, actor: ada }, [6, 1]],
        [{ subject: one, action: 'platform.edit', until: noon + 6 }, [6, 2]],
        [{ subject: one, since: noon + 7 }, [7]],
      ];
      for (const [filter, places] of expected)
        for (const limit of [1, 2, 50])
          expect([filter, await placesIn(view, filter, limit)]).toEqual([filter, places]);
    }),

    policy('continues a list after the place of a page, whatever was appended meanwhile', async (view) => {
      await appended(view);
      for (const [filter, rest] of [
        [{}, [3, 4, 2, 1]],
        [{ actor: ada }, [1]],
        [{ subject: one }, [6, 2, 1]],
      ] as const) {
        const { items, next } = await view.auditLog.list(filter, { limit: 3 });
        expect(items).toHaveLength(3);
        await view.auditLog.append(aNote({ at: noon + 60, actor: by(ada), subjects: [one] }));
        const after = next && (await view.auditLog.list(filter, { limit: 50, after: next }));
        expect([filter, (after?.items ?? []).map(({ place }) => place)]).toEqual([filter, rest]);
      }
    }),
  ];
};
