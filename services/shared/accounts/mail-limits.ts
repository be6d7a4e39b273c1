import { wideVisitorKey } from '@/lib/security/visitor-address'
import type { Database } from '../database'
import { countUse, noteUses, recordUses } from '../rate-limit/rate-limit'

/** Mails to one mailbox that anybody can cause by entering its address. */
const mailboxLimit = { max: 5, seconds: 3_600 }
/** Mails to new addresses that one account may cause. */
const changeLimit = { max: 10, seconds: 86_400 }

const resetLimitOfVisitor = { max: 5, seconds: 3_600 }
/**
 * Reset mails to one address: far more than one visitor may request, so that no stranger can use up the owner's share.
 */
const resetLimitOfAddress = { max: 30, seconds: 3_600 }
/** An additional budget for visitors' first requests, so that even many strangers cannot use up the owner's share. */
const firstResetLimit = { max: 30, seconds: 3_600 }

const ignoresDots = ['gmail.com', 'googlemail.com']

/** The mailbox of an address, for counting mails to it: providers deliver many spellings to the same mailbox. */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase()
  const at = address.lastIndexOf('@')
  const [local, host] = [address.slice(0, at).replace(/(?<=.)\+.*$/, ''), address.slice(at + 1)]
  return `${ignoresDots.includes(host) ? local.replaceAll('.', '') : local}@${host}`
}

const mailTo = (email: string) => ({ key: `mails to ${mailboxOf(email)}`, limit: mailboxLimit })

/** Counts a mail to an unproven address; 429 when its mailbox is over the limit. */
export const countMailTo = (db: Database, email: string): Promise<void> =>
  countUse(db, mailTo(email).key, mailboxLimit)

/** Counts the same mail where the request must not fail; answers whether to send it. */
export const mayMail = async (db: Database, email: string): Promise<boolean> =>
  (await noteUses(db, [mailTo(email)])) === 0

/** Counts a mail to the new address of an account; 429 when the account or the mailbox is over its limit. */
export async function countChangeOfAddress(db: Database, uid: string, email: string): Promise<void> {
  // Sequentially, so that requests beyond an account's limit do not count for the mailbox.
  await countUse(db, `changes of address by ${uid}`, changeLimit)
  await countMailTo(db, email)
}

/** Counts a reset mail that a visitor asks for; answers whether to send it. */
export async function mayReset(db: Database, email: string, visitor: string): Promise<boolean> {
  const from = wideVisitorKey(visitor)
  const ofVisitor = { key: `password resets of ${email} from ${from}`, limit: resetLimitOfVisitor }
  const used = (await recordUses(db, [ofVisitor]))[0]?.used ?? 1
  // Sequentially, so that requests beyond a visitor's limit do not count for the address.
  if (used > resetLimitOfVisitor.max) return false
  const ofAddress = { key: `password resets of ${email}`, limit: resetLimitOfAddress }
  if ((await noteUses(db, [ofAddress])) === 0) return true
  if (used > 1) return false
  return (await noteUses(db, [{ key: `first password resets of ${email}`, limit: firstResetLimit }])) === 0
}
