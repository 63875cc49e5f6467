const legend = [
  ['A', 'Approve'],
  ['C', 'Request changes'],
  ['R', 'Reject'],
  ['Space', 'Play'],
  ['J', 'Next'],
  ['K', 'Previous'],
] as const;

/** The keys of the page, and the switch that turns them off. */
export const KeyLegend = ({
  isOn,
  change,
}: {
  readonly isOn: boolean;
  readonly change: (isOn: boolean) => void;
}) => (
  <section className="keys" aria-label="Keys">
    <dl>
      {legend.map(([key, name]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
    <label className="choice">
      <input type="checkbox" checked={isOn} onChange={(event) => change(event.currentTarget.checked)} /> Keys
      on
    </label>
  </section>
);
