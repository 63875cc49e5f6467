import { randomUUID } from 'node:crypto';
import type { Answered, PartnerClient } from '../../support/clients/partner-client.ts';
import { order, register, report, revoke } from './asking.ts';
import type { AcknowledgedWrites, Order, Partner, Report } from './acknowledged-writes.ts';

const workers = 16;
const oneOf = <T>(of: readonly T[]): T | undefined => of[Math.floor(Math.random() * of.length)];

/** Errors of a service that ended before it responded: the outcome of the request is unknown. */
const goneCodes = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ECONNABORTED'];
export const isGone = (error: unknown): boolean => {
  const { code, message } = error as { readonly code?: string; readonly message?: string };
  return goneCodes.includes(code ?? '') || message === 'aborted';
};

/** A rejection that leaves the outcome of the request unknown. */
const storeAway = new Error('the store is away');

/**
 * Writes through the API until it is gone; all requests are written down before they are sent. Where the store may be
 * away meanwhile, a 503 leaves in doubt what it was the answer to.
 */
export const writeUntilGone = async (
  client: PartnerClient,
  { partners, newcomers, orders, reports, endedTokens }: AcknowledgedWrites,
  tracks: readonly string[],
  acknowledged: () => void,
  { storeMayBeAway = false } = {},
): Promise<void> => {
  const expect = (reply: Answered, status: number): void => {
    if (storeMayBeAway && reply.status === 503) throw storeAway;
    if (reply.status !== status)
      throw new Error(`${reply.method} ${reply.path} → ${reply.status} ${reply.text}`);
    acknowledged();
  };
  const whoWhat = () => ({ partner: oneOf(partners) as Partner, trackId: oneOf(tracks) ?? '' });

  const ask = async () => {
    const requested: Order = {
      ...whoWhat(),
      contentId: randomUUID(),
      ...(Math.random() < 0.5 && { key: randomUUID() }),
    };
    orders.push(requested);
    const reply = await order(client, requested);
    expect(reply, 201);
    requested.licenseId = reply.member('licenseId');
  };
  const end = async () => {
    const held = oneOf(orders.slice(-200).filter(({ licenseId, end: ended }) => licenseId && !ended));
    if (!held) return ask();
    held.end = 'asked';
    expect(await revoke(client, held), 200);
    held.end = 'acknowledged';
  };
  const sendReport = async () => {
    const sent: Report = { ...whoWhat(), eventId: randomUUID(), quantity: 1 + Math.floor(Math.random() * 9) };
    reports.push(sent);
    expect(await report(client, sent), 201);
    sent.acknowledged = true;
  };
  const join = async () => {
    const newcomer: Partner = { slug: `soaked-${randomUUID().slice(0, 13)}` };
    newcomers.push(newcomer);
    expect(await register(client, newcomer), 201);
  };
  const endToken = async () => {
    const { clientId, clientSecret } = oneOf(partners) ?? {};
    const created = await client.post('/api/v1/auth/token', { clientId, clientSecret });
    expect(created, 200);
    const token = created.member('accessToken');
    const sent = { token, client_id: clientId, client_secret: clientSecret };
    expect(await client.post('/oauth/revoke', sent), 200);
    endedTokens.push(token);
  };
  const turns = [ask, ask, ask, ask, ask, ask, end, end, sendReport, sendReport, sendReport, join, endToken];

  const work = async () => {
    for (;;)
      await oneOf(turns)?.().catch((error: unknown) => {
        if (error !== storeAway) throw error;
      });
  };
  const outcomes = await Promise.allSettled(Array.from({ length: workers }, work));
  for (const outcome of outcomes)
    if (outcome.status === 'rejected' && !isGone(outcome.reason)) throw outcome.reason;
};
