import { Select, TextArea, TextField } from '../../kit/controls/field.tsx';
import type { Draft } from './decision-draft.ts';
import {
  codesError,
  groundOptions,
  isGround,
  isReason,
  isSource,
  reasonOptions,
  sourceOptions,
} from './names.ts';

/** The fields of a statement of reasons. */
export const StatementFields = ({
  draft,
  change,
  territories,
  hasReason,
  hasSource,
}: {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** The hint of the territories. Undefined if the decision is about all of them. */
  readonly territories: string | undefined;
  readonly hasReason: boolean;
  readonly hasSource: boolean;
}) => (
  <>
    {territories !== undefined && (
      <TextField
        label="Territories"
        placeholder="DE, AT, CH"
        value={draft.territories}
        hint={territories}
        error={codesError(draft.territories)}
        onChange={(given) => change({ territories: given })}
      />
    )}
    {hasReason && (
      <Select
        label="Reason"
        value={draft.reason}
        options={reasonOptions}
        onChange={(reason) => {
          if (isReason(reason)) change({ reason });
        }}
      />
    )}
    <div className="record-form">
      <Select
        label="Ground"
        value={draft.ground}
        options={groundOptions}
        onChange={(ground) => {
          if (isGround(ground)) change({ ground });
        }}
      />
      {hasSource && (
        <Select
          label="Source"
          value={draft.source}
          options={sourceOptions}
          onChange={(source) => {
            if (isSource(source)) change({ source });
          }}
        />
      )}
    </div>
    <TextArea
      label="Facts"
      hint="The deliverer and the public can read them. Do not name people."
      rows={3}
      value={draft.facts}
      onChange={(facts) => change({ facts })}
    />
    <TextField label="Clause" value={draft.clause} onChange={(clause) => change({ clause })} />
  </>
);
