import type { Origin } from '../../../../src/domain/platforms/grant.ts';
import type { OriginView } from '../../platforms/origin-guard.contract.ts';

type Change = (origin: Origin | undefined) => { readonly origin?: Origin };

/** A store that hands on other origins than it was given, for some of what can be written. */
const handing =
  (acts: readonly string[], change: Change) =>
  (view: OriginView): OriginView => {
    const { endpointStore, queue, billing } = view;
    const has = (act: string) => acts.includes(act);
    const guarded = (act: string, guards: { readonly origin?: Origin } = {}) => {
      if (!has(act)) return guards;
      const { origin, ...others } = guards;
      return { ...others, ...change(origin) };
    };
    return {
      ...view,
      endpointStore: {
        ...endpointStore,
        add: (endpoint, { count, ...guards }) =>
          endpointStore.add(endpoint, { count, ...guarded('adding an endpoint', guards) }),
        change: ({ guards: { version, ...guards }, ...rest }) =>
          endpointStore.change({
            ...rest,
            guards: { version, ...guarded('changing an endpoint', guards) },
          }),
        remove: (platformId, endpointId, guards) =>
          endpointStore.remove(platformId, endpointId, guarded('removing an endpoint', guards)),
      },
      queue: {
        ...queue,
        sendTo: (event, delivery, idempotency, guards) =>
          queue.sendTo(event, delivery, idempotency, guarded('sending a test event', guards)),
        resend: (delivery, before, guards) =>
          queue.resend(delivery, before, guarded('sending a delivery again', guards)),
        recover: (deliveries, guards) => queue.recover(deliveries, guarded('recovering deliveries', guards)),
      },
      billing: {
        ...billing,
        open: ({ guards: { account, ...guards }, ...rest }) =>
          billing.open({
            ...rest,
            guards: { account, ...guarded('opening a checkout', guards) },
          }),
      },
    };
  };

const everything = [
  'adding an endpoint',
  'changing an endpoint',
  'removing an endpoint',
  'sending a test event',
  'sending a delivery again',
  'recovering deliveries',
  'opening a checkout',
];

/** Stores that ignore who asks, or take one kind of origin for another. */
export const originGuardMutants = [
  ...everything.map((act) => ({
    title: `${act}, for any caller`,
    by: [`${act}: changes nothing once the credential is removed`],
    of: handing([act], () => ({})),
  })),
  {
    title: 'tokens that survive the end of all sessions',
    by: everything.map((act) => `${act}: changes nothing once all sessions are ended`),
    of: handing(everything, (origin) => (origin ? { origin: { ...origin, via: 'api_key' } } : {})),
  },
  {
    title: 'API keys that end with all sessions',
    by: everything.map((act) => `${act}: is done with an API key after all sessions are ended`),
    of: handing(everything, (origin) => (origin ? { origin: { ...origin, via: 'token' } } : {})),
  },
];
