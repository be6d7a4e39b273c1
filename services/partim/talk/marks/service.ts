import type { Database } from '@/services/shared/database'
import type { Owner, Party } from '../conversations/party'
import { requireConversation } from '../conversations/service'
import { tellTalk } from '../news/news'
import { type Marks, moveMarks } from './repository'

/** Notes how far a party got in a conversation; marks never go back. Nothing where the conversation is not its own. */
export async function noteMarks(db: Database, owner: Owner, id: string, marks: Marks): Promise<boolean> {
  return db.transaction(async (tx) => {
    const moved = await moveMarks(tx, owner, id, marks)
    if (!moved) return false
    const { companyId, workerId } = moved
    await tellTalk(tx, { of: 'marks', companyId, workerId, id, marks: marksOf(moved) })
    return true
  })
}

const marksOf = (moved: NonNullable<Awaited<ReturnType<typeof moveMarks>>>) => ({
  companyReadUpTo: moved.companyReadUpTo,
  companyDeliveredUpTo: moved.companyDeliveredUpTo,
  workerReadUpTo: moved.workerReadUpTo,
  workerDeliveredUpTo: moved.workerDeliveredUpTo,
})

/** Moves a party's marks; 404 for a conversation that is not its own. */
export async function mark(db: Database, party: Party, id: string, marks: Marks): Promise<void> {
  if (!(await noteMarks(db, party, id, marks))) await requireConversation(db, party, id)
}
