import type { License, ModerationStatus } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Copy } from '../../../kit/controls/copy.tsx';
import { words } from '../../../kit/display/format.ts';
import { WithArtwork } from '../../../kit/display/artwork.tsx';
import { Facts, PageHead, Panel } from '../../../kit/display/page.tsx';
import { Empty, Notice, QueryView } from '../../../kit/feedback/states.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { useApi, useSession } from '../../../session/session.tsx';
import { May } from '../../../session/may.tsx';
import { Amend } from './amend.tsx';
import { Certificate, PublicVerification } from './certificate.tsx';
import { Credit } from './credit.tsx';
import { Downloads } from './downloads.tsx';
import { History } from './history.tsx';
import {
  artistsOf,
  called,
  capital,
  countries,
  creditedTrack,
  listed,
  titleOf,
} from '../../../kit/display/names.ts';
import { Revoke } from './revoke.tsx';
import { ComplianceTag, StatusTag } from '../../../kit/display/license-status.tsx';
import { Moderation, ComplianceNotice } from '../compliance.tsx';
import { TermsInWords } from '../../../kit/display/terms.tsx';
import '../licenses.css';

const back = { href: '/licenses', name: 'Licenses' };

const Summary = ({ license, title }: { readonly license: License; readonly title: string }) => {
  const { licensee, metadata, media, validUntil, projectName } = license;
  const ownFields = Object.entries(metadata);
  return (
    <Facts
      of={[
        [
          'License',
          <>
            <code>{license.licenseId}</code> <Copy text={license.licenseId} what="license ID" />
          </>,
        ],
        ['Status', <StatusTag key="status" status={license.status} />],
        ['Compliance', <ComplianceTag key="compliance" compliance={license.compliance} />],
        ...(license.compliance.removeBy === undefined
          ? []
          : ([['Remove by', <Time key="remove" at={license.compliance.removeBy} />]] as const)),
        [
          'Track',
          <WithArtwork key="track" of={license.trackId} size={48}>
            <Link href={`/catalog/${license.trackId}`}>{title}</Link>
          </WithArtwork>,
        ],
        ['Content', `${license.contentId}, ${listed(license.contentTypes.map(called))}`],
        ['Territories', `${capital(countries(license.territories))} (${license.territories.join(', ')})`],
        ['Media', capital(listed(media.map(called)))],
        ['Grants', capital(listed(license.grants.map(words)))],
        ['Does not grant', capital(listed(license.excludes.map(words)))],
        [
          'Licensee',
          `${licensee.name}${licensee.type === 'end_user' ? ' (end user' : ' (your platform'}${
            licensee.ref === undefined ? ')' : `, ${licensee.ref})`
          }`,
        ],
        ['Valid until', validUntil === undefined ? 'No end date' : <Time key="end" at={validUntil} />],
        ...(projectName === undefined ? [] : ([['Project', projectName]] as const)),
        ...ownFields.map(([name, value]) => [name, `${value}`] as const),
      ]}
    />
  );
};

const Recording = ({
  license,
  moderation,
  title,
  by,
}: {
  readonly license: License;
  readonly moderation: ModerationStatus | undefined;
  readonly title: string;
  readonly by: string;
}) => (
  <Panel title="Play and download">
    {license.status !== 'active' ? (
      <p className="soft">
        You need an active license to play or download the recording. This license is {license.status}.{' '}
        <Link href={`/catalog/${license.trackId}`}>License this track again</Link>
      </p>
    ) : moderation?.status === 'taken_down' ? (
      <p className="soft">The track was taken down and cannot be played or downloaded.</p>
    ) : (
      <Downloads license={license} title={title} by={by} />
    )}
  </Panel>
);

const LicenseContent = ({ license }: { readonly license: License }) => {
  const api = useApi();
  const { trackId, licenseId } = license;
  const track = useQuery({
    queryKey: ['track', trackId],
    queryFn: () => api.getTrack({ trackId }),
  });
  const moderation = useQuery({
    queryKey: ['moderation', trackId],
    queryFn: () => api.getModerationStatus({ trackId }),
    staleTime: 60_000,
  }).data;
  const versions = useQuery({
    queryKey: ['versions', licenseId, license.version],
    queryFn: () => api.listLicenseVersions({ licenseId }),
    enabled: license.version > 1,
  }).data;
  const title = track.data ? `“${titleOf(track.data)}”` : creditedTrack(license);
  const by = track.data ? artistsOf(track.data) : '';
  return (
    <>
      <PageHead title={license.contentId} back={back}>
        <May operation="amendLicense">
          <Amend license={license} />
        </May>
        <May operation="revokeLicenseByPost">
          <Revoke license={license} title={title} />
        </May>
      </PageHead>
      {license.grantsNoRights && <Notice tone="warn">This is a sandbox license. It grants no rights.</Notice>}
      <ComplianceNotice compliance={license.compliance} />
      {moderation && <Moderation moderation={moderation} />}
      <div className="columns">
        <Panel title="License">
          <Summary license={license} title={title} />
        </Panel>
        <div>
          <Panel title="History">
            <History license={license} versions={versions} moderation={moderation} />
          </Panel>
          <Recording license={license} moderation={moderation} title={title} by={by} />
        </div>
      </div>
      <div className="columns">
        <Panel title={license.version === 1 ? 'Terms at issue' : 'Terms at the last amendment'}>
          <TermsInWords terms={license.terms} />
        </Panel>
        <div>
          <Panel title="Attribution">
            <Credit attribution={license.attribution} />
          </Panel>
          <PublicVerification licenseId={licenseId} />
        </div>
      </div>
      <Certificate licenseId={licenseId} />
    </>
  );
};

export const LicensePage = ({ licenseId }: { readonly licenseId: string }) => {
  const api = useApi();
  const { platform } = useSession().session;
  const license = useQuery({
    queryKey: ['license', licenseId],
    queryFn: () => api.getLicense({ licenseId }),
  });
  if (license.data) return <LicenseContent key={licenseId} license={license.data} />;
  const missing = (
    <Empty title="License not found">
      <p>
        You are signed in as {platform.name}. The license may belong to another platform, or the ID is
        incomplete.
      </p>
      <p>
        <Link href="/licenses">View licenses of {platform.name}</Link>
      </p>
    </Empty>
  );
  return (
    <>
      <PageHead title="License" back={back} />
      <QueryView query={license} rows={10} label="Loading the license" missing={missing}>
        {() => null}
      </QueryView>
    </>
  );
};
