import { folded, type RowIssue } from '../../catalog/delivery/delivery.ts';
import { parseIpiName } from '../../catalog/identifiers.ts';
import type { Rights } from '../../catalog/rights.ts';
import type { PartyId } from '../../shared/ids.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { NamedParty, PartyShares } from '../party-shares.ts';

/** A party as a row of a delivery names it. */
type Named = Omit<NamedParty, 'partyId'>;

export interface PartyResolver {
  /** The parties that rows name and the account does not have yet. */
  readonly added: readonly NamedParty[];
  /** Returns the party that a row means, or why that is unclear. */
  readonly find: (named: Named) => Result<PartyId, string>;
}

const namedMaster = ({ party }: Rights['master'][number]): Named => ({ name: party });
const namedMember = ({
  name,
  ipi,
  pro,
}: Rights['writers'][number] | Rights['publishers'][number]): Named => ({
  name,
  ...(ipi !== undefined && { ipi }),
  ...(pro !== undefined && { society: pro }),
});

/** Returns everyone with a share. */
export const namedIn = ({
  master = [],
  writers = [],
  publishers = [],
}: Partial<Rights>): readonly Named[] => [
  ...master.map(namedMaster),
  ...[...writers, ...publishers].map(namedMember),
];

/** Returns what a row says about a party that contradicts the party. */
const contradiction = ({ name, ipi, society }: Named, party: NamedParty): string | undefined => {
  if (folded(name) !== folded(party.name))
    return `the IPI ${ipi} is that of ${party.partyId}, "${party.name}"`;
  if (ipi !== undefined && ipi !== party.ipi)
    return `"${name}" is ${party.partyId}, which has no IPI: add it there`;
  return society !== undefined && society !== party.society
    ? `"${name}" is ${party.partyId}, whose PRO is ${party.society ?? 'not stated'}: change it there`
    : undefined;
};

const hasWrongIpi = ({ ipi }: Named): boolean => ipi !== undefined && parseIpiName(ipi) === undefined;

/** Many parties can have one name, so their list is not copied. */
const append = (parties: Map<string, NamedParty[]>, party: NamedParty): void => {
  const name = folded(party.name);
  const sameName = parties.get(name);
  if (sameName) sameName.push(party);
  else parties.set(name, [party]);
};

/**
 * Returns the parties of an account with those that rows name. An IPI name number identifies a party; without one, the name does if only one
 * party has it.
 */
export const partyResolver = (
  known: readonly NamedParty[],
  named: readonly Named[],
  nextPartyId: () => PartyId,
): PartyResolver => {
  const byIpi = new Map<string, NamedParty>();
  const byName = new Map<string, NamedParty[]>();
  const withoutIpi = new Map<string, NamedParty[]>();
  const added: NamedParty[] = [];
  const enter = (party: NamedParty): void => {
    if (party.ipi !== undefined && !byIpi.has(party.ipi)) byIpi.set(party.ipi, party);
    append(byName, party);
    if (party.ipi === undefined) append(withoutIpi, party);
  };
  const candidates = ({ name, ipi }: Named): readonly NamedParty[] => {
    const byNumber = ipi === undefined ? undefined : byIpi.get(ipi);
    if (byNumber) return [byNumber];
    return (ipi === undefined ? byName : withoutIpi).get(folded(name)) ?? [];
  };
  known.forEach(enter);
  const withNumbers = named.filter(({ ipi }) => ipi !== undefined);
  // A row that states the PRO describes a new party better than one that does not.
  const described = [...withNumbers, ...named.filter(({ ipi }) => ipi === undefined)].sort(
    (a, b) =>
      Number(a.ipi === undefined) - Number(b.ipi === undefined) || Number(!a.society) - Number(!b.society),
  );
  for (const each of described) {
    if (hasWrongIpi(each) || candidates(each).length > 0) continue;
    const party = { partyId: nextPartyId(), ...each };
    added.push(party);
    enter(party);
  }
  return {
    added,
    find: (each) => {
      if (hasWrongIpi(each))
        return fail(`"${each.ipi}" is not an IPI name number: its check digits are wrong`);
      const [party, another] = candidates(each);
      if (!party || another)
        return fail(`"${each.name}" names several parties of your account: state the IPI`);
      const wrong = contradiction(each, party);
      return wrong === undefined ? ok(party.partyId) : fail(wrong);
    },
  };
};

const located = ({ territories }: Rights['master'][number] | Rights['publishers'][number]) =>
  territories ? { territories } : {};

/** Returns the shares of a row with the parties that it names, or a problem for each that is unclear. Administrators stay, if they still publish the track. */
export const sharesOfRow = (
  { master, writers, publishers }: Partial<Rights>,
  { find }: Pick<PartyResolver, 'find'>,
  before: PartyShares | undefined,
): Result<PartyShares, readonly RowIssue[]> => {
  const issues: RowIssue[] = [];
  const idOf = (field: string, named: Named): PartyId => {
    const found = find(named);
    if (found.ok) return found.value;
    issues.push({ field, detail: found.failure });
    return '' as PartyId;
  };
  const publishing =
    publishers?.map((share, n) => ({
      partyId: idOf(`rights.publishers[${n}]`, namedMember(share)),
      sharePct: share.sharePct,
      ...located(share),
    })) ??
    before?.publishers ??
    [];
  const administratorOf = (partyId: PartyId) => {
    const { administeredBy } = before?.writers.find((share) => share.partyId === partyId) ?? {};
    return publishing.some((share) => share.partyId === administeredBy) ? administeredBy : undefined;
  };
  const shares: PartyShares = {
    master:
      master?.map((share, n) => ({
        partyId: idOf(`rights.master[${n}]`, namedMaster(share)),
        sharePct: share.sharePct,
        ...located(share),
      })) ??
      before?.master ??
      [],
    writers:
      writers?.map((share, n) => {
        const partyId = idOf(`rights.writers[${n}]`, namedMember(share));
        const administeredBy = administratorOf(partyId);
        return {
          ...{ partyId, role: share.role, sharePct: share.sharePct },
          ...(administeredBy !== undefined && { administeredBy }),
        };
      }) ??
      before?.writers ??
      [],
    publishers: publishing,
  };
  return issues.length > 0 ? fail(issues) : ok(shares);
};
