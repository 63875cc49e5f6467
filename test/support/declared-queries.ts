import type { Index } from '../../src/adapters/store-kit/collection.ts';
import type { Kernel } from '../../src/adapters/store-kit/kernel.ts';
import type { Operation, PageRange } from '../../src/adapters/store-kit/program.ts';
import { auditLogContract } from '../contract/audit-log.contract.ts';
import { billingBookContract } from '../contract/billing-book.contract.ts';
import { contentBookContract } from '../contract/content-book.contract.ts';
import { deliveryQueueContract } from '../contract/delivery-queue.contract.ts';
import { endpointRollContract } from '../contract/endpoint-roll.contract.ts';
import { enrichmentBookContract } from '../contract/enrichment-book.contract.ts';
import { expiryScheduleContract } from '../contract/expiry-schedule.contract.ts';
import { keyRingContract } from '../contract/key-ring.contract.ts';
import { licenseLedgerContract } from '../contract/license-ledger.contract.ts';
import { mailQueueContract } from '../contract/mail-queue.contract.ts';
import { markRegisterContract } from '../contract/mark-register.contract.ts';
import { masterKeyStoreContract } from '../contract/master-keys.contract.ts';
import { moderationDocketContract } from '../contract/moderation-docket.contract.ts';
import { outboxContract } from '../contract/outbox.contract.ts';
import { platformRegistryContract } from '../contract/platform-registry.contract.ts';
import { receiptBookContract } from '../contract/receipt-book.contract.ts';
import { staffRegistryContract } from '../contract/staff-registry.contract.ts';
import { staffSearchContract } from '../contract/staff-search.contract.ts';
import { trackLibraryContract } from '../contract/track-library.contract.ts';
import { usageJournalContract } from '../contract/usage-journal.contract.ts';
import type { OpenWorld } from '../contract/world.ts';
import type { ContractCase } from './contract.ts';
import { kitStorage, memoryKernel, type KitStorage } from './kit-worlds.ts';

/** An operation that finds what it reads, changes or removes by an index. */
export interface DeclaredQuery {
  /** The operation, its index and how the index is used, in words. */
  readonly name: string;
  readonly index: Index<never>;
  /** One of those that were asked, with its values. */
  readonly operation: Operation;
}

const rangeName = ({ equal, from, until, among, after, descending, free }: Partial<PageRange>): string =>
  [
    equal && equal.length > 0 ? `equal ${equal.length}` : '',
    from === undefined ? '' : 'from',
    until === undefined ? '' : 'until',
    among ? 'among' : '',
    after ? `after ${after.length}` : '',
    free ? 'free' : '',
    descending === true ? 'descending' : '',
  ]
    .filter(Boolean)
    .join(', ');

const keyOf = (collection: { readonly indexes: object }): Index<never> =>
  (collection.indexes as { readonly key: Index<never> }).key;

/** The index by which an operation finds its records. */
const indexOf = (operation: Operation): Index<never> => {
  switch (operation.op) {
    case 'getBy':
    case 'page':
    case 'count':
      return operation.index;
    case 'add':
      return keyOf(operation.counter);
    default:
      return keyOf(operation.collection);
  }
};

const queryOf = (operation: Operation): DeclaredQuery => {
  const index = indexOf(operation);
  const range = 'range' in operation ? rangeName(operation.range) : '';
  const name = `${operation.op} ${index.collection.name}.${index.name}${range === '' ? '' : ` (${range})`}`;
  return { name, index, operation };
};

/** A kernel that shows each operation that it is asked for. */
const watched = (kernel: Kernel, see: (operation: Operation) => void): Kernel => ({
  ...kernel,
  read: (operation) => {
    see(operation);
    return kernel.read(operation);
  },
  run: (program, argument) => {
    // Under the name of the program, by which a writer finds it.
    const steps: typeof program.steps = function* (...given) {
      const running = program.steps(...given);
      let step = running.next([]);
      while (step.done !== true) {
        step.value.forEach(see);
        step = running.next(yield step.value);
      }
      return step.value;
    };
    return kernel.run({ ...program, steps }, argument);
  },
});

const contractsOn = (open: OpenWorld<KitStorage>): readonly ContractCase[] => [
  ...auditLogContract(open),
  ...billingBookContract(open),
  ...contentBookContract(open),
  ...deliveryQueueContract(open),
  ...endpointRollContract(open),
  ...enrichmentBookContract(open),
  ...expiryScheduleContract(open),
  ...keyRingContract(open),
  ...licenseLedgerContract(open),
  ...mailQueueContract(open),
  ...markRegisterContract(open),
  ...masterKeyStoreContract(open),
  ...moderationDocketContract(open),
  ...outboxContract(open),
  ...platformRegistryContract(open),
  ...receiptBookContract(open),
  ...staffRegistryContract(open),
  ...staffSearchContract(open),
  ...trackLibraryContract(open),
  ...usageJournalContract(open),
];

/** Every way in which the repositories look for records while the contracts of all storage ports run in memory. */
export const declaredQueries = async (): Promise<readonly DeclaredQuery[]> => {
  const seen = new Map<string, DeclaredQuery>();
  const see = (operation: Operation): void => {
    const query = queryOf(operation);
    if (!seen.has(query.name)) seen.set(query.name, query);
  };
  const open: OpenWorld<KitStorage> = async () => {
    const kernel = watched(memoryKernel(), see);
    return { views: [kitStorage(kernel)], close: () => kernel.close() };
  };
  for (const { run } of contractsOn(open)) await run();
  return [...seen.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
};
