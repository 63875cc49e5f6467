import type { Container } from 'inversify';
import { admitPortal } from '../../application/portal/admit-portal.ts';
import { closePortal } from '../../application/portal/close-portal.ts';
import { linkToPortal } from '../../application/portal/link-to-portal.ts';
import { openPortal } from '../../application/portal/open-portal.ts';
import { driven as $, driving, shared } from './wiring/tokens.ts';
import { provide } from './wiring/wiring.ts';

/** Binds what the portal's sessions are made of. */
export const providePortalUseCases = (c: Container): void => {
  const { registry, texts, digest, randomness, ids, clock } = $;
  provide(c, driving.openPortal, openPortal, {
    ...{ registry, texts, digest, randomness, ids, clock },
    meter: shared.meter,
  });
  provide(c, driving.admitPortal, admitPortal, { registry, texts, clock });
  provide(c, driving.closePortal, closePortal, { registry });
  provide(c, driving.linkToPortal, linkToPortal, { registry, texts, ids, clock, baseUrl: shared.baseUrl });
};
