import type { MasterShare, PublisherShare, Rights, WriterShare } from '../catalog/rights.ts';
import type { PartyId } from '../shared/ids.ts';
import type { RowIssue } from '../catalog/delivery/delivery.ts';
import { shareUnits } from '../shared/share.ts';

interface OfParty {
  readonly partyId: PartyId;
}

/** The shares of a recording and its composition, each of a party of the account. */
export interface PartyShares {
  readonly master: readonly (OfParty & Omit<MasterShare, 'party'>)[];
  readonly writers: readonly (OfParty &
    Pick<WriterShare, 'role' | 'sharePct'> & {
      /** The publisher that administers the share, and is paid for it. */
      readonly administeredBy?: PartyId;
    })[];
  readonly publishers: readonly (OfParty & Pick<PublisherShare, 'sharePct' | 'territories'>)[];
}

/** The members of a party that the rights of a track contain. */
export interface NamedParty {
  readonly partyId: PartyId;
  readonly name: string;
  readonly ipi?: string;
  /** The performing rights organization. */
  readonly society?: string;
}

export type SharesSide = keyof PartyShares;
export const sharesSides = ['master', 'writers', 'publishers'] as const satisfies readonly SharesSide[];

/** Returns the IDs of all parties that shares name, each once. */
export const partiesOf = (shares: PartyShares | undefined): readonly PartyId[] => [
  ...new Set(
    shares &&
      sharesSides.flatMap((side) =>
        shares[side].flatMap((share) => [
          share.partyId,
          ...('administeredBy' in share ? [share.administeredBy] : []),
        ]),
      ),
  ),
];

/** Returns a problem for each share whose party the account does not have, and for each administrator who is not a publisher of the track. */
export const partyIssues = (
  shares: PartyShares,
  known: ReadonlyMap<PartyId, NamedParty>,
): readonly RowIssue[] => {
  const publishers = new Set(shares.publishers.map(({ partyId }) => partyId));
  const unknown = sharesSides.flatMap((side) =>
    shares[side].flatMap(({ partyId }, n) =>
      known.has(partyId)
        ? []
        : [
            {
              field: `rights.${side}[${n}].partyId`,
              detail: 'names a party that your account does not have',
              code: 'party_unknown' as const,
            },
          ],
    ),
  );
  const administrators = shares.writers.flatMap(({ administeredBy }, n) =>
    administeredBy === undefined || publishers.has(administeredBy)
      ? []
      : [
          {
            field: `rights.writers[${n}].administeredBy`,
            detail: 'must be a publisher of the track',
            code: 'not_a_publisher' as const,
          },
        ],
  );
  return [...unknown, ...administrators];
};

/** Returns the shares with the names of their parties, as the catalog has them. Shares of unknown parties are left out. */
export const rightsOf = (shares: PartyShares, known: ReadonlyMap<PartyId, NamedParty>): Rights => {
  const named = (partyId: PartyId) => {
    const party = known.get(partyId);
    return party
      ? [
          {
            name: party.name,
            ...(party.ipi !== undefined && { ipi: party.ipi }),
            ...(party.society !== undefined && { pro: party.society }),
          },
        ]
      : [];
  };
  return {
    master: shares.master.flatMap(({ partyId, ...share }) =>
      named(partyId).map(({ name }) => ({ ...share, party: name })),
    ),
    writers: shares.writers.flatMap(({ partyId, role, sharePct }) =>
      named(partyId).map((party) => ({ ...party, role, sharePct })),
    ),
    publishers: shares.publishers.flatMap(({ partyId, ...share }) =>
      named(partyId).map((party) => ({ ...party, ...share })),
    ),
  };
};

/** Rights with the name of the publisher that administers the share of a writer, which the catalog does not have. */
export interface AdministeredRights extends Omit<Rights, 'writers'> {
  readonly writers: readonly (WriterShare & { readonly administeredBy?: string })[];
}

/** Returns rights with the administrators of the shares from which they were made. Rights that have other writers get none. */
export const withAdministrators = (
  rights: Rights,
  shares: PartyShares | undefined,
  known: ReadonlyMap<PartyId, NamedParty>,
): AdministeredRights => {
  const entered = (shares?.writers ?? []).filter(({ partyId }) => known.has(partyId));
  const isSame =
    entered.length === rights.writers.length &&
    rights.writers.every(
      ({ role, sharePct }, n) =>
        entered[n]?.role === role && shareUnits(entered[n].sharePct) === shareUnits(sharePct),
    );
  if (!isSame) return rights;
  const writers = rights.writers.map((writer, n) => {
    const administeredBy = entered[n]?.administeredBy;
    const name = administeredBy && known.get(administeredBy)?.name;
    return { ...writer, ...(name !== undefined && { administeredBy: name }) };
  });
  return { ...rights, writers };
};
