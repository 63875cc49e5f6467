import type { Passkey } from '../../../../domain/accounts/passkey.ts';
import { timestamp } from '../../../../domain/shared/calendar.ts';
import { PasskeyId } from '../../../../domain/shared/ids.ts';
import type { MemberPasskeys } from '../../../../ports/driving/portal.ts';
import { endpoint, type Endpoint } from '../../kernel/route.ts';
import * as routes from './passkeys.contract.ts';

const view = ({ passkeyId, name, backedUp, createdAt, lastUsedAt }: Passkey) => ({
  ...{ passkeyId, name, backedUp, createdAt: timestamp(createdAt) },
  ...(lastUsedAt !== undefined && { lastUsedAt: timestamp(lastUsedAt) }),
});

/** The options are a record on the wire. */
const ceremony = ({ options, state }: { readonly options: object; readonly state: string }) => ({
  options: { ...options } as Record<string, unknown>,
  state,
});

export const passkeyEndpoints = (passkeys: MemberPasskeys): readonly Endpoint[] => [
  endpoint(routes.listPasskeys, async ({ caller }) => {
    const found = await passkeys.listMemberPasskeys(caller);
    if (!found.ok) return found;
    const data = found.value.map(view);
    return { status: 200, body: { data, pagination: { limit: 100, nextCursor: null, total: data.length } } };
  }),

  endpoint(routes.startPasskey, async ({ caller }) => {
    const started = await passkeys.startMemberPasskey(caller);
    return started.ok ? { status: 201, body: ceremony(started.value) } : started;
  }),

  endpoint(routes.addPasskey, async ({ caller, body }) => {
    const added = await passkeys.addMemberPasskey({ caller, ...body });
    return added.ok ? { status: 201, body: view(added.value) } : added;
  }),

  endpoint(routes.renamePasskey, async ({ caller, params, body: { name } }) => {
    const renamed = await passkeys.renameMemberPasskey({
      ...{ caller, passkeyId: PasskeyId(params.passkeyId), name },
    });
    return renamed.ok ? { status: 200, body: view(renamed.value) } : renamed;
  }),

  endpoint(routes.removePasskey, async ({ caller, params }) => {
    const passkeyId = PasskeyId(params.passkeyId);
    const removed = await passkeys.removeMemberPasskey({ caller, passkeyId });
    return removed.ok ? { status: 204, empty: true } : removed;
  }),

  endpoint(routes.startPasskeySignIn, async () => {
    const started = await passkeys.startPasskeySignIn();
    return started.ok ? { status: 201, body: ceremony(started.value) } : started;
  }),
];
