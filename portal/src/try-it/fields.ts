import { newIdempotencyKey } from '@platform-licensing/client';
import type { Parameter, Schema } from './contract.ts';
import { element } from './element.ts';
import { knownOf } from './known.ts';

export interface Field {
  readonly parameter: Parameter;
  readonly part: HTMLElement;
  /** Empty if the parameter is not sent. */
  readonly value: () => string;
  /** Called after a successful request: creates a new idempotency key, unless the user typed one. */
  readonly renew: () => void;
}

const shown = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(shown).join(',')
    : typeof value === 'string'
      ? value
      : JSON.stringify(value);

const hintOf = ({ schema: { minimum, maximum, minLength, maxLength, default: given } }: Parameter): string =>
  [
    minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
      ? `${minimum} to ${maximum}`
      : '',
    maxLength === undefined ? '' : `${minLength ?? 0} to ${maxLength} characters`,
    given === undefined ? '' : `default ${shown(given)}`,
  ]
    .filter((word) => word !== '')
    .join(', ');

const isNumber = ({ type }: Schema): boolean => type === 'integer' || type === 'number';

const choicesOf = ({ enum: values, type }: Schema): readonly string[] | undefined =>
  values ? values.map(shown) : type === 'boolean' ? ['true', 'false'] : undefined;

const isKey = ({ name }: Parameter): boolean => name === 'Idempotency-Key';

/**
 * Returns the initial value of a field. Required fields get the value of an earlier response, or else the example.
 * Optional fields stay empty, because an example would narrow the result.
 */
const startOf = (parameter: Parameter, slug: string | undefined): string => {
  const { name, in: place, required, example } = parameter;
  if (isKey(parameter)) return newIdempotencyKey();
  if (name === 'slug' && place === 'path' && slug !== undefined) return slug;
  return required ? (knownOf(name) ?? (example === undefined ? '' : shown(example))) : '';
};

/** A field for a parameter of a path, a query or a header. */
export const fieldOf = (parameter: Parameter, operationId: string, slug: string | undefined): Field => {
  const { name, in: place, required = false, schema, example } = parameter;
  const id = `try-${operationId}-${place}-${name}`;
  const start = startOf(parameter, slug);
  const hint = hintOf(parameter);
  const hintId = hint === '' ? undefined : `${id}-hint`;
  const choices = choicesOf(schema);
  const common = { id, required, 'aria-describedby': hintId, 'data-try': name };
  const input = choices
    ? element(
        'select',
        common,
        ...(required ? [] : [element('option', { value: '' }, '–')]),
        ...choices.map((choice) => element('option', { value: choice, selected: choice === start }, choice)),
      )
    : element('input', {
        ...common,
        type: isNumber(schema) ? 'number' : 'text',
        autocomplete: 'off',
        spellcheck: 'false',
        value: start,
        placeholder: example === undefined ? undefined : `e.g. ${shown(example)}`,
        ...(isNumber(schema)
          ? {
              min: schema.minimum,
              max: schema.maximum,
              step: schema.type === 'integer' ? '1' : 'any',
            }
          : { minlength: schema.minLength, maxlength: schema.maxLength }),
      });
  const part = element(
    'p',
    { class: 'field' },
    element('label', { for: id }, element('code', {}, name), ` ${place}${required ? ', required' : ''}`),
    input,
    hintId === undefined ? undefined : element('span', { class: 'hint', id: hintId }, hint),
  );
  let generated = start;
  return {
    parameter,
    part,
    value: () => input.value.trim(),
    renew: () => {
      if (isKey(parameter) && input.value === generated) input.value = generated = newIdempotencyKey();
    },
  };
};
