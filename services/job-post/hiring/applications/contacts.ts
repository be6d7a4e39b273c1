import type { Database } from '@/services/shared/database'
import { standingOf, standingTerms } from '@/validators/company-standing'
import { bangkokToday } from '@/validators/rules'
import { countOpened, findOpened, findProofs, lockContacts, storeContactFrom } from './contacts-repository'
import type { Application } from './repository'

const dayMs = 86_400_000

/** When the day of a moment began in Bangkok. */
const dayBegan = (moment: Date) => new Date(`${bangkokToday(moment)}T00:00:00+07:00`)
const nextDay = (moment: Date) => new Date(dayBegan(moment).getTime() + dayMs)

/** The first moment, from now on, of a day on which fewer than `limit` contacts are opened. */
function firstRoom(opened: ReadonlyMap<string, number>, limit: number, now: Date): Date {
  let moment = now
  while ((opened.get(bangkokToday(moment)) ?? 0) >= limit) moment = nextDay(moment)
  return moment
}

async function firstOpening(
  tx: Database,
  application: Pick<Application, 'companyId' | 'id' | 'workerId'>,
  now: Date,
): Promise<Date> {
  const { companyId } = application
  const { contactsADay } = standingTerms[standingOf(await findProofs(tx, companyId))]
  if (contactsADay === null) return now
  await lockContacts(tx, companyId)
  const earlier = await findOpened(tx, application)
  return earlier ?? firstRoom(await countOpened(tx, companyId, dayBegan(now)), contactsADay, now)
}

/**
 * Opens a worker's contact details to a company that is to meet them, in the transaction in which they are told so, and never
 * before: at once, or at the beginning of the first day on which it comes to read those of fewer people than its standing
 * allows. What was opened before stays, and costs nothing again.
 */
export async function openContact(
  tx: Database,
  application: Pick<Application, 'companyId' | 'id' | 'workerId' | 'contactFrom'>,
  now = new Date(),
): Promise<void> {
  if (application.contactFrom !== null) return
  await storeContactFrom(tx, application, await firstOpening(tx, application, now))
}
