import type { PartnerClient } from '../../support/clients/partner-client.ts';
import { order, register, report, revoke } from './asking.ts';
import type { AcknowledgedWrites, Order, Report } from './acknowledged-writes.ts';

type Issues = readonly string[];

const inTurn = async <T>(of: readonly T[], look: (one: T) => Promise<Issues>): Promise<Issues> => {
  const left = of.values();
  const found: string[] = [];
  const work = async () => {
    for (const one of left) found.push(...(await look(one)));
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return found;
};

/** Checks that the key of an acknowledged request is rejected for another one. */
const idempotencyIssues = async (client: PartnerClient, requested: Order): Promise<Issues> => {
  if (requested.key === undefined) return [];
  const { code } = await order(client, { ...requested, contentId: `not ${requested.contentId}` });
  return code === 'IDEMPOTENCY_MISMATCH'
    ? []
    : [`lost: the idempotency record of ${requested.licenseId ?? ''}`];
};

const licenseIssues = async (client: PartnerClient, requested: Order): Promise<Issues> => {
  const { partner, licenseId = '', end, contentId } = requested;
  const { status, body } = await client.as(partner.apiKey).get(`/api/v1/licenses/${licenseId}`);
  if (status !== 200 || body['contentId'] !== contentId)
    return [`lost: license ${licenseId} of ${contentId}`];
  if (end === 'acknowledged' && body['status'] !== 'revoked') return [`lost: the end of ${licenseId}`];
  if (end === undefined && body['status'] !== 'active') return [`ended by nobody: ${licenseId}`];
  return idempotencyIssues(client, requested);
};

/** Sends a request again: it now has exactly one effect, whether it was acknowledged, committed without a response or never started. */
const orderIssues = async (client: PartnerClient, requested: Order): Promise<Issues> => {
  const { licenseId, end, contentId } = requested;
  const lost = licenseId === undefined ? [] : await licenseIssues(client, requested);
  if (lost.length > 0 || end !== undefined) return lost;
  const reply = await order(client, requested);
  // The lock of a killed process blocks its key for a minute; without the key, the existing license decides.
  const isMarked = reply.code === 'IDEMPOTENCY_IN_PROGRESS' && licenseId === undefined;
  if (isMarked) requested.key = undefined;
  const settled = isMarked ? await order(client, requested) : reply;
  if (settled.status !== 201) return [`${contentId} sent again: ${settled.status} ${settled.text}`];
  const found = settled.member('licenseId');
  if (licenseId !== undefined && found !== licenseId) return [`${licenseId}, sent again, is ${found}`];
  requested.licenseId = found;
  return [];
};

const endIssues = async (client: PartnerClient, requested: Order): Promise<Issues> => {
  if (requested.end !== 'asked') return [];
  const reply = await revoke(client, requested);
  if (reply.status !== 200 || reply.body['status'] !== 'revoked')
    return [`${requested.licenseId ?? ''} does not end`];
  requested.end = 'acknowledged';
  return [];
};

const reportIssues = async (client: PartnerClient, sent: Report): Promise<Issues> => {
  const { status, body } = await report(client, sent);
  const counted = status === 201 && Number(body['accepted']) + Number(body['duplicates']) === 1;
  if (!counted) return [`${sent.eventId} sent again: ${status} ${JSON.stringify(body)}`];
  if (sent.acknowledged && body['accepted'] !== 0) return [`lost: report ${sent.eventId}`];
  sent.acknowledged = true;
  return [];
};

/** Checks that the month of a partner matches its actions, each counted once. */
const sumIssues = async (
  client: PartnerClient,
  { partners, orders, reports }: AcknowledgedWrites,
): Promise<Issues> =>
  inTurn(partners, async (partner) => {
    const own = <T extends { readonly partner: unknown }>(of: readonly T[]) =>
      of.filter((one) => one.partner === partner);
    const month = await client.as(partner.apiKey).get(`/api/v1/platforms/${partner.slug}/usage`);
    const expected = {
      licensesIssued: own(orders).length,
      activeLicenses: own(orders).filter(({ end }) => end === undefined).length,
      plays: own(reports).reduce((sum, { quantity }) => sum + quantity, 0),
    };
    return Object.entries(expected)
      .filter(([name, value]) => month.body[name] !== value)
      .map(([name, value]) => `${partner.slug}: ${name} is ${String(month.body[name])}, not ${value}`);
  });

/** Checks a restarted service against the recorded writes. Requests with an unknown outcome are sent again and then count. */
export const issuesAfterRestart = async (
  client: PartnerClient,
  writes: AcknowledgedWrites,
): Promise<Issues> => [
  ...(await inTurn(writes.orders, (requested) => orderIssues(client, requested))),
  ...(await inTurn(writes.orders, (requested) => endIssues(client, requested))),
  ...(await inTurn(writes.reports, (sent) => reportIssues(client, sent))),
  ...(await inTurn(writes.newcomers, async (newcomer) => {
    if (newcomer.apiKey === undefined) {
      const { status } = await register(client, newcomer);
      return status === 201 || status === 409 ? [] : [`${newcomer.slug} sent again: ${status}`];
    }
    const { status } = await client.as(newcomer.apiKey).get(`/api/v1/platforms/${newcomer.slug}/usage`);
    return status === 200 ? [] : [`lost: platform ${newcomer.slug}`];
  })),
  ...(await inTurn(writes.endedTokens, async (token) => {
    const { code } = await client.as(token).get('/api/v1/tracks');
    return code === 'TOKEN_INVALID' ? [] : [`lost: the end of a token (${code ?? 'it works'})`];
  })),
  ...(await sumIssues(client, writes)),
];
