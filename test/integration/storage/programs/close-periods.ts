// node close-periods.ts (sqlite FILE | mongo URL) WRITER: closes one period after another until it is killed, as other writers do at the same
// time. A line on stdout is a period that it has closed, or `lost` and one that another has closed.
import { aClosing, aProposal, aPeriodRecord } from '../../../support/builders/royalties/closings.ts';
import { closedParties, ownerOf, periodOf } from '../../../support/builders/royalties/closed-in-turn.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { openedStore } from './opened.ts';

const [store, where, writer = '0'] = process.argv.slice(2);
const { periodStore } = openedStore(store, where);

const closeOne = async (n: number): Promise<string> => {
  const period = periodOf(n);
  const record = aPeriodRecord({}, period);
  if (!(await periodStore.find(period.periodId))) await periodStore.propose(aProposal({ record }));
  const after = Number(writer) * 1_000_000 + n * closedParties;
  const outcome = await periodStore.close(
    aClosing({ parties: closedParties, owner: ownerOf(n), after }, period),
  );
  return outcome === 'closed' ? `${n}` : `lost ${n}`;
};

for (let n = 1; ; n++) {
  try {
    process.stdout.write(`${await closeOne(n)}\n`);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}
