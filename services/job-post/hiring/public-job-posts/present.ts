import { type Static, Type } from '@fastify/type-provider-typebox'
import { Instant, Named, nullable, OneOf, Satang, Uuid, WorkTypeCode } from '@/services/shared/schema'
import { companyStandings, mayAct, standingOf } from '@/validators/company-standing'
import {
  benefits,
  interviewModes,
  isForChosen,
  jobPostTypes,
  paydays,
  payUnits,
  questionKinds,
  shiftChoices,
} from '@/validators/job-post-terms'
import { languageCodes, languageLevels } from '@/validators/languages'
import { ownPay } from '@/validators/own-pay'
import { placesLeft } from '@/validators/places-left'
import { areShiftsChosen, placesOf } from '@/validators/shift-places'
import type { WorkType } from '@/validators/work-types'
import { timedShifts } from '@/validators/working-time'
import { isTaking } from '../job-posts/open-posts-repository'
import { hasBegun, type ShiftPlacesTaken, shiftPlaces, termsOfShift } from '../job-posts/shift-places'
import { shownPlace } from '../job-posts/shown-place'
import type { StoredPublicJobPost } from './repository'

/** The parts of a search that one may leave out. */
export const searchParts = ['q', 'province', 'district', 'workType', 'type', 'pay', 'days'] as const

const text = Type.String()
const daySpan = { from: Type.String({ format: 'date' }), to: Type.String({ format: 'date' }) }

const shift = {
  id: text,
  date: Type.String({ description: 'YYYY-MM-DD' }),
  startTime: Type.String({ description: 'HH:mm, Asia/Bangkok' }),
  endTime: Type.String({ description: 'HH:mm; at or before the start it is on the next day' }),
  breakMinutes: Type.Integer(),
  places: Type.Integer({ description: 'how many people it needs' }),
  pay: nullable(
    Type.Integer({
      description: 'satang one person earns with it, before tax; null where it is paid together with others',
    }),
  ),
  placesLeft: nullable(
    Type.Integer({
      minimum: 0,
      description: 'how many can still be hired for it; null where everybody works every shift',
    }),
  ),
}

const summary = {
  id: Uuid,
  isOpen: Type.Boolean({ description: 'published, not over, and still to be applied for' }),
  title: text,
  type: OneOf(jobPostTypes),
  workType: WorkTypeCode,
  headcount: Type.Integer(),
  payUnit: OneOf(payUnits),
  payAmount: Satang,
  totalPay: nullable(
    Type.Integer({
      description:
        'satang one person earns with all of its shifts, before tax; null where people choose theirs',
    }),
  ),
  shifts: Type.Array(Type.Object(shift)),
  shiftChoice: OneOf(shiftChoices),
  place: Type.Object({
    name: text,
    line: text,
    subdistrict: text,
    district: text,
    province: text,
    postcode: text,
    lat: nullable(Type.Number()),
    lng: nullable(Type.Number()),
  }),
  company: Type.Object({
    name: text,
    standing: OneOf(companyStandings),
    logoUrl: nullable(text),
    website: nullable(Type.String({ description: 'null, like the next, until the company is represented' })),
    facebookUrl: nullable(text),
  }),
  publishedAt: Instant,
  applyBy: nullable(Instant),
  expiresAt: Instant,
}

export const PublicJobPostSummary = Named('PublicJobPostSummary', Type.Object(summary))

/** A page of the public list, for a reader who may have said where they are. */
export const ListedJobPostPage = Type.Object({
  items: Type.Array(
    Named(
      'ListedJobPost',
      Type.Object({
        ...summary,
        distanceKm: nullable(
          Type.Number({
            description: 'as the crow flies, to 100 m; null where one of the two places is not known',
          }),
        ),
      }),
    ),
  ),
  nextCursor: nullable(text),
  station: nullable(
    Type.String({
      description: 'the station that distances are from; null where none was asked for or known',
    }),
  ),
  understood: Type.Object(
    {
      days: nullable(
        Type.Object({
          ...daySpan,
          also: nullable(
            Type.Object(daySpan, {
              description:
                'their next time, where they are today and may be over soon, or where either can be meant',
            }),
          ),
        }),
      ),
      pay: nullable(Type.Object({ unit: OneOf(payUnits), satang: Satang })),
    },
    { description: 'the working days and the least pay that the words say' },
  ),
  wordsBesidePay: nullable(Type.String({ description: 'the words without the pay that they say' })),
  isLoose: Type.Boolean({ description: 'nothing is spelt like the words: these sound like them' }),
  leaveOut: Type.Array(
    Type.Object({
      part: OneOf(searchParts),
      word: nullable(
        Type.String({ description: 'the one word of `q` that is meant; null for all of the part' }),
      ),
    }),
    { description: 'where nothing is found: what leads to posts when it alone is left out' },
  ),
  nearby: nullable(
    Type.Object(
      {
        asked: Type.String({ description: 'the station that the words name' }),
        q: nullable(Type.String({ description: 'the other words, where something nearby is found by them' })),
        from: nullable(Type.String({ format: 'date' })),
        to: nullable(Type.String({ format: 'date', description: 'the days that were chosen or said' })),
        district: text,
        province: Type.String({ description: 'where the nearest post is' }),
        distanceKm: Type.Number({ description: 'how far that is from the station, as the crow flies' }),
      },
      { description: 'where nothing is found at a station' },
    ),
  ),
})

/** Why nobody can apply: everybody is found, it is too late, the company takes nobody for now, or took it down for good. */
const closings = ['full', 'over', 'paused', 'ended'] as const
type Closing = (typeof closings)[number]

export const PublicJobPost = Named(
  'PublicJobPost',
  Type.Object({
    ...summary,
    description: text,
    minAge: nullable(Type.Integer({ description: 'years; null is 18' })),
    maxAge: nullable(Type.Integer()),
    overtimePay: nullable(Type.Integer({ description: 'satang an hour; null is the least the law allows' })),
    paysHolidayRates: Type.Boolean({ description: 'public holidays: work twice, overtime three times' }),
    payday: OneOf(paydays),
    experienceMonths: nullable(Type.Integer({ description: 'months of such work; null needs none' })),
    languages: Type.Array(Type.Object({ code: OneOf(languageCodes), level: OneOf(languageLevels) })),
    gear: nullable(text),
    benefits: Type.Array(OneOf(benefits)),
    otherBenefits: nullable(text),
    photos: Type.Array(text),
    interviewMode: OneOf(interviewModes),
    questions: Type.Array(
      Type.Object({ id: text, text, kind: OneOf(questionKinds), choices: Type.Array(text) }),
      { description: 'what everybody who applies answers; which answers are looked for is not said' },
    ),
    isCancelled: Type.Boolean({ description: 'there is no work' }),
    // Null while they can, and of one that is cancelled.
    closedBecause: nullable(OneOf(closings)),
    isListed: Type.Boolean({
      description: 'false for one that is read by its link, or by chosen workers, only',
    }),
    isForChosen: Type.Boolean({ description: 'true for one that only chosen workers are shown' }),
    updatedAt: Instant,
  }),
)

/** A company as workers see it; nobody reviews its own sites, so they are shown only when its standing allows it. */
function presentCompany({
  kind,
  numberConfirmedAt,
  representedAt,
  verification,
  website,
  facebookUrl,
  ...shown
}: StoredPublicJobPost['company']) {
  const standing = standingOf({ kind, numberConfirmedAt, representedAt, verification })
  const sites = mayAct(standing, 'show_sites')
    ? { website, facebookUrl }
    : { website: null, facebookUrl: null }
  return { ...shown, ...sites, standing }
}

const clock = (time: string | null) => time?.slice(0, 5) ?? ''

/** When the first shift of a post begins; null for one without shifts. */
function firstStart({ shifts }: Pick<StoredPublicJobPost, 'shifts'>): Date | null {
  const [first] = timedShifts(shifts.map(termsOfShift))
  return first ? new Date(first.start * 60_000) : null
}

/** Why nobody can apply to a post that was published; null where that is not the reason. */
function closingOf(
  post: Parameters<typeof isTaking>[0] & Pick<StoredPublicJobPost, 'shifts'>,
  hasPlace: boolean,
  now: Date,
): Closing | null {
  const { state } = post
  if (state === 'closed') return 'ended'
  if (state === 'filled') return 'full'
  if (state !== 'published' && state !== 'paused') return state === 'expired' ? 'over' : null
  const isOver =
    !isTaking({ ...post, state: 'published' }, now) || post.shifts.every((shift) => hasBegun(shift, now))
  if (isOver) return 'over'
  if (state === 'paused') return 'paused'
  return hasPlace ? null : 'full'
}

/**
 * A post as anybody sees it; `taken` is null where everybody works every shift. A published post is complete, although the
 * columns are nullable for drafts.
 */
export function presentPublicJobPost(
  post: StoredPublicJobPost,
  taken: ShiftPlacesTaken | null,
): Static<typeof PublicJobPost> {
  const { applyBy, publishedAt, updatedAt, expiresAt } = post
  const ends = expiresAt ?? publishedAt ?? updatedAt
  const now = new Date()
  const left = taken && new Map(shiftPlaces(post, taken, now).map((one) => [one.shiftId, placesLeft(one)]))
  const hasPlace = left === null || [...left.values()].some((places) => places > 0)
  const areChosen = areShiftsChosen(post)
  const { pays, total } = ownPay(post, post.shifts.map(termsOfShift))
  const timed = { ...post, startsAt: firstStart(post), expiresAt: ends }
  return {
    id: post.id,
    isOpen: isTaking(timed, now) && hasPlace,
    isCancelled: post.state === 'cancelled',
    closedBecause: closingOf(timed, hasPlace, now),
    isListed: post.visibility === 'public',
    isForChosen: isForChosen(post.visibility),
    title: post.title ?? '',
    type: post.type ?? 'daily',
    workType: (post.workType ?? 'event_staff') as WorkType,
    description: post.description ?? '',
    headcount: post.headcount ?? 1,
    minAge: post.minAge,
    maxAge: post.maxAge,
    payUnit: post.payUnit ?? 'day',
    payAmount: post.payAmount ?? 0,
    overtimePay: post.overtimePay,
    paysHolidayRates: post.paysHolidayRates,
    payday: post.payday ?? 'same_day',
    experienceMonths: post.requirements.experienceMonths ?? null,
    languages: [...(post.requirements.languages ?? [])],
    gear: post.requirements.gear ?? null,
    benefits: post.benefits,
    otherBenefits: post.otherBenefits,
    photos: post.photos,
    interviewMode: post.interviewMode,
    questions: post.knockOutQuestions.map(({ id, text: asked, kind, choices }) => ({
      id,
      text: asked,
      kind,
      choices: [...choices],
    })),
    totalPay: areChosen ? null : total,
    shifts: post.shifts.map(({ id, date, startTime, endTime, breakMinutes, headcount }, index) => ({
      id,
      date: date ?? '',
      startTime: clock(startTime),
      endTime: clock(endTime),
      breakMinutes,
      places: placesOf(post, { headcount }) ?? 1,
      pay: pays[index] ?? null,
      placesLeft: left && (left.get(id) ?? 0),
    })),
    shiftChoice: areChosen ? 'each' : 'all',
    place: shownPlace(post.place, post.state),
    company: presentCompany(post.company),
    publishedAt: (publishedAt ?? updatedAt).toISOString(),
    updatedAt: updatedAt.toISOString(),
    applyBy: applyBy?.toISOString() ?? null,
    expiresAt: ends.toISOString(),
  }
}
