import type { FastifyInstance } from 'fastify'
import type { Database } from '@/services/shared/database'
import { enqueue } from '@/services/shared/jobs/enqueue'
import { namedUuid } from '@/services/shared/named-uuid'
import { addRoutine } from '@/services/shared/routine'
import { bangkokToday } from '@/validators/rules'
import { waitingMoney } from './mails'
import { countWaiting, sumOf } from './repository'

/**
 * Has staff told of money that waits for them, by one mail a day: not before eight in the morning, because what
 * came in the night may have ended by then, and from then on as soon as there is any.
 */
export async function tellOfWaitingMoney(db: Database, now: Date = new Date()): Promise<void> {
  const day = bangkokToday(now)
  if (now < new Date(`${day}T08:00:00+07:00`)) return
  if (sumOf(await countWaiting(db)).count === 0) return
  await enqueue(db, waitingMoney, { day }, { id: namedUuid(`waiting money ${day}`) })
}

/** Looks every hour while the app listens. */
export function scheduleTellingOfMoney(app: FastifyInstance, db: Database): void {
  addRoutine(app, {
    name: 'tell staff of money that waits',
    everySeconds: 3_600,
    run: () => tellOfWaitingMoney(db),
  })
}
