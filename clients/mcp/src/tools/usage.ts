import { z } from 'zod';
import { contentId, licenseId, trackId, usageType } from './fields.ts';
import { answered, result, type Tool } from './tool.ts';

const event = z.object({
  eventId: z
    .guid()
    .describe(
      'Your UUID of the report. Reports with the same UUID are counted once, so sending again is safe.',
    ),
  eventType: usageType,
  trackId,
  licenseId: licenseId.exactOptional(),
  contentId: contentId.exactOptional(),
  quantity: z.int().min(1).default(1).describe('Number of plays or impressions.'),
  occurredAt: z.iso
    .datetime({ offset: true })
    .describe('When the use occurred, at most 61 days ago (RFC 3339).'),
  territory: z.string().describe('Country of the use (ISO 3166-1 code).').exactOptional(),
});

export const reportUsage: Tool = (server, api) =>
  server.registerTool(
    'report_usage',
    {
      title: 'Report usage',
      description:
        'Reports plays or impressions of licensed tracks. The result says which reports were rejected, and which no license covers.',
      inputSchema: z.object({ events: z.array(event).min(1).max(100) }),
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      },
    },
    (sent) => answered(async () => result({ ...(await api.recordUsage({ body: sent })) })),
  );
