import type { MasterUpload } from '@platform-licensing/client';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { t } from '../texts/texts.ts';
import { ChooseFile } from './choose-file.tsx';
import type { Queue } from './queue/queue.ts';
import { RowFrame } from './row-frame.tsx';
import { rowText, stateNames, stateTones } from './row-text.ts';
import { progressOf, stateOf, type Row } from './rows.ts';

interface Acts {
  readonly queue: Queue;
  readonly mayUpload: boolean;
  /** Uploads a file for the same track, in place of a failed upload or to continue one. */
  readonly choose: (file: File, upload: MasterUpload) => void;
  /** Deletes the upload, and its draft if that has nothing else, and removes the file from the list. */
  readonly remove: (row: Row) => void;
}

const ActsOf = ({ row, queue, mayUpload, choose, remove }: Acts & { readonly row: Row }) => {
  const { queued, upload, name } = row;
  const state = stateOf(row);
  const trackId = upload?.trackId ?? queued?.trackId;
  const act = (text: string, onClick: () => void) => (
    <Button small label={t('uploads.actOnFile', { act: text, name })} onClick={onClick}>
      {text}
    </Button>
  );
  const isUnderway = state === 'waiting' || state === 'reading' || state === 'sending';
  // Without a digest nobody knows whether a file is the same.
  const canContinue = state === 'interrupted' && upload?.sha256 !== undefined;
  const canRemove = state !== 'processing' && state !== 'ready' && !isUnderway;
  return (
    <>
      {trackId !== undefined && (state === 'ready' || state === 'duplicate' || state === 'processing') && (
        <Link
          className="button small"
          href={`/tracks/${trackId}`}
          aria-label={t('uploads.actOnFile', { act: t('uploads.openTrack'), name })}
        >
          {t('uploads.openTrack')}
        </Link>
      )}
      {queued && isUnderway && act(t('uploads.pause'), () => queue.pause(queued.id))}
      {queued &&
        (state === 'paused' || state === 'stopped') &&
        act(t('uploads.continue'), () => queue.resume(queued.id))}
      {mayUpload && upload && (state === 'failed' || canContinue) && (
        <ChooseFile
          label={state === 'failed' ? t('uploads.chooseCorrected') : t('uploads.chooseTheFile')}
          name={name}
          onChosen={(file) => choose(file, upload)}
        />
      )}
      {mayUpload && canRemove && act(t('uploads.remove'), () => remove(row))}
    </>
  );
};

/** One file: its name, its progress, and its buttons. */
export const UploadRow = ({ row, ...acts }: Acts & { readonly row: Row }) => {
  const state = stateOf(row);
  return (
    <RowFrame
      {...{ state, tone: stateTones[state], stateName: stateNames[state], text: rowText(row) }}
      name={row.name}
      progress={progressOf(row)}
    >
      <ActsOf row={row} {...acts} />
    </RowFrame>
  );
};
