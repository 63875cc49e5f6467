import { html, type Html } from '../reference/html.ts';
import { chosenPassword, codeField, copied, ownAccount } from './own-account.page.ts';

export interface SignInPage {
  /** Of the OpenID provider, where staff may sign in there. */
  readonly issuer?: string | undefined;
  /** The address of the page's script; undefined where it was not built. */
  readonly script?: string | undefined;
}

const elsewhere = (issuer: string, words: Html): Html =>
  html`<div class="elsewhere">
    <p>${words}</p>
    <button type="button" data-elsewhere>Sign in with ${new URL(issuer).host}</button>
  </div>`;

const entering = (issuer: string | undefined): Html =>
  html`<section id="entering" hidden>
    <form id="enter" method="post">
      <p>
        <label for="email">E-mail address</label>
        <input id="email" type="email" autocomplete="username" required />
      </p>
      <p>
        <label for="password">Password</label>
        <input id="password" type="password" autocomplete="current-password" required />
      </p>
      <p id="code-field" hidden>${codeField('totp', 'One-time code', html`disabled`)}</p>
      <button class="primary">Sign in</button>
    </form>
    ${issuer === undefined ? '' : elsewhere(issuer, html`Or by the account of your organisation:`)}
    <p>
      <small>Password or authenticator lost? Ask an admin of the service for a new code.</small>
    </p>
  </section>`;

const inviting = (issuer: string | undefined): Html =>
  html`<section id="inviting" hidden>
    <h2 tabindex="-1">Set your password</h2>
    <form id="accept" method="post">
      ${chosenPassword(
        { id: 'new-password', box: 'reveal' },
        'New password',
        'Show the password',
        ' Your code works once.',
      )}
      <button class="primary">Set password and sign in</button>
    </form>
    ${
      issuer === undefined
        ? ''
        : elsewhere(
            issuer,
            html`Or without a password, by the account of your organisation that has the address you were
            invited at:`,
          )
    }
  </section>`;

const inside = html`<section id="inside" hidden>
  <h2 tabindex="-1">You are signed in</h2>
  <dl>
    <dt>Name</dt>
    <dd id="member-name"></dd>
    <dt>E-mail address</dt>
    <dd id="member-email"></dd>
    <dt>Roles</dt>
    <dd id="member-roles"></dd>
    <dt>Session ends</dt>
    <dd><time id="session-end"></time></dd>
  </dl>
  <p>
    What staff does is done by requests; see
    <a href="/reference/openapi#getCurrentStaffMember">the reference</a>. The token stands for you: keep it to
    yourself.
  </p>
  ${copied('token', 'Token', 'Copy token')} ${copied('curl', 'The first request', 'Copy request')}
  <p><button type="button" id="leave">Sign out</button></p>
  ${ownAccount}
</section>`;

/** All of the page; its script shows the part that is wanted. Without it nothing can be sent. */
export const signInPage = ({ issuer, script }: SignInPage): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Staff sign-in</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/staff/sign-in.css" />
        ${script === undefined ? '' : html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <main>
          <h1>Staff sign-in</h1>
          ${
            script === undefined
              ? html`<p>
                  The script of this page was not built: <code>npm run build:portal</code>. Until then sign in
                  by <code>POST /api/v1/staff/sessions</code>.
                </p>`
              : html`<noscript><p>This page needs JavaScript.</p></noscript>`
          }
          <p id="flaw" role="alert"></p>
          <p id="news" role="status"></p>
          ${entering(issuer)} ${inviting(issuer)} ${inside}
        </main>
      </body>
    </html> `.html;
