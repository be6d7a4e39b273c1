import type { Database } from '@/services/shared/database'
import { notifyMembers } from '../../platform/notifications/service'
import { countPostsWaiting, noteCreditArrival } from '../arrivals/repository'
import { giveBuffet, takeBackBuffet } from '../buffets/giving'
import { findBuffetOf } from '../buffets/repository'
import { insertGrantOnce } from '../credits/repository'
import type { Order } from './repository'

const dayMs = 86_400_000

/** What the ledger and the days of unlimited posting call an order. */
export const subjectOf = ({ id }: Pick<Order, 'id'>): string => `order:${id}`

/** Gives what an order bought, once, and answers until when it can be used. */
export async function giveBought(tx: Database, order: Order): Promise<Date> {
  const { companyId, number, kind, size, validDays, createdBy } = order
  const subject = subjectOf(order)
  if (kind === 'buffet') {
    const given =
      (await giveBuffet(tx, { companyId, subject, days: validDays, createdBy })) ??
      (await findBuffetOf(tx, companyId, subject))
    if (!given) throw new Error(`the buffet of ${number} was neither given nor found`)
    return given.endsAt
  }
  const expiresAt = new Date(Date.now() + validDays * dayMs)
  const grant = { companyId, kind, amount: size, expiresAt, subject, actorUid: createdBy }
  if (await insertGrantOnce(tx, grant)) await noteCreditArrival(tx, companyId)
  return expiresAt
}

/** How many posts of a company wait for the credit that an order brings. */
export async function countWaitingPosts(
  tx: Database,
  { kind, companyId }: Pick<Order, 'kind' | 'companyId'>,
): Promise<number> {
  if (kind === 'profile_unlock') return 0
  return countPostsWaiting(tx, companyId)
}

/** Takes back the days of a buffet whose money went back; credits are the ledger's to take back. */
export async function takeBackDays(tx: Database, order: Order): Promise<void> {
  const { kind, companyId } = order
  if (kind === 'buffet') await takeBackBuffet(tx, { companyId, subject: subjectOf(order) })
}

/** Tells the members who see billing what an order brought; who paid reads it in the mail with the receipt. */
export async function tellOfBought(
  tx: Database,
  { companyId, number, kind, size, waitingPosts }: Order,
  payerUid: string,
): Promise<void> {
  const told = { companyId, subjectId: companyId, branchId: null, actorUid: null, mailedApart: payerUid }
  if (kind === 'buffet') {
    await notifyMembers(tx, { ...told, kind: 'buffet_bought', params: { days: String(size), order: number } })
  } else {
    const params = { amount: String(size), order: number }
    if (kind === 'profile_unlock') await notifyMembers(tx, { ...told, kind: 'unlocks_bought', params })
    else {
      const waiting = String(waitingPosts)
      await notifyMembers(tx, { ...told, kind: 'credits_bought', params: { ...params, waiting } })
    }
  }
}
