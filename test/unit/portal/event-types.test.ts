import { selectable, eventTypes } from '../../../portal/src/pages/webhooks/event-types.ts';
import { choosable as offered } from '../../../src/adapters/http/webhooks/endpoint.schemas.ts';
import { outboundEvents } from '../../../src/adapters/http/webhooks/events.schemas.ts';

describe('the kinds of events in the portal', () => {
  it('are those that an endpoint may choose', () => {
    expect(selectable.map(({ type }) => type).toSorted()).toEqual(offered.toSorted());
  });

  it('contain the same members as their messages', () => {
    const described = outboundEvents.map(({ type, example }) => {
      const { data } = example as { readonly data: object };
      return [type, Object.keys(data).toSorted()] as const;
    });
    const known = eventTypes.map(({ type, members }) => [type, members.toSorted()] as const);
    expect(new Map(known)).toEqual(new Map(described));
  });
});
