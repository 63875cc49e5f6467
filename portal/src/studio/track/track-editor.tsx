import {
  ApiProblem,
  type ArtistProfile,
  type OwnTrack,
  type Party,
  type TrackErrors,
} from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Outdated } from '../../kit/controls/edit-conflict.tsx';
import { Artwork } from '../../kit/display/artwork.tsx';
import { PageHead, Panel } from '../../kit/display/page.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { lazyPage } from '../../kit/feedback/lazy-page.tsx';
import { Notice } from '../../kit/feedback/states.tsx';
import { withTexts } from '../../kit/language/language.tsx';
import type { Tagged } from '../../kit/etag.ts';
import { ArtworkPanel } from '../artwork/artwork-panel.tsx';
import { titleOf } from '../home/names.ts';
import { unsentStems } from '../uploads/queue/queued-file.ts';
import { useFiles, useQueue } from '../uploads/use-queue.ts';
import { useSession } from '../session/session.tsx';
import { partTexts } from '../texts/catalogs.ts';
import { t } from '../texts/texts.ts';
import { Confirmations } from './confirmations.tsx';
import { Basics } from './details/basics.tsx';
import { Description } from './details/description.tsx';
import { fieldErrors } from './field-errors.ts';
import { OnDemand } from './on-demand.tsx';
import { Shares } from './shares/shares.tsx';
import { StatusPanel } from './status-panel.tsx';
import { ConsentsPanel, TerritoriesPanel } from './territories/territories-panel.tsx';
import { useEditor } from './use-editor.ts';

const StemsPanel = lazyPage(
  'StemsPanel',
  async () => (await import('./stems/stems-panel.tsx')).StemsPanel,
  4,
);

const PartyDialog = lazyPage(
  'PartyDialog',
  async () => (await withTexts(import('./shares/party-dialog.tsx'), partTexts)).PartyDialog,
  1,
);
const ListenPlayer = lazyPage(
  'ListenPlayer',
  async () => (await import('./listen/listen-player.tsx')).ListenPlayer,
  3,
);
const TrackUsage = lazyPage(
  'TrackUsage',
  async () => (await withTexts(import('./usage/track-usage.tsx'), partTexts)).TrackUsage,
  8,
);

/** Edits and submits a track. The errors of a rejected submission are shown at their fields. */
export const TrackEditor = ({
  track,
  found,
  parties,
  profiles,
}: {
  readonly track: Tagged<OwnTrack>;
  readonly found: TrackErrors['errors'];
  readonly parties: readonly Party[];
  readonly profiles: readonly ArtistProfile[];
}) => {
  const { role } = useSession().session.member;
  const mayEdit = role !== 'finance';
  const { draft, edit, failure, isUnseen, busy, changed, change, save, submit, conflict } = useEditor(track);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const rejected = failure instanceof ApiProblem ? failure.errors : [];
  const errorAt = fieldErrors(rejected, wasSubmitted ? found : []);
  const { trackId, artwork, status } = track;
  const isUploading = unsentStems(useFiles(useQueue()), trackId).length > 0;
  const isSubmittable = track.hasUnsubmittedChanges && status !== 'rejected' && status !== 'taken_down';
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <PageHead
          title={titleOf(track)}
          back={{ href: '/', name: t('shell.home') }}
          cover={<Artwork of={trackId} image={artwork} size={56} />}
        >
          {mayEdit && (
            <>
              <Button type="submit" busy={busy === 'save'} disabled={edit === undefined}>
                {t('track.save')}
              </Button>
              <Button
                tone="primary"
                busy={busy === 'submit'}
                disabled={isUploading || (!isSubmittable && edit === undefined)}
                onClick={() => {
                  setWasSubmitted(true);
                  void submit();
                }}
              >
                {edit === undefined ? t('track.submit') : t('track.saveAndSubmit')}
              </Button>
            </>
          )}
        </PageHead>
        {!mayEdit && <Notice>{t('track.yourRoleOnlyReads')}</Notice>}
        {conflict && <Outdated what={t('track.thisTrack')} changes={[]} {...conflict} />}
        {failure !== undefined && (
          <Notice tone="bad">{rejected.length > 0 ? t('track.correctTheFields') : explain(failure)}</Notice>
        )}
        {isUnseen && <Notice tone="warn">{t('track.savedButNotSubmitted')}</Notice>}
        <StatusPanel track={track} found={found} isSaved={edit === undefined} isUploading={isUploading} />
        <fieldset className="whole" disabled={!mayEdit}>
          <Panel title={t('track.basics')}>
            <Basics draft={draft} change={change} errorAt={errorAt} profiles={profiles} />
          </Panel>
          <ArtworkPanel
            of={trackId}
            image={artwork}
            purpose="track_artwork"
            imageId={draft.imageId}
            change={(imageId) => change({ imageId })}
            error={errorAt('imageId')}
            mayEdit={mayEdit}
          />
          <Panel title={t('track.description')}>
            <Description draft={draft} change={change} errorAt={errorAt} />
          </Panel>
          <Shares
            rights={draft.rights}
            change={(rights) => change({ rights })}
            errorAt={errorAt}
            parties={parties}
            onNewParty={() => setIsAdding(true)}
          />
          <TerritoriesPanel draft={draft} change={change} errorAt={errorAt} />
          <ConsentsPanel draft={draft} change={change} errorAt={errorAt} />
        </fieldset>
        <Confirmations
          trackId={trackId}
          mayAsk={mayEdit && (status === 'draft' || status === 'changes_requested' || status === 'approved')}
          isSaved={edit === undefined}
          onAsked={changed}
        />
      </form>
      {track.recording && (
        <OnDemand title={t('track.listen')} open={t('track.openPlayer')}>
          <ListenPlayer track={track} />
        </OnDemand>
      )}
      {(status === 'approved' || status === 'taken_down') && (
        <OnDemand title={t('track.usage')} open={t('track.showUsage')}>
          <TrackUsage trackId={trackId} />
        </OnDemand>
      )}
      {/* Stems are saved immediately, and their dialogs have forms of their own. */}
      <StemsPanel track={track} found={found} />
      {isAdding && <PartyDialog close={() => setIsAdding(false)} />}
    </>
  );
};
