import { Type } from '@fastify/type-provider-typebox'
import { callerOf, passOf } from '@/services/shared/access'
import { Body, Instant, nullable, Typed } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import { actorOf } from '../../platform/access/actor'
import type { Deps } from '../../platform/deps'
import { makeLink, openLink, returnAddressOf } from './service'

const Token = Type.String({ minLength: 1, maxLength: 200 })

/** Operations by which a phone app opens the screens to buy credit (docs/topup.md). */
export function topupRoutes(app: ServiceApp, { db, settings }: Pick<Deps, 'db' | 'settings'>): void {
  const place = {
    screen: new URL('/employer/payment/topup', settings.APP_URL).href,
    returnUrls: settings.TOPUP_RETURN_URLS,
  }

  app.post(
    '/v1/topup-links',
    {
      config: { access: 'member', permission: 'billing.pay', limit: { max: 30, seconds: 600 } },
      schema: {
        operationId: 'makeTopupLink',
        summary: 'A link with which a phone app opens the screens to buy credit, once and within 5 minutes',
        body: Body({
          returnTo: Type.Union([Typed(200), Type.Null()], {
            description: 'one of TOPUP_RETURN_URLS, to which the screens lead back; null for none',
          }),
        }),
        response: { 201: Type.Object({ url: Type.String(), expiresAt: Instant }) },
      },
    },
    // Without idempotency key, because a stored answer would contain the token.
    async (request, reply) => {
      const made = await makeLink(db, actorOf(request), callerOf(request), request.body, place)
      return reply.code(201).header('cache-control', 'no-store').send(made)
    },
  )

  app.post(
    '/v1/topup-passes',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'openTopupLink',
        summary: 'Exchanges a link, once, for a pass to the operations that say so',
        body: Body({ token: Token }),
        response: {
          201: Type.Object({ pass: Type.String(), expiresAt: Instant, seconds: Type.Integer() }),
        },
      },
    },
    async (request, reply) =>
      reply
        .code(201)
        .header('cache-control', 'no-store')
        .send(await openLink(db, request.body.token)),
  )

  app.get(
    '/v1/topup-return',
    {
      config: { access: 'member', permission: 'billing.pay', pass: 'topup' },
      schema: {
        operationId: 'getTopupReturn',
        summary: 'Where the app of the pass is answered',
        response: { 200: Type.Object({ returnTo: nullable(Type.String()) }) },
      },
    },
    async (request) => {
      const pass = passOf(request)
      return { returnTo: pass && (await returnAddressOf(db, pass.text)) }
    },
  )
}
