import { describeContract, expectMutantRejected, type ContractCase } from '../../support/contract.ts';
import type { KitStorage } from '../../support/worlds/stores/kit-storage.ts';
import { claimStoreContract } from '../artists/claim-store.contract.ts';
import { artistStoreContract } from '../artists/artist-store.contract.ts';
import { collectionStoreContract } from '../collections/collection-store.contract.ts';
import { contentStoreContract } from '../webhooks/content-store.contract.ts';
import { interleavedContentContract } from '../webhooks/content-store/interleaving.ts';
import { deliveryQueueContract } from '../webhooks/delivery-queue.contract.ts';
import { queueInterleavingContract } from '../webhooks/delivery-queue/interleaving.ts';
import { webhookEndpointStoreContract } from '../webhooks/webhook-endpoint-store.contract.ts';
import { enrichmentJobStoreContract } from '../enrichment/enrichment-job-store.contract.ts';
import { enrichmentInterleavingContract } from '../enrichment/enrichment-job-store/interleaving.ts';
import { evidenceStoreContract, interleavedEvidenceContract } from '../moderation/evidence-store.contract.ts';
import { expiryScheduleContract } from '../licensing/expiry-schedule.contract.ts';
import { kernelContract } from './kernel.contract.ts';
import type { KernelView } from './kernel/stage.ts';
import { licenseAmendmentsContract } from '../licensing/license-amendments.contract.ts';
import { interleavedAmendmentsContract } from '../licensing/license-amendments/interleaving.ts';
import { licenseLedgerContract } from '../licensing/license-ledger.contract.ts';
import { interleavingContract } from '../licensing/license-ledger/interleaving.ts';
import { mailQueueContract } from '../mail/mail-queue.contract.ts';
import { markRegisterContract } from '../licensing/mark-register.contract.ts';
import { moderationStoreContract } from '../moderation/moderation-store.contract.ts';
import { lockMutants, readCommittedMutants } from '../mutants/storage/kernel.mutants.ts';
import { originGuardContract, originInterleavingContract } from '../platforms/origin-guard.contract.ts';
import { outboxContract } from '../webhooks/outbox.contract.ts';
import { platformRegistryContract } from '../platforms/platform-registry.contract.ts';
import { registryInterleavingContract } from '../platforms/platform-registry/interleaving.ts';
import { idempotencyStoreContract } from '../idempotency/idempotency-store.contract.ts';
import { idempotencyInterleavingContract } from '../idempotency/idempotency-store/interleaving.ts';
import { staffSearchContract } from '../staff/staff-search.contract.ts';
import { trackLibraryContract } from '../catalog/track-library.contract.ts';
import { interleavedLibraryContract } from '../catalog/track-library/interleaving.ts';
import { moneyPorts } from './money-ports.ts';
import { staffPorts } from './staff-ports.ts';
import { uploadPorts } from './upload-ports.ts';
import { usageJournalContract } from '../usage/usage-journal.contract.ts';
import { journalInterleavingContract } from '../usage/usage-journal/interleaving.ts';
import { amongViews, mutating, type OpenWorld } from '../world.ts';

/** How much a program without locks sees of concurrent callers that commit while it runs. */
export type Isolation =
  /** Nothing: programs run one after another (SQLite). */
  | 'serial'
  /** Everything that they committed before each of its statements (PostgreSQL's READ COMMITTED). */
  | 'read-committed'
  /** Nothing, but a record that a concurrent caller wrote can no longer be written (MongoDB). */
  | 'snapshot';

type Interleaved = KitStorage & Pick<KernelView, 'between'>;

/** A store as its contracts see it; `stores` says how many processes look at the same data. */
export interface StoreWorlds {
  readonly kernels: (stores: number) => OpenWorld<KernelView>;
  readonly storages: (stores: number) => OpenWorld<KitStorage>;
  /** With concurrent callers that come between two steps of a program; absent where programs run one after another. */
  readonly interleaving?: {
    readonly storages: (stores: number) => OpenWorld<Interleaved>;
    /** The same store without its locks, which these cases must reject. */
    readonly unlocked: (stores: number) => OpenWorld<Interleaved>;
  };
}

type Cases<View> = (open: OpenWorld<View>) => readonly ContractCase[];

interface PortSuite {
  readonly port: string;
  readonly cases: Cases<KitStorage>;
  readonly interleaved?: Cases<Interleaved>;
  /** The interleaved cases that a store without locks fails. */
  readonly withoutLocks?: Readonly<Record<Exclude<Isolation, 'serial'>, readonly string[]>>;
}

/** A case that fails without locks whatever a program sees of its concurrent callers. */
const always = (...names: readonly string[]) => ({ 'read-committed': names, snapshot: names });

const unlockedRulings = [
  'leaves no appeal open against a decision that is lifted meanwhile, at step 6',
  'commits no decision about a track that someone else claims meanwhile, at step 6',
];

/** Every storage port: its contract, and what it promises of concurrent callers between the steps of a program. */
export const storePorts: readonly PortSuite[] = [
  {
    port: 'LicenseLedger',
    cases: licenseLedgerContract,
    interleaved: interleavingContract,
    withoutLocks: always(
      'issues no license whose track changes before its commit, at step 2',
      'issues no license whose platform changes before its commit, at step 2',
    ),
  },
  {
    port: 'LicenseAmendments',
    cases: licenseAmendmentsContract,
    interleaved: interleavedAmendmentsContract,
    withoutLocks: {
      'read-committed': [
        'amends no license if its track is taken down before the commit, at step 2',
        'amends no license if its platform is suspended before the commit, at step 2',
        'amends no license if it is revoked before the commit, at step 2',
        'revokes no version that is replaced before the commit, at step 2',
      ],
      snapshot: [
        'amends no license if its track is taken down before the commit, at step 2',
        'amends no license if its platform is suspended before the commit, at step 2',
      ],
    },
  },
  { port: 'Outbox', cases: outboxContract },
  { port: 'IdempotencyStore', cases: idempotencyStoreContract, interleaved: idempotencyInterleavingContract },
  {
    port: 'PlatformRegistry',
    cases: platformRegistryContract,
    interleaved: registryInterleavingContract,
    withoutLocks: {
      'read-committed': ['makes one of two changes that were decided on the same version, at step 2'],
      snapshot: [],
    },
  },
  { port: 'ArtistStore', cases: artistStoreContract },
  { port: 'ClaimStore', cases: claimStoreContract },
  ...staffPorts,
  ...moneyPorts,
  {
    port: 'OriginGuard',
    cases: originGuardContract,
    interleaved: originInterleavingContract,
    withoutLocks: always(
      'adding an endpoint: is done before the credential is removed or not at all, at step 3',
      'changing an endpoint: is done before the credential is removed or not at all, at step 2',
      'sending a delivery again: is done before the credential is removed or not at all, at step 2',
      'opening a checkout: is done before the credential is removed or not at all, at step 3',
    ),
  },
  {
    port: 'TrackLibrary',
    cases: trackLibraryContract,
    interleaved: interleavedLibraryContract,
    withoutLocks: {
      'read-committed': [
        ...unlockedRulings,
        'submits a draft or edits it, not both, at step 4 of track-library.commit',
        'submits a draft or edits it, not both, at step 5 of track-library.commit',
        'submits a draft or deletes its upload, not both, at step 5 of track-library.commit',
        'approves no track that is disputed meanwhile, at step 3',
      ],
      snapshot: [
        ...unlockedRulings,
        'approves no track that is disputed meanwhile, at step 2',
        'approves no track that is disputed meanwhile, at step 3',
      ],
    },
  },
  { port: 'ModerationStore', cases: moderationStoreContract },
  {
    port: 'EvidenceStore',
    cases: evidenceStoreContract,
    interleaved: interleavedEvidenceContract,
    withoutLocks: { 'read-committed': ['counts a file that is uploaded meanwhile, at step 2'], snapshot: [] },
  },
  { port: 'text search for staff', cases: staffSearchContract },
  {
    port: 'ContentStore',
    cases: contentStoreContract,
    interleaved: interleavedContentContract,
    withoutLocks: {
      'read-committed': [
        'commits nothing of a message if the track is taken down meanwhile, at step 5',
        'commits nothing of a message if the platform is suspended meanwhile, at step 5',
        'commits nothing of a message if the license to end is revoked meanwhile, at step 7',
      ],
      snapshot: [
        'commits nothing of a message if the track is taken down meanwhile, at step 5',
        'commits nothing of a message if the platform is suspended meanwhile, at step 5',
      ],
    },
  },
  ...uploadPorts,
  { port: 'CollectionStore', cases: collectionStoreContract },
  { port: 'ExpirySchedule', cases: expiryScheduleContract },
  { port: 'MarkRegister', cases: markRegisterContract },
  { port: 'MailQueue', cases: mailQueueContract },
  { port: 'WebhookEndpointStore', cases: webhookEndpointStoreContract },
  {
    port: 'DeliveryQueue',
    cases: deliveryQueueContract,
    interleaved: queueInterleavingContract,
    withoutLocks: {
      'read-committed': [
        'finds what arrived while a worker released the endpoint, at step 2',
        'leaves nothing that waits for an endpoint removed at step 2',
        'keeps the event of a delivery that is sent again at step 2',
      ],
      snapshot: [
        'finds what arrived while a worker released the endpoint, at step 2',
        'recovers no delivery without its event at step 2',
        'keeps the event of a delivery that is sent again at step 2',
      ],
    },
  },
  {
    port: 'EnrichmentJobStore',
    cases: enrichmentJobStoreContract,
    interleaved: enrichmentInterleavingContract,
    withoutLocks: {
      'read-committed': [
        'settles a row or hands its request over, at step 2',
        'adds up worker time of two that settle, at step 3',
      ],
      snapshot: [],
    },
  },
  {
    port: 'UsageJournal',
    cases: usageJournalContract,
    interleaved: journalInterleavingContract,
    withoutLocks: {
      'read-committed': [
        'counts a batch once that is run again under its key, at step 2',
        'counts a flush once that comes twice, at step 2',
        'keeps no use of a credential that is removed meanwhile, at step 3',
      ],
      snapshot: ['keeps no use of a credential that is removed meanwhile, at step 3'],
    },
  },
];

/**
 * Runs the cases in one process, and those that can end differently in several processes in two. On a server, half of the concurrent
 * callers share a process. A file of SQLite has other rules for several processes, so both are tried.
 */
const describeAlone = <View>(
  cases: Cases<View>,
  open: (stores: number) => OpenWorld<View>,
  isolation: Isolation,
): void => {
  const alone = cases(open(1));
  const isMet = ({ concurrent }: ContractCase): boolean => concurrent === true;
  describeContract('in one process', isolation === 'serial' ? alone : alone.filter((each) => !isMet(each)));
  const shared = cases(open(2));
  if (shared.some(isMet)) describeContract('in two processes', amongViews(shared));
};

const kernelMutants = {
  serial: [],
  snapshot: lockMutants,
  'read-committed': [...lockMutants, ...readCommittedMutants],
} as const;

/**
 * Everything that a store of the kit promises: its kernel, every storage port, and concurrent callers between the steps of programs. It has to
 * fail where the store takes no locks. Call it in the one file of tests of a store, inside the suite that needs its server.
 */
export const describeStore = (title: string, isolation: Isolation, worlds: StoreWorlds): void => {
  const { kernels, storages, interleaving } = worlds;
  describe(title, () => {
    describe('Kernel', () => {
      describeAlone(kernelContract, kernels, isolation);
      for (const { title: broken, by, of } of kernelMutants[isolation])
        expectMutantRejected(broken, kernelContract(mutating(kernels(2), of)), by);
    });
    for (const { port, cases, interleaved, withoutLocks } of storePorts)
      describe(port, () => {
        describeAlone(cases, storages, isolation);
        if (!interleaving || !interleaved || isolation === 'serial') return;
        describeContract('with concurrent callers', interleaved(interleaving.storages(2)));
        const by = withoutLocks?.[isolation] ?? [];
        if (by.length > 0)
          expectMutantRejected('a store without locks', interleaved(interleaving.unlocked(2)), by);
      });
  });
};
