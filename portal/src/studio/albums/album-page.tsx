import { ApiProblem, type ListedOwnTrack, type OwnAlbum } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { Confirm } from '../../kit/controls/dialog.tsx';
import { Outdated } from '../../kit/controls/edit-conflict.tsx';
import { Artwork } from '../../kit/display/artwork.tsx';
import { PageHead, Panel } from '../../kit/display/page.tsx';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { Empty, Notice, QueryView } from '../../kit/feedback/states.tsx';
import type { Tagged } from '../../kit/etag.ts';
import { ArtworkPanel } from '../artwork/artwork-panel.tsx';
import { useSession } from '../session/session.tsx';
import { t } from '../texts/texts.ts';
import { fieldErrors } from '../track/field-errors.ts';
import { AlbumFields } from './album-fields.tsx';
import { albumsKey, useAlbum, useOtherTracks, useSubmittedTracks } from './queries.ts';
import { TracksPanel } from './tracks/tracks-panel.tsx';
import { useAlbumEditor } from './use-album-editor.ts';
import './albums.css';

const back = () => ({ href: '/albums', name: t('shell.albums') });

const AlbumEditor = ({
  album,
  choices,
}: {
  readonly album: Tagged<OwnAlbum>;
  readonly choices: readonly ListedOwnTrack[];
}) => {
  const { api, session } = useSession();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const [, go] = useLocation();
  const { base, draft, failure, busy, isChanged, save, change, conflict } = useAlbumEditor(album);
  const others = useOtherTracks(draft.tracks, choices);
  const [isDeleting, setIsDeleting] = useState(false);
  const rejected = failure instanceof ApiProblem ? failure.errors : [];
  const errorAt = fieldErrors(rejected, []);
  const mayEdit = session.member.role !== 'finance';
  const { albumId, title, cover } = base;
  const remove = async () => {
    await api.deleteAlbum({ albumId });
    await queries.invalidateQueries({ queryKey: albumsKey });
    announce(t('albums.deleted'));
    go('/albums', { replace: true });
  };
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <PageHead title={title} back={back()} cover={<Artwork of={albumId} image={cover} size={56} />}>
          {mayEdit && (
            <>
              <Button onClick={() => setIsDeleting(true)}>{t('albums.delete')}</Button>
              <Button tone="primary" type="submit" busy={busy} disabled={!isChanged}>
                {t('track.save')}
              </Button>
            </>
          )}
        </PageHead>
        {!mayEdit && <Notice>{t('albums.yourRoleOnlyReads')}</Notice>}
        {conflict && <Outdated what={t('albums.thisAlbum')} changes={[]} {...conflict} />}
        {failure !== undefined && (
          <Notice tone="bad">{rejected.length > 0 ? t('track.correctTheFields') : explain(failure)}</Notice>
        )}
        <fieldset className="whole" disabled={!mayEdit}>
          <TracksPanel
            tracks={draft.tracks}
            {...{ choices, others }}
            change={(tracks) => change({ tracks })}
            errorAt={errorAt}
            mayEdit={mayEdit}
          />
          <Panel title={t('albums.details')}>
            <AlbumFields draft={draft} change={change} errorAt={errorAt} />
          </Panel>
          <ArtworkPanel
            of={albumId}
            image={cover}
            purpose="album_cover"
            imageId={draft.imageId}
            change={(imageId) => change({ imageId })}
            error={errorAt('imageId')}
            mayEdit={mayEdit}
          />
        </fieldset>
      </form>
      {isDeleting && (
        <Confirm
          title={t('albums.deleteTitle', { title })}
          consequence={t('albums.deleteConsequence')}
          act={remove}
          name={t('albums.delete')}
          close={() => setIsDeleting(false)}
        />
      )}
    </>
  );
};

/** An album of the account: its tracks in their order, its details and its cover. */
export const AlbumPage = ({ albumId }: { readonly albumId: string }) => {
  const album = useAlbum(albumId);
  const choices = useSubmittedTracks();
  const failed = [album, choices].find(({ isError }) => isError);
  const whole = album.data && choices.data && { album: album.data, choices: choices.data };
  return (
    <QueryView
      query={{ ...(failed ?? album), data: whole }}
      rows={12}
      label={t('albums.loadingTheAlbum')}
      missing={
        <>
          <PageHead title={t('albums.notFound')} back={back()} />
          <Empty title={t('albums.yourAccountHasNoSuchAlbum')} />
        </>
      }
    >
      {(shown) => <AlbumEditor key={albumId} album={shown.album} choices={shown.choices} />}
    </QueryView>
  );
};
