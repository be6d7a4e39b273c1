import { Type } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Problem } from '@/services/shared/problem'
import { OneOf } from '@/services/shared/schema'
import type { ServiceApp } from '@/services/shared/service'
import type { Deps } from '../../platform/deps'
import { type Merchant, merchants } from '../../shapes/payment-terms'
import { receiveEvent } from './service'
import { isSigned } from './signature'

/** An event with its charge has a few thousand bytes. */
const mostBytes = 64 * 1024

/** Where the payment provider sends its events. */
export function paymentEventRoutes(app: ServiceApp, { db, settings }: Pick<Deps, 'db' | 'settings'>): void {
  const secrets: Readonly<Record<Merchant, readonly string[]>> = {
    job_post: settings.OMISE_JOB_POST_WEBHOOK_SECRETS.split(','),
    employers: settings.OMISE_EMPLOYERS_WEBHOOK_SECRETS.split(','),
  }

  // The signature is over the bytes of the body, so that they are kept as they came.
  app.register(async (scope: ServiceApp) => {
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(
      '/v1/payment-events/:merchant',
      {
        config: { access: 'public', limit: { max: 3_000, seconds: 60 } },
        bodyLimit: mostBytes,
        schema: {
          operationId: 'receivePaymentEvent',
          summary: 'Where the payment provider sends its events',
          params: Type.Object({ merchant: OneOf(merchants) }),
          response: { 200: Type.Object({ received: Type.Literal(true) }) },
        },
      },
      async (request) => {
        const { merchant } = request.params
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const signed = {
          body,
          signatures: headerOf(request, 'omise-signature'),
          timestamp: headerOf(request, 'omise-signature-timestamp'),
        }
        if (!isSigned(signed, secrets[merchant], new Date())) throw new Problem(401, 'unauthenticated')
        await receiveEvent(db, merchant, eventIdOf(body))
        return { received: true as const }
      },
    )
  })
}

function headerOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/** The id in a signed event; 400 for one that has none. */
function eventIdOf(body: Buffer): string {
  try {
    const { id } = JSON.parse(body.toString()) as { id?: unknown }
    if (typeof id === 'string' && /^evnt_\w{1,60}$/.test(id)) return id
  } catch {
    // It is refused below.
  }
  throw new Problem(400, 'bad_request')
}
