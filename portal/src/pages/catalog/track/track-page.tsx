import {
  ApiProblem,
  type CreateLicenseDto,
  type IssuedLicense,
  type LicensePage,
  type ModerationStatus,
  type Track,
} from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { count } from '../../../kit/display/format.ts';
import { PageHead, Panel } from '../../../kit/display/page.tsx';
import { Empty, QueryView } from '../../../kit/feedback/states.tsx';
import { useApi } from '../../../session/session.tsx';
import { Credit } from '../../licenses/license/credit.tsx';
import { artistsOf, titleOf } from '../../../kit/display/names.ts';
import { Moderation } from '../../licenses/compliance.tsx';
import { TermsInWords } from '../../../kit/display/terms/terms.tsx';
import { May } from '../../../session/may.tsx';
import { useMay } from '../../../session/use-role.ts';
import { AddToProject } from '../../collections/add-to-project.tsx';
import { FavoriteButton } from '../../collections/favorite-button.tsx';
import { Details, RightsOf } from './details.tsx';
import { Issued } from './issued-license.tsx';
import { LicenseForm } from './license-form.tsx';
import { Preview } from './preview.tsx';
import { Similar } from './similar.tsx';
import { Stems } from './stems.tsx';
import { rich, t } from '../../../texts/texts.ts';
import '../catalog.css';
import './track.css';

const CreditPanel = ({ trackId }: { readonly trackId: string }) => {
  const api = useApi();
  const credit = useQuery({
    queryKey: ['attribution', trackId],
    queryFn: () => api.getAttribution({ trackId }),
  });
  return (
    <Panel title={t('kit.attribution')}>
      <QueryView query={credit} rows={3}>
        {(attribution) => <Credit attribution={attribution} />}
      </QueryView>
    </Panel>
  );
};

const ExistingLicenses = ({
  trackId,
  existing,
}: {
  readonly trackId: string;
  readonly existing: LicensePage | undefined;
}) => {
  const many = existing?.data.length ?? 0;
  const isMore = existing?.pagination.nextCursor != null;
  return (
    <p className="existing-licenses">
      {many > 0 && (
        <Link href={`/licenses?trackId=${trackId}&status=active`}>
          {isMore
            ? t('track.youHaveManyOrMoreActive', { many: count(many) })
            : t('track.youHaveManyActive', { many })}
        </Link>
      )}
    </p>
  );
};

const TrackContent = ({
  track,
  moderation,
}: {
  readonly track: Track;
  readonly moderation: ModerationStatus | undefined;
}) => {
  const api = useApi();
  const mayListLicenses = useMay()('listLicenses');
  const { trackId } = track;
  const [issued, setIssued] = useState<{
    readonly license: IssuedLicense;
    readonly order: CreateLicenseDto;
  }>();
  const terms = useQuery({
    queryKey: ['terms', trackId],
    queryFn: () => api.getLicenseTerms({ trackId }),
  });
  const existing = useQuery({
    queryKey: ['licenses', 'existing', trackId],
    queryFn: () => api.listLicenses({ trackId, status: 'active', limit: 100 }),
    enabled: mayListLicenses,
  });
  return (
    <>
      <p className="by">{artistsOf(track)}</p>
      <div className="track-keep">
        <FavoriteButton track={track} />
        <AddToProject track={track} wide />
      </div>
      {moderation && <Moderation moderation={moderation} />}
      <Preview track={track} />
      <div className="columns">
        <Panel title={t('track.licenseThisTrack')}>
          <May operation="issueLicense" otherwise={t('track.onlyOwnersAndDevelopersCan')}>
            <LicenseForm
              track={track}
              terms={terms.data}
              onIssued={(license, order) => setIssued({ license, order })}
            />
          </May>
          <ExistingLicenses trackId={trackId} existing={existing.data} />
        </Panel>
        <Panel title={t('track.terms')}>
          <QueryView query={terms} rows={14}>
            {(inForce) => <TermsInWords terms={inForce} />}
          </QueryView>
        </Panel>
      </div>
      {issued && <Issued {...issued} track={track} />}
      <div className="columns">
        <div>
          <Details track={track} />
          <CreditPanel trackId={trackId} />
        </div>
        <div>
          <RightsOf track={track} />
          <May operation="listStems">
            <Stems track={track} licenseId={issued?.license.licenseId ?? existing.data?.data[0]?.licenseId} />
          </May>
        </div>
      </div>
      <Similar trackId={trackId} />
      <p>
        <a href={`/notices?track=${trackId}`}>{t('track.report')}</a>
      </p>
    </>
  );
};

/** A track that was taken down, with the public reasons. */
const TakenDown = ({
  trackId,
  moderation,
}: {
  readonly trackId: string;
  readonly moderation: ModerationStatus;
}) => (
  <>
    <Moderation moderation={moderation} />
    <p>
      {rich('track.thisTrackCannotBePlayed', {
        link: (content) => <Link href={`/licenses?trackId=${trackId}`}>{content}</Link>,
      })}
    </p>
    <CreditPanel trackId={trackId} />
    <Similar trackId={trackId} />
  </>
);

const NoSuchTrack = () => (
  <Empty title={t('track.trackNotFound')}>
    <p>
      <Link href="/catalog">{t('track.searchCatalog')}</Link>
    </p>
  </Empty>
);

export const TrackPage = ({ trackId }: { readonly trackId: string }) => {
  const api = useApi();
  const track = useQuery({ queryKey: ['track', trackId], queryFn: () => api.getTrack({ trackId }) });
  const status = track.error instanceof ApiProblem ? track.error.status : undefined;
  const isGone = status === 410;
  const moderation = useQuery({
    // Once the track is gone, load the status again.
    queryKey: ['moderation', trackId, isGone],
    queryFn: () => api.getModerationStatus({ trackId }),
    staleTime: 60_000,
  });
  return (
    <>
      <PageHead
        title={track.data ? titleOf(track.data) : t('track.track')}
        back={{ href: '/catalog', name: t('track.backToCatalog') }}
      />
      {isGone && !moderation.isError ? (
        <QueryView query={moderation} rows={10} label={t('track.loadingTheTrack')}>
          {(data) => <TakenDown trackId={trackId} moderation={data} />}
        </QueryView>
      ) : (
        <QueryView query={track} rows={10} label={t('track.loadingTheTrack')} missing={<NoSuchTrack />}>
          {(found) => <TrackContent key={trackId} track={found} moderation={moderation.data} />}
        </QueryView>
      )}
    </>
  );
};
