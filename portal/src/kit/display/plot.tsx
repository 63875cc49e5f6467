import { max } from 'd3-array';
import { scaleBand, scaleLinear } from 'd3-scale';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { brief, count } from './format.ts';
import { t } from '../language/texts.ts';

export interface Series {
  readonly name: string;
  readonly tone: 'one' | 'two' | 'bad';
  readonly values: readonly number[];
}

const height = 180;
/** Maximum width of a bar, in pixels. */
const maxBarWidth = 36;
/** Minimum distance between the labels of the horizontal axis, in pixels. */
const betweenMarks = 72;
const edge = { top: 12, right: 8, bottom: 24, left: 48 };

/** Returns the width of an element in CSS pixels, so that text in the SVG has the size of the surrounding text. */
const useWidth = (of: RefObject<Element | null>): number => {
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.max(240, Math.round(element.getBoundingClientRect().width)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
  return width;
};

/** Returns the bar that a key leads to; undefined for none, 'same' for other keys. */
const stepAfter = (key: string, at: number | undefined, last: number): number | undefined | 'same' => {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, (at ?? last + 1) - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, (at ?? last) + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return undefined;
    default:
      return 'same';
  }
};

/** A stacked bar chart over time, with the same data as a table. */
export const Plot = ({
  title,
  steps,
  marks = steps,
  series,
}: {
  readonly title: string;
  /** The name of each bar. */
  readonly steps: readonly string[];
  /** Shorter names for the horizontal axis. */
  readonly marks?: readonly string[];
  readonly series: readonly Series[];
}) => {
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(svg);
  const [pointed, setPointed] = useState<number>();
  const totals = steps.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const x = scaleBand<number>()
    .domain(steps.map((_, at) => at))
    .range([edge.left, width - edge.right])
    .paddingInner(0.25);
  const y = scaleLinear()
    .domain([0, Math.max(max(totals) ?? 0, 4)])
    .nice(4)
    .range([height - edge.bottom, edge.top]);
  const thick = Math.min(maxBarWidth, x.bandwidth());
  const every = Math.max(1, Math.ceil((steps.length * betweenMarks) / (width - edge.left - edge.right)));
  const last = steps.length - 1;
  const figuresAt = (at: number) =>
    t('kit.nameValue', {
      name: steps[at] ?? '',
      value: series.map(({ name, values }) => `${count(values[at] ?? 0)} ${name}`).join(', '),
    });
  const press = (event: KeyboardEvent) => {
    const next = stepAfter(event.key, pointed, last);
    if (next === 'same') return;
    event.preventDefault();
    setPointed(next);
  };
  return (
    <figure className="plot">
      <figcaption>
        <span>{title}</span>
        <span className="plot-total">
          {pointed === undefined ? count(totals.reduce((sum, one) => sum + one, 0)) : figuresAt(pointed)}
        </span>
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
        ref={svg}
        onPointerLeave={() => setPointed(undefined)}
        viewBox={`0 0 ${width} ${height}`}
        role="slider"
        tabIndex={steps.length === 0 ? -1 : 0}
        aria-label={t('kit.titleBarChartTheData', { title })}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={pointed ?? Math.max(0, last)}
        aria-valuetext={steps.length === 0 ? '' : figuresAt(pointed ?? last)}
        onKeyDown={press}
        onFocus={() => setPointed((before) => before ?? last)}
        onBlur={() => setPointed(undefined)}
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
          let base = 0;
          const middle = (x(at) ?? 0) + x.bandwidth() / 2;
          // The last mark of narrow bars would leave the chart.
          const isEdge = at === last && x.bandwidth() < maxBarWidth;
          return (
            <g
              key={step}
              className="bar"
              data-pointed={at === pointed ? true : undefined}
              onPointerEnter={() => setPointed(at)}
            >
              <rect
                x={x(at)}
                y={edge.top}
                width={x.bandwidth()}
                height={height - edge.top - edge.bottom}
                className="hit"
              />
              {series.map(({ name, tone, values }) => {
                const value = values[at] ?? 0;
                const top = y(base + value);
                const tall = y(base) - top;
                base += value;
                return (
                  <rect
                    key={name}
                    x={middle - thick / 2}
                    y={top}
                    width={thick}
                    height={tall}
                    className={tone}
                  />
                );
              })}
              {(last - at) % every === 0 && (
                <text
                  x={isEdge ? middle + thick / 2 : middle}
                  y={height - 4}
                  textAnchor={isEdge ? 'end' : 'middle'}
                >
                  {marks[at] ?? step}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <details className="figures">
        <summary>{t('kit.showData')}</summary>
        <div className="scroll" tabIndex={0} role="region" aria-label={t('kit.titleData', { title })}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('kit.time')}</th>
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
