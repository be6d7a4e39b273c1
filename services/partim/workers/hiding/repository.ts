import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { ago } from '@/services/shared/retention/past'
import { retention } from '@/validators/retention'
import { blockedCompanies, workplaces } from '../../tables/resume-readers'
import { resumes } from '../../tables/resumes'

/**
 * Who lets themselves be found, does not leave and used their account within the year. A literal rather than a parameter, because the planner must see that it
 * matches the partial index.
 */
export const isFindable = sql`(${resumes.visibility} <> 'hidden' and not ${resumes.isLeaving}
  and not ${resumes.isUnused})`

/**
 * Leaves out workers who blocked a company, and those who work there and do not want to be found where they work. The few
 * ids are looked up once for a query, whatever it reads.
 */
export const isNotAmongHidden = (
  workerId: SQL | PgColumn,
  companyId: string | Placeholder,
): SQL => sql`${workerId} <> all(array(
  select ${blockedCompanies.workerId} from ${blockedCompanies} where ${blockedCompanies.companyId} = ${companyId}::uuid
  union all select ${workplaces.workerId} from ${workplaces}
  join ${resumes} of_workplace on of_workplace.worker_id = ${workplaces.workerId}
  where ${workplaces.companyId} = ${companyId}::uuid and of_workplace.hide_from_workplaces
  and ${workplaces.hiredAt} > ${ago(retention.workplace)}))`

/** The same for a query of resumes. */
export const isNotHiddenFrom = (companyId: string | Placeholder): SQL =>
  isNotAmongHidden(resumes.workerId, companyId)
