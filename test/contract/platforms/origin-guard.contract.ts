import { withSessionsEnded, type Origin } from '../../../src/domain/platforms/grant.ts';
import { CredentialId } from '../../../src/domain/shared/ids.ts';
import { requestedAgain } from '../../../src/domain/webhooks/delivery.ts';
import { withEdit } from '../../../src/domain/webhooks/endpoint.ts';
import type { AccountStore } from '../../../src/ports/driven/accounts/account-store.ts';
import type { BillingStore } from '../../../src/ports/driven/billing/billing-store.ts';
import type { CollectionStore } from '../../../src/ports/driven/collections/collection-store.ts';
import type {
  PlatformChange,
  PlatformRegistry,
} from '../../../src/ports/driven/platforms/platform-registry.ts';
import { aCheckout, anAccount } from '../../support/builders/billing-builders.ts';
import {
  aCredential,
  anEndpoint,
  anEvent,
  aPlatform,
  aProject,
  collectionId,
  deliveryId,
  digestOf,
  endpointId,
  eventId,
  noon,
  platformId,
} from '../../support/builders/builders.ts';
import {
  aNote,
  aPasskey,
  aStaffSession,
  sessionId,
  staffHolder,
} from '../../support/builders/staff-builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { aClaim, deliveryOf, logOf, settling, type QueueView } from '../webhooks/delivery-queue/stage.ts';
import type { KernelView } from '../storage/kernel/stage.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { effectsOf, noEffects } from '../../support/effects.ts';

export type OriginView = QueueView & {
  readonly accounts: AccountStore;
  readonly billing: BillingStore;
  readonly collectionStore: CollectionStore;
  readonly registry: PlatformRegistry;
};
type Interleaved = OriginView & Pick<KernelView, 'between'>;

const [removed, other] = [aCredential({}, 1), aCredential({}, 2)];
const [endpoint, added] = [anEndpoint({}, 1), anEndpoint({ platformId: platformId(1) }, 2)];
const byKey: Origin = { via: 'api_key', grant: { credentialId: removed.credentialId, sessionEpoch: 0 } };
const byToken: Origin = { ...byKey, via: 'token' };

/** The first event is delivered, and its delivery can be sent again; the second has no delivery yet. */
const sent = deliveryOf(1);
const missed = deliveryOf(2);
const { before, delivery: delivered } = settling(sent, 204);

const ending = {
  'the credential is removed': {
    guards: { version: 1 },
    platform: aPlatform({ version: 2 }),
    remove: [CredentialId(removed.credentialId)],
    effects: noEffects,
  },
  'all sessions are ended': {
    guards: { version: 1 },
    platform: withSessionsEnded(aPlatform({ version: 2 }), noon),
    effects: noEffects,
  },
} as const satisfies Readonly<Record<string, PlatformChange>>;

/** Whatever a caller can have written, and how it shows that it was. */
interface Act {
  readonly program: string;
  /** The steps of the program before which a removal can come; the second and the third unless it has fewer. */
  readonly steps?: readonly number[];
  readonly run: (view: OriginView, origin: Origin) => Promise<unknown>;
  readonly done: unknown;
  readonly isDone: (view: OriginView) => Promise<boolean>;
}

const acts: Readonly<Record<string, Act>> = {
  'adding an endpoint': {
    program: 'webhook-endpoint-store.add',
    run: ({ endpointStore }, origin) => endpointStore.add(added, { count: 1, origin }),
    done: 'added',
    isDone: async ({ endpointStore }) => (await endpointStore.list(platformId())).length === 2,
  },
  'changing an endpoint': {
    program: 'webhook-endpoint-store.change',
    run: ({ endpointStore }, origin) =>
      endpointStore.change({
        endpoint: withEdit(endpoint, { description: 'changed' }, noon + 1),
        guards: { version: 1, origin },
        effects: effectsOf({ events: [anEvent({}, 3)] }),
      }),
    done: 'changed',
    isDone: async ({ endpointStore, outbox }) => {
      const isStored = (await outbox.list({ limit: 100 })).some((event) => event.eventId === eventId(3));
      const changed = (await endpointStore.find(platformId(), endpointId()))?.version === 2;
      expect(isStored).toBe(changed);
      return changed;
    },
  },
  'removing an endpoint': {
    program: 'webhook-endpoint-store.remove',
    run: ({ endpointStore }, origin) => endpointStore.remove(platformId(), endpointId(), { origin }),
    done: 'removed',
    isDone: async ({ endpointStore }) => (await endpointStore.find(platformId(), endpointId())) === undefined,
  },
  'sending a test event': {
    program: 'delivery-queue.send-to',
    run: ({ queue }, origin) =>
      queue.sendTo(
        anEvent({ type: 'endpoint.test' }, 4),
        deliveryOf(4, 1, { deliveryId: deliveryId(404) }),
        undefined,
        { origin },
      ),
    done: 'sent',
    isDone: async (view) => (await logOf(view)).some((one) => one.deliveryId === deliveryId(404)),
  },
  'sending a delivery again': {
    program: 'delivery-queue.resend',
    run: ({ queue }, origin) => queue.resend(requestedAgain(delivered, noon + 2_000), delivered, { origin }),
    done: 'pending',
    isDone: async ({ queue }) => (await queue.find(platformId(), sent.deliveryId))?.status === 'pending',
  },
  'recovering deliveries': {
    program: 'delivery-queue.recover',
    run: ({ queue }, origin) => queue.recover([missed], { origin }),
    done: 1,
    isDone: async ({ queue }) => (await queue.find(platformId(), missed.deliveryId)) !== undefined,
  },
  'adding a passkey': {
    program: 'account-store.add-passkey',
    run: ({ accounts }, origin) =>
      accounts.addPasskey({
        ...{ passkey: aPasskey({ platformId: platformId() }), guards: { origin }, effects: noEffects },
        challenge: { digest: digestOf(1), expiresAt: noon },
      }),
    done: 'added',
    isDone: async ({ accounts }) => (await accounts.passkeys(staffHolder())).length === 1,
  },
  'switching to another platform': {
    program: 'account-store.switch-session',
    run: async ({ accounts }, origin) => {
      await accounts.beginSession(aStaffSession());
      return accounts.switchSession({
        ended: { holder: staffHolder(), sessionId: sessionId(1) },
        begun: aStaffSession({ tokenDigest: digestOf(2) }, 2),
        audit: aNote(),
        guards: [{ platformId: platformId(), origin }],
      });
    },
    done: 'switched',
    isDone: async ({ accounts }) =>
      (await accounts.sessions(staffHolder(), noon)).some((session) => session.sessionId === sessionId(2)),
  },
  'adding a project': {
    program: 'collection-store.add',
    run: ({ collectionStore }, origin) =>
      collectionStore.add({
        project: aProject({}, 2),
        guards: { fewerThan: 2, origin },
        effects: noEffects,
      }),
    done: 'added',
    isDone: async ({ collectionStore }) =>
      (await collectionStore.find(platformId(), collectionId(2))) !== undefined,
  },
  'changing a project': {
    program: 'collection-store.change',
    steps: [2],
    run: ({ collectionStore }, origin) =>
      collectionStore.change({ collection: aProject({ version: 2 }), guards: { version: 1, origin } }),
    done: 'changed',
    isDone: async ({ collectionStore }) =>
      (await collectionStore.find(platformId(), collectionId()))?.version === 2,
  },
  'deleting a project': {
    program: 'collection-store.remove',
    steps: [2],
    run: ({ collectionStore }, origin) => collectionStore.remove(aProject(), { version: 1, origin }),
    done: 'removed',
    isDone: async ({ collectionStore }) =>
      (await collectionStore.find(platformId(), collectionId())) === undefined,
  },
  'opening a checkout': {
    program: 'billing-store.open',
    run: ({ billing }, origin) =>
      billing.open({
        checkout: aCheckout(),
        account: anAccount(),
        guards: { account: 'absent', origin },
        effects: noEffects,
      }),
    done: 'opened',
    isDone: async ({ billing }) => {
      const { account, checkouts } = await billing.record(platformId());
      expect(account !== undefined).toBe(checkouts.length === 1);
      return account !== undefined;
    },
  },
};

/** A platform with two credentials, a project and an endpoint, to which one event was delivered and one was missed. */
const prepared = async ({ registry, endpointStore, collectionStore, queue }: OriginView): Promise<void> => {
  await registry.register({ platform: aPlatform(), credentials: [removed, other], effects: noEffects });
  await endpointStore.add(endpoint, { count: 0 });
  await collectionStore.add({ project: aProject(), guards: { fewerThan: 1 }, effects: noEffects });
  await queue.sendTo(anEvent({}, 1), sent, undefined, undefined);
  await queue.sendTo(anEvent({}, 2), deliveryOf(2, 99), undefined, undefined);
  await queue.claimEndpointQueues(aClaim('worker'));
  await queue.settle({ token: 'worker', before, delivery: delivered, health: {}, effects: noEffects });
  await queue.release(endpointId(), 'worker');
};

/** The promises of every store about callers whose credential or session ends before their commit: see `OriginGuard`. */
export const originGuardContract = (open: OpenWorld<OriginView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return Object.entries(acts).flatMap(([what, { run, done, isDone }]) => [
    policy(`${what}: is done while the credential is there`, async (view) => {
      await prepared(view);
      expect(await isDone(view)).toBe(false);
      expect(await run(view, byToken)).toEqual(done);
      expect(await isDone(view)).toBe(true);
    }),
    ...Object.entries(ending).map(([how, change]) =>
      policy(`${what}: changes nothing once ${how}`, async (view) => {
        await prepared(view);
        expect(await view.registry.change(change)).toBe('changed');
        expect(await run(view, byToken)).toBe('origin-ended');
        expect(await isDone(view)).toBe(false);
      }),
    ),
    policy(`${what}: is done with an API key after all sessions are ended`, async (view) => {
      await prepared(view);
      await view.registry.change(ending['all sessions are ended']);
      expect(await run(view, byKey)).toEqual(done);
      expect(await isDone(view)).toBe(true);
    }),
    policy(`${what}: changes nothing with a credential that never existed`, async (view) => {
      await prepared(view);
      const unknown = { ...byKey.grant, credentialId: CredentialId('crd_unknown') };
      expect(await run(view, { ...byKey, grant: unknown })).toBe('origin-ended');
      expect(await isDone(view)).toBe(false);
    }),
  ]);
};

/** The same while the removal comes between two steps of the commit: it is done before the removal, or not at all. */
export const originInterleavingContract = (open: OpenWorld<Interleaved>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return Object.entries(acts).flatMap(([what, { program, steps = [2, 3], run, done, isDone }]) =>
    steps.map((step) =>
      policy(
        `${what}: is done before the credential is removed or not at all, at step ${step}`,
        async (view, concurrently) => {
          await prepared(view);
          const order: string[] = [];
          const acting = {
            ...{ name: program, step },
            run: async () => {
              const outcome = await run(view, byToken);
              order.push('acted');
              return outcome;
            },
          };
          const outcome = await view.between(acting, async () => {
            await concurrently(1, ({ registry }) => registry.change(ending['the credential is removed']));
            order.push('removed');
          });
          const wasFirst = order[0] === 'acted';
          expect([outcome, await isDone(view)]).toEqual(wasFirst ? [done, true] : ['origin-ended', false]);
        },
      ),
    ),
  );
};
