import { Type } from '@fastify/type-provider-typebox'
import { wideVisitorKey } from '@/lib/security/visitor-address'
import { callerOf } from '@/services/shared/access'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { once } from '@/services/shared/idempotency/once'
import { countUse } from '@/services/shared/rate-limit/rate-limit'
import { Body, OneOf, Typed, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { forwardedCallerOf } from '@/services/shared/service-client'
import { sendVersioned } from '@/services/shared/version'
import { cannotComeReasons } from '@/validators/cannot-come-reasons'
import { applicationStates, termAnswers, workerEvents } from '@/validators/states/application'
import { type OwnGroup, ownGroups } from '../../shapes/own-groups'
import { ApplicationInput, OwnApplicationShape } from '../applications/present-own'
import {
  acknowledge,
  apply,
  applyWorkerEvent,
  confirm,
  giveBackShifts,
  isPostForChosen,
  pageOfOwn,
  readOwn,
  standingApplication,
} from './service'
import { answerTerms } from './term-answers'
import type { WorkerProfiles } from './worker-profile'

const params = Type.Object({ applicationId: Uuid })

/** Applications from one address by accounts that have not proven theirs: many phones share one. */
const unprovenLimit = { max: 60, seconds: 3_600 }

const countUnproven = (tx: Database, visitor: string): Promise<void> =>
  countUse(tx, `applications of unproven accounts from ${wideVisitorKey(visitor)}`, unprovenLimit)

/** Operations with which workers apply and follow their applications. */
export function ownApplicationRoutes(
  app: ServiceApp,
  { db, profiles }: { readonly db: Database; readonly profiles: WorkerProfiles },
): void {
  app.post(
    '/v1/my/applications',
    {
      config: { access: 'worker' },
      schema: {
        operationId: 'applyForJobPost',
        summary:
          'Apply with my resume as it is now; a second application to a post is the first one, unless that was withdrawn',
        body: ApplicationInput,
        response: { 200: OwnApplicationShape, 201: OwnApplicationShape },
      },
    },
    async (request, reply) => {
      const { uid } = callerOf(request)
      const { budgetVisitor } = request
      const earlier = await standingApplication(db, uid, request.body.jobPostId)
      if (earlier) return once(db, request, reply, async () => ({ status: 200, body: earlier }))
      // Before the transaction, which must not wait for another service.
      const requester = forwardedCallerOf(request)
      const isForChosen = await isPostForChosen(db, request.body.jobPostId)
      const [worker, favouriteOf] = await Promise.all([
        profiles.ask(requester),
        isForChosen ? profiles.askFavouriteOf(requester) : [],
      ])
      return once(db, request, reply, async (tx) => {
        const { isNew, application } = await apply(tx, uid, worker, request.body, favouriteOf)
        // Only what is stored, and last, because others from the address wait for this transaction from here on.
        if (isNew && !worker.emailVerified && budgetVisitor !== null) await countUnproven(tx, budgetVisitor)
        return { status: isNew ? 201 : 200, body: application }
      })
    },
  )

  app.get(
    '/v1/my/applications',
    {
      config: { access: 'worker' },
      schema: {
        operationId: 'listMyApplications',
        querystring: Type.Object({
          ...pageQuery,
          jobPostId: Type.Optional(Uuid),
          group: Type.Optional(
            Type.Unsafe<OwnGroup>({
              ...OneOf(ownGroups),
              description:
                'live: those that wait for somebody or lead to work; ended: the others; held: jobs I have or had',
            }),
          ),
          endsFrom: Type.Optional(
            Type.String({
              format: 'date-time',
              description: 'only posts whose last shift ends then or later',
            }),
          ),
        }),
        response: { 200: pageOf(OwnApplicationShape) },
      },
    },
    async (request) => pageOfOwn(db, callerOf(request).uid, request.query),
  )

  app.get(
    '/v1/my/applications/:applicationId',
    {
      config: { access: 'worker' },
      schema: { operationId: 'getMyApplication', params, response: { 200: OwnApplicationShape } },
    },
    async (request, reply) =>
      sendVersioned(reply, await readOwn(db, callerOf(request).uid, request.params.applicationId)),
  )

  app.post(
    '/v1/my/applications/:applicationId/events',
    {
      config: { access: 'worker' },
      schema: {
        operationId: 'changeMyApplicationState',
        params,
        body: Body({
          event: OneOf(workerEvents),
          from: OneOf(applicationStates),
          version: Type.Optional(
            Type.Integer({
              minimum: 1,
              description: 'the version it was seen in; an offer with other shifts by now is 409',
            }),
          ),
        }),
        response: { 200: OwnApplicationShape },
      },
    },
    async (request, reply) => {
      const { uid } = callerOf(request)
      return sendVersioned(reply, await applyWorkerEvent(db, uid, request.params.applicationId, request.body))
    },
  )

  app.post(
    '/v1/my/applications/:applicationId/term-answers',
    {
      config: { access: 'worker' },
      schema: {
        operationId: 'answerChangedTerms',
        summary: 'Accepts terms that were changed after I was hired, keeps to the agreed ones, or leaves',
        params,
        body: Body({
          answer: OneOf(termAnswers),
          version: Type.Integer({
            minimum: 1,
            description: 'the version they were seen in; with others by now it is 409',
          }),
        }),
        response: { 200: OwnApplicationShape },
      },
    },
    async (request, reply) => {
      const { uid } = callerOf(request)
      return sendVersioned(reply, await answerTerms(db, uid, request.params.applicationId, request.body))
    },
  )

  app.post(
    '/v1/my/applications/:applicationId/given-back-shifts',
    {
      config: { access: 'worker' },
      schema: {
        operationId: 'giveBackMyShifts',
        summary:
          'Gives back shifts of a job that is mine; I keep the others, or without any I have withdrawn',
        params,
        body: Body({
          shiftIds: Type.Array(Typed(100), { maxItems: 100 }),
          reason: Type.Optional(OneOf(cannotComeReasons)),
          version: Type.Integer({ minimum: 1, description: 'the version it was seen in' }),
        }),
        response: { 200: OwnApplicationShape },
      },
    },
    async (request, reply) => {
      const { shiftIds, reason = null, version } = request.body
      const { uid } = callerOf(request)
      const given = { shiftIds, reason, version }
      return sendVersioned(reply, await giveBackShifts(db, uid, request.params.applicationId, given))
    },
  )

  app.put(
    '/v1/my/applications/:applicationId/confirmation',
    {
      config: { access: 'worker' },
      schema: {
        operationId: 'confirmMyJob',
        summary: 'Says that I am coming to the job that is mine',
        params,
        response: { 200: OwnApplicationShape },
      },
    },
    async (request, reply) =>
      sendVersioned(reply, await confirm(db, callerOf(request).uid, request.params.applicationId)),
  )

  app.put(
    '/v1/my/applications/:applicationId/acknowledgement',
    {
      config: { access: 'worker' },
      schema: {
        operationId: 'acknowledgeMyApplication',
        summary: 'Says that I have read that an offer or a job was taken back, or that I was marked absent',
        params,
        response: { 200: OwnApplicationShape },
      },
    },
    async (request, reply) =>
      sendVersioned(reply, await acknowledge(db, callerOf(request).uid, request.params.applicationId)),
  )
}
