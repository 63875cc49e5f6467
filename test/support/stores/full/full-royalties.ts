import type { Adapters } from '../../../../src/main/features/wiring/container.ts';
import { accountId } from '../../artists/artist-builders.ts';
import { aClosing, aPeriodRecord, aProposal } from '../../builders/royalties/closings.ts';
import { aPeriod } from '../../builders/royalties/random-period.ts';
import { statementId } from '../../builders/royalties/statements.ts';

export type KeptOfRoyalties = Pick<Adapters, 'periodStore'>;

const proposed = aPeriod('JPY');

/** A period that is closed, with three statements and what is held of two tracks, and one whose close was proposed. */
export const fillRoyalties = async ({ periodStore }: KeptOfRoyalties): Promise<void> => {
  await periodStore.propose(aProposal());
  await periodStore.close(aClosing());
  await periodStore.propose(aProposal({ record: aPeriodRecord({}, proposed) }));
};

/** Returns everything that the port returns of the content of `fillRoyalties`. */
export const royaltyContents = async ({ periodStore }: KeptOfRoyalties) => ({
  periods: await periodStore.list(),
  proposed: await periodStore.find(proposed.periodId),
  statements: await periodStore.statementsOf(accountId(1), { limit: 10 }),
  inPeriod: await periodStore.statementsIn(aPeriodRecord(), { limit: 10 }),
  held: await periodStore.heldIn(aPeriodRecord().periodId, { limit: 10 }),
  statement: await periodStore.findStatement(statementId(1)),
});
