import { Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { once } from '@/services/shared/idempotency/once'
import { Body, Instant, nullable, OneOf, Typed, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { expectedVersion, sendVersioned } from '@/services/shared/version'
import {
  interviewOutcomeSchema,
  interviewSchema,
  interviewTimesSchema,
  interviewWishSchema,
} from '@/validators/interview'
import { interviewDecisions, interviewKinds } from '@/validators/interview-terms'
import type { TalkParts } from '../../talk/conversations/service'
import { type InterviewEnd, interviewEndsOf } from './ends'
import { Interview, Minutes } from './present'
import {
  acceptTime,
  askOther,
  end,
  interviewsOf,
  noteOutcome,
  propose,
  proposeAgain,
  readInterview,
  reconsider,
} from './service'

const params = Type.Object({ interviewId: Uuid })
const response = { 200: Interview }
const Times = Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 })

/** A member proposes a dialog's worth of interviews in a minute, and no more. */
const proposing = { max: 30, seconds: 60 }

const stepOf = (request: FastifyRequest<{ Params: { interviewId: string } }>) => ({
  id: request.params.interviewId,
  version: expectedVersion(request),
})

/** Interviews of a company and of a worker: proposing, answering, moving and ending them, and what became of them. */
export function interviewRoutes(app: ServiceApp, parts: TalkParts): void {
  const [company, worker] = interviewEndsOf(parts.db)
  if (!company || !worker) throw new Error('an interview has two ends')
  for (const one of [company, worker]) sharedRoutes(app, parts, one)
  companyRoutes(app, parts, company)
  workerRoutes(app, parts, worker)
}

function sharedRoutes(app: ServiceApp, { db }: TalkParts, { prefix, config, named, partyOf }: InterviewEnd) {
  app.get(
    prefix,
    {
      config,
      schema: {
        operationId: named('listCompanyInterviews'),
        summary: 'Interviews that are to come, the next first, and those that were over lately',
        response: { 200: Type.Object({ items: Type.Array(Interview) }) },
      },
    },
    async (request) => ({ items: await interviewsOf(db, await partyOf(request)) }),
  )

  app.get(
    `${prefix}/:interviewId`,
    { config, schema: { operationId: named('readCompanyInterview'), params, response } },
    async (request, reply) =>
      sendVersioned(reply, await readInterview(db, await partyOf(request), request.params.interviewId)),
  )

  app.put(
    `${prefix}/:interviewId/agreement`,
    {
      config,
      schema: {
        operationId: named('acceptCompanyInterviewTime'),
        summary: 'Agrees on a time that the other side named; one of two that want the same quarter wins',
        params,
        body: Body({ at: Instant }),
        response,
      },
    },
    async (request, reply) =>
      sendVersioned(
        reply,
        await acceptTime(db, await partyOf(request), { ...stepOf(request), ...request.body }),
      ),
  )

  app.put(
    `${prefix}/:interviewId/ending`,
    {
      config,
      schema: {
        operationId: named('endCompanyInterview'),
        summary: 'Declines what was proposed, or cancels an interview that is to come',
        params,
        body: Body({ event: OneOf(['decline', 'cancel']) }),
        response,
      },
    },
    async (request, reply) =>
      sendVersioned(reply, await end(db, await partyOf(request), { ...stepOf(request), ...request.body })),
  )
}

function companyRoutes(app: ServiceApp, parts: TalkParts, { prefix, config, partyOf }: InterviewEnd) {
  const { db } = parts
  app.post(
    prefix,
    {
      config: { ...config, rules: interviewSchema, limit: proposing },
      schema: {
        operationId: 'proposeInterview',
        summary: 'Proposes up to three times to a worker whom the company may write to',
        body: Body({
          workerId: Uuid,
          jobPostId: nullable(Uuid),
          kind: OneOf(interviewKinds),
          place: Typed(),
          position: nullable(
            Body({
              lat: Type.Number({ minimum: -90, maximum: 90 }),
              lng: Type.Number({ minimum: -180, maximum: 180 }),
            }),
          ),
          note: Typed(),
          minutes: Minutes,
          times: Times,
        }),
        response: { 201: Interview },
      },
    },
    async (request, reply) => {
      const party = await partyOf(request)
      if (party.side !== 'company') throw new Error('a member speaks for a company')
      return once(db, request, reply, async (tx) => ({
        status: 201,
        body: await propose(parts, tx, party, request.body),
      }))
    },
  )

  app.put(
    `${prefix}/:interviewId/times`,
    {
      config: { ...config, rules: interviewTimesSchema, limit: proposing },
      schema: {
        operationId: 'proposeOtherTimes',
        params,
        body: Body({ minutes: Minutes, times: Times }),
        response,
      },
    },
    async (request, reply) =>
      sendVersioned(
        reply,
        await proposeAgain(db, await partyOf(request), { ...stepOf(request), ...request.body }),
      ),
  )

  app.put(
    `${prefix}/:interviewId/outcome`,
    {
      config: { ...config, rules: interviewOutcomeSchema },
      schema: {
        operationId: 'noteInterviewOutcome',
        summary:
          'Whether the worker came, and what the company thinks; the worker reads neither note nor decision',
        params,
        body: Body({
          event: OneOf(['complete', 'mark_no_show']),
          note: Typed(),
          decision: nullable(OneOf(interviewDecisions)),
        }),
        response,
      },
    },
    async (request, reply) =>
      sendVersioned(
        reply,
        await noteOutcome(db, await partyOf(request), { ...stepOf(request), ...request.body }),
      ),
  )
}

function workerRoutes(app: ServiceApp, { db }: TalkParts, { prefix, config, partyOf }: InterviewEnd) {
  app.put(
    `${prefix}/:interviewId/reconsideration`,
    {
      config,
      schema: {
        operationId: 'reconsiderInterview',
        summary: 'Takes back that the interview was declined, while what was proposed could be answered',
        params,
        response,
      },
    },
    async (request, reply) =>
      sendVersioned(reply, await reconsider(db, await partyOf(request), stepOf(request))),
  )

  app.put(
    `${prefix}/:interviewId/wish`,
    {
      config: { ...config, rules: interviewWishSchema },
      schema: {
        operationId: 'askOtherInterviewTime',
        summary: 'Asks for another time than those proposed, or than the one agreed on',
        params,
        body: Body({ at: Type.String({ maxLength: 40 }), reason: Typed() }),
        response,
      },
    },
    async (request, reply) =>
      sendVersioned(
        reply,
        await askOther(db, await partyOf(request), { ...stepOf(request), ...request.body }),
      ),
  )
}
