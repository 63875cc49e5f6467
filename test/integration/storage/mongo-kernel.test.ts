import { auditLogContract } from '../../contract/audit-log.contract.ts';
import { kernelContract } from '../../contract/kernel.contract.ts';
import { interleavingContract } from '../../contract/license-ledger/interleaving.ts';
import { stage } from '../../contract/license-ledger/stage.ts';
import { licenseLedgerContract } from '../../contract/license-ledger.contract.ts';
import { lockMutants } from '../../contract/mutants/kernel.mutants.ts';
import { interleavedAmendmentsContract } from '../../contract/license-amendments/interleaving.ts';
import { licenseAmendmentsContract } from '../../contract/license-amendments.contract.ts';
import { outboxContract } from '../../contract/outbox.contract.ts';
import { receiptsInterleavingContract } from '../../contract/receipt-book/interleaving.ts';
import { receiptBookContract } from '../../contract/receipt-book.contract.ts';
import { mutating } from '../../contract/world.ts';
import { aRevoked } from '../../support/builders.ts';
import { describeContract, expectMutantRejected } from '../../support/contract.ts';
import { describeInMongoKit, mongoKitWorlds } from '../../support/mongo-kit-worlds.ts';
import { needing } from '../../support/needing.ts';

needing('mongo', 'MongoDB under the store kit', () => {
  const worlds = mongoKitWorlds();

  describeInMongoKit('Kernel', kernelContract, worlds.kernels);
  describeInMongoKit('LicenseLedger', licenseLedgerContract, worlds.storages);
  describeInMongoKit('LicenseAmendments', licenseAmendmentsContract, worlds.storages);
  describeInMongoKit('Outbox', outboxContract, worlds.storages);
  describeInMongoKit('ReceiptBook', receiptBookContract, worlds.storages);
  describeInMongoKit('AuditLog', auditLogContract, worlds.storages);
  describeContract('LicenseLedger among rivals', interleavingContract(worlds.storages(2)));
  describeContract('LicenseAmendments among rivals', interleavedAmendmentsContract(worlds.storages(2)));
  describeContract('ReceiptBook among rivals', receiptsInterleavingContract(worlds.storages(2)));

  describe('the suite of Kernel', () => {
    for (const { title, by, of } of lockMutants)
      expectMutantRejected(title, kernelContract(mutating(worlds.kernels(2), of)), by);
  });
  describe('the suite of LicenseLedger', () => {
    expectMutantRejected('a ledger without locks', interleavingContract(worlds.unlocked(2)), [
      'issues no license whose track changes before its commit, at step 2',
      'issues no license whose platform changes before its commit, at step 2',
    ]);
    expectMutantRejected('amendments without locks', interleavedAmendmentsContract(worlds.unlocked(2)), [
      'amends no license if its track is taken down before the commit, at step 2',
      'amends no license if its platform is suspended before the commit, at step 2',
      'amends no license if it is revoked before the commit, at step 2',
      'revokes no version that is replaced before the commit, at step 2',
    ]);
  });

  it('issues a license in seven commands, returns an existing one in three, and ends one in six', async () => {
    const { views, close } = await worlds.storages(1)();
    const [view] = views;
    const { offer } = await stage(view);
    const costOf = async (act: () => Promise<unknown>): Promise<readonly string[]> => {
      const before = worlds.sent().length;
      await act();
      return worlds.sent().slice(before);
    };
    const opening = offer(1);
    expect(await costOf(() => view.ledger.open(opening))).toEqual([
      'insert',
      'update',
      'find',
      'find',
      'findAndModify',
      'insert',
      'commitTransaction',
    ]);
    expect(await costOf(() => view.ledger.open(offer(2)))).toEqual(['insert', 'abortTransaction', 'find']);
    const revoked = aRevoked(opening.candidate);
    const [event] = offer(3).events;
    const ended = await costOf(() => view.ledger.close({ revoked, events: event ? [event] : [] }));
    expect(ended).toEqual(['update', 'find', 'update', 'update', 'insert', 'commitTransaction']);
    await close();
  });
});
