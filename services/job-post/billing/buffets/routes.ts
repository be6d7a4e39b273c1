import { Type } from '@fastify/type-provider-typebox'
import { callerOf } from '@/services/shared/access'
import { pageOf, pageQuery } from '@/services/shared/cursor'
import { addRoutine } from '@/services/shared/routine'
import { Body, Uuid } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import {
  ActivatedBuffet,
  BuffetLink,
  BuffetTokenInput,
  LinkInput,
  NewBuffetToken,
  OpsBuffetToken,
} from './present'
import { activate, checkLink, makeToken, pageOfTokens, revokeToken } from './tokens'
import { warnOfBuffetEnd } from './warnings'

/** A link is opened a few times by a few people; who tries others out is stopped. */
const tries = { max: 120, seconds: 600 }

type BuffetDeps = Pick<Deps, 'db' | 'settings'> & {
  /** What follows once a company can publish without credits. */
  readonly afterCredit: (companyId: string) => Promise<void>
}

/** Operations of sales links that give days of unlimited posting. */
export function buffetRoutes(app: ServiceApp, { db, settings, afterCredit }: BuffetDeps): void {
  app.post(
    '/v1/buffet-links/checks',
    {
      config: { access: 'optional', limit: tries },
      schema: {
        operationId: 'checkBuffetLink',
        summary: 'What a sales link is worth, and for which company it would count',
        body: LinkInput,
        response: { 200: BuffetLink },
      },
    },
    async (request) => checkLink(db, request.body.token, request.caller),
  )

  app.post(
    '/v1/buffet-links/activations',
    {
      config: { access: 'member', permission: 'billing.pay', limit: tries },
      schema: {
        operationId: 'activateBuffetLink',
        summary: "Gives the member's company what the link is worth; the same member may repeat it",
        body: LinkInput,
        response: { 200: ActivatedBuffet },
      },
    },
    async (request) => {
      const actor = actorOf(request)
      const activated = await activate(db, actor, request.body.token)
      await afterCredit(actor.scope.companyId).catch((err: unknown) =>
        request.log.error({ err }, 'the posts that waited for credit were not looked at'),
      )
      return activated
    },
  )

  app.post(
    '/v1/ops/buffet-links',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'makeBuffetLink',
        summary: 'A sales link; it is in this answer and nowhere else',
        body: BuffetTokenInput,
        response: { 201: NewBuffetToken },
      },
    },
    // Without idempotency key, because a stored answer would contain the token.
    async (request, reply) => {
      const cause = { uid: callerOf(request).uid, requestId: request.id }
      const screen = new URL('/verify-buffet-token', settings.APP_URL).href
      const made = await makeToken(db, cause, request.body, screen)
      return reply.code(201).header('cache-control', 'no-store').send(made)
    },
  )

  app.get(
    '/v1/ops/buffet-links',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'listBuffetLinks',
        summary: 'All sales links, newest first',
        querystring: Type.Object(pageQuery),
        response: { 200: pageOf(OpsBuffetToken) },
      },
    },
    async (request) => pageOfTokens(db, request.query),
  )

  app.post(
    '/v1/ops/buffet-links/:linkId/revocations',
    {
      config: { access: 'ops' },
      schema: {
        operationId: 'revokeBuffetLink',
        params: Type.Object({ linkId: Uuid }),
        body: Body({}),
        response: { 200: OpsBuffetToken },
      },
    },
    async (request) =>
      revokeToken(db, { uid: callerOf(request).uid, requestId: request.id }, request.params.linkId),
  )

  addRoutine(app, {
    name: 'warn of ending buffets',
    everySeconds: 3_600,
    run: (work) => warnOfBuffetEnd(db, work),
  })
}
