import { Code, type Sample } from '../../../kit/display/code.tsx';
import { t } from '../../../texts/texts.ts';

const samples: readonly Sample[] = [
  {
    name: 'TypeScript',
    text: `import { verifyWebhook } from '@platform-licensing/client';

// Pass the raw body, before any parsing.
const event = await verifyWebhook({
  secret: process.env.WEBHOOK_SECRET,
  headers: request.headers,
  body: await request.text(),
});
console.log(event.type, event.data);`,
  },
  {
    name: 'Python',
    text: `from standardwebhooks import Webhook  # pip install standardwebhooks

# Pass the raw body, before any parsing. Raises WebhookVerificationError.
event = Webhook(os.environ["WEBHOOK_SECRET"]).verify(request.body, request.headers)
print(event["type"], event["data"])`,
  },
];

/** Code with which a receiver verifies that a message is from us. */
export const SignatureCheck = () => <Code title={t('deliveries.verifyTheSignature')} samples={samples} />;
