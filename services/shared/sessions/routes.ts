import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '../access'
import { Body, Instant, Named, OneOf } from '../schema'
import type { ServiceApp } from '../service'
import { browsers, systems } from './device'
import { type EndingParts, endOtherSessions, endSession, sessionsOf, signOutEverywhere } from './service'

const Session = Named(
  'Session',
  Type.Object({
    id: Type.String(),
    browser: OneOf(browsers),
    system: OneOf(systems),
    signedInAt: Instant,
    lastUsedAt: Type.String({ format: 'date-time', description: 'to within five minutes' }),
    isCurrent: Type.Boolean({ description: 'the session that asks' }),
  }),
)

/** Operations to list the browsers a user is signed in with, and to end their sessions. */
export function sessionRoutes(app: ServiceApp, parts: EndingParts): void {
  app.get(
    '/v1/sessions',
    {
      config: { access: 'identified' },
      schema: { operationId: 'listSessions', response: { 200: Type.Object({ items: Type.Array(Session) }) } },
    },
    async (request) => {
      const caller = callerOf(request)
      const found = await sessionsOf(parts.db, caller)
      return {
        items: found.map(({ id, browser, system, signedInAt, lastUsedAt }) => ({
          id,
          browser,
          system,
          signedInAt: signedInAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
          isCurrent: id === caller.session?.id,
        })),
      }
    },
  )

  app.delete(
    '/v1/sessions',
    {
      config: { access: 'identified' },
      schema: {
        operationId: 'endOtherSessions',
        description: 'Ends all sessions of the person but the one that asks.',
        response: { 200: Type.Object({ ended: Type.Integer() }) },
      },
    },
    async (request) => ({
      ended: await endOtherSessions(parts, { caller: callerOf(request), requestId: request.id }),
    }),
  )

  app.post(
    '/v1/sessions/end-all',
    {
      config: { access: 'identified' },
      schema: {
        operationId: 'signOutEverywhere',
        description:
          'Ends every session of the person, this one included, and every open link of the account.',
        body: Body({}),
        response: { 200: Type.Object({}) },
      },
    },
    async (request) => {
      await signOutEverywhere(parts, { caller: callerOf(request), requestId: request.id })
      return {}
    },
  )

  app.delete(
    '/v1/sessions/:sessionId',
    {
      config: { access: 'identified' },
      schema: {
        operationId: 'endSession',
        params: Type.Object({
          sessionId: Type.String({
            pattern: '^[\\w-]{1,64}$',
            description: '`current` is the one that asks',
          }),
        }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const { sessionId } = request.params
      const id = sessionId === 'current' ? (caller.session?.id ?? '') : sessionId
      await endSession(parts, { caller, requestId: request.id }, id)
      return reply.code(204).send(null)
    },
  )
}
