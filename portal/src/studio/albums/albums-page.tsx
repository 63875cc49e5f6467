import type { OwnAlbum } from '@platform-licensing/client';
import { Link } from 'wouter';
import { More } from '../../kit/controls/more.tsx';
import { Artwork } from '../../kit/display/artwork.tsx';
import { utcDay } from '../../kit/display/format.ts';
import { capital, listed } from '../../kit/display/names.ts';
import { PageHead } from '../../kit/display/page.tsx';
import { Empty, QueryView } from '../../kit/feedback/states.tsx';
import { useSession } from '../session/session.tsx';
import { t } from '../texts/texts.ts';
import { albumTypes } from './names.ts';
import { useAlbums } from './queries.ts';
import './albums.css';

const Card = ({ album }: { readonly album: OwnAlbum }) => {
  const { albumId, title, artists, type, releaseDate, tracks, cover } = album;
  return (
    <li className="album-card">
      <Artwork of={albumId} image={cover} size={72} />
      <div>
        <Link href={`/albums/${albumId}`} className="album-title" dir="auto">
          {title}
        </Link>
        <p dir="auto">{listed(artists)}</p>
        <p className="soft">
          {[
            capital(albumTypes[type]),
            utcDay(releaseDate),
            t('albums.tracksOfAlbum', { number: tracks.length }),
          ].join(' · ')}
        </p>
      </div>
    </li>
  );
};

/** The albums of the account. */
export const AlbumsPage = () => {
  const { role } = useSession().session.member;
  const albums = useAlbums();
  return (
    <>
      <PageHead title={t('shell.albums')}>
        {role !== 'finance' && (
          <Link href="/albums/new" className="button primary">
            {t('albums.newAlbum')}
          </Link>
        )}
      </PageHead>
      <QueryView query={albums} rows={6} label={t('albums.loadingTheAlbums')}>
        {(shown) =>
          shown.length === 0 ? (
            <Empty title={t('albums.noAlbumsYet')}>
              <p>{t('albums.whatAlbumsAre')}</p>
            </Empty>
          ) : (
            <>
              <ul className="album-cards">
                {shown.map((album) => (
                  <Card key={album.albumId} album={album} />
                ))}
              </ul>
              {albums.hasNextPage && <More query={albums} />}
            </>
          )
        }
      </QueryView>
    </>
  );
};
