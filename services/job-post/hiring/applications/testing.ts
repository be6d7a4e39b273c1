import type { Database } from '@/services/shared/database'
import { applicationShifts } from '../../tables/application-shifts'
import type { ApplicationKey, PostKey } from './application-keys'

/** Stores the shifts that an applicant can come to, and those of them that they are assigned to and know of. */
export async function addApplicationShifts(
  db: Database,
  { companyId, id: applicationId, jobPostId }: ApplicationKey & PostKey,
  { can, works = [] }: { readonly can: readonly string[]; readonly works?: readonly string[] },
): Promise<void> {
  const rows = can.map((shiftId) => {
    const state = works.includes(shiftId) ? ('assigned' as const) : ('available' as const)
    return { companyId, applicationId, jobPostId, shiftId, state, toldState: state }
  })
  if (rows.length > 0) await db.insert(applicationShifts).values(rows)
}
