import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Returns Stripe's response to the request for the invoice that a payment paid. */
export const paymentsOf = (...invoices: readonly unknown[]): Answer => ({
  status: 200,
  body: {
    object: 'list',
    data: invoices.map((invoice, n) => ({ id: `inpay_${n}`, invoice })),
    has_more: false,
    url: '/v1/invoice_payments',
  },
});

/** An API that answers every question alike, and keeps what it was asked. */
export const answering = () => {
  let answer: Answer = { status: 200, body: {} };
  let ahead: readonly Answer[] = [];
  const seen: { readonly url: string; readonly headers: IncomingHttpHeaders; form: URLSearchParams }[] = [];
  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    const question = { url, headers, form: new URLSearchParams() };
    seen.push(question);
    const [now = answer, ...later] = ahead;
    ahead = later;
    void text(request).then((body) => {
      question.form = new URLSearchParams(body);
      response.writeHead(now.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(now.body));
    });
  });
  return {
    seen,
    /** Answers the next questions one by one, before it continues as before. */
    answerNext: (...answers: readonly Answer[]): void => {
      ahead = answers;
    },
    answer: (next: Answer): void => {
      answer = next;
    },
    start: () => new Promise<void>((resolve) => void server.listen(0, resolve)),
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
};
