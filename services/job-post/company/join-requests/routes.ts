import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { accountOf } from '@/services/shared/accounts/access'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import type { Database } from '@/services/shared/database'
import { once } from '@/services/shared/idempotency/once'
import { addRoutine } from '@/services/shared/routine'
import { Body, OneOf, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { joinRequestSchema } from '@/validators/join-request'
import { memberSchema } from '@/validators/member'
import { requesterEvents } from '@/validators/states/join-request'
import { actorOf } from '../../platform/access/actor'
import type { CompanyPosts } from '../companies/company-posts'
import { MemberInput } from '../membership/present'
import { JoinRequest, JoinRequestInput, OwnJoinRequest, OwnJoinRequests } from './present'
import {
  acceptRequest,
  applyRequesterEvent,
  askToJoin,
  declineRequest,
  expireDueRequests,
  ownRequests,
  pageOfRequests,
} from './service'

const params = Type.Object({ joinRequestId: Uuid })
const deciding = { access: 'member', permission: 'members.manage' } as const

/** Operations to ask for a place in a company by its number, and to decide about such requests. */
export function joinRequestRoutes(
  app: ServiceApp,
  { db, posts }: { readonly db: Database; readonly posts: CompanyPosts },
): void {
  app.get(
    '/v1/my/join-requests',
    {
      config: { access: 'registered' },
      schema: { operationId: 'listMyJoinRequests', response: { 200: OwnJoinRequests } },
    },
    async (request) => ({ items: await ownRequests(db, callerOf(request).uid) }),
  )

  app.post(
    '/v1/my/join-requests',
    {
      config: { access: 'verified', rules: joinRequestSchema },
      schema: { operationId: 'askToJoinCompany', body: JoinRequestInput, response: { 201: OwnJoinRequest } },
    },
    async (request, reply) => {
      const input = await joinRequestSchema.validate(request.body)
      const account = accountOf(request)
      const asked = { requestId: request.id, visitor: request.budgetVisitor }
      return once(db, request, reply, async (tx) => ({
        status: 201,
        body: await askToJoin(tx, account, asked, input),
      }))
    },
  )

  app.post(
    '/v1/my/join-requests/:joinRequestId/events',
    {
      config: { access: 'registered' },
      schema: {
        operationId: 'changeMyJoinRequestState',
        params,
        body: Body({ event: OneOf(requesterEvents) }),
        response: { 200: OwnJoinRequest },
      },
    },
    async (request) => {
      const cause = { uid: callerOf(request).uid, requestId: request.id }
      return applyRequesterEvent(db, cause, request.params.joinRequestId, request.body.event)
    },
  )

  app.get(
    '/v1/join-requests',
    {
      config: deciding,
      schema: {
        operationId: 'listJoinRequests',
        querystring: Type.Object(pageQuery),
        response: { 200: pageOf(JoinRequest) },
      },
    },
    async (request) => pageOfRequests(db, actorOf(request), request.query),
  )

  app.post(
    '/v1/join-requests/:joinRequestId/accept',
    {
      config: { ...deciding, rules: memberSchema },
      schema: {
        operationId: 'acceptJoinRequest',
        params,
        body: MemberInput,
        response: { 200: JoinRequest },
      },
    },
    async (request) => {
      const place = await memberSchema.validate(request.body)
      return acceptRequest({ db, posts }, actorOf(request), request.params.joinRequestId, place)
    },
  )

  app.post(
    '/v1/join-requests/:joinRequestId/decline',
    {
      config: deciding,
      schema: { operationId: 'declineJoinRequest', params, response: { 200: JoinRequest } },
    },
    async (request) => declineRequest(db, actorOf(request), request.params.joinRequestId),
  )

  addRoutine(app, {
    name: 'expire join requests',
    everySeconds: 600,
    run: (work) => expireDueRequests(db, work),
  })
}
