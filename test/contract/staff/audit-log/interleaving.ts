import { aMail, aNote, aStaffSession, staffHolder } from '../../../support/builders/staff-builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import type { KitStorage } from '../../../support/worlds/stores/kit-storage.ts';
import type { KernelView } from '../../storage/kernel/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { wholeChain } from '../audit-log.contract.ts';

type InterleavedLog = Pick<KitStorage, 'accounts' | 'auditLog' | 'mailQueue'> & Pick<KernelView, 'between'>;

/** A program that appends entries, and the step that writes them, after the one that reads the end of the log. */
interface Appending {
  readonly title: string;
  readonly name: string;
  readonly writes: number;
  readonly entries: number;
  readonly run: (view: InterleavedLog) => Promise<unknown>;
}

const replacing = {
  audit: aNote({}, 1),
  ends: { holder: staffHolder(), sessionId: aStaffSession().sessionId, audit: aNote({}, 2) },
};

const appendings: readonly Appending[] = [
  {
    ...{ title: 'a note on its own', name: 'audit-log.append', writes: 2, entries: 1 },
    run: ({ auditLog }) => auditLog.append(aNote({}, 1)),
  },
  {
    ...{ title: 'the note of a change', name: 'mail-queue.enqueue', writes: 2, entries: 1 },
    run: ({ mailQueue }) => mailQueue.enqueue(aMail(), aNote({}, 1)),
  },
  {
    ...{ title: 'two notes of one change', name: 'account-store.begin-session', writes: 5, entries: 2 },
    run: ({ accounts }) => accounts.beginSession(aStaffSession({}, 2), replacing),
  },
];

const last = 200;

/**
 * Returns the numbers of the notes in the order of their entries, after a concurrent caller appended the last one before a step of
 * the program.
 */
const appendedAround = async (
  { name, run }: Appending,
  { view, step, append }: { view: InterleavedLog; step: number; append: () => Promise<unknown> },
): Promise<readonly unknown[]> => {
  await view.accounts.beginSession(aStaffSession());
  await view.auditLog.append(aNote({}, 100));
  await view.between({ name, step, run: () => run(view) }, append);
  const [, ...appended] = await wholeChain(view.auditLog);
  return appended.map(({ detail }) => detail['affected']);
};

/** The promises of an audit log of the store kit when a concurrent caller appends while a program does. */
export const interleavedAuditContract = (open: OpenWorld<InterleavedLog>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return appendings.flatMap((appending) => {
    const { title, writes, entries } = appending;
    const own = [1, 2].slice(0, entries);
    const reads = writes - 1;
    return [
      policy(`loses no entry beside ${title}, at step ${reads}`, async (view, concurrently) => {
        const append = () => concurrently(1, ({ auditLog }) => auditLog.append(aNote({}, last)));
        const appended = await appendedAround(appending, { view, step: reads, append });
        expect(appended).toHaveLength(entries + 1);
        expect(appended).toEqual(expect.arrayContaining([...own, last]));
      }),
      policy(
        `appends nothing between the end that is read and ${title}, at step ${writes}`,
        async (view, concurrently) => {
          const append = () => concurrently(1, ({ auditLog }) => auditLog.append(aNote({}, last)));
          const appended = await appendedAround(appending, { view, step: writes, append });
          expect(appended).toEqual([...own, last]);
        },
      ),
    ];
  });
};
