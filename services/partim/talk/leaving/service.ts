import type { Leaving } from '@/services/shared/accounts/leaving'
import type { Database } from '@/services/shared/database'
import { forgetRepliesOf } from '../quick-replies/service'
import { closeCompany } from '../rights/repository'
import { forgetWriter } from './repository'

/** A worker who leaves is taken out of conversations first; their words stay without a name. */
export const leavingTalk = (leaving: Leaving): Leaving => ({
  ...leaving,
  removeData: async (tx, account) => {
    await forgetWriter(tx, account.uid)
    await leaving.removeData(tx, account)
  },
})

/** A company is closed: its conversations end, and its quick replies are removed. Repeating it changes nothing. */
export async function endTalkOf(tx: Database, companyId: string): Promise<void> {
  await closeCompany(tx, companyId)
  await forgetRepliesOf(tx, companyId)
}
