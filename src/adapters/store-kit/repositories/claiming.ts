interface Claiming<Seen, Claimed> {
  /** What nobody has leased. Mostly there is nothing. */
  readonly look: () => Promise<readonly Seen[]>;
  /** Leases them; answers those that were won and that are still to be worked on. */
  readonly take: (seen: readonly Seen[]) => Promise<readonly Claimed[]>;
}

const mostLooks = 3;

/** Looks, then takes. If rivals took everything that was seen, it looks again. */
export const claiming = async <Seen, Claimed>({
  look,
  take,
}: Claiming<Seen, Claimed>): Promise<readonly Claimed[]> => {
  for (let looks = 1; looks <= mostLooks; looks++) {
    const seen = await look();
    if (seen.length === 0) return [];
    const taken = await take(seen);
    if (taken.length > 0) return taken;
  }
  return [];
};
