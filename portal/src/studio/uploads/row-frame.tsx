import { useId, type ReactNode } from 'react';
import { Tag } from '../../kit/display/tag.tsx';
import type { Tone } from '../../kit/tone.ts';
import './uploads.css';

/** One file: its name, progress and state, and its buttons. */
export const RowFrame = ({
  anchor,
  name,
  about,
  text,
  progress,
  state,
  stateName,
  tone,
  children,
}: {
  /** The ID of the row, if links lead to it. */
  readonly anchor?: string;
  readonly name: string;
  /** A second line: more about the file. */
  readonly about?: string;
  readonly text: string;
  /** From 0 to 1; undefined without a bar. */
  readonly progress: number | undefined;
  readonly state: string;
  readonly stateName: string;
  readonly tone: Tone;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <li
      className="upload-row"
      data-state={state}
      aria-labelledby={id}
      {...(anchor !== undefined && { id: anchor, tabIndex: -1 })}
    >
      <div className="upload-what">
        <p className="upload-name" id={id} dir="auto">
          {name}
        </p>
        {about !== undefined && <p className="upload-text">{about}</p>}
        {progress !== undefined && <progress max={1} value={progress} aria-labelledby={id} />}
        <p className="upload-text">{text}</p>
      </div>
      <Tag tone={tone}>{stateName}</Tag>
      <div className="upload-acts">{children}</div>
    </li>
  );
};
