import type { CollectionTrack } from '@platform-licensing/client';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { TextField } from '../../kit/controls/field.tsx';
import { explain, memberError } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { oneLine } from '../../kit/one-line.ts';
import { t } from '../../texts/texts.ts';

/** Edits the note of a track in a collection. An empty note removes it. */
export const NoteDialog = ({
  track: { trackId, title = trackId, note = '' },
  save,
  close,
}: {
  readonly track: CollectionTrack;
  readonly save: (note: string | null) => Promise<void>;
  readonly close: () => void;
}) => {
  const [text, setText] = useState(note);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const go = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      const line = oneLine(text);
      await save(line === '' ? null : line);
      close();
    } catch (fault) {
      setError(fault);
      setBusy(false);
    }
  };
  const fieldError = memberError(error, 'note');
  return (
    <Dialog title={t('collections.noteOfTitle', { title })} close={close} busy={busy}>
      <form onSubmit={(event) => void go(event)} noValidate>
        <TextField label={t('collections.note')} value={text} onChange={setText} error={fieldError} />
        {error !== undefined && fieldError === undefined && <Notice tone="bad">{explain(error)}</Notice>}
        <div className="dialog-acts">
          <Button busy={busy} onClick={close}>
            {t('kit.cancel')}
          </Button>
          <Button type="submit" tone="primary" busy={busy}>
            {t('collections.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
