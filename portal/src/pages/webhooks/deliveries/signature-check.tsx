import { Code, type Sample } from '../../../kit/display/code.tsx';

const samples: readonly Sample[] = [
  {
    name: 'TypeScript',
    text: `import { verifyWebhook } from '@platform-licensing/client';

// The body as it came, before any parsing.
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

# The body as it came, before any parsing; raises WebhookVerificationError.
event = Webhook(os.environ["WEBHOOK_SECRET"]).verify(request.body, request.headers)
print(event["type"], event["data"])`,
  },
];

/** How a receiver knows that a message is ours. */
export const SignatureCheck = () => <Code title="Check the signature" samples={samples} />;
