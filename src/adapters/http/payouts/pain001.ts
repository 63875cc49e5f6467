import XMLBuilder from 'fast-xml-builder';
import type { PayoutDetails } from '../../../domain/artists/payout.ts';
import type { Debtor, PayoutRun } from '../../../domain/payouts/payout-run.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type { PayoutId, PayoutRunId } from '../../../domain/shared/ids.ts';
import { majorText } from '../../../domain/shared/money.ts';
import type { OpenedPayout } from '../../../ports/driving/payouts/payouts.ts';
import { sepaText } from './sepa-text.ts';

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** Returns an ID without the underscore, which banks do not accept. */
const bankId = (id: PayoutRunId | PayoutId): string => id.replace('_', '').toUpperCase();

/** Returns the end-to-end ID of a payout: what connects our transfer with the entry at the bank of the payee. */
export const endToEndId = (payoutId: PayoutId): string => bankId(payoutId);

/** The longest name and the longest unstructured remittance information, in characters. */
const [maxName, maxRemittance] = [70, 140];

const agentOf = (bic: string | undefined) => ({
  FinInstnId: bic === undefined ? { Othr: { Id: 'NOTPROVIDED' } } : { BICFI: bic },
});

const transferOf = (
  { payout }: OpenedPayout,
  { holder, iban, bic }: Extract<PayoutDetails, { readonly type: 'iban' }>,
  debtor: Debtor,
) => ({
  PmtId: { EndToEndId: endToEndId(payout.payoutId) },
  Amt: { InstdAmt: { '#text': majorText(payout), '@Ccy': payout.currency } },
  ...(bic !== undefined && { CdtrAgt: agentOf(bic) }),
  Cdtr: { Nm: sepaText(holder, maxName) },
  CdtrAcct: { Id: { IBAN: iban } },
  RmtInf: {
    Ustrd: sepaText(`Royalties ${debtor.name} ${endToEndId(payout.payoutId)}`, maxRemittance),
  },
});

const builder = new XMLBuilder({
  ...{ attributeNamePrefix: '@', ignoreAttributes: false, format: true, indentBy: '  ' },
  suppressEmptyNode: true,
});

/**
 * Returns an approved run as an ISO 20022 customer credit transfer initiation of SEPA credit transfers. It follows from the run and its
 * payouts alone, so it is always the same.
 * @throws if the run is not approved, or a payout has no IBAN
 */
export const pain001 = (run: PayoutRun, debtor: Debtor, payouts: readonly OpenedPayout[]): string => {
  if (!run.approved) throw new Error(`${run.runId} is not approved`);
  const sums = {
    NbOfTxs: String(run.payouts),
    CtrlSum: majorText({ amount: run.total, currency: run.currency }),
  };
  const transfers = payouts.map((opened) => {
    if (opened.details.type !== 'iban') throw new Error(`${opened.payout.payoutId} has no IBAN`);
    return transferOf(opened, opened.details, debtor);
  });
  const name = sepaText(debtor.name, maxName);
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    Document: {
      '@xmlns': namespace,
      CstmrCdtTrfInitn: {
        GrpHdr: {
          ...{ MsgId: bankId(run.runId), CreDtTm: timestamp(run.approved.at), ...sums },
          InitgPty: { Nm: name },
        },
        PmtInf: {
          ...{ PmtInfId: bankId(run.runId), PmtMtd: 'TRF', BtchBookg: 'true', ...sums },
          PmtTpInf: { SvcLvl: { Cd: 'SEPA' } },
          ReqdExctnDt: { Dt: run.executionDate },
          Dbtr: { Nm: name },
          DbtrAcct: { Id: { IBAN: debtor.iban } },
          DbtrAgt: agentOf(debtor.bic),
          ChrgBr: 'SLEV',
          CdtTrfTxInf: transfers,
        },
      },
    },
  });
};
