import type { Leaving } from '@/services/shared/accounts/leaving'
import type { Database } from '@/services/shared/database'
import { workerForgotten } from '@/services/shared/service-events/catalogue'
import { publish } from '@/services/shared/service-events/publish'
import { forgetRepliesOf } from '../quick-replies/service'
import { closeCompany } from '../rights/repository'
import { conversationKeysOf, forgetWriter } from './repository'

/** A worker who leaves is taken out of conversations first; their words stay without a name. */
export const leavingTalk = (leaving: Leaving): Leaving => ({
  ...leaving,
  removeData: async (tx, account) => {
    await forgetWriter(tx, account.uid)
    const keys = await conversationKeysOf(tx, account.uid)
    await publish(tx, workerForgotten, ...keys.map((key) => ({ ...key, subject: 'conversation' as const })))
    await leaving.removeData(tx, account)
  },
})

/** A company is closed: its conversations end, and its quick replies are removed. Repeating it changes nothing. */
export async function endTalkOf(tx: Database, companyId: string): Promise<void> {
  await closeCompany(tx, companyId)
  await forgetRepliesOf(tx, companyId)
}
