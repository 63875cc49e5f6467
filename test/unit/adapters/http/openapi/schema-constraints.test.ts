import { Ajv2020 } from 'ajv/dist/2020.js';
import { z } from 'zod';
import { issuesOf } from '../../../../../src/adapters/http/kernel/request/issues.ts';
import { queryReader } from '../../../../../src/adapters/http/kernel/request/query.ts';
import { listLicenses } from '../../../../../src/adapters/http/licensing/license-list.contract.ts';
import { RevokeLicenseDto } from '../../../../../src/adapters/http/licensing/licensing.requests.ts';
import {
  ReviewAppealDto,
  StaffDecisionDto,
} from '../../../../../src/adapters/http/moderation/review.schemas.ts';
import { readMonthlyUsage } from '../../../../../src/adapters/http/platforms/platforms.contract.ts';
import { changeAccount } from '../../../../../src/adapters/http/staff/accounts.contract.ts';
import { listUsageEvents } from '../../../../../src/adapters/http/usage/usage-events.contract.ts';
import { ChangeEndpointDto } from '../../../../../src/adapters/http/webhooks/endpoint.schemas.ts';
import { InboundEvent } from '../../../../../src/adapters/http/webhooks/inbound/inbound-event.schemas.ts';

const documented = (schema: z.ZodType) =>
  new Ajv2020({ strict: false, validateFormats: false }).compile(z.toJSONSchema(schema, { io: 'input' }));

describe('the documented constraints are those of the service', () => {
  it.each([
    ['a revocation with a code', RevokeLicenseDto, { reasonCode: 'content_deleted' }, true],
    ['a revocation for another reason', RevokeLicenseDto, { reasonCode: 'other', reason: 'Moved' }, true],
    ['another reason without words', RevokeLicenseDto, { reasonCode: 'other' }, false],
    ['an edit of an endpoint', ChangeEndpointDto, { status: 'enabled' }, true],
    ['an edit of an endpoint without members', ChangeEndpointDto, {}, false],
    ['an edit of an account', changeAccount.body.schema, { name: 'Jo' }, true],
    ['an edit of an account without members', changeAccount.body.schema, {}, false],
  ] as const)('for %s', (_, schema: z.ZodType, body, isValid) => {
    expect([schema.safeParse(body).success, documented(schema)(body)]).toEqual([isValid, isValid]);
  });
});

const details = (schema: z.ZodType, body: unknown) => {
  const read = schema.safeParse(body);
  return read.success
    ? []
    : issuesOf(read.error.issues, 'body', body).errors.map(({ pointer, detail }) => `${pointer} ${detail}`);
};

describe('a value that is not offered', () => {
  it('of an action is rejected with a list of all actions, including take_up', () => {
    expect(details(ReviewAppealDto, { action: 'accept', text: 'Yes' })).toEqual([
      '/action must be take_up or request_info or uphold or overturn or dismiss',
    ]);
  });

  it('of a decision is rejected with a list of all actions, including take_down', () => {
    expect(details(StaffDecisionDto, { action: 'delete' }).find((one) => one.startsWith('/action '))).toMatch(
      /^\/action must be take_down or /,
    );
  });

  it('of an inbound event is rejected with a list of the accepted types', () => {
    for (const event of [{ type: 'content.updated', data: {} }, { data: {} }]) {
      expect(details(InboundEvent, event)).toEqual([
        '/type must be content.published or content.deleted. If content changes, send content.published again',
      ]);
    }
    expect(details(InboundEvent, 7)).toEqual([' must be an object, not integer']);
  });
});

describe('a parameter of time', () => {
  const rejection = (query: z.ZodObject, search: string) => {
    const read = queryReader(query)(search);
    return read.ok ? undefined : read.failure.errors.map(({ detail }) => detail);
  };

  it.each([readMonthlyUsage.query, listUsageEvents.query])('names the months that there are', (query) => {
    expect(rejection(query, 'month=1999-01')).toEqual(['must be a month from 2000-01 to 2099-12']);
    expect(rejection(query, 'month=2026-13')).toEqual(['must be a month, such as 2026-03']);
    expect(rejection(query, 'month=2026-03')).toBeUndefined();
  });

  it('can be a day in the list of changed licenses', () => {
    expect(rejection(listLicenses.query, 'updatedSince=2026-03-01')).toBeUndefined();
    expect(rejection(listLicenses.query, 'updatedSince=2026-03-01T10:00:00Z')).toBeUndefined();
    expect(rejection(listLicenses.query, 'updatedSince=2026-02-30')).toHaveLength(1);
  });
});
