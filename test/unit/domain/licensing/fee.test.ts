import type { Spend } from '../../../../src/domain/fees/spend.ts';
import type { IssuanceFacts, LicenseRequest } from '../../../../src/domain/licensing/issuance/facts.ts';
import { decideIssuance } from '../../../../src/domain/licensing/issuance/issuance.ts';
import { aPlatform, aTerms, aTrack, contentId, noon, trackId } from '../../../support/builders/builders.ts';

const request = (requested: Partial<LicenseRequest> = {}): LicenseRequest => ({
  trackId: trackId(),
  contentId: contentId(),
  ...requested,
});
const facts = (changes: Partial<IssuanceFacts> = {}): IssuanceFacts => ({
  request: request(),
  track: aTrack(),
  platform: aPlatform(),
  quota: { limit: 100, used: 0 },
  source: 'api',
  now: noon,
  ...changes,
});
const rejection = (changes: Partial<IssuanceFacts>) => {
  const decided = decideIssuance(facts(changes));
  return decided.ok ? 'granted' : decided.failure;
};

describe('the fee of a license', () => {
  it('rejects a license with a fee and names the price, after the clauses and before the quota', () => {
    const fee = { amount: 4_900, currency: 'EUR' };
    const track = aTrack({ terms: [aTerms({ fee })] });
    const price = { kind: 'payment-required', clause: 'terms.fee', price: fee, reason: 'fee_not_accepted' };
    expect(rejection({ track })).toEqual(price);
    expect(rejection({ track, quota: { limit: 1, used: 1 } })).toEqual(price);
    expect(rejection({ track, request: request({ contentType: 'film' }) })).toMatchObject({
      kind: 'content-type-not-cleared',
      alternatives: [],
    });
    expect(rejection({ track: aTrack({ terms: [aTerms({ fee: { ...fee, amount: 0 } })] }) })).toBe('granted');
  });

  it.each([
    [{ amount: 4_899, currency: 'EUR' }, 'fee_changed'],
    [{ amount: 4_900, currency: 'USD' }, 'fee_changed'],
    [{ amount: 0, currency: 'EUR' }, 'fee_changed'],
  ])('rejects the fee %j of a license that costs 49.00 EUR: %s', (acceptFee, reason) => {
    const track = aTrack({ terms: [aTerms({ fee: { amount: 4_900, currency: 'EUR' } })] });
    expect(rejection({ track, request: request({ acceptFee }) })).toMatchObject({
      kind: 'payment-required',
      reason,
    });
  });

  it('offers as alternatives only content types whose rate the spend limit allows', () => {
    const rates = [{ contentTypes: ['podcast_episode'] as const, fee: { amount: 900, currency: 'EUR' } }];
    const terms = aTerms({ fee: { amount: 4_900, currency: 'EUR' }, rates });
    const spend = { limit: { amount: 1_000, currency: 'EUR' }, spent: 0 };
    const rejected = rejection({
      track: aTrack({ terms: [terms] }),
      quota: { limit: 100, used: 0, spend },
      request: request({ contentType: 'film' }),
    });
    expect(rejected).toMatchObject({
      kind: 'content-type-not-cleared',
      alternatives: [{ contentType: 'podcast_episode' }],
    });
  });

  const price = { amount: 4_900, currency: 'EUR' };
  const buying = (spend?: Spend) =>
    facts({
      track: aTrack({ terms: [aTerms({ fee: price })] }),
      request: request({ acceptFee: price }),
      quota: { limit: 100, used: 0, ...(spend && { spend }) },
    });

  it.each<[string, Spend | undefined]>([
    ['it has no spend limit', undefined],
    ['the fee exceeds the limit', { limit: { ...price, amount: 4_899 }, spent: 0 }],
    ['the fee exceeds what is left of the limit', { limit: { ...price, amount: 9_000 }, spent: 4_101 }],
    ['the limit is in another currency', { limit: { amount: 1_000_000, currency: 'USD' }, spent: 0 }],
  ])('sells no license to a platform if %s', (_, spend) => {
    expect(rejection(buying(spend))).toEqual({
      ...{ kind: 'payment-required', clause: 'terms.fee', price, reason: 'spend_limit_exceeded' },
      ...(spend && { spend }),
    });
  });

  it('sells a license up to the spend limit, and records the fee on the license', () => {
    const sold = decideIssuance(buying({ limit: { ...price, amount: 9_000 }, spent: 4_100 }));
    expect(sold).toMatchObject({ ok: true, value: { fees: [price] } });
  });

  it('grants a license without a fee, whatever fee is accepted, and does not record it', () => {
    const granted = decideIssuance(
      facts({ request: request({ acceptFee: { amount: 4_900, currency: 'EUR' } }) }),
    );
    expect(granted).toEqual(decideIssuance(facts({ request: request() })));
    expect(granted.ok).toBe(true);
  });
});
