import type { Database } from '@/services/shared/database'
import { findCompany } from '../companies/repository'
import type { NotificationKind } from '../notifications/kinds'
import { notifyMembers } from '../notifications/service'

type DisputeKind = Extract<
  NotificationKind,
  'dispute_answered' | 'dispute_won' | 'dispute_lost' | 'dispute_ended' | 'number_kept' | 'number_lost'
>

/** Tells a side of a dispute how it stands; by its own name, for the other side's is none of theirs. */
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
