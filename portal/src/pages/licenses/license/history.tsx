import type { License, LicenseVersionPage, ModerationStatus } from '@platform-licensing/client';
import type { ReactNode } from 'react';
import { useNow } from '../../../kit/hooks/use-now.ts';
import { Time } from '../../../kit/display/time.tsx';
import { called, capital, countries } from '../../../kit/display/names.ts';
import { actionOf } from '../compliance.tsx';
import { reasonNames } from '../reasons.ts';
import { t, texts } from '../../../texts/texts.ts';
import { utcDay } from '../../../kit/display/format.ts';

interface HistoryEntry {
  readonly at: string;
  readonly title: string;
  readonly detail?: ReactNode;
}

const sources = texts({
  api: 'license.byAPIOrPortal',
  webhook: 'license.byAnInboundEvent',
  hub: 'license.throughTheLicensingHub',
  staff: 'license.byOurStaff',
});

const endOf = ({ status, validUntil, revokedAt }: License): readonly HistoryEntry[] => {
  if (validUntil === undefined || (revokedAt !== undefined && revokedAt < validUntil)) return [];
  return [{ at: validUntil, title: status === 'expired' ? t('license.expired') : t('license.expires') }];
};

const revokedOf = ({ revokedAt, revocation, platformId }: License): readonly HistoryEntry[] => {
  if (revokedAt === undefined || !revocation) return [];
  const { reasonCode, reason, actor } = revocation;
  return [
    {
      at: revokedAt,
      title: t('license.revokedFor', { reason: reasonNames[reasonCode] }),
      detail: capital(
        [
          ...(reason === undefined ? [] : [reason]),
          actor === platformId ? t('license.byYourPlatform') : t('license.byActor', { actor }),
        ].join(' · '),
      ),
    },
  ];
};

type Version = LicenseVersionPage['data'][number];

/** Names what the amendment of a version requested. */
const requestedIn = ({ request = {} }: Version): readonly string[] => [
  ...(request.territories ? [countries(request.territories)] : []),
  ...(request.contentType ? [called(request.contentType)] : []),
  ...(request.validUntil ? [t('license.untilDay', { day: utcDay(request.validUntil.slice(0, 10)) })] : []),
];

const amendmentsOf = (versions: readonly Version[]): readonly HistoryEntry[] =>
  versions
    .filter(({ version }) => version > 1)
    .map((version) => ({
      at: version.from,
      title: t('license.amendedVersionVersion', { version: version.version }),
      detail: capital(requestedIn(version).join(', ')),
    }));

const entriesOf = (
  license: License,
  versions: readonly Version[],
  moderation: ModerationStatus | undefined,
): readonly HistoryEntry[] => {
  const { issuedAt, validFrom, source, compliance } = license;
  const { removeBy } = compliance;
  const decisions = moderation?.decisions.map((decision) => ({
    at: decision.decidedAt,
    title: t('license.trackDecided', { decision: actionOf(decision) }),
    detail: `${decision.territories ? `${countries(decision.territories)} · ` : ''}${decision.facts}`,
  }));
  return [
    { at: issuedAt, title: t('license.issued'), detail: sources[source] },
    ...(validFrom === issuedAt ? [] : [{ at: validFrom, title: t('license.validFrom') }]),
    ...amendmentsOf(versions),
    ...revokedOf(license),
    ...endOf(license),
    ...(decisions ?? []),
    ...(removeBy === undefined
      ? []
      : [{ at: removeBy, title: t('license.deadlineForRemovingPublishedContent') }]),
  ].sort((one, other) => one.at.localeCompare(other.at));
};

/** The past and due changes of a license and its track. */
export const History = ({
  license,
  versions,
  moderation,
}: {
  readonly license: License;
  /** Undefined while there are none or they are loading. */
  readonly versions: LicenseVersionPage | undefined;
  readonly moderation: ModerationStatus | undefined;
}) => {
  // Clocks may differ: an entry of this minute is not in the future.
  const futureFrom = useNow() + 60_000;
  return (
    <ol className="history">
      {entriesOf(license, versions?.data ?? [], moderation).map(({ at, title, detail }) => (
        <li key={`${at} ${title}`} className={Date.parse(at) > futureFrom ? 'future' : undefined}>
          <strong>{title}</strong> <span className="soft">·</span> <Time at={at} />
          {detail !== undefined && <p className="soft">{detail}</p>}
        </li>
      ))}
    </ol>
  );
};
