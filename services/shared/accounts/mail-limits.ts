import { wideVisitorKey } from '@/lib/security/visitor-address'
import type { Database } from '../database'
import { countUse, noteUses, recordUses } from '../rate-limit/rate-limit'

/** What one mailbox gets of us because somebody entered its address, whoever it was. */
const mailboxLimit = { max: 5, seconds: 3_600 }
/** Addresses one account may have mailed that shall become its own. */
const changeLimit = { max: 10, seconds: 86_400 }

const resetLimitOfVisitor = { max: 5, seconds: 3_600 }
/** Far more than one visitor may, so that no stranger uses up somebody's own. */
const resetLimitOfAddress = { max: 30, seconds: 3_600 }
/** Kept beside it for visitors who ask for the first time: many strangers do not use up somebody's own either. */
const firstResetLimit = { max: 30, seconds: 3_600 }

const ignoresDots = ['gmail.com', 'googlemail.com']

/** The mailbox an address belongs to, for counting what it gets: providers deliver many spellings to the same one. */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase()
  const at = address.lastIndexOf('@')
  const [local, host] = [address.slice(0, at).replace(/(?<=.)\+.*$/, ''), address.slice(at + 1)]
  return `${ignoresDots.includes(host) ? local.replaceAll('.', '') : local}@${host}`
}

const mailTo = (email: string) => ({ key: `mails to ${mailboxOf(email)}`, limit: mailboxLimit })

/** Counts a mail to an address that is not proven yet; 429 once its mailbox had enough of them. */
export const countMailTo = (db: Database, email: string): Promise<void> =>
  countUse(db, mailTo(email).key, mailboxLimit)

/** Counts the same mail where nobody may be refused; answers whether it is to be sent. */
export const mayMail = async (db: Database, email: string): Promise<boolean> =>
  (await noteUses(db, [mailTo(email)])) === 0

/** Counts a mail to an address that shall become an account's own; 429 once the account or the mailbox had enough. */
export async function countChangeOfAddress(db: Database, uid: string, email: string): Promise<void> {
  // One after the other: what an account asks beyond its limit does not count to the mailbox.
  await countUse(db, `changes of address by ${uid}`, changeLimit)
  await countMailTo(db, email)
}

/** Counts a reset mail that a visitor asks for; answers whether it is to be sent. */
export async function mayReset(db: Database, email: string, visitor: string): Promise<boolean> {
  const from = wideVisitorKey(visitor)
  const ofVisitor = { key: `password resets of ${email} from ${from}`, limit: resetLimitOfVisitor }
  const used = (await recordUses(db, [ofVisitor]))[0]?.used ?? 1
  // One after the other: what a visitor asks beyond their limit does not count to the address.
  if (used > resetLimitOfVisitor.max) return false
  const ofAddress = { key: `password resets of ${email}`, limit: resetLimitOfAddress }
  if ((await noteUses(db, [ofAddress])) === 0) return true
  if (used > 1) return false
  return (await noteUses(db, [{ key: `first password resets of ${email}`, limit: firstResetLimit }])) === 0
}
