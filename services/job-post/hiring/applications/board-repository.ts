import { asc, count, desc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '@/services/shared/database'
import { type Given, prepared } from '@/services/shared/prepared'
import { type ApplicationState, type Stage, stages, statesOfStage } from '@/validators/states/application'
import { applications } from '../../tables/applications'
import type { PostKey } from './application-keys'
import { type Application, columns, isLostAtEnd, ofPost, type PageOptions } from './repository'

/** The query of one page of a stage, newest application first; exported so that a test can read its plan. */
export const stageQuery = (
  db: Database,
  { states, after, limit, ...post }: Given<PostKey & PageOptions & { readonly states: string }>,
) =>
  db
    .select(columns)
    .from(applications)
    .where(
      ofPost(
        post,
        sql`${applications.state} = any(${states}::text[])`,
        after ? lt(applications.id, after) : undefined,
      ),
    )
    .orderBy(desc(applications.id))
    .limit(limit)

/** An array in PostgreSQL's text format. */
export const statesText = (stage: Stage) => `{${statesOfStage[stage].join(',')}}`

const rowsOfStage = prepared(stageQuery)

export const listStage = (
  db: Database,
  post: PostKey,
  stage: Stage,
  options: PageOptions,
): Promise<Application[]> => rowsOfStage(db, { ...post, ...options, states: statesText(stage) })

/** The query of the newest applications of every stage at once; exported so that a test can read its plan. */
export function boardQuery(db: Database, { limit, ...post }: Given<PostKey & { readonly limit: number }>) {
  const ofEveryStage = sql.join(
    stages.map((stage) => sql`(${statesText(stage)}::text[])`),
    sql`, `,
  )
  const ofStage = ofPost(post, sql`${applications.state} = any(stage.states)`)
  const newest = sql`(values ${ofEveryStage}) as stage (states) cross join lateral (
    select ${applications.id} from ${applications} where ${ofStage} order by ${applications.id} desc limit ${limit}) as found`
  return db
    .select(columns)
    .from(applications)
    .where(ofPost(post, sql`${applications.id} = any(array(select found.id from ${newest}))`))
    .orderBy(desc(applications.id))
}

const rowsOfBoard = prepared(boardQuery)

export const listBoard = (db: Database, post: PostKey, limit: number): Promise<Application[]> =>
  rowsOfBoard(db, { ...post, limit })

/** Who lost the job, or an offer of it, as their post ended, and was told so; those who had the job first. */
export const listTakenBack = (db: Database, post: PostKey): Promise<Application[]> =>
  db
    .select(columns)
    .from(applications)
    .where(ofPost(post, isLostAtEnd))
    .orderBy(asc(applications.takenBack), asc(applications.id))

/** The query of how many applications of a post are in each state. */
export const countQuery = (db: Database, post: Given<PostKey>) =>
  db
    .select({ state: applications.state, applications: count() })
    .from(applications)
    .where(ofPost(post))
    .groupBy(applications.state)

const rowsOfCount = prepared(countQuery)

export async function countByState(db: Database, post: PostKey): Promise<Map<ApplicationState, number>> {
  const rows = await rowsOfCount(db, post)
  return new Map(rows.map((row) => [row.state, row.applications]))
}

/** How many applications of a post nobody has opened; with `since` only those that came after it. */
export async function countNew(db: Database, post: PostKey, since: Date | null = null): Promise<number> {
  // A stored moment is finer than a `Date`, which rounds it down.
  const isLater =
    since && sql`${applications.createdAt} >= ${since.toISOString()}::timestamptz + interval '1 ms'`
  const [row] = await db
    .select({ waiting: count() })
    .from(applications)
    .where(ofPost(post, eq(applications.state, 'submitted'), isLater ?? undefined))
  return row?.waiting ?? 0
}
