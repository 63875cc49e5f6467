import { useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { TextField } from '../../kit/controls/field.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { trackIdIn, type Own } from '../route.ts';
import { RenewLinkForm } from '../renew-link.tsx';
import { AppealByName } from './appeal-by-name.tsx';
import { TrackStatus } from './track-status.tsx';
import { t } from '../texts/texts.ts';

/** The start page: looks up a track, appeals without its ID, and requests a new link to an appeal. */
export const Start = ({
  trackId,
  viewTrack,
  openAppeal,
}: {
  readonly trackId: string | undefined;
  readonly viewTrack: (trackId: string) => void;
  readonly openAppeal: (own: Own) => void;
}) => {
  const [typed, setTyped] = useState(trackId ?? '');
  const [isEmpty, setIsEmpty] = useState(false);
  const lookUp = (event: SubmitEvent) => {
    event.preventDefault();
    const id = trackIdIn(typed);
    setIsEmpty(id === '');
    if (id === '') return;
    setTyped(id);
    viewTrack(id);
  };
  return (
    <>
      <p className="soft">{t('appeals.viewTheDecisionsAboutA')}</p>
      <form className="find" onSubmit={lookUp} noValidate role="search">
        <TextField
          label={t('appeals.trackId')}
          name="track"
          value={typed}
          onChange={setTyped}
          hint={t('appeals.startsWithTrkYouFind')}
          error={isEmpty ? t('appeals.enterATrackId') : undefined}
        />
        <Button tone="primary" type="submit">
          {t('appeals.viewStatus')}
        </Button>
      </form>
      {trackId === undefined ? (
        <AppealByName openAppeal={openAppeal} />
      ) : (
        <TrackStatus key={trackId} trackId={trackId} openAppeal={openAppeal} />
      )}
      <Panel title={t('appeals.alreadyAppealed')}>
        <p>{t('appeals.openTheLinkInOur')}</p>
        <RenewLinkForm />
      </Panel>
    </>
  );
};
