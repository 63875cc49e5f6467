import { keyRingContract } from '../access/key-ring.contract.ts';
import { masterKeyStoreContract } from '../access/master-keys.contract.ts';
import { accountStoreContract } from '../accounts/account-store.contract.ts';
import { auditLogContract } from '../staff/audit-log.contract.ts';
import { interleavedAuditContract } from '../staff/audit-log/interleaving.ts';
import { workBacklogContract } from '../monitoring/work-backlog.contract.ts';
import { staffRegistryContract } from '../staff/staff-registry.contract.ts';
import { staffInterleavingContract } from '../staff/staff-registry/interleaving.ts';

const unlockedEnd = [
  'appends nothing between the end that is read and a note on its own, at step 2',
  'appends nothing between the end that is read and the note of a change, at step 2',
  'appends nothing between the end that is read and two notes of one change, at step 5',
];

/** The ports of staff, of accounts and of keys, and the backlog of work: see `storePorts`. */
export const staffPorts = [
  {
    port: 'AuditLog',
    cases: auditLogContract,
    interleaved: interleavedAuditContract,
    withoutLocks: { 'read-committed': unlockedEnd, snapshot: unlockedEnd },
  },
  { port: 'AccountStore', cases: accountStoreContract },
  {
    port: 'StaffRegistry',
    cases: staffRegistryContract,
    interleaved: staffInterleavingContract,
    withoutLocks: {
      'read-committed': [
        'counts two concurrent attempts, at step 2',
        'leaves one admin of two who step down, at step 2',
      ],
      snapshot: ['leaves one admin of two who step down, at step 2'],
    },
  },
  { port: 'WorkBacklog', cases: workBacklogContract },
  { port: 'KeyRing', cases: keyRingContract },
  { port: 'MasterKeyStore', cases: masterKeyStoreContract },
];
