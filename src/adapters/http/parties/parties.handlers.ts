import type { Party } from '../../../domain/parties/party.ts';
import { PartyId } from '../../../domain/shared/ids.ts';
import type { Disputes } from '../../../ports/driving/parties/disputes.ts';
import type { Confirmations } from '../../../ports/driving/parties/confirmations.ts';
import type { Parties } from '../../../ports/driving/parties/parties.ts';
import { allowedBy, versionedTag } from '../kernel/response/conditional.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { disputeEndpoints } from './disputes.handlers.ts';
import { confirmationEndpoints } from './confirmations.handlers.ts';
import * as routes from './parties.contract.ts';
import { partyView } from './party.view.ts';

export interface PartyDependencies extends Parties, Confirmations, Disputes {
  /** The public URL of the service, without a trailing slash. */
  readonly baseUrl: string;
}

const named = ({ partyId }: { readonly partyId: string }) => ({ partyId: PartyId(partyId) });

const tagged = (party: Party) => {
  const body = partyView(party);
  return { body, etag: versionedTag(party.version, body) } as const;
};

const created = (party: Party, baseUrl: string) => {
  const location = `${baseUrl}${routes.createParty.path}/${party.partyId}`;
  return { status: 201, ...tagged(party), headers: { location } } as const;
};

export const partyEndpoints = ({ baseUrl, ...use }: PartyDependencies): readonly Endpoint[] => [
  endpoint(
    routes.createParty,
    async ({ caller, body: party, idempotencyKey }) => {
      const outcome = await use.createParty({ caller, party, ...(idempotencyKey && { idempotencyKey }) });
      return outcome.ok ? created(outcome.value, baseUrl) : outcome;
    },
    async ({ caller }, { resourceId }) => {
      const found = await use.readParty({ caller, partyId: PartyId(resourceId) });
      return found.ok ? created(found.value, baseUrl) : found;
    },
  ),

  endpoint(routes.listParties, async ({ caller, query }) => {
    const page = await use.listParties({ caller, ...query });
    if (!page.ok) return page;
    const { parties, nextCursor } = page.value;
    const data = parties.map(partyView);
    return { status: 200, body: { data, pagination: { limit: query.limit, nextCursor } } };
  }),

  endpoint(routes.readParty, async ({ caller, params }) => {
    const found = await use.readParty({ caller, ...named(params) });
    return found.ok ? { status: 200, ...tagged(found.value) } : found;
  }),

  endpoint(routes.editParty, async ({ caller, params, headers, body: edit }) => {
    const edited = await use.editParty({ caller, ...named(params), ...allowedBy(headers), edit });
    return edited.ok ? { status: 200, ...tagged(edited.value) } : edited;
  }),

  endpoint(routes.deleteParty, async ({ caller, params, headers }) => {
    const deleted = await use.deleteParty({ caller, ...named(params), ...allowedBy(headers) });
    return deleted.ok ? { status: 204, empty: true } : deleted;
  }),

  ...confirmationEndpoints(use),
  ...disputeEndpoints(use),
];
