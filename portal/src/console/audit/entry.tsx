import type { AuditEntry, SearchHit, StaffMember } from '@platform-licensing/client';
import { Link } from 'wouter';
import { addressOf } from '../find/addresses.ts';
import { useMember } from '../session/session.tsx';

/** The names of the people who acted, by their IDs. */
export type Names = ReadonlyMap<string, string>;

export const namesOf = (people: readonly StaffMember[]): Names =>
  new Map(people.map(({ staffId, name }) => [staffId, name]));

/** Actors that are not people. */
export const programs: Names = new Map([
  ['operator', 'Operator'],
  ['service', 'Service'],
]);

/** The kinds of records whose page is found by their ID alone, by the prefixes of their IDs. */
const kinds: ReadonlyMap<string, SearchHit['kind']> = new Map([
  ['trk', 'track'],
  ['lic', 'license'],
  ['plt', 'platform'],
  ['apl', 'appeal'],
  ['ntc', 'notice'],
  ['art', 'artist'],
  ['evt', 'event'],
  ['dlv', 'delivery'],
  ['per', 'period'],
  ['sta', 'statement'],
  ['acc', 'account'],
  ['prn', 'payout_run'],
]);

/** A record of an entry, as a link to its page if it has one. */
const Subject = ({ id, names }: { readonly id: string; readonly names: Names }) => {
  const member = useMember();
  const kind = kinds.get(id.split('_')[0] ?? '');
  const page = kind && addressOf({ kind, id }, member);
  return page === undefined ? (names.get(id) ?? id) : <Link href={page}>{id}</Link>;
};

export const Subjects = ({ subjects, names }: Pick<AuditEntry, 'subjects'> & { readonly names: Names }) =>
  subjects.length > 0 && (
    <span className="audit-values">
      {subjects.map((id) => (
        <span key={id}>
          <Subject id={id} names={names} />
        </span>
      ))}
    </span>
  );

/** The facts of an entry. */
export const Details = ({ detail }: Pick<AuditEntry, 'detail'>) => {
  const facts = Object.entries(detail);
  return (
    facts.length > 0 && (
      <span className="audit-values">
        {facts.map(([name, value]) => (
          <span key={name}>
            <span className="soft">{name}:</span> {String(value)}
          </span>
        ))}
      </span>
    )
  );
};
