import type { License, LicenseVersionPage, ModerationStatus } from '@platform-licensing/client';
import type { ReactNode } from 'react';
import { useNow } from '../../../kit/hooks/use-now.ts';
import { words } from '../../../kit/display/format.ts';
import { Time } from '../../../kit/display/time.tsx';
import { called, capital, countries } from '../names.ts';
import { actionOf } from '../compliance.tsx';

interface Moment {
  readonly at: string;
  readonly what: string;
  readonly more?: ReactNode;
}

const sources = {
  api: 'by your API call or here',
  webhook: 'by your content event',
  hub: 'through the licensing hub',
  staff: 'by our staff',
} as const;

const endOf = ({ status, validUntil, revokedAt }: License): readonly Moment[] => {
  if (validUntil === undefined || (revokedAt !== undefined && revokedAt < validUntil)) return [];
  return [{ at: validUntil, what: status === 'expired' ? 'Expired by itself' : 'Ends by itself' }];
};

const revokedOf = ({ revokedAt, revocation, platformId }: License): readonly Moment[] => {
  if (revokedAt === undefined || !revocation) return [];
  const { reasonCode, reason, actor } = revocation;
  return [
    {
      at: revokedAt,
      what: `Revoked: ${words(reasonCode)}`,
      more: `${reason === undefined ? '' : `${reason} · `}by ${actor === platformId ? 'your platform' : actor}`,
    },
  ];
};

type Version = LicenseVersionPage['data'][number];

/** What the amendment that made a version asked for. */
const askedIn = ({ request = {} }: Version): readonly string[] => [
  ...(request.territories ? [countries(request.territories)] : []),
  ...(request.contentType ? [called(request.contentType)] : []),
  ...(request.validUntil ? [`until ${request.validUntil.slice(0, 10)}`] : []),
];

const amendmentsOf = (versions: readonly Version[]): readonly Moment[] =>
  versions
    .filter(({ version }) => version > 1)
    .map((version) => ({
      at: version.from,
      what: `Amended: version ${version.version}`,
      more: capital(askedIn(version).join(', ')),
    }));

const momentsOf = (
  license: License,
  versions: readonly Version[],
  moderation: ModerationStatus | undefined,
): readonly Moment[] => {
  const { issuedAt, validFrom, source, compliance } = license;
  const { removeBy } = compliance;
  const held = moderation?.decisions.map((decision) => ({
    at: decision.decidedAt,
    what: `The track: ${actionOf(decision).toLowerCase()}`,
    more: `${decision.territories ? `${countries(decision.territories)} · ` : ''}${decision.facts}`,
  }));
  return [
    { at: issuedAt, what: 'Issued', more: sources[source] },
    ...(validFrom === issuedAt ? [] : [{ at: validFrom, what: 'Holds from here on' }]),
    ...amendmentsOf(versions),
    ...revokedOf(license),
    ...endOf(license),
    ...(held ?? []),
    ...(removeBy === undefined ? [] : [{ at: removeBy, what: 'Published content must be removed' }]),
  ].sort((one, other) => one.at.localeCompare(other.at));
};

/** What became of a license and its track, and what is still to come. */
export const History = ({
  license,
  versions,
  moderation,
}: {
  readonly license: License;
  /** Absent while there are none, or they are being read. */
  readonly versions: LicenseVersionPage | undefined;
  readonly moderation: ModerationStatus | undefined;
}) => {
  // A record of this minute is not still to come because clocks differ.
  const soon = useNow() + 60_000;
  return (
    <ol className="history">
      {momentsOf(license, versions?.data ?? [], moderation).map(({ at, what, more }) => (
        <li key={`${at} ${what}`} className={Date.parse(at) > soon ? 'to-come' : undefined}>
          <strong>{what}</strong> <span className="soft">·</span> <Time at={at} />
          {more !== undefined && <p className="soft">{more}</p>}
        </li>
      ))}
    </ol>
  );
};
