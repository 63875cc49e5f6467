import type { MasterUpload } from '@platform-licensing/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Select } from '../../kit/controls/field.tsx';
import { More } from '../../kit/controls/more.tsx';
import { PageHead, Panel } from '../../kit/display/page.tsx';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { Empty, Notice, QueryView } from '../../kit/feedback/states.tsx';
import { useSession } from '../session/session.tsx';
import { t } from '../texts/texts.ts';
import { useProfiles } from '../track/queries.ts';
import { DropZone } from './drop-zone.tsx';
import type { ChosenFile } from './files/kinds.ts';
import { removeUpload } from './remove-upload.ts';
import { rowsOf, stateOf, type Row } from './rows.ts';
import { UploadRow } from './upload-row.tsx';
import { useFiles, useQueue, useUploads } from './use-queue.ts';

/** Uploads masters: files and folders are sent some at a time, and continue after an interruption. Each becomes the draft of a track. */
export const UploadsPage = () => {
  const { session, api } = useSession();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const profiles = useProfiles();
  const uploads = useUploads();
  const queue = useQueue();
  const files = useFiles(queue).filter(({ stem }) => !stem);
  const [artistId, setArtistId] = useState<string>();
  const mayUpload = session.member.role !== 'finance';
  const several = (profiles.data?.length ?? 0) > 1 ? profiles.data : undefined;
  const chosenProfile = several ? (artistId ?? several[0]?.artistId) : undefined;
  const add = (chosen: readonly ChosenFile[]) => {
    queue.add(chosen, chosenProfile === undefined ? {} : { artistId: chosenProfile });
    announce(t('uploads.added', { number: chosen.length }));
  };
  const choose = (file: File, upload: MasterUpload) => {
    const purpose = upload.status === 'failed' ? { replaces: upload } : { continues: upload };
    queue.add([{ file, path: file.name }], { ...purpose, artistId: upload.artistId });
  };
  const remove = async ({ queued, upload }: Row) => {
    try {
      if (queued) queue.remove(queued.id);
      // The list may be older than the upload of a file.
      const uploadId = upload?.uploadId ?? queued?.uploadId;
      if (uploadId !== undefined) await removeUpload(api, uploadId);
      void queries.invalidateQueries({ queryKey: ['tracks'] });
      await uploads.refetch();
    } catch (error) {
      announce(explain(error), 'bad');
    }
  };
  const rows = rowsOf(files, uploads.data ?? []);
  const all = (from: readonly string[], act: (id: number) => void) => () => {
    for (const { id, state } of files) if (from.includes(state.kind)) act(id);
  };
  const isAny = (...states: readonly string[]) => rows.some((row) => states.includes(stateOf(row)));
  return (
    <>
      <PageHead title={t('shell.uploads')} back={{ href: '/', name: t('shell.home') }} />
      {mayUpload ? (
        <>
          {several && (
            <Select
              label={t('uploads.profile')}
              value={chosenProfile ?? ''}
              onChange={setArtistId}
              options={several.map(({ artistId: value, name }) => ({ value, name }))}
            />
          )}
          <DropZone add={add} hint={t('uploads.whatIsAccepted')} />
        </>
      ) : (
        <Notice>{t('track.yourRoleOnlyReads')}</Notice>
      )}
      <Panel
        title={t('uploads.files')}
        acts={
          <>
            {isAny('waiting', 'reading', 'sending') && (
              <Button small onClick={all(['waiting', 'reading', 'sending'], queue.pause)}>
                {t('uploads.pauseAll')}
              </Button>
            )}
            {isAny('paused', 'stopped') && (
              <Button small onClick={all(['paused', 'stopped'], queue.resume)}>
                {t('uploads.continueAll')}
              </Button>
            )}
          </>
        }
      >
        <QueryView query={uploads} rows={4} label={t('uploads.loading')}>
          {() =>
            rows.length === 0 ? (
              <Empty title={t('uploads.none')} />
            ) : (
              <>
                <ul className="upload-rows">
                  {rows.map((row) => (
                    <UploadRow
                      key={row.key}
                      {...{ row, queue, mayUpload, choose }}
                      remove={(one) => void remove(one)}
                    />
                  ))}
                </ul>
                {uploads.hasNextPage && <More query={uploads} />}
              </>
            )
          }
        </QueryView>
      </Panel>
    </>
  );
};
