import type { FastifyInstance } from 'fastify'
import type { Database } from '@/services/shared/database'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { namedUuid } from '@/services/shared/named-uuid'
import { addRoutine } from '@/services/shared/routine'
import { bangkokToday } from '@/validators/rules'
import { spentNews } from './mails'
import { countSpenders } from './spent-repository'

/** For how many days that are over staff are told later what they were not told, as when the service was down. */
const daysBack = 3

/**
 * Has staff told, by one mail for each day from eight the next morning on, of companies that spent a budget; the last days
 * are looked at again, because of each there is one mail.
 */
export async function tellOfSpentBudgets(db: Database, now: Date = new Date()): Promise<void> {
  const today = bangkokToday(now)
  if (now < new Date(`${today}T08:00:00+07:00`)) return
  for (let back = daysBack; back > 0; back -= 1) {
    const day = bangkokToday(new Date(now.getTime() - back * 86_400_000))
    if ((await countSpenders(db, day)) === 0) continue
    await enqueue(db, spentNews, { day }, { id: namedUuid(`spent budgets ${day}`) })
  }
}

/** Looks every hour while the app listens. */
export function scheduleTellingOfSpent(app: FastifyInstance, db: Database): void {
  addRoutine(app, {
    name: 'tell staff of companies that spent a budget',
    everySeconds: 3_600,
    run: () => tellOfSpentBudgets(db),
  })
}
