import { readFile } from 'node:fs/promises';
import { fail } from '../../../domain/shared/result.ts';
import type { Deliveries, DraftDeliveryReport } from '../../../ports/driving/drafts/deliveries.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import * as routes from './deliveries.contract.ts';

const deliveryView = ({
  dryRun,
  delivered,
  rejected,
  unchecked,
  parties,
}: DraftDeliveryReport): routes.DeliveryBody => {
  const number = (wanted: string) => delivered.filter(({ outcome }) => outcome === wanted).length;
  const rows: routes.DeliveryBody['rows'] = [
    ...delivered.map(({ line, ...row }) => ({ row: line, ...row })),
    ...rejected.map(({ line, issues }) => ({
      ...{ row: line, outcome: 'rejected' as const },
      errors: issues.map(({ field, detail }) => ({ field, detail })),
    })),
  ];
  return {
    ...{ dryRun, created: number('created'), updated: number('updated'), unchanged: number('unchanged') },
    ...{ rejected: rejected.length, unchecked },
    parties: parties.map((party) => ({ ...party })),
    rows: rows.sort((a, b) => a.row - b.row),
  };
};

export const deliveryEndpoints = (use: Deliveries): readonly Endpoint[] => [
  endpoint(routes.deliverTracks, async ({ caller, query: { dryRun }, files: [sent] }) => {
    if (!sent) {
      const missing = { in: 'body', pointer: '/file', code: 'required', detail: 'is required' } as const;
      return fail({ kind: 'validation-failed', errors: [missing] });
    }
    const outcome = await use.deliverTracks({ caller, dryRun, file: await readFile(sent.file) });
    return outcome.ok ? { status: 200, body: deliveryView(outcome.value) } : outcome;
  }),
];
