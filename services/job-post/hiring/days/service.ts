import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { Instant, Named, nullable, Uuid, WorkTypeCode } from '@/services/shared/schema'
import { mayAct } from '@/validators/company-standing'
import { maskedName } from '@/validators/masked-name'
import { bangkokToday } from '@/validators/rules'
import type { WorkType } from '@/validators/work-types'
import type { Actor } from '../../platform/access/actor'
import { type Scope, scopeOfBranch } from '../../platform/access/scope'
import { listNextPosts, listPlacesOfPosts, listShiftsOfDays, type StoredName } from './repository'

const ofPost = {
  title: Type.String(),
  workType: nullable(WorkTypeCode),
  branchName: nullable(Type.String()),
}

const HiredPerson = Named(
  'HiredPerson',
  Type.Object({
    workerId: Uuid,
    displayName: nullable(
      Type.String({
        description: 'with an initial until the company is represented; null without an account',
      }),
    ),
  }),
)

const ShiftOfDay = Named(
  'ShiftOfDay',
  Type.Object({
    jobPostId: Uuid,
    shiftId: Type.String(),
    ...ofPost,
    branchId: nullable(Uuid),
    startsAt: Instant,
    endsAt: Instant,
    places: Type.Integer({ description: 'how many people it needs' }),
    taken: Type.Integer({ description: 'how many are hired for it' }),
    missing: Type.Integer({
      minimum: 0,
      description: 'how many are still looked for; none once the post is paused or closed',
    }),
    isSought: Type.Boolean({ description: 'whether its post is published' }),
    offered: Type.Integer({ description: 'people who have not answered the offer of it' }),
    candidates: Type.Integer({
      description: 'applicants the company has not decided about who can come to it',
    }),
    people: Type.Array(HiredPerson, { description: 'the first hired for it; 6 at most' }),
  }),
)
type ShiftOfDay = Static<typeof ShiftOfDay>

const Day = Type.Object({
  date: Type.String({ format: 'date', description: 'Asia/Bangkok' }),
  shifts: Type.Array(ShiftOfDay, { description: 'not over yet, the earliest first' }),
})

const NextPost = Named(
  'NextPost',
  Type.Object({
    id: Uuid,
    ...ofPost,
    nextStart: Instant,
    places: Type.Integer({ description: 'people needed, of each shift to come where shifts are chosen' }),
    taken: Type.Integer(),
    unopened: Type.Integer({ description: 'applications nobody has opened' }),
  }),
)
type NextPost = Static<typeof NextPost>

export const Days = Named(
  'Days',
  Type.Object({
    today: { ...Day, description: 'with shifts that began yesterday and still go on' },
    tomorrow: Day,
    openPosts: Type.Array(NextPost, {
      description: 'published posts with a shift to come, the soonest first; 4 at most',
    }),
  }),
)

const dayMs = 86_400_000
/** Shifts of both days together: more than a company of many branches has. */
const shiftsAtMost = 200
const namedAtMost = 6
const postsAtMost = 4

/** Who comes today and tomorrow, who is missing, and the open posts; 404 for a branch the member does not see. */
export async function daysOf(
  db: Database,
  { scope: own, standing }: Actor,
  branchId: string | undefined,
  now = new Date(),
): Promise<Static<typeof Days>> {
  const scope = scopeOfBranch(own, branchId)
  const [yesterday, today, tomorrow] = [-dayMs, 0, dayMs].map((ms) =>
    bangkokToday(new Date(now.getTime() + ms)),
  ) as [string, string, string]
  const asked = {
    ...scope,
    now,
    firstDay: yesterday,
    lastDay: tomorrow,
    limit: shiftsAtMost,
    named: namedAtMost,
  }
  const [rows, openPosts] = await Promise.all([listShiftsOfDays(db, asked), openPostsOf(db, scope, now)])
  const seesNames = mayAct(standing, 'see_contact')
  const shiftsOn = (isOfDay: (date: string) => boolean) =>
    rows.filter(({ date }) => isOfDay(date ?? '')).map((row) => present(row, seesNames))
  return {
    today: { date: today, shifts: shiftsOn((date) => date < tomorrow) },
    tomorrow: { date: tomorrow, shifts: shiftsOn((date) => date === tomorrow) },
    openPosts,
  }
}

type Row = Awaited<ReturnType<typeof listShiftsOfDays>>[number]

function present(
  { state, date: _date, title, workType, startsAt, endsAt, people, ...row }: Row,
  seesNames: boolean,
): ShiftOfDay {
  const isSought = state === 'published'
  return {
    ...row,
    title: title ?? '',
    workType: workType as WorkType | null,
    startsAt: startsAt?.toISOString() ?? '',
    endsAt: endsAt?.toISOString() ?? '',
    isSought,
    missing: isSought ? Math.max(0, row.places - row.taken) : 0,
    people: people.map((person) => ({
      workerId: person.workerId,
      displayName: nameOf(person, seesNames),
    })),
  }
}

function nameOf({ displayName, givenName, familyName }: StoredName, seesNames: boolean): string | null {
  if (givenName === null) return null
  return seesNames ? displayName : maskedName(givenName, familyName ?? '')
}

async function openPostsOf(db: Database, scope: Scope, now: Date): Promise<NextPost[]> {
  const posts = await listNextPosts(db, { ...scope, now, limit: postsAtMost })
  if (posts.length === 0) return []
  const { companyId } = scope
  const places = await listPlacesOfPosts(db, { companyId, ids: posts.map(({ id }) => id), now })
  return posts.map(({ title, workType, nextStart, ...post }) => {
    const ofThis = places.filter(({ jobPostId }) => jobPostId === post.id)
    const isEach = ofThis.some(({ areChosen }) => areChosen)
    /** Where everybody works every shift, each shift has the same people. */
    const inAll = (counts: readonly number[]) =>
      isEach ? counts.reduce((sum, count) => sum + count, 0) : Math.max(0, ...counts)
    return {
      ...post,
      title: title ?? '',
      workType: workType as WorkType | null,
      nextStart: nextStart.toISOString(),
      places: inAll(ofThis.map((shift) => shift.places)),
      taken: inAll(ofThis.map((shift) => shift.taken)),
      unopened: ofThis[0]?.unopened ?? 0,
    }
  })
}
