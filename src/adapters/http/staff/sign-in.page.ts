import { html, type Html } from '../reference/html.ts';
import { brandMark, iconLink, type Look } from '../vocabulary/look.ts';
import { chosenPassword, codeField, copied, ownAccount } from './own-account.page.ts';

export interface SignInPage {
  readonly look: Look;
  /** Issuer of the OpenID provider, if one is configured. */
  readonly issuer?: string | undefined;
  /** URL of the script of the page. Undefined if it was not built. */
  readonly script?: string | undefined;
}

const oidcSignIn = (issuer: string, words: Html): Html =>
  html`<div class="oidc">
    <p>${words}</p>
    <button type="button" data-oidc>Sign in with ${new URL(issuer).host}</button>
  </div>`;

const entering = (issuer: string | undefined): Html =>
  html`<section id="entering" hidden>
    <form id="enter" method="post">
      <p>
        <label for="email">Email address</label>
        <input id="email" type="email" autocomplete="username" required />
      </p>
      <p>
        <label for="password">Password</label>
        <input id="password" type="password" autocomplete="current-password" required />
      </p>
      <p id="code-field" hidden>${codeField('totp', 'One-time code', html`disabled`)}</p>
      <button class="primary">Sign in</button>
    </form>
    ${issuer === undefined ? '' : oidcSignIn(issuer, html`Or use the account of your organization:`)}
    <p>
      <small>Lost your password or authenticator? Ask an admin of the service for a new code.</small>
    </p>
  </section>`;

const inviting = (issuer: string | undefined): Html =>
  html`<section id="inviting" hidden>
    <h2 tabindex="-1">Set your password</h2>
    <form id="accept" method="post">
      ${chosenPassword(
        { id: 'new-password', box: 'reveal' },
        'Choose a password',
        'Show password',
        ' The code works only once.',
      )}
      <button class="primary">Set password and sign in</button>
    </form>
    ${
      issuer === undefined
        ? ''
        : oidcSignIn(
            issuer,
            html`Or use the account of your organization with the email address at which you were invited,
            without a password:`,
          )
    }
  </section>`;

const inside = html`<section id="inside" hidden>
  <h2 tabindex="-1">You are signed in</h2>
  <dl>
    <dt>Name</dt>
    <dd id="member-name"></dd>
    <dt>Email address</dt>
    <dd id="member-email"></dd>
    <dt>Roles</dt>
    <dd id="member-roles"></dd>
    <dt>Session ends</dt>
    <dd><time id="session-end"></time></dd>
  </dl>
  <p class="acts">
    <a class="primary" href="/staff">Open the staff console</a>
    <button type="button" id="leave">Sign out</button>
  </p>
  <details id="own-token" hidden>
    <summary>Use the API with this session</summary>
    <p>
      To work with <a href="/reference/operations/getCurrentStaffMember">API requests</a>, copy the token of
      this session now: it is not shown again. Anyone with the token can act as you, so do not share it.
    </p>
    ${copied('token', 'Token', 'Copy token')} ${copied('curl', 'Example request', 'Copy request')}
  </details>
  ${ownAccount}
</section>`;

/** The whole page. Its script shows the current part and sends the forms. */
export const signInPage = ({ look, issuer, script }: SignInPage): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Staff sign-in – ${look.brand}</title>
        ${iconLink(look)}
        <link rel="stylesheet" href="/staff/sign-in.css" />
        ${script === undefined ? '' : html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <main>
          <p class="brand">${brandMark(look)}</p>
          <h1>Staff sign-in</h1>
          ${
            script === undefined
              ? html`<p>
                  The script of this page is missing. Build it with <code>npm run build:portal</code>, or sign
                  in with <code>POST /api/v1/staff/sessions</code>.
                </p>`
              : html`<noscript><p>This page needs JavaScript.</p></noscript>`
          }
          <p id="error" role="alert"></p>
          <p id="message" role="status"></p>
          ${entering(issuer)} ${inviting(issuer)} ${inside}
        </main>
      </body>
    </html> `.html;
