import type { License, ModerationStatus } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Copy } from '../../../kit/controls/copy.tsx';
import { words } from '../../../kit/display/format.ts';
import { Facts, PageHead, Panel } from '../../../kit/display/page.tsx';
import { Empty, Notice, Shown } from '../../../kit/feedback/states.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { useApi, useSession } from '../../../session/session.tsx';
import { Amend } from './amend.tsx';
import { Certificate, PublicVerification } from './certificate.tsx';
import { Credit } from './credit.tsx';
import { Downloads } from './downloads.tsx';
import { History } from './history.tsx';
import { artistsOf, called, capital, countries, creditedTrack, listed, titleOf } from '../names.ts';
import { Revoke } from './revoke.tsx';
import { Moderation, ComplianceNotice, ComplianceTag, StatusTag } from '../compliance.tsx';
import { TermsInWords } from './terms.tsx';
import '../licenses.css';

const back = { href: '/licenses', name: 'Licenses' };

const Summary = ({ license, title }: { readonly license: License; readonly title: string }) => {
  const { licensee, metadata, media, validUntil, projectName } = license;
  const own = Object.entries(metadata);
  return (
    <Facts
      of={[
        [
          'License',
          <>
            <code>{license.licenseId}</code> <Copy text={license.licenseId} what="license id" />
          </>,
        ],
        ['State', <StatusTag key="state" status={license.status} />],
        ['Compliance', <ComplianceTag key="compliance" compliance={license.compliance} />],
        ...(license.compliance.removeBy === undefined
          ? []
          : ([['Remove by', <Time key="remove" at={license.compliance.removeBy} />]] as const)),
        [
          'Track',
          <Link key="track" href={`/catalog/${license.trackId}`}>
            {title}
          </Link>,
        ],
        ['Content', `${license.contentId}, ${listed(license.contentTypes.map(called))}`],
        ['Where', `${capital(countries(license.territories))} (${license.territories.join(', ')})`],
        ['Shown', capital(listed(media.map(called)))],
        ['Grants', capital(listed(license.grants.map(words)))],
        ['Does not grant', capital(listed(license.excludes.map(words)))],
        [
          'Licensee',
          `${licensee.name}${licensee.type === 'end_user' ? ', an end user' : ', your platform'}${
            licensee.ref === undefined ? '' : ` (${licensee.ref})`
          }`,
        ],
        ['Ends', validUntil === undefined ? 'Without an end' : <Time key="end" at={validUntil} />],
        ...(projectName === undefined ? [] : ([['Project', projectName]] as const)),
        ...own.map(([name, value]) => [name, `${value}`] as const),
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
  <Panel title="Hear and download">
    {license.status !== 'active' ? (
      <p className="soft">
        Only an active license gives the recording. This one is {license.status};{' '}
        <Link href={`/catalog/${license.trackId}`}>license the track anew</Link>.
      </p>
    ) : moderation?.status === 'taken_down' ? (
      <p className="soft">
        The track is taken down: it can be neither heard nor downloaded while that stands.
      </p>
    ) : (
      <Downloads license={license} title={title} by={by} />
    )}
  </Panel>
);

const Whole = ({ license }: { readonly license: License }) => {
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
        <Amend license={license} />
        <Revoke license={license} title={title} />
      </PageHead>
      {license.grantsNoRights && (
        <Notice tone="warn">
          A license of the sandbox: it grants no rights. It is for trying things out.
        </Notice>
      )}
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
        <Panel title={license.version === 1 ? 'Terms when it was issued' : 'Terms when it was last amended'}>
          <TermsInWords terms={license.terms} />
        </Panel>
        <div>
          <Panel title="Credit">
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
  if (license.data) return <Whole key={licenseId} license={license.data} />;
  const missing = (
    <Empty title="Your platform has no such license">
      <p>You are signed in as {platform.name}. The license may be another platform’s, or its id was cut.</p>
      <p>
        <Link href="/licenses">All licenses of {platform.name}</Link>
      </p>
    </Empty>
  );
  return (
    <>
      <PageHead title="License" back={back} />
      <Shown query={license} rows={10} label="Reading the license" missing={missing}>
        {() => null}
      </Shown>
    </>
  );
};
