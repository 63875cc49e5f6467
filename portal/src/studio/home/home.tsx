import { Link } from 'wouter';
import { lazyPage } from '../../kit/feedback/lazy-page.tsx';
import { Empty, QueryView } from '../../kit/feedback/states.tsx';
import { PageHead } from '../../kit/display/page.tsx';
import { More } from '../../kit/controls/more.tsx';
import { useAccount } from '../session/session.tsx';
import { rich, t } from '../texts/texts.ts';
import { Board } from './board-view.tsx';
import { UrgentTracks } from './urgent-tracks.tsx';
import { useFacts, useTracks } from './queries.ts';

const VerifyPanel = lazyPage('VerifyPanel', async () => (await import('./verify.tsx')).VerifyPanel, 2);

/** The tracks of the account by status, and what needs its members first. */
export const Home = () => {
  const { name, status } = useAccount();
  const tracks = useTracks();
  const facts = useFacts(tracks.data);
  // The board appears once, so that no track changes its column while it is read.
  const complete = facts.isPending ? { ...tracks, data: undefined } : tracks;
  return (
    <>
      <PageHead title={t('home.tracksOfName', { name })} />
      {status === 'unverified' && <VerifyPanel />}
      <QueryView query={complete} rows={8} label={t('home.loadingYourTracks')}>
        {(shown) =>
          shown.length === 0 ? (
            <Empty title={t('home.noTracksYet')}>
              <p>{rich('home.uploadThem', { link: (content) => <Link href="/uploads">{content}</Link> })}</p>
            </Empty>
          ) : (
            <>
              <UrgentTracks tracks={shown} facts={facts} />
              <Board tracks={shown} facts={facts} />
              {tracks.hasNextPage && <More query={tracks} />}
            </>
          )
        }
      </QueryView>
    </>
  );
};
