import { html, type Html } from '../../reference/html.ts';
import type { Verdict } from './verdict.ts';

const listed = (lines: readonly string[]): Html => html`${lines.map((line) => html`<p>${line}</p>`)}`;

const shown = ({ tone, heading, findings, steps, permits, permitsNow }: Verdict): Html =>
  html`<section class="verdict ${tone}" aria-labelledby="verdict">
      <h2 id="verdict">${heading}</h2>
      ${listed(findings)}
      <h3>What to do</h3>
      ${listed(steps)}
    </section>
    ${
      permits.length > 0
        ? html`<section aria-labelledby="permits">
            <h2 id="permits">${permitsNow ? 'What it permits' : 'What the license says'}</h2>
            <dl>
              ${permits.map(
                ([label, value]) =>
                  html`<dt>${label}</dt>
                    <dd>${value}</dd>`,
              )}
            </dl>
          </section>`
        : ''
    }`;

/** The page, with an answer if something was verified. */
export const verifyPage = (
  { brand, icon }: { readonly brand: string; readonly icon: boolean },
  { verdict, pasted = '' }: { readonly verdict?: Verdict; readonly pasted?: string } = {},
): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <title>${verdict ? `${verdict.heading} · ` : ''}Verify a license</title>
        ${icon ? html`<link rel="icon" href="/portal/icon.svg" type="image/svg+xml" />` : html`<link rel="icon" href="data:," />`}
        <link rel="stylesheet" href="/verify.css" />
      </head>
      <body>
        <header>
          ${icon ? html`<img src="/portal/icon.svg" alt="" width="24" height="24" />` : ''}
          <strong>${brand}</strong>
        </header>
        <main>
          <h1>Verify a license</h1>
          ${verdict ? shown(verdict) : html`<p>Check whether a license for music is genuine, whether it is in force, and what it permits.</p>`}
          <form method="post" action="/verify">
            <label for="certificate"
              >${verdict ? 'Verify another certificate or license ID' : 'Certificate or license ID'}</label
            >
            <textarea
              id="certificate"
              name="certificate"
              rows="6"
              required
              spellcheck="false"
              autocomplete="off"
              autocapitalize="off"
              aria-describedby="hint"
            >
${pasted}</textarea>
            <p id="hint">
              Paste the signed certificate, which begins with <code>eyJ</code>, or a license ID, which begins
              with <code>lic_</code>. To verify a printed certificate, scan its QR code. We do not store what
              you paste.
            </p>
            <button>Verify</button>
          </form>
          <p class="foot">
            For programs:
            <a href="/reference/operations/verifyCertificate">verify certificates with the API</a>.
          </p>
        </main>
      </body>
    </html> `.html;
