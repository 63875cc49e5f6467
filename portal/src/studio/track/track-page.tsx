import { Empty, QueryView } from '../../kit/feedback/states.tsx';
import { PageHead } from '../../kit/display/page.tsx';
import { t } from '../texts/texts.ts';
import { useParties, useProfiles, useTrack, useTrackErrors } from './queries.ts';
import { TrackEditor } from './track-editor.tsx';
import './track.css';

/** A track of the account: its details, shares and confirmations, and its submission. */
export const TrackPage = ({ trackId }: { readonly trackId: string }) => {
  const track = useTrack(trackId);
  const errors = useTrackErrors(trackId);
  const parties = useParties();
  const profiles = useProfiles();
  // The page appears once, so that no field moves while it is filled in.
  const all = { errors: errors.data, parties: parties.data, profiles: profiles.data };
  const { errors: found, parties: named, profiles: own } = all;
  const failed = [track, errors, parties, profiles].find(({ isError }) => isError);
  const whole = track.data && found && named && own && { found, named, own, track: track.data };
  return (
    <QueryView
      query={{ ...(failed ?? track), data: whole || undefined }}
      rows={12}
      label={t('track.loadingTheTrack')}
      missing={
        <>
          <PageHead title={t('track.notFound')} back={{ href: '/', name: t('shell.home') }} />
          <Empty title={t('track.yourAccountHasNoSuchTrack')} />
        </>
      }
    >
      {(shown) => (
        <TrackEditor
          key={trackId}
          track={shown.track}
          found={shown.found}
          parties={shown.named}
          profiles={shown.own}
        />
      )}
    </QueryView>
  );
};
