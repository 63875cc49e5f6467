import { max } from 'd3-array';
import { scaleBand, scaleLinear } from 'd3-scale';
import { brief, count } from './number.ts';

export interface Series {
  readonly name: string;
  readonly tone: 'one' | 'two' | 'bad';
  readonly values: readonly number[];
}

const width = 640;
const height = 180;
const edge = { top: 12, right: 8, bottom: 24, left: 48 };

/** Bars by step of time, several series on top of one another; the same figures stand as a table for whoever asks for it. */
export const Plot = ({
  title,
  steps,
  marks = steps,
  series,
}: {
  readonly title: string;
  /** A name for each bar. */
  readonly steps: readonly string[];
  /** Shorter ones, for the edge below, where there is little room. */
  readonly marks?: readonly string[];
  readonly series: readonly Series[];
}) => {
  const totals = steps.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const x = scaleBand<number>()
    .domain(steps.map((_, at) => at))
    .range([edge.left, width - edge.right])
    .paddingInner(0.25);
  const y = scaleLinear()
    .domain([0, Math.max(max(totals) ?? 0, 4)])
    .nice(4)
    .range([height - edge.bottom, edge.top]);
  const every = Math.max(1, Math.ceil(steps.length / 6));
  return (
    <figure className="plot">
      <figcaption>
        <span>{title}</span>
        <span className="plot-total">{count(totals.reduce((sum, one) => sum + one, 0))}</span>
        {series.length > 1 && (
          <span className="plot-legend">
            {series.map(({ name, tone }) => (
              <span key={name} className={`legend ${tone}`}>
                {name}
              </span>
            ))}
          </span>
        )}
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${title}: a plot; its figures stand below`}
      >
        {y.ticks(4).map((tick) => (
          <g key={tick} className="grid">
            <line x1={edge.left} x2={width - edge.right} y1={y(tick)} y2={y(tick)} />
            <text x={edge.left - 6} y={y(tick) + 4} textAnchor="end">
              {brief(tick)}
            </text>
          </g>
        ))}
        {steps.map((step, at) => {
          let foot = 0;
          return (
            <g key={step} className="bar">
              <title>{`${step}: ${series.map(({ name, values }) => `${count(values[at] ?? 0)} ${name}`).join(', ')}`}</title>
              <rect
                x={x(at)}
                y={edge.top}
                width={x.bandwidth()}
                height={height - edge.top - edge.bottom}
                className="hit"
              />
              {series.map(({ name, tone, values }) => {
                const value = values[at] ?? 0;
                const top = y(foot + value);
                const tall = y(foot) - top;
                foot += value;
                return (
                  <rect key={name} x={x(at)} y={top} width={x.bandwidth()} height={tall} className={tone} />
                );
              })}
              {at % every === 0 && at + every / 2 < steps.length && (
                <text
                  x={(x(at) ?? 0) + x.bandwidth() / 2}
                  y={height - 4}
                  textAnchor={at === 0 ? 'start' : 'middle'}
                  className={(at / every) % 2 === 1 ? 'minor' : undefined}
                >
                  {marks[at] ?? step}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <details className="figures">
        <summary>As figures</summary>
        <div className="scroll" tabIndex={0} role="region" aria-label={`${title}: figures`}>
          <table>
            <thead>
              <tr>
                <th scope="col">When</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {steps.map((step, at) => (
                <tr key={step}>
                  <th scope="row">{step}</th>
                  {series.map(({ name, values }) => (
                    <td key={name}>{count(values[at] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
};
