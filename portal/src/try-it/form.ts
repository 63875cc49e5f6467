import { answerParts, commandPart, failurePart } from './answer.ts';
import type { Operation } from './contract.ts';
import { credentialPart } from './credential.ts';
import { element } from './element.ts';
import { fieldOf } from './fields.ts';
import { isMadeUp, knownOf, learn, withKnown } from './known.ts';
import { curlOf, requestOf, send } from './request.ts';

const isSigned = ({ credentials }: Operation): boolean => credentials.includes('webhookSignature');

/** Returns the initial body. A signed message must be sent unchanged, byte by byte. */
const startOf = (operation: Operation, example: unknown): string => {
  const message = isSigned(operation) ? knownOf('body') : undefined;
  return message ?? (example === undefined ? '' : JSON.stringify(withKnown(example), null, 2));
};

const bodyField = (operation: Operation) => {
  const { operationId, body } = operation;
  if (!body) return undefined;
  const id = `try-${operationId}-body`;
  const example = startOf(operation, body.example);
  const input = element('textarea', {
    id,
    rows: Math.min(18, Math.max(3, example.split('\n').length)),
    spellcheck: 'false',
    'data-try': 'body-input',
  });
  input.value = example;
  const label = element('label', { for: id }, 'Body ', element('span', { class: 'hint' }, body.mediaType));
  return { part: element('p', { class: 'field' }, label, input), input };
};

const isBearer = (credential: string): boolean =>
  ['bearer', 'staffSession', 'appealCode'].includes(credential);

const acceptField = ({ operationId, answers }: Operation) => {
  if (answers.length < 2) return undefined;
  const id = `try-${operationId}-accept`;
  const input = element(
    'select',
    { id, 'data-try': 'accept' },
    ...answers.map((type) => element('option', { value: type }, type)),
  );
  return {
    part: element('p', { class: 'field' }, element('label', { for: id }, 'Response format'), input),
    input,
  };
};

const signingHint = (): HTMLElement =>
  element(
    'p',
    { class: 'hint' },
    'First ',
    element('a', { href: '/reference/operations/signInboundEvent' }, 'sign an event'),
    ', then open this form: it contains the signed message, which is valid for five minutes.',
  );

/** Whether the initial values contain an example ID that does not exist. */
const isOfExamples = ({ parameters, body, credentials }: Operation, slug: string | undefined): boolean =>
  parameters.some(
    ({ name, in: place }) =>
      place === 'path' && isMadeUp('', name) && !(name === 'slug' && slug !== undefined),
  ) ||
  (!credentials.includes('webhookSignature') && isMadeUp(body?.example));

const madeUpHint = (): HTMLElement =>
  element(
    'p',
    { class: 'hint', 'data-try': 'made-up' },
    'The IDs in this form are examples. First try the operation that creates or finds the record, then open this form again: it contains the IDs from the response.',
  );

/** Returns the form of an operation, with the request and the response below it. */
export const formOf = async (operation: Operation): Promise<HTMLElement> => {
  const { operationId, method, parameters, credentials } = operation;
  const credential = await credentialPart(operation);
  const fields = parameters.map((parameter) => fieldOf(parameter, operationId, credential.slug));
  const body = bodyField(operation);
  const accept = acceptField(operation);
  // Screen readers announce the status only, not the whole response.
  const end = element('div', { role: 'status' });
  const came = element('div', {});
  const show = ([first, ...more]: readonly HTMLElement[], command: HTMLElement) => {
    end.replaceChildren(...(first ? [first] : []));
    came.replaceChildren(...more, command);
  };
  const button = element('button', { type: 'submit', 'data-try': 'send' }, `Send ${method}`);
  const form = element(
    'form',
    { 'data-try': 'form', autocomplete: 'off' },
    credential.part,
    isSigned(operation) ? signingHint() : undefined,
    isOfExamples(operation, credential.slug) ? madeUpHint() : undefined,
    ...fields.map(({ part }) => part),
    accept?.part,
    body?.part,
    element(
      'p',
      { class: 'act' },
      button,
      method === 'GET' ? undefined : element('span', { class: 'hint' }, ' This changes real data.'),
    ),
  );
  const run = async () => {
    const request = requestOf(
      operation,
      {
        parameters: fields.map(({ parameter, value }) => ({ ...parameter, value: value() })),
        accept: accept?.input.value,
        body: body?.input.value,
      },
      globalThis.location.origin,
    );
    const command = commandPart(curlOf(request, credentials.some(isBearer)));
    button.disabled = true;
    came.setAttribute('aria-busy', 'true');
    try {
      const answer = await send(request, credential.authorize(method));
      show(answerParts(answer), command);
      if (answer.status >= 300) return;
      learn(answer.text);
      for (const { renew } of fields) renew();
    } catch (error) {
      show([failurePart(error)], command);
    } finally {
      button.disabled = false;
      came.removeAttribute('aria-busy');
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });
  return element('div', {}, form, end, came);
};
