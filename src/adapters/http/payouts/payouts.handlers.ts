import { AccountId, PayoutId, PayoutRunId } from '../../../domain/shared/ids.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type { StorageDeadline } from '../../../ports/driven/storage/storage-deadline.ts';
import type { KnownPayee, Payees } from '../../../ports/driving/payouts/payees.ts';
import type { Payouts } from '../../../ports/driving/payouts/payouts.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { csv } from '../vocabulary/csv.ts';
import { instantOf } from '../vocabulary/fields.ts';
import * as payeeRoutes from './payees.contract.ts';
import { pain001 } from './pain001.ts';
import { payoutCsv } from './payout-csv.ts';
import { closingView, decidedView, payoutView, runView, sumsView } from './payout.views.ts';
import * as routes from './payouts.contract.ts';

const payeeView = ({ payee, name, country, closure, details, obstacles, balances }: KnownPayee) => ({
  ...decidedView(payee),
  ...closingView(closure),
  ...(name !== undefined && { name }),
  ...(country !== undefined && { country }),
  ...(details && {
    details: {
      ...details.opened,
      ...{ changedAt: timestamp(details.changedAt), heldUntil: timestamp(details.heldUntil) },
    },
  }),
  obstacles: [...obstacles],
  balances: balances.map((balance) => ({ ...sumsView(balance), mode: balance.mode })),
});

const payeeEndpoints = ({ listPayees, readPayee, decidePayee }: Payees): readonly Endpoint[] => [
  endpoint(payeeRoutes.listPayees, async ({ query }) => {
    const page = await listPayees(query);
    if (!page.ok) return page;
    const { payees, nextCursor } = page.value;
    const data = payees.map(({ balance, obstacles, name, closure, scheme }) => ({
      ...{ accountId: balance.accountId, ...sumsView(balance), obstacles: [...obstacles] },
      ...(name !== undefined && { name }),
      ...(scheme && { scheme }),
      ...closingView(closure),
    }));
    return { status: 200, body: { data, pagination: { limit: query.limit, nextCursor } } };
  }),

  endpoint(payeeRoutes.readPayee, async ({ caller, params }) => {
    const found = await readPayee({ caller, accountId: AccountId(params.accountId) });
    return found.ok ? { status: 200, body: payeeView(found.value) } : found;
  }),

  endpoint(payeeRoutes.decidePayee, async ({ caller, params, body }) => {
    const decision =
      'hold' in body
        ? ({ kind: 'hold', reason: body.hold } as const)
        : ({ kind: 'verify', detailsChangedAt: instantOf(body.verifiedDetailsAt) } as const);
    const decided = await decidePayee({ caller, accountId: AccountId(params.accountId), decision });
    return decided.ok ? { status: 200, body: decidedView(decided.value) } : decided;
  }),
];

const runEndpoints = ({
  proposePayouts,
  listPayoutRuns,
  readPayoutRun,
  advancePayoutRun,
  storageDeadline,
}: Payouts & { readonly storageDeadline: Pick<StorageDeadline, 'apart'> }): readonly Endpoint[] => [
  endpoint(routes.proposePayouts, async ({ caller, body }) => {
    // Reading every balance takes longer than the storage calls of any other request may.
    const proposed = await storageDeadline.apart(() => proposePayouts({ caller, ...body }));
    return proposed.ok ? { status: 201, body: runView(proposed.value) } : proposed;
  }),

  endpoint(routes.listPayoutRuns, async ({ query }) => {
    const page = await listPayoutRuns(query);
    if (!page.ok) return page;
    const { runs, nextCursor } = page.value;
    return {
      status: 200,
      body: { data: runs.map(runView), pagination: { limit: query.limit, nextCursor } },
    };
  }),

  endpoint(routes.readPayoutRun, async ({ params }) => {
    const found = await readPayoutRun({ runId: PayoutRunId(params.runId) });
    return found.ok ? { status: 200, body: runView(found.value) } : found;
  }),

  endpoint(routes.advancePayoutRun, async ({ caller, params, body: { status } }) => {
    const runId = PayoutRunId(params.runId);
    const advanced = await storageDeadline.apart(() => advancePayoutRun({ caller, runId, status }));
    return advanced.ok ? { status: 200, body: runView(advanced.value) } : advanced;
  }),
];

const payoutEndpointsOfRun = ({
  listPayouts,
  exportPayoutRun,
  returnPayout,
}: Payouts): readonly Endpoint[] => [
  endpoint(routes.listPayouts, async ({ params, query }) => {
    const page = await listPayouts({ runId: PayoutRunId(params.runId), ...query });
    if (!page.ok) return page;
    const { run, payouts, nextCursor } = page.value;
    const data = payouts.map(({ payout, name }) => payoutView(payout, run, name));
    return { status: 200, body: { data, pagination: { limit: query.limit, nextCursor } } };
  }),

  endpoint(routes.exportPayoutRun, async ({ caller, params, query: { format } }) => {
    const runId = PayoutRunId(params.runId);
    const found = await exportPayoutRun({ caller, runId, format });
    if (!found.ok) return found;
    const { run, payouts } = found.value;
    const [mediaType, name, text] =
      format === 'pain001' && run.debtor
        ? ([routes.xml, 'xml', pain001(run, run.debtor, payouts)] as const)
        : ([csv, 'csv', payoutCsv(payouts)] as const);
    const headers = { 'content-disposition': `attachment; filename="${runId}.${name}"` };
    return { status: 200, mediaType, bytes: Buffer.from(text), headers };
  }),

  endpoint(routes.returnPayout, async ({ caller, params, body: { reason } }) => {
    const returned = await returnPayout({ caller, payoutId: PayoutId(params.payoutId), reason });
    if (!returned.ok) return returned;
    const { payout, run } = returned.value;
    return { status: 200, body: payoutView(payout, run, undefined) };
  }),
];

export const payoutEndpoints = (
  dependencies: Payees & Payouts & { readonly storageDeadline: Pick<StorageDeadline, 'apart'> },
): readonly Endpoint[] => [
  ...payeeEndpoints(dependencies),
  ...runEndpoints(dependencies),
  ...payoutEndpointsOfRun(dependencies),
];
