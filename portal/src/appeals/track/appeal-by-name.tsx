import { ApiProblem } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { TextField } from '../../kit/controls/field.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { publicApi } from '../api.ts';
import type { Own } from '../route.ts';
import { fieldError } from '../use-request.ts';
import { t } from '../texts/texts.ts';
import { AppealForm } from './appeal-form.tsx';

/** Returns the error of the title. The service does not list the tracks that match a name: some may be unknown to the reader. */
const titleError = (error: unknown): string | undefined =>
  error instanceof ApiProblem && error.errors.some(({ code }) => code === 'ambiguous')
    ? t('appeals.severalTracksMatch')
    : fieldError(error, 'title');

/** Appeals the decision about a track that the reader names by its ISRC, or by title and artist. */
export const AppealByName = ({ openAppeal }: { readonly openAppeal: (own: Own) => void }) => {
  const [isOpen, setIsOpen] = useState(false);
  const [isrc, setIsrc] = useState('');
  const [title, setTitle] = useState('');
  const [artist, setArtist] = useState('');
  const track = () =>
    isrc.trim() === '' ? { title: title.trim(), artist: artist.trim() } : { isrc: isrc.trim() };
  return (
    <Panel title={t('appeals.idUnknown')}>
      {isOpen ? (
        <AppealForm
          title={t('appeals.appealByName')}
          submit={(body) => publicApi.submitAppealByRecording({ body: { ...body, ...track() } })}
          subject={(error) => (
            <>
              <TextField
                label="ISRC"
                value={isrc}
                onChange={setIsrc}
                hint={t('appeals.isrcHint')}
                error={fieldError(error, 'isrc')}
              />
              <TextField
                label={t('appeals.trackTitle')}
                value={title}
                onChange={setTitle}
                hint={t('appeals.completeTitle')}
                error={titleError(error)}
              />
              <TextField
                label={t('appeals.artist')}
                value={artist}
                onChange={setArtist}
                error={fieldError(error, 'artist')}
              />
            </>
          )}
          notFound={t('appeals.noPublishedTrack')}
          openAppeal={openAppeal}
        />
      ) : (
        <>
          <p>{t('appeals.nameTheTrack')}</p>
          <Button onClick={() => setIsOpen(true)}>{t('appeals.appealByName')}</Button>
        </>
      )}
    </Panel>
  );
};
