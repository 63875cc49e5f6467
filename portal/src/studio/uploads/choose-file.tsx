import { useRef } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { t } from '../texts/texts.ts';
import { chosenFrom } from './files/kinds.ts';

/** Lets the user choose one file for an upload. */
export const ChooseFile = ({
  label,
  name,
  onChosen,
}: {
  readonly label: string;
  readonly name: string;
  readonly onChosen: (file: File) => void;
}) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        small
        label={t('uploads.actOnFile', { act: label, name })}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          for (const { file } of chosenFrom(currentTarget.files ?? [])) onChosen(file);
          currentTarget.value = '';
        }}
      />
    </>
  );
};
