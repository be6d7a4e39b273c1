import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { accountOf } from '@/services/shared/accounts/access'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import { once } from '@/services/shared/idempotency/once'
import { addRoutine } from '@/services/shared/routine'
import { Body, OneOf, Typed, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { invitedRegistrationSchema } from '@/validators/account'
import { invitationSchema } from '@/validators/member'
import { memberEvents } from '@/validators/states/invitation'
import { actorOf } from '../../platform/access/actor'
import { expireDueInvitations } from './expiry'
import {
  accept,
  checkLink,
  createInvitedUser,
  decline,
  holderOf,
  type InvitationParts,
  reconsider,
  registerInvited,
  removeUnclaimed,
} from './links'
import { Invitation, InvitationInput, LinkedInvitation } from './present'
import { applyMemberEvent, invite, pageOfInvitations } from './service'

const params = Type.Object({ invitationId: Uuid })
const token = Type.String({ maxLength: 200 })
const Link = Body({ token })
const Joined = Type.Object({ company: Type.String() })
const Nothing = Type.Object({})

/** Operations to invite people into the company, and to use the mailed links. */
export function invitationRoutes(app: ServiceApp, parts: InvitationParts): void {
  const { db } = parts

  app.get(
    '/v1/invitations',
    {
      config: { access: 'member', permission: 'members.manage' },
      schema: {
        operationId: 'listInvitations',
        querystring: Type.Object(pageQuery),
        response: { 200: pageOf(Invitation) },
      },
    },
    async (request) => pageOfInvitations(db, actorOf(request), request.query),
  )

  app.post(
    '/v1/invitations',
    {
      config: { access: 'member', permission: 'members.manage', rules: invitationSchema },
      schema: { operationId: 'inviteMember', body: InvitationInput, response: { 201: Invitation } },
    },
    async (request, reply) => {
      const input = await invitationSchema.validate(request.body)
      return once(db, request, reply, async (tx) => ({
        status: 201,
        body: await invite(tx, actorOf(request), input),
      }))
    },
  )

  app.post(
    '/v1/invitations/:invitationId/events',
    {
      config: { access: 'member', permission: 'members.manage' },
      schema: {
        operationId: 'changeInvitationState',
        params,
        body: Body({ event: OneOf(memberEvents) }),
        response: { 200: Invitation },
      },
    },
    async (request) =>
      applyMemberEvent(db, actorOf(request), request.params.invitationId, request.body.event),
  )

  app.post(
    '/v1/invitations/check',
    {
      config: { access: 'optional' },
      schema: { operationId: 'checkInvitation', body: Link, response: { 200: LinkedInvitation } },
    },
    async (request) => checkLink(db, request.body.token, request.caller),
  )

  app.post(
    '/v1/invitations/accept',
    {
      config: { access: 'registered' },
      schema: { operationId: 'acceptInvitation', body: Link, response: { 200: Joined } },
    },
    async (request) => {
      const actor = { caller: callerOf(request), requestId: request.id }
      return accept(parts, accountOf(request), actor, request.body.token)
    },
  )

  app.post(
    '/v1/invitations/decline',
    {
      config: { access: 'optional' },
      schema: { operationId: 'declineInvitation', body: Link, response: { 200: Nothing } },
    },
    async (request) => {
      await decline(db, request.caller, request.id, request.body.token)
      return {}
    },
  )

  app.post(
    '/v1/invitations/reconsider',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'reconsiderInvitation',
        summary: 'Takes back that an invitation was declined, until the invitation ends',
        body: Link,
        response: { 200: Nothing },
      },
    },
    async (request) => {
      await reconsider(db, request.caller, request.id, request.body.token)
      return {}
    },
  )

  app.post(
    '/v1/invitations/register',
    {
      config: { access: 'public', rules: invitedRegistrationSchema },
      schema: {
        operationId: 'registerInvited',
        body: Body({
          token,
          displayName: Typed(),
          phone: Typed(),
          password: Typed(),
          acceptTerms: Type.Boolean(),
        }),
        response: { 201: Type.Object({ email: Type.String() }) },
      },
    },
    async (request, reply) => {
      const { token: link, displayName, phone, password } = request.body
      // A repeated request gets the stored answer, even if the address has a sign-in by then.
      const made = await createInvitedUser(parts, link, { displayName, password }).then(
        (user) => ({ user }),
        (problem: unknown) => ({ problem }),
      )
      try {
        return await once(
          db,
          request,
          reply,
          async (tx) => {
            if ('problem' in made) throw made.problem
            const body = await registerInvited(tx, parts, request.id, link, made.user, { displayName, phone })
            return { status: 201, body }
          },
          holderOf(link),
        )
      } catch (error) {
        if ('user' in made)
          await removeUnclaimed(parts, made.user).catch((err: unknown) => request.log.warn({ err }))
        throw error
      }
    },
  )

  addRoutine(app, {
    name: 'expire invitations',
    everySeconds: 600,
    run: (work) => expireDueInvitations(db, work),
  })
}
