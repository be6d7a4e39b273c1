import type { Database } from '@/services/shared/database'
import { lockCompany } from '../../company/companies/repository'
import { noteCreditArrival } from '../arrivals/repository'
import { type Buffet, endBuffetOf, insertBuffetOnce } from './repository'

type Given = Pick<Buffet, 'companyId' | 'subject' | 'createdBy'> & { readonly days: number }

/** Gives a company days of unlimited posting, once for a subject; null when it got them before. */
export async function giveBuffet(tx: Database, given: Given): Promise<Buffet | null> {
  // Of two at the same time the second begins where the first ends.
  await lockCompany(tx, given.companyId)
  const buffet = await insertBuffetOnce(tx, given)
  if (buffet) await noteCreditArrival(tx, given.companyId)
  return buffet
}

/** Takes back the days that a subject gave and that are left: its money went back. */
export async function takeBackBuffet(
  tx: Database,
  { companyId, subject }: Pick<Buffet, 'companyId' | 'subject'>,
): Promise<void> {
  await lockCompany(tx, companyId)
  await endBuffetOf(tx, companyId, subject)
}
