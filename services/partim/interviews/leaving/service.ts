import type { Leaving } from '@/services/shared/accounts/leaving'
import type { Database } from '@/services/shared/database'
import { fitsHour } from '@/validators/states/interview'
import { findOfPair } from '../../talk/conversations/repository'
import { findWorkerId } from '../../workers/certificates/repository'
import { endInterview, type Interview, lockLive } from '../interviews/repository'
import { touchConversation } from '../interviews/service'
import { tellOther } from '../news/telling'

async function cancelFor(tx: Database, by: 'company' | 'worker', live: readonly Interview[]): Promise<void> {
  for (const interview of live) {
    const row = await findOfPair(tx, 'company', interview)
    const changed = await endInterview(tx, interview, 'cancelled')
    await touchConversation(tx, changed)
    await tellOther(tx, by, 'cancelled', changed, row)
  }
}

/** Companies hear that the interviews of a worker who leaves are cancelled; the interviews go with the worker. */
export const leavingInterviews = (leaving: Leaving): Leaving => ({
  ...leaving,
  removeData: async (tx, account) => {
    const workerId = await findWorkerId(tx, account.uid)
    if (workerId) await cancelFor(tx, 'worker', await lockLive(tx, { workerId }))
    await leaving.removeData(tx, account)
  },
})

/** A company is closed: its interviews are cancelled. Repeating it changes nothing. */
export const endInterviewsOf = async (tx: Database, companyId: string): Promise<void> =>
  cancelFor(tx, 'company', await lockLive(tx, { companyId }))

type Of = Pick<Interview, 'companyId' | 'workerId'> & { readonly jobPostId: string }

/**
 * An application ended: the interviews about it are cancelled by who ended it. One that has begun stays, for the company to note
 * what became of it. Repeating it changes nothing.
 */
export async function endInterviewsOfApplication(
  tx: Database,
  by: 'company' | 'worker',
  application: Of,
): Promise<void> {
  const live = await lockLive(tx, application)
  await cancelFor(
    tx,
    by,
    live.filter((interview) => fitsHour('cancel', interview)),
  )
}
