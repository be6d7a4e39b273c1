import 'client-only'
import { browserStore } from '@/lib/consent/browser-store'
import { currentTime } from '@/validators/clock'
import type { Outgoing } from './thread'

const store = browserStore<Outgoing>('partim-outbox', 'messages', ({ at }) => at)

/** Keeps a message until it is sent. Answers whether it is kept: where storage is refused, only the page knows it. */
export const keepOutgoing = store.keep

/** Forgets a message that was sent or is not wanted. */
export const forgetOutgoing = store.forget

/** Forgets the messages of other accounts than the one with a mark. */
export const forgetOthersOutgoing = store.forgetOthers

/** Forgets all messages: somebody signed out. */
export const forgetAllOutgoing = store.forgetAll

/** The messages that an account has not sent, in the order in which they were written; null where storage is refused. */
export async function listOutgoing(uid: string, now = currentTime().getTime()): Promise<Outgoing[] | null> {
  const own = await store.list(uid, now)
  return own?.sort((one, other) => one.at - other.at) ?? null
}

/** Whether there may be messages to send; without asking for the list, which would make an empty database. */
export const hasOutbox = (): Promise<boolean> => store.exists().catch(() => false)
