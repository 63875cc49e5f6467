import type { AuditEntry, StaffMember } from '@platform-licensing/client';
import { Link } from 'wouter';

/** The names of the people who acted, by their IDs. */
export type Names = ReadonlyMap<string, string>;

export const namesOf = (people: readonly StaffMember[]): Names =>
  new Map(people.map(({ staffId, name }) => [staffId, name]));

/** Actors that are not people. */
export const programs: Names = new Map([
  ['operator', 'Operator'],
  ['service', 'Service'],
]);

/** The pages of records, by the prefixes of their IDs. */
const pages: Readonly<Record<string, string>> = {
  trk: '/tracks',
  lic: '/licenses',
  plt: '/platforms',
  apl: '/appeals',
};

/** A record of an entry, as a link to its page if it has one. */
const Subject = ({ id, names }: { readonly id: string; readonly names: Names }) => {
  const page = pages[id.split('_')[0] ?? ''];
  if (page !== undefined) return <Link href={`${page}/${id}`}>{id}</Link>;
  return names.get(id) ?? id;
};

export const Subjects = ({ subjects, names }: Pick<AuditEntry, 'subjects'> & { readonly names: Names }) => (
  <span className="audit-values">
    {subjects.map((id) => (
      <span key={id}>
        <Subject id={id} names={names} />
      </span>
    ))}
  </span>
);

/** The facts of an entry. */
export const Details = ({ detail }: Pick<AuditEntry, 'detail'>) => (
  <span className="audit-values">
    {Object.entries(detail).map(([name, value]) => (
      <span key={name}>
        <span className="soft">{name}:</span> {String(value)}
      </span>
    ))}
  </span>
);
