import type { License, ModerationStatus } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { CopiedId } from '../../../kit/controls/copy.tsx';
import { WithArtwork, type Image } from '../../../kit/display/artwork.tsx';
import { money } from '../../../kit/display/format.ts';
import { Facts, PageHead, Panel } from '../../../kit/display/page.tsx';
import { Empty, Notice, QueryView } from '../../../kit/feedback/states.tsx';
import { Time } from '../../../kit/display/time.tsx';
import { useApi, useSession } from '../../../session/session.tsx';
import { May } from '../../../session/may.tsx';
import { Amend } from './amend.tsx';
import { Certificate, PublicVerification } from './certificate.tsx';
import { Credit } from './credit.tsx';
import { CueSheet } from './cue-sheet.tsx';
import { Downloads } from './downloads.tsx';
import { History } from './history.tsx';
import { artistsOf, called, capital, creditedTrack, listed, titleOf } from '../../../kit/display/names.ts';
import { Revoke } from './revoke.tsx';
import { Territories } from './territories.tsx';
import { ComplianceTag, licenseStatuses, StatusTag } from '../../../kit/display/license-status.tsx';
import { Moderation, ComplianceNotice } from '../compliance.tsx';
import { TermsInWords } from '../../../kit/display/terms/terms.tsx';
import { rich, t, texts } from '../../../texts/texts.ts';
import '../licenses.css';

const rights = texts<License['grants'][number] | License['excludes'][number]>({
  sync: 'license.right.sync',
  master_use: 'license.right.masterUse',
  public_performance: 'license.right.publicPerformance',
  mechanical: 'license.right.mechanical',
  standalone: 'license.right.standalone',
});

/** Returns the licensee with its role and its reference. */
const licenseeText = ({ name, type, ref }: License['licensee']): string => {
  const role = type === 'end_user' ? t('license.endUser') : t('license.yourPlatform');
  return `${name} (${ref === undefined ? role : `${role}, ${ref}`})`;
};

type OfLicense = Readonly<{ license: License; title: string; artwork: Image | undefined }>;

const Summary = ({ license, title, artwork }: OfLicense) => {
  const { licensee, metadata, media, validUntil, projectName, fees } = license;
  const ownFields = Object.entries(metadata);
  return (
    <Facts
      of={[
        [t('license.license'), <CopiedId key="id" id={license.licenseId} what={t('license.licenseID')} />],
        [t('license.status'), <StatusTag key="status" status={license.status} />],
        [t('license.compliance'), <ComplianceTag key="compliance" compliance={license.compliance} />],
        ...(license.compliance.removeBy === undefined
          ? []
          : ([[t('license.removeBy'), <Time key="remove" at={license.compliance.removeBy} />]] as const)),
        [
          t('license.track'),
          <WithArtwork key="track" of={license.trackId} image={artwork} size={48}>
            <Link href={`/catalog/${license.trackId}`}>{title}</Link>
          </WithArtwork>,
        ],
        [t('license.content'), `${license.contentId}, ${listed(license.contentTypes.map(called))}`],
        [t('kit.territories'), <Territories key="territories" of={license.territories} />],
        [t('kit.media'), capital(listed(media.map(called)))],
        [t('license.grants'), capital(listed(license.grants.map((right) => rights[right])))],
        [t('license.doesNotGrant'), capital(listed(license.excludes.map((right) => rights[right])))],
        [t('license.licensee'), licenseeText(licensee)],
        [
          t('license.validUntil'),
          validUntil === undefined ? t('license.noEndDate') : <Time key="end" at={validUntil} />,
        ],
        ...(fees ? ([[t('license.fees'), fees.map(money).join(', ')]] as const) : []),
        ...(projectName === undefined ? [] : ([[t('license.project'), projectName]] as const)),
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
  <Panel title={t('license.playAndDownload')}>
    {license.status !== 'active' ? (
      <p className="soft">
        {rich('license.youNeedAnActiveLicense', {
          status: licenseStatuses[license.status],
          link: (content) => <Link href={`/catalog/${license.trackId}`}>{content}</Link>,
        })}
      </p>
    ) : moderation?.status === 'taken_down' ? (
      <p className="soft">{t('license.theTrackWasTakenDown')}</p>
    ) : (
      <May operation="downloadTrack" otherwise={t('license.onlyOwnersAndDevelopersCan')}>
        <Downloads license={license} title={title} by={by} />
      </May>
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
  const title = track.data ? t('license.quoted', { title: titleOf(track.data) }) : creditedTrack(license);
  const by = track.data ? artistsOf(track.data) : '';
  return (
    <>
      <PageHead title={license.contentId} back={{ href: '/licenses', name: t('license.backToLicenses') }}>
        <May operation="amendLicense">
          <Amend license={license} />
        </May>
        <May operation="revokeLicenseByPost">
          <Revoke license={license} title={title} />
        </May>
      </PageHead>
      {license.grantsNoRights && <Notice tone="warn">{t('license.thisIsASandboxLicense')}</Notice>}
      <ComplianceNotice compliance={license.compliance} />
      {moderation && <Moderation moderation={moderation} />}
      <div className="columns">
        <Panel title={t('license.license')}>
          <Summary license={license} title={title} artwork={track.data?.artwork} />
        </Panel>
        <div>
          <Panel title={t('license.history')}>
            <History license={license} versions={versions} moderation={moderation} />
          </Panel>
          <Recording license={license} moderation={moderation} title={title} by={by} />
        </div>
      </div>
      <div className="columns">
        <Panel
          title={license.version === 1 ? t('license.termsAtIssue') : t('license.termsAtTheLastAmendment')}
        >
          <TermsInWords terms={license.terms} />
        </Panel>
        <div>
          <Panel title={t('kit.attribution')}>
            <Credit attribution={license.attribution} />
          </Panel>
          <PublicVerification licenseId={licenseId} />
        </div>
      </div>
      <Certificate licenseId={licenseId} />
      <CueSheet contentId={license.contentId} title={license.projectName ?? ''} />
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
    <Empty title={t('license.licenseNotFound')}>
      <p>{t('license.youAreSignedInAs', { name: platform.name })}</p>
      <p>
        <Link href="/licenses">{t('license.viewLicensesOfName', { name: platform.name })}</Link>
      </p>
    </Empty>
  );
  return (
    <>
      <PageHead
        title={t('license.license')}
        back={{ href: '/licenses', name: t('license.backToLicenses') }}
      />
      <QueryView query={license} rows={10} label={t('license.loadingTheLicense')} missing={missing}>
        {() => null}
      </QueryView>
    </>
  );
};
