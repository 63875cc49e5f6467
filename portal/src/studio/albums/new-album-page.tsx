import { ApiProblem, type ArtistProfile } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { Select } from '../../kit/controls/field.tsx';
import { PageHead, Panel } from '../../kit/display/page.tsx';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { Notice, QueryView } from '../../kit/feedback/states.tsx';
import { useSession } from '../session/session.tsx';
import { t } from '../texts/texts.ts';
import { fieldErrors } from '../track/field-errors.ts';
import { useProfiles } from '../track/queries.ts';
import { createdFrom, newDraft } from './album-draft.ts';
import { AlbumFields } from './album-fields.tsx';
import { albumsKey } from './queries.ts';
import './albums.css';

const back = () => ({ href: '/albums', name: t('shell.albums') });

const NewAlbum = ({ profiles }: { readonly profiles: readonly ArtistProfile[] }) => {
  const { api, session } = useSession();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const [, go] = useLocation();
  const [artistId, setArtistId] = useState(profiles[0]?.artistId);
  const [draft, setDraft] = useState(() => newDraft(profiles[0]?.name ?? ''));
  const [failure, setFailure] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const rejected = failure instanceof ApiProblem ? failure.errors : [];
  const several = profiles.length > 1;
  const chooseProfile = (chosen: string) => {
    const nameOf = (id: string | undefined) => profiles.find((one) => one.artistId === id)?.name ?? '';
    // The name of the profile is a proposal, which the member may have changed.
    if (draft.artists === nameOf(artistId)) setDraft({ ...draft, artists: nameOf(chosen) });
    setArtistId(chosen);
  };
  const create = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { albumId } = await api.createAlbum({ body: createdFrom(draft, several ? artistId : undefined) });
      await queries.invalidateQueries({ queryKey: albumsKey });
      announce(t('albums.created'));
      go(`/albums/${albumId}`, { replace: true });
    } catch (fault) {
      setFailure(fault);
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void create();
  };
  const mayEdit = session.member.role !== 'finance';
  return (
    <form noValidate onSubmit={submit}>
      <PageHead title={t('albums.newAlbum')} back={back()}>
        {mayEdit && (
          <Button tone="primary" type="submit" busy={busy}>
            {t('albums.create')}
          </Button>
        )}
      </PageHead>
      {!mayEdit && <Notice>{t('albums.yourRoleOnlyReads')}</Notice>}
      {failure !== undefined && (
        <Notice tone="bad">{rejected.length > 0 ? t('track.correctTheFields') : explain(failure)}</Notice>
      )}
      <fieldset className="whole" disabled={!mayEdit}>
        <Panel title={t('albums.details')}>
          {several && (
            <Select
              label={t('albums.profile')}
              value={artistId ?? ''}
              onChange={chooseProfile}
              options={profiles.map(({ artistId: value, name }) => ({ value, name }))}
            />
          )}
          <AlbumFields
            draft={draft}
            change={(part) => setDraft((before) => ({ ...before, ...part }))}
            errorAt={fieldErrors(rejected, [])}
          />
          <p className="soft">{t('albums.tracksAfterwards')}</p>
        </Panel>
      </fieldset>
    </form>
  );
};

/** Creates an album, and opens it. Its cover and its tracks are added there. */
export const NewAlbumPage = () => {
  const profiles = useProfiles();
  return (
    <QueryView query={profiles} rows={8} label={t('albums.loadingTheAlbum')}>
      {(own) => <NewAlbum profiles={own} />}
    </QueryView>
  );
};
