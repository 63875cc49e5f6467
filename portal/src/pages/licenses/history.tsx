import type { License, ModerationStatus } from '@platform-licensing/client';
import type { ReactNode } from 'react';
import { useNow } from '../../kit/now.ts';
import { words } from '../../kit/number.ts';
import { Time } from '../../kit/time.tsx';
import { countries } from './names.ts';
import { actionOf } from './compliance.tsx';

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

const momentsOf = (license: License, moderation: ModerationStatus | undefined): readonly Moment[] => {
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
    ...revokedOf(license),
    ...endOf(license),
    ...(held ?? []),
    ...(removeBy === undefined ? [] : [{ at: removeBy, what: 'Published content must be removed' }]),
  ].sort((one, other) => one.at.localeCompare(other.at));
};

/** What became of a license and its track, and what is still to come. */
export const History = ({
  license,
  moderation,
}: {
  readonly license: License;
  readonly moderation: ModerationStatus | undefined;
}) => {
  // A record of this minute is not still to come because clocks differ.
  const soon = useNow() + 60_000;
  return (
    <ol className="history">
      {momentsOf(license, moderation).map(({ at, what, more }) => (
        <li key={`${at} ${what}`} className={Date.parse(at) > soon ? 'to-come' : undefined}>
          <strong>{what}</strong> <span className="soft">·</span> <Time at={at} />
          {more !== undefined && <p className="soft">{more}</p>}
        </li>
      ))}
    </ol>
  );
};
