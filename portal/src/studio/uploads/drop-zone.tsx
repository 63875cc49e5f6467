import { FolderUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { t } from '../texts/texts.ts';
import { droppedFiles } from './files/dropped.ts';
import { chosenFrom, type ChosenFile } from './files/kinds.ts';
import './uploads.css';

const accepted = '.wav,.wave,.flac,audio/wav,audio/flac';

/** Takes files and folders, dropped or chosen. */
export const DropZone = ({
  add,
  hint,
}: {
  readonly add: (files: readonly ChosenFile[]) => void;
  /** The files that are accepted, and what becomes of them. */
  readonly hint: string;
}) => {
  const [isOver, setIsOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void droppedFiles(event.dataTransfer).then(add);
  };
  const take = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    add(chosenFrom(currentTarget.files ?? []));
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <div
      className="drop-zone"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FolderUp size={28} aria-hidden="true" />
      <p className="drop-title">{t('uploads.dropHere')}</p>
      <p className="soft">{hint}</p>
      <div className="drop-acts">
        <Button tone="primary" onClick={() => files.current?.click()}>
          {t('uploads.chooseFiles')}
        </Button>
        <Button onClick={() => folder.current?.click()}>{t('uploads.chooseFolder')}</Button>
      </div>
      <input ref={files} type="file" multiple hidden accept={accepted} data-input="files" onChange={take} />
      <input
        ref={(input) => {
          if (input) input.webkitdirectory = true;
          folder.current = input;
        }}
        type="file"
        multiple
        hidden
        data-input="folder"
        onChange={take}
      />
    </div>
  );
};
