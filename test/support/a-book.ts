import { order, register, report, revoke } from '../soak/api-kill/asking.ts';
import { emptyBook, type Book } from '../soak/api-kill/book.ts';
import type { TestService } from './service.ts';

interface Asked {
  readonly contentId: string;
  readonly key?: string;
}

/**
 * What a service was asked for and acknowledged: a partner with these licenses, of which the second has ended, a report,
 * and a newcomer.
 */
export const aBook = async (service: TestService, licenses: readonly Asked[]): Promise<Book> => {
  const { trackId } = await service.aTrackInCatalog();
  const book = emptyBook();
  const [partner, newcomer] = [{ slug: 'soak-0' }, { slug: 'soaked-1' }];
  for (const one of [partner, newcomer]) await register(service.anyone, one);
  book.partners.push(partner);
  book.newcomers.push(newcomer);
  for (const license of licenses) {
    const asked = { partner, trackId, ...license };
    book.orders.push({ ...asked, licenseId: (await order(service.anyone, asked)).member('licenseId') });
  }
  const ended = book.orders[1];
  if (ended) {
    await revoke(service.anyone, ended);
    ended.end = 'acknowledged';
  }
  const told = { partner, trackId, eventId: 'f81d4fae-7dec-41d0-a765-00a0c91e6bf6', quantity: 3 };
  await report(service.anyone, told);
  book.reports.push({ ...told, acknowledged: true });
  return book;
};
