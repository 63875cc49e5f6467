import { roles, type Role } from '../../../../src/domain/staff/staff.ts';
import {
  requestEveryOperation,
  expectAll,
  type Variants,
} from '../../../support/http/operations/everywhere.ts';
import { withoutConnections } from '../../../support/clients/without-connection.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

type NarrowRole = Exclude<Role, 'admin'>;
const every: readonly NarrowRole[] = ['moderator', 'rights', 'finance'];
const reviewers: readonly NarrowRole[] = ['moderator', 'rights'];
const adminsAlone: readonly NarrowRole[] = [];

const decisions = {
  approve: ['moderator'],
  reopen: ['moderator'],
  request_changes: ['moderator'],
  reject: ['moderator'],
  take_down: ['rights'],
  restrict: ['rights'],
  reinstate: ['rights'],
} as const satisfies Readonly<Record<string, readonly NarrowRole[]>>;
const decisionRow = (act: string): string => `createDecision: ${act}`;

/**
 * The roles that may call each operation, besides admins, who may call all. A test compares the operations with the table of
 * routes.
 */
const allowed: Readonly<Record<string, readonly NarrowRole[]>> = {
  createStaffBrowserSession: every,
  getStaffBrowserSession: every,
  listStaffSessions: every,
  endStaffSession: every,
  endOtherStaffSessions: every,
  getCurrentStaffMember: every,
  changeStaffPassword: every,
  startStaffTotpEnrollment: every,
  confirmStaffTotp: every,
  removeStaffTotp: every,
  removeStaffTotpByPost: every,
  listStaffAccounts: adminsAlone,
  getStaffAccount: adminsAlone,
  inviteStaff: adminsAlone,
  updateStaffAccount: adminsAlone,

  inviteArtist: ['rights'],
  listArtistClaimsForStaff: reviewers,
  listArtistsForStaff: reviewers,
  getArtistForStaff: reviewers,
  decideArtistClaim: reviewers,
  listReviewQueue: reviewers,
  claimReview: reviewers,
  releaseReview: reviewers,
  getTrackForStaff: reviewers,
  getReviewAudio: reviewers,
  getReviewWaveform: reviewers,
  listDecisions: reviewers,
  getDecisionImpact: reviewers,
  listLookAlikes: reviewers,
  listRevisions: reviewers,
  getRevision: reviewers,
  decideRevision: ['moderator'],
  listShareDisputes: reviewers,
  setAsideShareDispute: ['rights'],
  ...Object.fromEntries(Object.entries(decisions).map(([act, by]) => [decisionRow(act), by])),
  listNotices: ['rights'],
  getNoticeForStaff: ['rights'],
  decideNotice: ['rights'],
  listAppeals: reviewers,
  getAppealForStaff: reviewers,
  listEvidenceForStaff: reviewers,
  downloadEvidence: reviewers,
  reviewAppeal: reviewers,
  listAppealReviewers: reviewers,
  assignAppeal: reviewers,

  searchRecords: every,
  listPlatformsForStaff: every,
  listLicensesForStaff: reviewers,
  countLicensesForStaff: reviewers,
  listTracksForStaff: reviewers,
  getLicenseForStaff: reviewers,
  listLicenseVersionsForStaff: reviewers,
  revokeLicenseForStaff: ['rights'],
  identifyRecording: ['rights'],
  getPlatformForStaff: every,
  createPortalLinkForStaff: ['rights', 'finance'],
  listWebhookHealthForStaff: every,
  listDisabledWebhooksForStaff: every,
  getWebhookDeliveryForStaff: every,
  getWebhookEventForStaff: every,
  listUsageEventsForStaff: ['rights', 'finance'],
  getMonthlyUsageForStaff: ['rights', 'finance'],
  getBillingForStaff: ['finance'],
  listInvoicesForStaff: ['finance'],
  listFeesForStaff: ['finance'],
  getInvoiceTotals: ['finance'],
  listLedgerAccounts: ['finance'],
  listLedgerTransactions: ['finance'],
  listRoyaltyPeriods: ['finance'],
  closeRoyaltyPeriod: ['finance'],
  listStatementsForStaff: ['finance'],
  getStatementForStaff: ['finance'],
  listHeldRoyalties: ['finance'],
  listPayees: ['finance'],
  getPayee: ['finance'],
  updatePayee: ['finance'],
  createPayoutRun: ['finance'],
  listPayoutRuns: ['finance'],
  getPayoutRun: ['finance'],
  updatePayoutRun: ['finance'],
  listPayouts: ['finance'],
  downloadPayoutRun: ['finance'],
  returnPayout: ['finance'],
  createInvoicePayment: ['finance'],
  reverseInvoicePayment: ['finance'],
  listPlanChanges: ['finance'],
  downloadInvoiceForStaff: ['finance'],
  provisionPlatform: adminsAlone,
  updatePlatformForStaff: adminsAlone,
  endPlatformSessions: adminsAlone,
  resetPlatformCredentials: adminsAlone,
  listAuditEntries: adminsAlone,
  verifyAuditEntries: adminsAlone,
};

/** The requests of an operation whose roles depend on the body. */
const variants: Variants = {
  createDecision: ({ reason, ...shown }: { readonly reason?: unknown }) =>
    Object.keys(decisions).map((action) => [
      decisionRow(action),
      { ...shown, action, ...(action === 'take_down' && { reason }) },
    ]),
};

/** The operations under the path of staff that need no session. */
const signInOperations = [
  'createStaffSession',
  'startStaffOidcSignIn',
  'completeStaffOidcSignIn',
  'acceptStaffInvitation',
];

const rowsFor = (role: Role): readonly string[] =>
  Object.entries(allowed)
    .filter(([, by]) => role === 'admin' || by.includes(role))
    .map(([row]) => row)
    .toSorted();

describe('operations of staff', () => {
  let service: TestService;
  let requested: ReturnType<typeof requestEveryOperation>;
  beforeAll(async () => {
    service = await withoutConnections(await aService());
    requested = requestEveryOperation(service, 'staff', variants);
  });
  afterAll(() => service.close());

  const taken = async (token: string): Promise<readonly string[]> => {
    const answers = await requested(token);
    for (const [operation, status] of answers) expect([operation, status < 500]).toEqual([operation, true]);
    return answers
      .filter(([, status, code]) => status !== 401 && code !== 'ROLE_MISSING')
      .map(([row]) => row);
  };

  it('are all in the table, and the only others under their path are for signing in', async () => {
    const { token } = await service.aColleague('admin');
    expect((await requested(token)).map(([row]) => row).toSorted()).toEqual(Object.keys(allowed).toSorted());
    const under = service.routes.filter(({ path }) => path.startsWith('/api/v1/staff/'));
    const others = under.filter(({ access }) => access.kind !== 'staff');
    expect(others.map(({ operation }) => operation).toSorted()).toEqual(signInOperations.toSorted());
  });

  it.each(roles)('accept or reject a %s as the table says', async (role) => {
    const { token } = await service.aColleague(role);
    expect((await taken(token)).toSorted()).toEqual(rowsFor(role));
    const refused = (await requested(token)).filter(([row]) => !rowsFor(role).includes(row));
    expect(refused).toEqual(refused.map(([row]) => [row, 403, 'ROLE_MISSING']));
  });

  it('have the roles of the table in the OpenAPI document', () => {
    const operations = Object.values(service.anyone.document.paths).flatMap((path) => Object.values(path));
    const shown = operations.flatMap(({ operationId, security = [] }) =>
      security
        .flatMap(({ staffSession }) => (staffSession ? [staffSession] : []))
        .map((by) => [operationId, by.length > 0 ? by.filter((role) => role !== 'admin').toSorted() : every]),
    );
    const rows = Object.entries(allowed).map(([row, by]) => [row.split(':')[0] ?? row, by] as const);
    const expected = Map.groupBy(rows, ([operation]) => operation);
    expect(new Map(shown as [string, string[]][])).toEqual(
      new Map(
        [...expected].map(([operation, of]) => {
          const by = new Set(of.flatMap(([, names]) => names));
          return [operation, by.size === every.length ? every : [...by].toSorted()];
        }),
      ),
    );
  });

  it('are those of all its roles for an account with several', async () => {
    const { token } = await service.aColleague('moderator', 'rights', 'finance');
    const together = Object.keys(allowed).filter((row) => (allowed[row] ?? []).length > 0);
    expect((await taken(token)).toSorted()).toEqual(together.toSorted());
  });

  it('are closed to platforms, whatever their credential and tier, and to anonymous callers', async () => {
    const partner = await service.aPartner();
    await service.useCases.changePlatform({ platform: partner.slug, edit: { tier: 'enterprise' } });
    expectAll(await requested(undefined), 401, 'TOKEN_MISSING');
    for (const credential of [partner.apiKey, await partner.token(), partner.clientSecret, 'sts_x'])
      expectAll(await requested(credential), 401, 'TOKEN_INVALID');
    const headers = { 'x-api-key': (await service.aColleague('admin')).token };
    const elsewhere = await service.anyone.get('/api/v1/staff/me', { headers });
    expect([elsewhere.status, elsewhere.code]).toEqual([401, 'TOKEN_MISSING']);
  });

  it('have tokens that no operation of a platform accepts', async () => {
    const { token } = await service.aColleague('admin');
    expectAll(await requestEveryOperation(service)(token), 401, 'TOKEN_INVALID');
    const byKey = await service.anyone.get('/api/v1/tracks', { headers: { 'x-api-key': token } });
    expect([byKey.status, byKey.code]).toEqual([401, 'TOKEN_INVALID']);
  });
});
