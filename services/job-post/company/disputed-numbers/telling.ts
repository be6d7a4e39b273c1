import type { Database } from '@/services/shared/database'
import { notifyMembers } from '../../platform/notifications/service'
import type { NotificationKind } from '../../shapes/notification-kinds'
import { findCompany } from '../companies/repository'

type DisputeKind = Extract<
  NotificationKind,
  'dispute_answered' | 'dispute_won' | 'dispute_lost' | 'dispute_ended' | 'number_kept' | 'number_lost'
>

/** Notifies one side of a dispute, using its own company's name, because it must not learn the other side's. */
export async function tellSide(tx: Database, companyId: string, kind: DisputeKind): Promise<void> {
  const company = await findCompany(tx, companyId)
  if (!company) return
  await notifyMembers(tx, {
    kind,
    params: { company: company.name },
    companyId,
    subjectId: companyId,
    branchId: null,
    actorUid: null,
  })
}
