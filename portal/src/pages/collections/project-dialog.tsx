import type { Collection } from '@platform-licensing/client';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog } from '../../kit/controls/dialog.tsx';
import { TextField } from '../../kit/controls/field.tsx';
import { explain, memberError } from '../../kit/feedback/errors.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { oneLine } from '../../kit/one-line.ts';
import { t } from '../../texts/texts.ts';

export interface ProjectText {
  readonly name: string;
  /** Empty for none. */
  readonly note: string;
}

/** Asks for the name and the note of a project. */
export const ProjectDialog = ({
  title,
  submit,
  first = { name: '', note: '' },
  save,
  close,
}: {
  readonly title: string;
  readonly submit: string;
  readonly first?: ProjectText;
  readonly save: (text: ProjectText) => Promise<Collection>;
  readonly close: () => void;
}) => {
  const [text, setText] = useState(first);
  const [busy, setBusy] = useState(false);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const [error, setError] = useState<unknown>();
  const go = async (event: SubmitEvent) => {
    event.preventDefault();
    const [name, note] = [oneLine(text.name), oneLine(text.note)];
    setIsNameMissing(name === '');
    if (name === '') return;
    setBusy(true);
    setError(undefined);
    try {
      await save({ name, note });
      close();
    } catch (fault) {
      setError(fault);
      setBusy(false);
    }
  };
  const [nameError, noteError] = [memberError(error, 'name'), memberError(error, 'note')];
  const isShownByField = nameError !== undefined || noteError !== undefined;
  return (
    <Dialog title={title} close={close} busy={busy}>
      <form onSubmit={(event) => void go(event)} noValidate>
        <TextField
          label={t('collections.name')}
          value={text.name}
          onChange={(name) => setText({ ...text, name })}
          error={isNameMissing ? t('collections.enterAName') : nameError}
          required
        />
        <TextField
          label={t('collections.noteOptional')}
          value={text.note}
          onChange={(note) => setText({ ...text, note })}
          error={noteError}
        />
        {error !== undefined && !isShownByField && <Notice tone="bad">{explain(error)}</Notice>}
        <div className="dialog-acts">
          <Button busy={busy} onClick={close}>
            {t('kit.cancel')}
          </Button>
          <Button type="submit" tone="primary" busy={busy}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
