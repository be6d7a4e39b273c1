import type { Static } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import type { OwnNotifications } from '@/services/shared/notifications/service'
import type { WorkerNotificationKind } from '@/validators/worker-notification-kinds'
import { chosenKindNames, isAmong, kindsOverBy, unusedKinds } from './matters'
import { type Notification, type NotificationParams, presentNotification } from './present'
import {
  allNotifications,
  type Choice,
  findAddressee,
  findChoice,
  insertNotification,
  listChoices,
  listNotifications,
  ownRows,
  readAbout,
  storeChoice,
} from './repository'

/** How a worker who has made no choice is notified: nobody should miss an offer. */
const atFirst = { inApp: true, byMail: true } as const

/**
 * Told in the product whatever they chose: the privacy policy promises that a resume is hidden or removed after a notice, and not
 * every address is proven.
 */
const isPromised = (kind: WorkerNotificationKind): boolean => isAmong(unusedKinds, kind)

type Happening = {
  readonly id: string
  readonly workerId: string
  readonly kind: WorkerNotificationKind
  readonly subjectId: string
  readonly params: Static<typeof NotificationParams>
}

/**
 * Notifies a worker of something in the job-post service, in the place of what it makes over; repeating it notifies once.
 * Answers whom that service is to mail: null when they do not want mail about it, or are gone.
 */
export async function tellWorker(
  db: Database,
  happening: Happening,
): Promise<{ uid: string; displayName: string } | null> {
  return db.transaction(async (tx) => {
    const addressee = await findAddressee(tx, happening.workerId)
    if (!addressee) return null
    const { id, workerId, kind, subjectId } = happening
    await readAbout(tx, { workerId, subjectId, kinds: kindsOverBy(kind), before: id })
    const { inApp, byMail } = (await findChoice(tx, happening.workerId, happening.kind)) ?? atFirst
    if (inApp || isPromised(kind)) await insertNotification(tx, happening)
    return byMail ? addressee : null
  })
}

/** What an account reads of its notifications. */
export const ownNotifications = (uid: string): OwnNotifications<Static<typeof Notification>> => ({
  ...ownRows(uid),
  list: async (db, page) => (await listNotifications(db, uid, page)).map(presentNotification),
})

/** How an account is notified of every kind for which it chooses. */
export async function choicesOf(db: Database, uid: string): Promise<Choice[]> {
  const chosen = new Map((await listChoices(db, uid)).map((choice) => [choice.kind, choice]))
  return chosenKindNames.map((kind) => ({ ...(chosen.get(kind) ?? atFirst), kind }))
}

/** Stores how an account wants to be notified of a kind, and answers all its choices. */
export async function choose(db: Database, uid: string, choice: Choice): Promise<Choice[]> {
  await storeChoice(db, uid, choice)
  return choicesOf(db, uid)
}

/** All stored notifications of an account, for the copy of the worker's data. */
export const notificationsOf = (db: Database, uid: string) => allNotifications(db, uid)
