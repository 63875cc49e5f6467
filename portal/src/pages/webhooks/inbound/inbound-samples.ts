import type { SignedInboundMessage } from '@platform-licensing/client';
import type { Sample } from '../../../kit/display/code.tsx';

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns the message as a curl command, and code with which a server signs its own messages. */
export const samplesOf = ({ url, headers, body }: SignedInboundMessage): readonly Sample[] => [
  {
    name: 'curl',
    text: [
      `curl -X POST ${quoted(url)}`,
      ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
      `-d ${quoted(body)}`,
    ].join(' \\\n  '),
  },
  {
    name: 'TypeScript',
    text: `import { Webhook } from 'standardwebhooks'; // npm install standardwebhooks

const body = JSON.stringify(${JSON.stringify(JSON.parse(body), undefined, 2)});
const id = \`msg_\${crypto.randomUUID()}\`; // keep it when you retry
const now = new Date();
const signature = new Webhook(process.env.INBOUND_SECRET).sign(id, now, body);

await fetch(${quoted(url)}, {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signature,
  },
  body,
});`,
  },
  {
    name: 'Python',
    text: `import datetime, os, uuid, requests
from standardwebhooks import Webhook  # pip install standardwebhooks

body = ${quoted(body)}
msg_id = f"msg_{uuid.uuid4()}"  # keep it when you retry
now = datetime.datetime.now(tz=datetime.timezone.utc)
signature = Webhook(os.environ["INBOUND_SECRET"]).sign(msg_id, now, body)

requests.post("${url}", data=body, headers={
    "content-type": "application/json",
    "webhook-id": msg_id,
    "webhook-timestamp": str(int(now.timestamp())),
    "webhook-signature": signature,
})`,
  },
];
