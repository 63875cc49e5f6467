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
import { Empty, Shown } from '../../../kit/feedback/states.tsx';
import { useApi } from '../../../session/session.tsx';
import { Credit } from '../../licenses/license/credit.tsx';
import { artistsOf, titleOf } from '../../licenses/names.ts';
import { Moderation } from '../../licenses/compliance.tsx';
import { TermsInWords } from '../../licenses/license/terms.tsx';
import { Details, RightsOf } from './details.tsx';
import { Issued } from './issued-license.tsx';
import { LicenseForm } from './license-form.tsx';
import { Preview } from './preview.tsx';
import { Similar } from './similar.tsx';
import { Stems } from './stems.tsx';
import '../catalog.css';
import './track.css';

const back = { href: '/catalog', name: 'Catalog' };

const CreditPanel = ({ trackId }: { readonly trackId: string }) => {
  const api = useApi();
  const credit = useQuery({
    queryKey: ['attribution', trackId],
    queryFn: () => api.getAttribution({ trackId }),
  });
  return (
    <Panel title="Credit">
      <Shown query={credit} rows={3}>
        {(attribution) => <Credit attribution={attribution} />}
      </Shown>
    </Panel>
  );
};

const HeldLicenses = ({
  trackId,
  held,
}: {
  readonly trackId: string;
  readonly held: LicensePage | undefined;
}) => {
  const many = held?.data.length ?? 0;
  const more = held?.pagination.nextCursor == null ? '' : ' and more';
  return (
    <p className="held">
      {many > 0 && (
        <Link href={`/licenses?trackId=${trackId}&status=active`}>
          {many === 1
            ? 'You hold a license of this track'
            : `You hold ${count(many)}${more} licenses of this track`}
        </Link>
      )}
    </p>
  );
};

const Whole = ({
  track,
  moderation,
}: {
  readonly track: Track;
  readonly moderation: ModerationStatus | undefined;
}) => {
  const api = useApi();
  const { trackId } = track;
  const [issued, setIssued] = useState<{
    readonly license: IssuedLicense;
    readonly order: CreateLicenseDto;
  }>();
  const terms = useQuery({
    queryKey: ['terms', trackId],
    queryFn: () => api.getLicenseTerms({ trackId }),
  });
  const held = useQuery({
    queryKey: ['licenses', 'held', trackId],
    queryFn: () => api.listLicenses({ trackId, status: 'active', limit: 100 }),
  });
  return (
    <>
      <p className="by">{artistsOf(track)}</p>
      {moderation && <Moderation moderation={moderation} />}
      <Preview track={track} />
      <div className="columns">
        <Panel title="License this track">
          <LicenseForm
            track={track}
            terms={terms.data}
            issued={(license, order) => setIssued({ license, order })}
          />
          <HeldLicenses trackId={trackId} held={held.data} />
        </Panel>
        <Panel title="Terms">
          <Shown query={terms} rows={14}>
            {(inForce) => <TermsInWords terms={inForce} />}
          </Shown>
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
          <Stems track={track} licenseId={issued?.license.licenseId ?? held.data?.data[0]?.licenseId} />
        </div>
      </div>
      <Similar trackId={trackId} />
    </>
  );
};

/** Why a track cannot be shown, as far as anyone may know. */
const Gone = ({
  trackId,
  moderation,
}: {
  readonly trackId: string;
  readonly moderation: ModerationStatus;
}) => (
  <>
    <Moderation moderation={moderation} />
    <p>
      It can be neither heard, licensed nor downloaded. Licenses that you hold keep their records:{' '}
      <Link href={`/licenses?trackId=${trackId}`}>your licenses of this track</Link>.
    </p>
    <CreditPanel trackId={trackId} />
    <Similar trackId={trackId} />
  </>
);

const NoSuchTrack = () => (
  <Empty title="There is no such track">
    <p>
      <Link href="/catalog">Search the catalog</Link>
    </p>
  </Empty>
);

export const TrackPage = ({ trackId }: { readonly trackId: string }) => {
  const api = useApi();
  const track = useQuery({ queryKey: ['track', trackId], queryFn: () => api.getTrack({ trackId }) });
  const status = track.error instanceof ApiProblem ? track.error.status : undefined;
  const isGone = status === 410;
  const moderation = useQuery({
    // Of one that is gone what was known before is not enough.
    queryKey: ['moderation', trackId, isGone],
    queryFn: () => api.getModerationStatus({ trackId }),
    staleTime: 60_000,
  });
  return (
    <>
      <PageHead title={track.data ? titleOf(track.data) : 'Track'} back={back} />
      {isGone && !moderation.isError ? (
        <Shown query={moderation} rows={10} label="Reading the track">
          {(told) => <Gone trackId={trackId} moderation={told} />}
        </Shown>
      ) : (
        <Shown query={track} rows={10} label="Reading the track" missing={<NoSuchTrack />}>
          {(found) => <Whole key={trackId} track={found} moderation={moderation.data} />}
        </Shown>
      )}
    </>
  );
};
