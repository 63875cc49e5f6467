import type { License } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { CopiedId } from '../../kit/controls/copy.tsx';
import { money, words } from '../../kit/display/format.ts';
import { ComplianceTag, StatusTag } from '../../kit/display/license-status.tsx';
import { called, capital, countries, creditedTrack, listed } from '../../kit/display/names.ts';
import { Facts, PageHead, Panel } from '../../kit/display/page.tsx';
import { TermsInWords } from '../../kit/display/terms/terms.tsx';
import { Time } from '../../kit/display/time.tsx';
import { Notice } from '../../kit/feedback/states.tsx';
import { hasRole } from '../roles.ts';
import { UnloadedRecord } from '../records/unloaded.tsx';
import { useApi, useMember } from '../session/session.tsx';
import { reasonName, sources } from './names.ts';
import { WithCover } from '../tracks/with-cover.tsx';
import { Revoke } from './revoke.tsx';
import { UsageOfLicense } from './usage.tsx';
import { Versions } from './versions.tsx';
import '../records/records.css';

const back = { href: '/licenses', name: 'Licenses' };

const Summary = ({ license }: { readonly license: License }) => {
  const { licenseId, status, compliance, trackId, platformId, contentId, contentTypes } = license;
  const { territories, media, licensee, source, issuedAt, validFrom, validUntil, projectName, fees } =
    license;
  return (
    <Panel title="License">
      <Facts
        of={[
          ['License ID', <CopiedId key="id" id={licenseId} what="license ID" />],
          ['Status', <StatusTag key="status" status={status} />],
          ['Compliance', <ComplianceTag key="compliance" compliance={compliance} />],
          ...(compliance.removeBy === undefined
            ? []
            : [['Remove by', <Time key="remove" at={compliance.removeBy} />] as const]),
          [
            'Track',
            <WithCover key="track" trackId={trackId}>
              <Link href={`/tracks/${trackId}`}>{creditedTrack(license)}</Link>
            </WithCover>,
          ],
          [
            'Platform',
            <Link key="platform" href={`/platforms/${platformId}`}>
              {licensee.type === 'platform' ? licensee.name : platformId}
            </Link>,
          ],
          ...(licensee.type === 'end_user'
            ? [
                [
                  'End user',
                  `${licensee.name}${licensee.ref === undefined ? '' : ` (${licensee.ref})`}`,
                ] as const,
              ]
            : []),
          ['Content', `${contentId}, ${listed(contentTypes.map(called))}`],
          ...(projectName === undefined ? [] : [['Project', projectName] as const]),
          ['Territories', capital(countries(territories))],
          ['Media', capital(listed(media.map(called)))],
          ['Issued', <Time key="issued" at={issuedAt} />],
          ...(validFrom === issuedAt ? [] : [['Valid from', <Time key="from" at={validFrom} />] as const]),
          ['Valid until', validUntil === undefined ? 'No end date' : <Time key="until" at={validUntil} />],
          ['Source', sources[source]],
          ...(fees ? [['Fees charged', fees.map(money).join(', ')] as const] : []),
        ]}
      />
    </Panel>
  );
};

const Revoked = ({ license: { revokedAt, revocation } }: { readonly license: License }) =>
  revokedAt !== undefined &&
  revocation && (
    <Notice tone="bad">
      <strong>
        Revoked on <Time at={revokedAt} />: {reasonName(revocation.reasonCode).toLowerCase()}.
      </strong>{' '}
      {revocation.reason} By {revocation.actor.startsWith('plt_') ? 'the platform' : words(revocation.actor)}.
    </Notice>
  );

const Content = ({ license }: { readonly license: License }) => {
  const member = useMember();
  return (
    <>
      <PageHead title={license.contentId} back={back}>
        {hasRole(member, 'rights') && <Revoke license={license} />}
      </PageHead>
      {license.grantsNoRights && <Notice tone="warn">This is a sandbox license. It grants no rights.</Notice>}
      <Revoked license={license} />
      <div className="columns">
        <Summary license={license} />
        <Panel title="Terms for the licensee">
          <TermsInWords terms={license.terms} />
        </Panel>
      </div>
      <Versions license={license} />
      {hasRole(member, 'rights', 'finance') && <UsageOfLicense license={license} />}
    </>
  );
};

/** A license of any platform: what it permits, its versions and reported usage, and its revocation. */
export const LicensePage = ({ licenseId }: { readonly licenseId: string }) => {
  const api = useApi();
  const license = useQuery({
    queryKey: ['license', licenseId],
    queryFn: () => api.getLicenseForStaff({ licenseId }),
  });
  if (license.data) return <Content key={licenseId} license={license.data} />;
  return <UnloadedRecord query={license} kind="license" back={back} />;
};
