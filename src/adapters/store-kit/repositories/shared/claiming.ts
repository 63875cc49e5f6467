interface Claiming<Seen, Claimed> {
  /** Reads what is free, which mostly is nothing. */
  readonly look: () => Promise<readonly Seen[]>;
  /** Leases them; returns those that it got and that still need work. */
  readonly take: (seen: readonly Seen[]) => Promise<readonly Claimed[]>;
}

const maxLooks = 3;

/** Reads, then claims. If others claimed everything meanwhile, it reads again. */
export const claiming = async <Seen, Claimed>({
  look,
  take,
}: Claiming<Seen, Claimed>): Promise<readonly Claimed[]> => {
  for (let looks = 1; looks <= maxLooks; looks++) {
    const seen = await look();
    if (seen.length === 0) return [];
    const taken = await take(seen);
    if (taken.length > 0) return taken;
  }
  return [];
};
