import { Button } from '../../../kit/controls/button.tsx';
import { count } from '../../../kit/display/format.ts';
import { maxSelected, type Selection } from './use-selection.ts';

/** Starts and ends selecting tracks in the list, and approves the selected ones. */
export const SelectionBar = ({
  selection,
  open,
  approve,
}: {
  readonly selection: Selection;
  /** The tracks that nobody else has claimed. */
  readonly open: readonly string[];
  readonly approve: () => void;
}) => {
  const { isOn, ids } = selection;
  if (!isOn)
    return open.length > 1 ? (
      <div className="selection">
        <Button small onClick={selection.start}>
          Select tracks
        </Button>
      </div>
    ) : null;
  return (
    <div className="selection" role="group" aria-label="Selected tracks">
      <span className="soft figure" role="status">
        {count(ids.size)} selected{selection.isFull && ', the maximum'}
      </span>
      <Button small onClick={() => selection.selectAll(open)}>
        {open.length > maxSelected ? `Select first ${maxSelected}` : 'Select all'}
      </Button>
      <Button small tone="primary" disabled={ids.size === 0} onClick={approve}>
        Approve selected
      </Button>
      <Button small onClick={selection.end}>
        Cancel
      </Button>
    </div>
  );
};
