import type { RequestListener } from 'node:http'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { pageHeaders } from '../pages/page'
import { authenticationPage } from './authentication-page'
import { type Access, accountOf, isOf, requireKey } from './credentials'
import { Disputes } from './disputes'
import { parseFormBody } from './form-body'
import { GatewayError, notFound } from './gateway-error'
import { type Fields, fieldsOf } from './input'
import { omiseScript } from './omise-script'
import { Payments } from './payments'
import { qrPicture } from './qr-picture'
import { RecordStore } from './record-store'
import type { Charge } from './records'
import { Webhooks, type WebhookTarget } from './webhooks'
import { createWire, list, type Wire } from './wire'

declare module 'fastify' {
  interface FastifyContextConfig {
    gatewayAccess?: Access
  }
  interface FastifyRequest {
    /** The merchant whose key came with the request. */
    gatewayAccount: string
  }
}

type GatewayOptions = {
  /** The file with the gateway's records. */
  readonly file: string
  readonly webhook: WebhookTarget
  /** The address at which browsers reach the gateway; a function, because the port may be unknown at first. */
  readonly address: () => string
}

export type Gateway = { readonly listener: RequestListener; close(): void }

type ById = { Params: { id: string } }

const open = { config: { gatewayAccess: 'open' } } as const
const withPublicKey = { config: { gatewayAccess: 'public' } } as const

/** How often the gateway looks for expired charges, in milliseconds. */
const expiryCheckMs = 1_000

/** The payment gateway: enough of Omise's REST API for its own client, with cards and PromptPay. */
export async function createGateway({ file, webhook, address }: GatewayOptions): Promise<Gateway> {
  const store = new RecordStore(file)
  const wire = createWire(address)
  const webhooks = new Webhooks(webhook)
  const payments = new Payments(store, wire, webhooks)
  const app = fastify()

  readBodies(app)
  answerErrors(app)
  app.decorateRequest('gatewayAccount', '')
  app.addHook('onRequest', async (request, reply) => {
    reply
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-headers', '*, authorization')
    if (request.method === 'OPTIONS') return reply.code(204).send()
    const { authorization } = request.headers
    requireKey(request.routeOptions.config.gatewayAccess ?? 'secret', authorization)
    request.gatewayAccount = accountOf(authorization)
  })
  app.options('/*', open, async () => undefined)

  addTokensAndSources(app, payments, store, wire)
  addCustomers(app, payments, wire)
  addCharges(app, payments, wire)
  addRefundsAndEvents(app, payments, store, wire)
  addDisputes(app, payments, new Disputes(store, payments), wire)
  addPayerPages(app, payments)
  addSandboxControls(app, payments, store, webhooks)
  app.get('/omise.js', open, (_request, reply) => reply.type('text/javascript').send(omiseScript(address())))
  app.get('/account', async () => ({ object: 'account', country: 'TH', currency: 'THB', livemode: false }))

  await app.ready()
  const expiry = setInterval(() => payments.expireOverdue(), expiryCheckMs)
  expiry.unref()
  return {
    listener: (req, res) => app.routing(req, res),
    close() {
      clearInterval(expiry)
      webhooks.close()
      store.close()
    },
  }
}

function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      // Omise's client sends a JSON content type even without a body.
      done(null, body === '' ? {} : JSON.parse(String(body)))
    } catch {
      done(new GatewayError(400, 'bad_request', 'the body is not JSON'))
    }
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parseFormBody(String(body))),
  )
}

function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((request) => {
    throw notFound('path', request.url)
  })
  app.setErrorHandler<FastifyError | GatewayError>((error, _request, reply) => {
    const answer =
      error instanceof GatewayError
        ? error
        : new GatewayError(
            error.statusCode ?? 500,
            error.statusCode ? 'bad_request' : 'internal_error',
            error.message,
          )
    if (answer.status >= 500) console.error('gateway:', error)
    return reply.code(answer.status).send(answer.toJSON())
  })
}

function addTokensAndSources(app: FastifyInstance, payments: Payments, store: RecordStore, wire: Wire): void {
  app.post('/tokens', withPublicKey, async ({ body, gatewayAccount }) =>
    wire.token(payments.createToken(fieldsOf(body), gatewayAccount)),
  )
  app.get<ById>('/tokens/:id', withPublicKey, async ({ params, gatewayAccount }) =>
    wire.token(store.findOf(gatewayAccount, 'token', params.id)),
  )
  app.post('/sources', withPublicKey, async ({ body, gatewayAccount }) =>
    wire.source(payments.createSource(fieldsOf(body), gatewayAccount)),
  )
  app.get<ById>('/sources/:id', withPublicKey, async ({ params, gatewayAccount }) => {
    const source = store.findOf(gatewayAccount, 'source', params.id)
    return wire.source(
      source,
      payments.charges().find((charge) => charge.source?.id === source.id),
    )
  })
}

function addCustomers(app: FastifyInstance, payments: Payments, wire: Wire): void {
  app.post('/customers', async ({ body, gatewayAccount }) =>
    wire.customer(payments.createCustomer(fieldsOf(body), gatewayAccount)),
  )
  app.get('/customers', async ({ query, gatewayAccount }) =>
    pageOf(payments.customers(gatewayAccount), fieldsOf(query), '/customers', wire.customer),
  )
  app.get<ById>('/customers/:id', async ({ params, gatewayAccount }) =>
    wire.customer(payments.customer(params.id, gatewayAccount)),
  )
  app.delete<ById>('/customers/:id', async ({ params, gatewayAccount }) =>
    wire.customer(payments.deleteCustomer(params.id, gatewayAccount)),
  )
}

function addCharges(app: FastifyInstance, payments: Payments, wire: Wire): void {
  const view = (charge: Charge) => wire.charge(charge, payments.refundsOf(charge.id))
  const step = (name: string, take: (charge: Charge, fields: Fields) => Charge) =>
    app.post<ById>(`/charges/:id/${name}`, async ({ params, body, gatewayAccount }) =>
      view(take(payments.chargeOf(gatewayAccount, params.id), fieldsOf(body))),
    )

  app.post('/charges', async ({ body, gatewayAccount }) =>
    view(payments.createCharge(fieldsOf(body), gatewayAccount)),
  )
  app.get<ById>('/charges/:id', async ({ params, gatewayAccount }) =>
    view(payments.chargeOf(gatewayAccount, params.id)),
  )
  app.patch<ById>('/charges/:id', async ({ params, body, gatewayAccount }) =>
    view(payments.update(payments.chargeOf(gatewayAccount, params.id), fieldsOf(body))),
  )
  app.get('/charges', async ({ query, gatewayAccount }) =>
    pageOf(payments.chargesOf(gatewayAccount), fieldsOf(query), '/charges', view),
  )
  app.get('/search', async ({ query, gatewayAccount }) => {
    const { scope, query: words = '' } = fieldsOf(query)
    if (scope !== 'charge') throw new GatewayError(400, 'invalid_scope', 'scope is currently not supported')
    const found = payments.chargesOf(gatewayAccount).filter((charge) => mentions(charge, String(words)))
    return { ...pageOf(found, fieldsOf(query), '/search', view), object: 'search', scope, query: words }
  })
  step('capture', (charge) => payments.capture(charge))
  step('reverse', (charge) => payments.reverse(charge))
  step('expire', (charge) => payments.expire(charge))
  step('mark_as_paid', (charge) => payments.markAsPaid(charge))
  step('mark_as_failed', (charge) => payments.markAsFailed(charge))
}

function mentions({ id, description, metadata }: Charge, words: string): boolean {
  return [id, description, ...Object.values(metadata)].some((value) => String(value ?? '').includes(words))
}

function addRefundsAndEvents(app: FastifyInstance, payments: Payments, store: RecordStore, wire: Wire): void {
  app.post<ById>('/charges/:id/refunds', async ({ params, body, gatewayAccount }) =>
    wire.refund(payments.refund(payments.chargeOf(gatewayAccount, params.id), fieldsOf(body))),
  )
  app.get<ById>('/charges/:id/refunds', async ({ params, query, gatewayAccount }) => {
    const { id } = payments.chargeOf(gatewayAccount, params.id)
    return pageOf(payments.refundsOf(id), fieldsOf(query), `/charges/${id}/refunds`, wire.refund)
  })
  app.get<{ Params: { id: string; refundId: string } }>(
    '/charges/:id/refunds/:refundId',
    async ({ params, gatewayAccount }) => {
      const charge = payments.chargeOf(gatewayAccount, params.id)
      const refund = payments.refundsOf(charge.id).find(({ id }) => id === params.refundId)
      if (!refund) throw notFound('refund', params.refundId)
      return wire.refund(refund)
    },
  )
  app.get('/events', async ({ query, gatewayAccount }) =>
    pageOf(store.list('event').filter(isOf(gatewayAccount)), fieldsOf(query), '/events', wire.event),
  )
  app.get<ById>('/events/:id', async ({ params, gatewayAccount }) =>
    wire.event(store.findOf(gatewayAccount, 'event', params.id)),
  )
}

function addDisputes(app: FastifyInstance, payments: Payments, disputes: Disputes, wire: Wire): void {
  app.get('/disputes', async ({ query, gatewayAccount }) =>
    pageOf(disputes.listOf(gatewayAccount), fieldsOf(query), '/disputes', wire.dispute),
  )
  for (const status of ['open', 'pending', 'closed']) {
    app.get(`/disputes/${status}`, async ({ query, gatewayAccount }) =>
      pageOf(disputes.listOf(gatewayAccount, status), fieldsOf(query), `/disputes/${status}`, wire.dispute),
    )
  }
  app.get<ById>('/disputes/:id', async ({ params, gatewayAccount }) =>
    wire.dispute(disputes.findOf(gatewayAccount, params.id)),
  )
  app.patch<ById>('/disputes/:id', async ({ params, body, gatewayAccount }) =>
    wire.dispute(disputes.answer(disputes.findOf(gatewayAccount, params.id), fieldsOf(body))),
  )
  app.patch<ById>('/disputes/:id/accept', async ({ params, gatewayAccount }) =>
    wire.dispute(disputes.accept(disputes.findOf(gatewayAccount, params.id))),
  )
  // What only banks do.
  app.post<ById>('/sandbox/charges/:id/disputes', open, async ({ params, body }) =>
    wire.dispute(disputes.open(payments.charge(params.id), fieldsOf(body))),
  )
  app.post<ById>('/sandbox/disputes/:id/decision', open, async ({ params, body }) =>
    wire.dispute(disputes.decide(disputes.find(params.id), fieldsOf(body).status)),
  )
  const byBank = (name: string, take: (charge: Charge) => Charge) =>
    app.post<ById>(`/sandbox/charges/:id/${name}`, open, async ({ params }) =>
      wire.charge(take(payments.charge(params.id)), payments.refundsOf(params.id)),
    )
  byBank('take_back', (charge) => payments.takeBack(charge))
  byBank('pay_late', (charge) => payments.payLate(charge))
}

/** What the payer sees: the bank's page and the QR picture. Their addresses cannot be guessed. */
function addPayerPages(app: FastifyInstance, payments: Payments): void {
  app.get<ById>('/payments/:id/authorize', open, async ({ params }, reply) => {
    const charge = payments.chargeByAuthentication(params.id)
    if (charge.status !== 'pending') return reply.redirect(charge.returnUri ?? '/', 303)
    return reply.headers(pageHeaders).send(authenticationPage(charge))
  })
  app.post<ById>('/payments/:id/authorize', open, async ({ params, body }, reply) => {
    const charge = payments.chargeByAuthentication(params.id)
    if (charge.status === 'pending') payments.authenticate(charge, fieldsOf(body).decision === 'approve')
    return reply.redirect(charge.returnUri ?? '/', 303)
  })
  app.get<{ Params: { id: string; qrId: string } }>(
    '/charges/:id/documents/:qrId/downloads',
    open,
    async ({ params }, reply) => {
      const charge = payments.charge(params.id)
      if (charge.qrId !== params.qrId) throw notFound('document', params.qrId)
      return reply.type('image/svg+xml').send(await qrPicture(charge))
    },
  )
}

/** Not part of Omise: sets where events are sent, lists deliveries, and sends an event again. */
function addSandboxControls(
  app: FastifyInstance,
  payments: Payments,
  store: RecordStore,
  webhooks: Webhooks,
): void {
  app.put('/sandbox/webhook', open, async ({ body }) => {
    const { url, secret, previousSecret } = fieldsOf(body)
    webhooks.target = {
      ...webhooks.target,
      url: String(url ?? ''),
      secret: String(secret ?? webhooks.target.secret),
      previousSecret: String(previousSecret ?? ''),
    }
    return { url: webhooks.target.url }
  })
  app.get('/sandbox/deliveries', open, async () => ({ deliveries: webhooks.deliveries }))
  app.post<ById>('/sandbox/events/:id/deliver', open, async ({ params }) => {
    const event = store.find('event', params.id)
    if (!event) throw notFound('event', params.id)
    await payments.resend(event)
    return { deliveries: webhooks.deliveries.filter(({ event }) => event === params.id) }
  })
}

const largestPage = 100

/** One page of records, by Omise's offset, limit, order, from and to. */
function pageOf<T extends { createdAt: string }>(
  records: readonly T[],
  query: Fields,
  location: string,
  view: (record: T) => unknown,
): Record<string, unknown> {
  const { from, to, order = 'chronological' } = query
  const offset = Math.max(Number(query.offset) || 0, 0)
  const limit = Math.min(Number(query.limit) || 20, largestPage)
  const start = from ? Date.parse(String(from)) : Number.NEGATIVE_INFINITY
  const end = to ? Date.parse(String(to)) : Number.POSITIVE_INFINITY
  const within = records.filter(
    ({ createdAt }) => Date.parse(createdAt) >= start && Date.parse(createdAt) <= end,
  )
  const ordered = order === 'reverse_chronological' ? within.reverse() : within
  const data = ordered.slice(offset, offset + limit).map(view)
  return list(data, { location, limit, offset, total: within.length, order: String(order) })
}
