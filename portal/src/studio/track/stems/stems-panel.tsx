import type { OwnStem, OwnTrack, TrackErrors } from '@platform-licensing/client';
import { useState, type ComponentProps } from 'react';
import { Link } from 'wouter';
import { Confirm } from '../../../kit/controls/dialog.tsx';
import { Panel } from '../../../kit/display/page.tsx';
import { useAnnounce } from '../../../kit/feedback/announcer.tsx';
import { lazyPage } from '../../../kit/feedback/lazy-page.tsx';
import { Empty, Notice, QueryView } from '../../../kit/feedback/states.tsx';
import { withTexts } from '../../../kit/language/language.tsx';
import { partTexts } from '../../texts/catalogs.ts';
import { rich, t } from '../../texts/texts.ts';
import { useSession } from '../../session/session.tsx';
import { DropZone } from '../../uploads/drop-zone.tsx';
import type { ChosenFile } from '../../uploads/files/kinds.ts';
import { unsentStems } from '../../uploads/queue/queued-file.ts';
import { useFiles, useQueue } from '../../uploads/use-queue.ts';
import { stemsAnchor } from '../names.ts';
import { useStems } from '../queries.ts';
import { isFinal } from './comparison.ts';
import { ComparisonText } from './comparison-text.tsx';
import { consequenceOf } from './consequence.ts';
import { consequences } from './names.ts';
import { stemRowsOf, type StemRow } from './rows.ts';
import { StemRowView } from './stem-row.tsx';
import { useRemoval } from './use-removal.ts';
import './stems.css';

const AddDialog = lazyPage(
  'AddDialog',
  async () => (await withTexts(import('./add-dialog.tsx'), partTexts)).AddDialog,
  1,
);
type Adding = ComponentProps<typeof AddDialog>;

const Intro = ({ track, hasRecording }: { readonly track: OwnTrack; readonly hasRecording: boolean }) => (
  <>
    <p className="soft">{t('stems.whatStemsAre')}</p>
    {track.status === 'approved' && <p className="soft">{t('stems.changesAreReviewed')}</p>}
    {!hasRecording && (
      <Notice>
        {rich('stems.recordingFirst', { link: (content) => <Link href="/uploads">{content}</Link> })}
      </Notice>
    )}
  </>
);

/** The stems of a track: their files with their states, and how their sum compares with the recording. Each change is saved immediately. */
export const StemsPanel = ({
  track,
  found,
}: {
  readonly track: OwnTrack;
  readonly found: TrackErrors['errors'];
}) => {
  const { trackId, status } = track;
  const { role } = useSession().session.member;
  const announce = useAnnounce();
  const mayEdit = role !== 'finance' && status !== 'rejected' && status !== 'taken_down';
  const stems = useStems(trackId, { isFinal: isFinal(found) || !mayEdit });
  const queue = useQueue();
  const files = useFiles(queue);
  const removal = useRemoval(trackId, queue);
  const [chosen, setChosen] = useState<Pick<Adding, 'files' | 'replaced'>>();
  const hasRecording = track.recording !== undefined || status === 'approved';
  const canAdd = mayEdit && hasRecording;
  const choose = (added: readonly ChosenFile[], replaced?: OwnStem) => {
    if (added.length > 0) setChosen({ files: added, replaced });
  };
  const upload: Adding['upload'] = (ready) => {
    for (const { file, path, ...stem } of ready) queue.add([{ file, path }], { stem: { trackId, ...stem } });
    setChosen(undefined);
    announce(t('uploads.added', { number: ready.length }));
  };
  const proceed = (file: File, { stem }: StemRow) => {
    if (!stem) return;
    const { stemId, category, name, sizeBytes = 0, sha256 } = stem;
    const continues = { sizeBytes, ...(sha256 !== undefined && { sha256 }) };
    queue.add([{ file, path: file.name }], { continues, stem: { trackId, stemId, category, name } });
  };
  const replace = (file: File, { stem }: StemRow) => choose([{ file, path: file.name }], stem);
  return (
    <div id={stemsAnchor} tabIndex={-1}>
      <Panel title={t('stems.title')}>
        <Intro track={track} hasRecording={hasRecording} />
        <QueryView query={stems} rows={3} label={t('stems.loading')}>
          {(list) => {
            const rows = stemRowsOf(trackId, list.data, files);
            return rows.length === 0 ? (
              !canAdd && <Empty title={t('stems.none')} />
            ) : (
              <>
                <ComparisonText list={list} found={found} />
                <ul className="upload-rows">
                  {rows.map((row) => (
                    <StemRowView
                      key={row.key}
                      {...{ row, queue, mayEdit, found, proceed, replace }}
                      place={list.data.findIndex((stem) => stem === row.stem)}
                      remove={removal.ask}
                    />
                  ))}
                </ul>
              </>
            );
          }}
        </QueryView>
        {canAdd && <DropZone add={choose} hint={t('stems.whatIsAccepted')} />}
      </Panel>
      {chosen && (
        <AddDialog
          {...chosen}
          titleOfTrack={track.title ?? ''}
          stems={stems.data?.data ?? []}
          queued={unsentStems(files, trackId).filter(({ uploadId }) => uploadId === undefined)}
          upload={upload}
          close={() => setChosen(undefined)}
        />
      )}
      {removal.asked && (
        <Confirm
          title={t('stems.removeTitle', { name: removal.asked.name })}
          consequence={consequences[consequenceOf(track, removal.asked.stem?.stemId)]}
          name={t('stems.remove')}
          act={removal.remove}
          close={removal.close}
        />
      )}
    </div>
  );
};
