import { sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { testTurn } from '@/services/shared/testing/turn'
import { settledSeconds } from '@/validators/states/application'
import { applicationShifts } from '../../tables/application-shifts'
import { applications } from '../../tables/applications'
import type { TestService } from '../../testing'
import type { ApplicationKey, PostKey } from './application-keys'
import { tellWorkers } from './routines'

/** Has workers told of everything that was decided, as if it had stood long enough. */
export async function settleDecisions(db: Database): Promise<void> {
  const settled = sql`now() - make_interval(secs => ${settledSeconds + 1})`
  await db.update(applications).set({ updatedAt: settled })
  await tellWorkers(db, testTurn())
}

/** Moves an application as the member `owner` does; throws where it is refused. */
export async function moveAsOwner(
  service: TestService,
  id: string,
  event: string,
  from: string,
): Promise<void> {
  const body = { event, from }
  const { status, text } = await service.ask(`POST /v1/applications/${id}/events`, { as: 'owner', body })
  if (status !== 200) throw new Error(text)
}

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
