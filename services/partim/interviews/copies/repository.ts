import { asc, eq } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { talkCompanies } from '../../tables/conversations'
import { interviews } from '../../tables/interviews'
import { workers } from '../../tables/workers'

const shared = {
  id: interviews.id,
  companyId: interviews.companyId,
  jobPostTitle: interviews.jobPostTitle,
  state: interviews.state,
  kind: interviews.kind,
  place: interviews.place,
  note: interviews.note,
  minutes: interviews.minutes,
  times: interviews.times,
  startsAt: interviews.startsAt,
  askedAt: interviews.askedAt,
  askedReason: interviews.askedReason,
  outcomeNote: interviews.outcomeNote,
  decision: interviews.decision,
  createdAt: interviews.createdAt,
  updatedAt: interviews.updatedAt,
}

/**
 * An account's interviews as a worker, for the copy of their data, with what companies noted about them; which member noted
 * it is data about those.
 */
export const listInterviewsOf = (db: Database, accountUid: string) =>
  db
    .select({ ...shared, companyName: talkCompanies.name })
    .from(interviews)
    .innerJoin(workers, eq(workers.id, interviews.workerId))
    .leftJoin(talkCompanies, eq(talkCompanies.companyId, interviews.companyId))
    .where(eq(workers.accountUid, accountUid))
    .orderBy(asc(interviews.createdAt))

/** The interviews that an account proposed for companies, without who they were proposed to. */
export const listHostedBy = (db: Database, accountUid: string) =>
  db
    .select(shared)
    .from(interviews)
    .where(eq(interviews.hostUid, accountUid))
    .orderBy(asc(interviews.createdAt))
