import type { Database } from '@/services/shared/database'
import type { Actor } from '../../platform/access/actor'
import { type Scope, scopeOfBranch } from '../../platform/access/scope'
import { requireWithin } from '../posting/service'
import { alongside, type Period, timelineOf } from './period'
import { funnelQuery, medianHoursToHire, trendQueries, viewsQuery } from './repository'

export type TrendView = { readonly days: Period; readonly branchId?: string }

const scopeOf = ({ scope }: Actor, { branchId }: TrendView): Scope => scopeOfBranch(scope, branchId)

const nothing = { count: 0 }

/** Views, applications and hires of a period, part by part. */
export async function readActivity(db: Database, actor: Actor, view: TrendView) {
  const scope = scopeOf(actor, view)
  const timeline = timelineOf(view.days)
  const [viewed, applied, hired] = await Promise.all([
    trendQueries.views(db, scope, timeline),
    trendQueries.applications(db, scope, timeline),
    trendQueries.hires(db, scope, timeline),
  ])
  const [viewedOf, appliedOf, hiredOf] = [viewed, applied, hired].map((rows) =>
    alongside(timeline, rows, nothing).map(({ found }) => found.count),
  )
  return timeline.spans.map((span, index) => ({
    ...span,
    views: viewedOf?.[index] ?? 0,
    applications: appliedOf?.[index] ?? 0,
    hires: hiredOf?.[index] ?? 0,
  }))
}

/** The median hours from publishing a post until somebody was hired. */
export async function readTimeToHire(db: Database, actor: Actor, view: TrendView) {
  const scope = scopeOf(actor, view)
  const timeline = timelineOf(view.days)
  const [hired, medianHours] = await Promise.all([
    trendQueries.hires(db, scope, timeline),
    medianHoursToHire(db, scope, timeline),
  ])
  const items = alongside(timeline, hired, { count: 0, medianHours: null })
  return {
    medianHours,
    items: items.map(({ found, ...span }) => ({
      ...span,
      hires: found.count,
      medianHours: found.medianHours,
    })),
  }
}

/** Credits spent on posts, and the hires in the same period. */
export async function readSpend(db: Database, actor: Actor, view: TrendView) {
  const scope = scopeOf(actor, view)
  const timeline = timelineOf(view.days)
  const [spent, hired] = await Promise.all([
    trendQueries.credits(db, scope, timeline),
    trendQueries.hires(db, scope, timeline),
  ])
  const hiredOf = alongside(timeline, hired, nothing).map(({ found }) => found.count)
  return alongside(timeline, spent, nothing).map(({ found, ...span }, index) => ({
    ...span,
    credits: found.count,
    hires: hiredOf[index] ?? 0,
  }))
}

/** How often a post was viewed, and how far its applicants got; 404 for a post the member does not see. */
export async function readFunnel(db: Database, actor: Actor, jobPostId: string) {
  const { companyId } = actor.scope
  await requireWithin(db, actor, jobPostId)
  const [[looks], [people]] = await Promise.all([
    viewsQuery(db, companyId, jobPostId),
    funnelQuery(db, companyId, jobPostId),
  ])
  return { views: 0, applications: 0, interviews: 0, hires: 0, ...looks, ...people }
}
