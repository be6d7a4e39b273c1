import { type Static, Type } from '@fastify/type-provider-typebox'
import type { Database } from '@/services/shared/database'
import { Named, nullable, OneOf, Satang, Uuid } from '@/services/shared/schema'
import { contactBarOf } from '@/validators/applicant-contact'
import type { ContactReach } from '@/validators/company-standing'
import { payUnits } from '@/validators/job-post-terms'
import type { Scope } from '../../platform/access/scope'
import { shownName } from '../../shapes/applicant'
import { isSettled } from '../applications/terms'
import { findShifts } from '../job-posts/repository'
import { listOldTerms } from './repository'

export const displayName = nullable(
  Type.String({ description: 'with an initial where their contact is barred; null without an account' }),
)

const Pay = Type.Object({ unit: OneOf(payUnits), amount: Satang })

export const FormerShift = Named(
  'FormerShift',
  Type.Object({
    applicationId: Uuid,
    displayName,
    workerId: Uuid,
    jobPostId: Uuid,
    shiftId: Type.String(),
    title: Type.String(),
    startTime: Type.String({ description: 'HH:mm, Asia/Bangkok' }),
    endTime: Type.String(),
    pay: nullable(Pay),
    becomes: Type.Object(
      {
        shift: nullable(
          Type.Object({
            date: Type.String({ format: 'date' }),
            startTime: Type.String(),
            endTime: Type.String(),
          }),
        ),
        pay: nullable(Pay),
      },
      { description: 'what the post says of it by now; no shift where it is no part of the post any more' },
    ),
    isSettled: Type.Boolean({ description: 'what they agreed to stands; else they are or will be asked' }),
  }),
)
type FormerShift = Static<typeof FormerShift>

type OnOldTerms = Awaited<ReturnType<typeof listOldTerms>>[number]

/** The shifts of the posts that somebody agreed to other terms of, as the posts have them now. */
const postedShifts = async (db: Database, { companyId }: Scope, onOldTerms: readonly OnOldTerms[]) => {
  const ids = [...new Set(onOldTerms.map(({ jobPostId }) => jobPostId))]
  return ids.length === 0 ? [] : findShifts(db, companyId, ids)
}
type PostedShifts = Awaited<ReturnType<typeof postedShifts>>

type PayTerms = Pick<OnOldTerms['oldTerms'], 'payUnit' | 'payAmount'>
const presentPay = ({ payUnit, payAmount }: PayTerms): Static<typeof Pay> | null =>
  payUnit === null || payAmount === null ? null : { unit: payUnit, amount: payAmount }

const clock = (time: string | null) => time?.slice(0, 5) ?? ''

const shiftsOn = (
  date: string,
  { oldTerms, worker, title, payUnit, payAmount, ...one }: OnOldTerms,
  { posted, reach }: { readonly posted: PostedShifts; readonly reach: ContactReach },
): FormerShift[] =>
  oldTerms.shifts
    .filter((shift) => shift.date === date)
    .map((shift) => {
      const now = posted.find(({ id, jobPostId }) => id === shift.id && jobPostId === one.jobPostId)
      return {
        applicationId: one.applicationId,
        displayName: shownName(worker, contactBarOf(reach, { ...one, placeLostAt: null })),
        workerId: one.workerId,
        jobPostId: one.jobPostId,
        shiftId: shift.id,
        title: title ?? '',
        startTime: clock(shift.startTime),
        endTime: clock(shift.endTime),
        pay: presentPay(oldTerms),
        becomes: {
          shift: now
            ? { date: now.date ?? '', startTime: clock(now.startTime), endTime: clock(now.endTime) }
            : null,
          pay: presentPay({ payUnit, payAmount }),
        },
        isSettled: isSettled(one),
      }
    })

const isAsPosted = (date: string, { startTime, endTime, pay, becomes }: FormerShift): boolean =>
  becomes.shift?.date === date &&
  becomes.shift.startTime === startTime &&
  becomes.shift.endTime === endTime &&
  becomes.pay?.unit === pay?.unit &&
  becomes.pay?.amount === pay?.amount

/** By the day (YYYY-MM-DD), who comes on it at what they agreed to while their post has other terms. */
export async function formerShiftsOf(
  db: Database,
  scope: Scope,
  reach: ContactReach,
): Promise<(date: string) => FormerShift[]> {
  const onOldTerms = await listOldTerms(db, scope)
  const posted = await postedShifts(db, scope, onOldTerms)
  return (date) =>
    onOldTerms.flatMap((one) => {
      const former = shiftsOn(date, one, { posted, reach })
      // Who lost another shift may have this one as the post says it.
      return one.oldTerms.cancelledShifts ? former.filter((shift) => !isAsPosted(date, shift)) : former
    })
}
