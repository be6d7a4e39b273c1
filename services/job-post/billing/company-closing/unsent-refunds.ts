import { uuidv7 } from 'uuidv7'
import { recordAudits } from '@/services/shared/audit/audit'
import type { Database } from '@/services/shared/database'
import { unsentStates } from '@/validators/states/tax-refund'
import type { Doer } from '../../platform/access/actor'
import { changeRefund, insertStep, lockRefundsOf } from '../tax-refunds/repository'
import { withoutAccount } from '../tax-refunds/service'

/**
 * Gives up the refunds that wait for members of a company that closes, and leaves no account of theirs behind. What
 * staff have goes on: they decide, and pay to the account that was entered.
 */
export async function cancelUnsentRefunds(
  tx: Database,
  { uid, requestId, scope: { companyId } }: Doer,
): Promise<void> {
  const refunds = await lockRefundsOf(tx, companyId, unsentStates)
  for (const { id } of refunds) {
    await changeRefund(tx, { companyId, id }, { state: 'cancelled', ...withoutAccount })
    await insertStep(tx, {
      companyId,
      id: uuidv7(),
      taxRefundId: id,
      event: 'cancel',
      toState: 'cancelled',
      actorUid: uid,
    })
  }
  await recordAudits(
    tx,
    refunds.map(({ id, amountSatang }) => ({
      actorUid: uid,
      requestId,
      companyId,
      action: 'tax_refund.cancelled',
      subjectType: 'tax_refund',
      subjectId: id,
      after: { amountSatang, reason: 'company_closed' },
    })),
  )
}
