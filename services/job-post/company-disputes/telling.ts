import type { Database } from '@/services/shared/database'
import { findCompany } from '../companies/repository'
import type { NotificationKind } from '../notifications/kinds'
import { notifyMembers } from '../notifications/service'

type DisputeKind = Extract<
  NotificationKind,
  'dispute_answered' | 'dispute_won' | 'dispute_lost' | 'dispute_ended' | 'number_kept' | 'number_lost'
>

/** Notifies one side of a dispute; by its own company's name, because the other side's is not for it to read. */
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
