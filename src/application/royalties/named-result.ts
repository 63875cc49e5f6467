import type { PeriodResult } from '../../domain/royalties/preview.ts';
import type { PartyStore } from '../../ports/driven/parties/party-store.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { KnownPeriod, PeriodPreview } from '../../ports/driving/royalties/royalties.ts';

export interface NameDependencies {
  readonly partyStore: Pick<PartyStore, 'findMany'>;
  readonly registry: Pick<PlatformRegistry, 'find'>;
}

/** The most parties and platforms that a preview names. */
const shown = 100;

/** Returns a result with its largest parties and platforms, and their names. */
export const shownPeriod = async (
  { partyStore, registry }: NameDependencies,
  known: KnownPeriod,
  { totals, hash, amounts, platforms }: PeriodResult,
): Promise<PeriodPreview> => {
  const parties = amounts
    .flatMap(({ recipient, exact, amount }) =>
      recipient.kind === 'party' ? [{ partyId: recipient.partyId, exact, amount }] : [],
    )
    .toSorted((one, other) => other.exact - one.exact);
  const largest = parties.slice(0, shown);
  const named = await partyStore.findMany(largest.map(({ partyId }) => partyId));
  const names = new Map(named.map(({ partyId, name }) => [partyId, name]));
  const earning = platforms.toSorted((one, other) => other.earned - one.earned).slice(0, shown);
  const withNames = await Promise.all(
    earning.map(async ({ linesHash: _, ...part }) => {
      const name = (await registry.find(part.platformId))?.platform.name;
      return { ...part, ...(name !== undefined && { name }) };
    }),
  );
  return {
    ...known,
    totals,
    hash,
    parties: parties.length,
    largestParties: largest.map((party) => {
      const name = names.get(party.partyId);
      return { ...party, ...(name !== undefined && { name }) };
    }),
    platforms: platforms.length,
    largestPlatforms: withNames,
    unlicensedPlays: platforms.reduce((sum, { unlicensedPlays }) => sum + unlicensedPlays, 0),
  };
};
