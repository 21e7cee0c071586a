import { readFileSync } from 'node:fs';
import { pointsOf } from '#src/shop/services/visits/checklist.ts';
import { PLAN } from '#tests/support/bookings.ts';
import type { RunningServer } from '#tests/support/server.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';

/** What the customer sees of the roof, before and after. */
const PHOTOS = { before: 'service-before-02fef9ce-640.webp', after: 'service-after-effe5cdd-640.webp' };

/** Does all of a visit's work as its technician would, with pictures of the demonstration, up to the signature. */
export async function finishVisit(
  { url }: RunningServer,
  worker: Visitor,
  { _id, code }: { _id: string; code: string },
): Promise<void> {
  await done(worker.call('POST', `/visits/${_id}/on-the-way`));
  await done(worker.call('POST', `/visits/${_id}/start`, { code }));
  const points = pointsOf({ planId: PLAN.id, planKind: 'upkeep' });
  await done(
    worker.call('PUT', `/visits/${_id}/work`, {
      revision: 1,
      checklist: Object.fromEntries(points.map((point) => [point, { result: 'ok', remark: '' }])),
      totalKwh: 4210.5,
      todayKwh: 11.2,
      inverterKw: 2.4,
      findings: 'Droppings on two panels',
      advice: 'Trim the tree on the west side',
    }),
  );
  for (const [side, file] of Object.entries(PHOTOS)) {
    const answer = await fetch(`${url}/api/visits/${_id}/photos/photo-${side}?side=${side}`, {
      method: 'PUT',
      headers: {
        cookie: [...worker.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        origin: url,
        'content-type': 'image/webp',
      },
      body: new Uint8Array(readFileSync(`seed/pictures/${file}`)),
    });
    if (!answer.ok) throw new Error(`The photograph ${side} answered ${answer.status}: ${await answer.text()}`);
  }
  const signature = { signedBy: 'Ravi Shah', agreed: true, drawing: 'M10 10L40 90L70 20' };
  await done(worker.call('POST', `/visits/${_id}/complete`, signature));
}

async function done(answer: Promise<Answer>): Promise<void> {
  const { status, text } = await answer;
  if (status >= 400) throw new Error(`The visit answered ${status}: ${text}`);
}
