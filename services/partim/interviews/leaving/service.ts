import type { Leaving } from '@/services/shared/accounts/leaving'
import type { Database } from '@/services/shared/database'
import { workerForgotten } from '@/services/shared/service-events/catalogue'
import { publish } from '@/services/shared/service-events/publish'
import { fitsHour } from '@/validators/states/interview'
import { findOfPair } from '../../talk/conversations/repository'
import { findWorkerId } from '../../workers/certificates/repository'
import {
  closeDeclined,
  endInterview,
  type Interview,
  interviewKeysOf,
  lockLive,
} from '../interviews/repository'
import { touchConversation } from '../interviews/service'
import { noteNeedless, tellOther } from '../news/telling'

async function cancelFor(tx: Database, by: 'company' | 'worker', live: readonly Interview[]): Promise<void> {
  for (const interview of live) {
    const row = await findOfPair(tx, 'company', interview)
    const changed = await endInterview(tx, interview, 'cancelled', by)
    await touchConversation(tx, changed)
    await tellOther(tx, { side: by }, 'cancelled', changed, row)
  }
}

/** One that has begun stays, for the company to note what became of it. */
const toCome = (live: readonly Interview[]) => live.filter((interview) => fitsHour('cancel', interview))

/**
 * The interviews of a worker who leaves are cancelled as soon as they ask for the removal of their account, which companies
 * hear; they go with the worker.
 */
export const leavingInterviews = (leaving: Leaving): Leaving => {
  const liveOf = async (tx: Database, uid: string) => {
    const workerId = await findWorkerId(tx, uid)
    return workerId ? lockLive(tx, { workerId }) : []
  }
  return {
    ...leaving,
    announce: async (tx, account) => {
      await leaving.announce(tx, account)
      await cancelFor(tx, 'worker', toCome(await liveOf(tx, account.uid)))
    },
    removeData: async (tx, account) => {
      await cancelFor(tx, 'worker', toCome(await liveOf(tx, account.uid)))
      const keys = await interviewKeysOf(tx, account.uid)
      await publish(tx, workerForgotten, ...keys.map((key) => ({ ...key, subject: 'interview' as const })))
      await leaving.removeData(tx, account)
    },
  }
}

/** A company is closed: its interviews that are to come are cancelled. Repeating it changes nothing. */
export async function endInterviewsOf(tx: Database, companyId: string): Promise<void> {
  await cancelFor(tx, 'company', toCome(await lockLive(tx, { companyId })))
  await closeDeclined(tx, { companyId })
}

type Of = Pick<Interview, 'companyId' | 'workerId'> & { readonly jobPostId: string }

/**
 * An application ended: the interviews about it that are to come are cancelled by who ended it, and one that was declined stays
 * so. Repeating it changes nothing.
 */
export async function endInterviewsOfApplication(
  tx: Database,
  by: 'company' | 'worker',
  application: Of,
): Promise<void> {
  await cancelFor(tx, by, toCome(await lockLive(tx, application)))
  await closeDeclined(tx, application)
}

/**
 * Somebody has the job: the interviews about it that were to come are over, of which nobody is told apart. Repeating it changes
 * nothing.
 */
export async function endInterviewsOfHired(tx: Database, application: Of): Promise<void> {
  for (const interview of toCome(await lockLive(tx, application))) {
    const changed = await endInterview(tx, interview, 'cancelled', 'system')
    await touchConversation(tx, changed)
    await noteNeedless(tx, interview, await findOfPair(tx, 'company', interview))
  }
  await closeDeclined(tx, application)
}
