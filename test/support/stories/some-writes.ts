import { order, register, report, revoke } from '../../soak/api-kill/asking.ts';
import { noWrites, type AcknowledgedWrites } from '../../soak/api-kill/acknowledged-writes.ts';
import type { TestService } from '../service/service.ts';

interface Requested {
  readonly contentId: string;
  readonly key?: string;
}

/**
 * Sends requests that the service acknowledges, and returns them: a partner with these licenses, the second one revoked;
 * a usage report; and a second partner.
 */
export const someWrites = async (
  service: TestService,
  licenses: readonly Requested[],
): Promise<AcknowledgedWrites> => {
  const { trackId } = await service.aTrackInCatalog();
  const writes = noWrites();
  const [partner, newcomer] = [{ slug: 'soak-0' }, { slug: 'soaked-1' }];
  for (const one of [partner, newcomer]) await register(service.anyone, one);
  writes.partners.push(partner);
  writes.newcomers.push(newcomer);
  for (const license of licenses) {
    const requested = { partner, trackId, ...license };
    writes.orders.push({
      ...requested,
      licenseId: (await order(service.anyone, requested)).member('licenseId'),
    });
  }
  const ended = writes.orders[1];
  if (ended) {
    await revoke(service.anyone, ended);
    ended.end = 'acknowledged';
  }
  const sent = { partner, trackId, eventId: 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6', quantity: 3 };
  await report(service.anyone, sent);
  writes.reports.push({ ...sent, acknowledged: true });
  return writes;
};
