import type { OwnStem } from '@platform-licensing/client';
import { useRef, useState } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { Cross } from '../../../kit/controls/cross.tsx';
import { Dialog } from '../../../kit/controls/dialog.tsx';
import { Select, TextField } from '../../../kit/controls/field.tsx';
import { bytesText } from '../../../kit/display/format.ts';
import { isOneOf, keysOf } from '../../../kit/display/names.ts';
import { Notice } from '../../../kit/feedback/states.tsx';
import { t } from '../../texts/texts.ts';
import type { QueuedFile } from '../../uploads/queue/queued-file.ts';
import type { ChosenFile } from '../../uploads/files/kinds.ts';
import { mistakes } from '../../uploads/row-text.ts';
import {
  chosenStems,
  enteredName,
  limitExceeded,
  nameIssue,
  replacedBy,
  type ChosenStem,
} from './chosen-stems.ts';
import { categoryNames, limits, nameIssues } from './names.ts';

const categories = keysOf(categoryNames);

interface Listed {
  readonly chosen: readonly ChosenStem[];
  /** The stems of the track. */
  readonly stems: readonly OwnStem[];
  /** Files of the queue that become stems of the track and are not announced. */
  readonly queued: readonly QueuedFile[];
  readonly change: (chosen: readonly ChosenStem[]) => void;
}

const Details = ({ chosen, stems, queued, change, n }: Listed & { readonly n: number }) => {
  const one = chosen[n];
  if (!one) return null;
  const edit = (part: Partial<ChosenStem>) =>
    change(chosen.map((other, at) => (at === n ? { ...other, ...part } : other)));
  const issue = nameIssue(one, chosen, stems, queued);
  const replaced = replacedBy(one, stems);
  return (
    <>
      <div className="stem-fields">
        <TextField
          label={t('stems.name')}
          value={one.name}
          onChange={(name) => edit({ name })}
          error={issue && nameIssues[issue]}
        />
        <Select
          label={t('stems.category')}
          value={one.category}
          onChange={(picked) => {
            if (isOneOf(categories)(picked)) edit({ category: picked });
          }}
          options={categories.map((value) => ({ value, name: categoryNames[value] }))}
        />
      </div>
      {replaced && <p className="hint">{t('stems.replaces', { name: replaced.name })}</p>}
    </>
  );
};

/** Asks for the category and the name of each chosen file before it is uploaded. */
export const AddDialog = ({
  files,
  titleOfTrack,
  replaced,
  stems,
  queued,
  upload,
  close,
}: Pick<Listed, 'stems' | 'queued'> & {
  readonly files: readonly ChosenFile[];
  readonly titleOfTrack: string;
  /** The stem that was chosen to be replaced. */
  readonly replaced?: OwnStem | undefined;
  /** Uploads the files, each with the `stemId` of the stem that it replaces. */
  readonly upload: (ready: readonly ChosenStem[]) => void;
  readonly close: () => void;
}) => {
  const [chosen, change] = useState(() => chosenStems(files, titleOfTrack, replaced));
  const list = useRef<HTMLUListElement>(null);
  const ready = chosen.filter(({ mistake }) => !mistake);
  const limit = limitExceeded(ready, stems, queued);
  const isNamed = ready.every((one) => nameIssue(one, chosen, stems, queued) === undefined);
  const existing = stems.find(({ stemId }) => stemId === replaced?.stemId);
  const title = existing ? t('stems.replaceTitle', { name: existing.name }) : t('stems.addTitle');
  const entered = (one: ChosenStem): ChosenStem => {
    const { file, path, category } = one;
    const { stemId } = replacedBy(one, stems) ?? {};
    return { file, path, category, name: enteredName(one), ...(stemId !== undefined && { stemId }) };
  };
  const drop = (n: number) => {
    const left = chosen.toSpliced(n, 1);
    if (left.length === 0) {
      close();
      return;
    }
    change(left);
    // The button that had the focus is gone.
    list.current?.closest('dialog')?.querySelector<HTMLElement>('h2 ~ button')?.focus();
  };
  return (
    <Dialog title={title} close={close}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (ready.length > 0 && isNamed && !limit) upload(ready.map(entered));
        }}
      >
        <ul ref={list} className="chosen-stems">
          {chosen.map((one, n) => (
            <li key={`${one.path} ${one.file.lastModified} ${one.file.size}`}>
              <div className="chosen-stem">
                <p className="chosen-name" dir="auto">
                  {one.path} <span className="soft">{bytesText(one.file.size)}</span>
                </p>
                <Button
                  small
                  label={t('uploads.actOnFile', { act: t('uploads.remove'), name: one.path })}
                  onClick={() => drop(n)}
                >
                  <Cross />
                </Button>
              </div>
              {one.mistake ? (
                <p className="field-error">{mistakes[one.mistake]}</p>
              ) : (
                <Details {...{ chosen, stems, queued, change, n }} />
              )}
            </li>
          ))}
        </ul>
        {limit && <Notice tone="bad">{limits[limit]}</Notice>}
        <div className="dialog-acts">
          <Button onClick={close}>{t('kit.cancel')}</Button>
          <Button
            tone="primary"
            type="submit"
            disabled={ready.length === 0 || !isNamed || limit !== undefined}
          >
            {t('stems.upload', { number: ready.length })}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
