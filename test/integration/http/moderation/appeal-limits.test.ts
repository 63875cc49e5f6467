import { anAppealDto } from '../../../support/http/successes/moderation-successes.ts';
import type { Answered } from '../../../support/clients/partner-client.ts';
import { inService } from '../../../support/service/service.ts';

const outcomeOf = ({ status, code }: Answered) => [status, code];

describe('limits of appeals', () => {
  it('five an hour come from one address against a track, and more against another', () =>
    inService({ environment: { EVENT_WORKER: 'off' } }, async ({ anyone, aTrackInCatalog, useCases }) => {
      const down = async () => {
        const { trackId } = await aTrackInCatalog();
        await useCases.takeDownTrack({ trackId, reason: 'legal' });
        return (n: number) =>
          anyone.post(`/api/v1/tracks/${trackId}/appeal`, anAppealDto(`n${n}@finch.example`));
      };
      const [one, two] = [await down(), await down()];
      for (let n = 0; n < 5; n++) expect((await one(n)).status).toBe(201);
      const limited = await one(5);
      expect(outcomeOf(limited)).toEqual([429, 'RATE_LIMITED']);
      expect(Number(limited.headers['retry-after'])).toBeGreaterThan(60);
      expect((await two(6)).status).toBe(201);
    }));

  it('a client that guesses codes is slowed down by address', () =>
    inService({ tiers: { public: { requestsPerMinute: 3 } } }, async ({ anyone }) => {
      const guess = () => anyone.as('apc_guess').get('/api/v1/appeals/apl_1');
      for (let n = 0; n < 3; n++) expect(outcomeOf(await guess())).toEqual([404, 'NOT_FOUND']);
      expect(outcomeOf(await guess())).toEqual([429, 'RATE_LIMITED']);
    }));
});
