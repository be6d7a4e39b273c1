import { jobPost } from '@/lib/api/browser'
import { type DecisionRecord, keepPending, pendingRecords } from './decision-records'
import { type KeyStorage, subjectKey } from './storage'

let sending: Promise<void> = Promise.resolve()

/**
 * Sends the queued decisions to the server, oldest first. A decision that does not arrive stays queued; one that the
 * server will never accept is dropped.
 */
export function sendDecisions(local: KeyStorage): Promise<void> {
  sending = sending.then(() => sendAll(local))
  return sending
}

async function sendAll(local: KeyStorage): Promise<void> {
  for (const record of pendingRecords(local)) {
    if (!(await isSettled(record, subjectOf(local)))) return
    // Another window, or another decision, may have changed the queue in the meantime.
    keepPending(
      local,
      pendingRecords(local).filter(({ id }) => id !== record.id),
    )
  }
}

async function isSettled({ id, ...decision }: DecisionRecord, subject: string): Promise<boolean> {
  const { response } = await jobPost.POST('/v1/consents', {
    body: { ...decision, subjectKey: subject },
    headers: { 'Idempotency-Key': id },
    keepalive: true,
  })
  return response.status < 500 && ![408, 409, 425, 429].includes(response.status)
}

/** The random key that links the decisions of this browser and reveals nothing else. */
function subjectOf(local: KeyStorage): string {
  const known = local.getItem(subjectKey)
  if (known && /^[\da-f-]{36}$/.test(known)) return known
  const subject = crypto.randomUUID()
  local.setItem(subjectKey, subject)
  return subject
}
