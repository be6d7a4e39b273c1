import { failureOf } from './card-outcomes'
import {
  authenticate,
  capture,
  expire,
  isOverdue,
  payLate,
  refund,
  reverse,
  settle,
  takeBack,
} from './charge-states'
import { isOf } from './credentials'
import { GatewayError, notFound } from './gateway-error'
import { type Fields, fieldsOf, parseAmount, parseCard, parseExpiry, parseReturnUri, textOf } from './input'
import type { RecordStore } from './record-store'
import {
  type Card,
  type Charge,
  type Customer,
  type Dispute,
  type GatewayEvent,
  newId,
  type Refund,
  type Source,
  type Token,
} from './records'
import type { Webhooks } from './webhooks'
import type { Wire } from './wire'

const hourMs = 3_600_000
const promptPayLifeMs = 24 * hourMs
const cardLifeMs = 7 * 24 * hourMs

/** The gateway's operations on tokens, sources and charges. Every change is stored together with its event. */
export class Payments {
  readonly #store: RecordStore
  readonly #wire: Wire
  readonly #webhooks: Webhooks

  constructor(store: RecordStore, wire: Wire, webhooks: Webhooks) {
    this.#store = store
    this.#wire = wire
    this.#webhooks = webhooks
  }

  createToken(fields: Fields, account: string): Token {
    const now = new Date()
    const token: Token = {
      kind: 'token',
      id: newId('tokn'),
      createdAt: now.toISOString(),
      card: parseCard(fieldsOf(fields.card), now),
      used: false,
      account,
    }
    this.#store.put(token)
    return token
  }

  /** A customer with the card of a token, which is used up by it. */
  createCustomer(fields: Fields, account: string): Customer {
    const token = this.#unusedToken(String(fields.card ?? ''), account)
    const customer: Customer = {
      kind: 'customer',
      id: newId('cust'),
      createdAt: new Date().toISOString(),
      description: textOf(fields.description),
      metadata: fieldsOf(fields.metadata),
      card: token.card,
      deleted: false,
      account,
    }
    this.#store.put(customer, { ...token, used: true })
    return customer
  }

  customer(id: string, account: string): Customer {
    const customer = this.#store.findOf(account, 'customer', id)
    if (customer.deleted) throw notFound('customer', id)
    return customer
  }

  customers(account: string): Customer[] {
    return this.#store
      .list('customer')
      .filter(isOf(account))
      .filter(({ deleted }) => !deleted)
  }

  deleteCustomer(id: string, account: string): Customer {
    const gone = { ...this.customer(id, account), deleted: true }
    this.#store.put(gone)
    return gone
  }

  createSource(fields: Fields, account: string): Source {
    const source = this.#newSource(fields, account)
    this.#store.put(source)
    return source
  }

  createCharge(fields: Fields, account: string): Charge {
    const now = new Date()
    const amount = parseAmount(fields)
    const customer = fields.customer === undefined ? null : this.customer(String(fields.customer), account)
    const token =
      customer || fields.card === undefined ? null : this.#unusedToken(String(fields.card), account)
    const card = customer ? cardOf(customer, fields.card) : (token?.card ?? null)
    const source = fields.source === undefined ? null : this.#sourceOf(fields, amount, account)
    if ((card === null) === (source === null)) {
      throw new GatewayError(400, 'invalid_charge', 'either a card or a source is needed')
    }
    const returnUri = parseReturnUri(fields)
    const charge: Charge = {
      kind: 'charge',
      id: newId('chrg'),
      createdAt: now.toISOString(),
      amount,
      description: textOf(fields.description),
      metadata: fieldsOf(fields.metadata),
      ip: textOf(fields.ip),
      returnUri,
      card,
      customerId: customer?.id ?? null,
      source,
      captureAtOnce: fields.capture !== false && fields.capture !== 'false',
      status: 'pending',
      authorized: false,
      failure: null,
      authenticationId: null,
      qrId: source ? newId('docu') : null,
      expiresAt: parseExpiry(fields, now, source ? promptPayLifeMs : cardLifeMs),
      expiredAt: null,
      paidAt: null,
      reversedAt: null,
      refundedAmount: 0,
      account,
    }
    const started = startCardPayment(charge, now)
    const events = [this.#event('charge.create', charge), ...this.#completion(charge, started)]
    this.#store.put(
      started,
      ...(token ? [{ ...token, used: true }] : []),
      ...(source ? [source] : []),
      ...events,
    )
    this.#announce(events)
    return started
  }

  /** The current charge; one that is overdue is expired first. */
  charge(id: string): Charge {
    const charge = this.#store.find('charge', id)
    if (!charge) throw notFound('charge', id)
    return isOverdue(charge, new Date()) ? this.expire(charge) : charge
  }

  /** The same for a merchant, to whom the charges of others do not exist. */
  chargeOf(account: string, id: string): Charge {
    const charge = this.charge(id)
    if (!isOf(account)(charge)) throw notFound('charge', id)
    return charge
  }

  charges(): Charge[] {
    this.expireOverdue()
    return this.#store.list('charge')
  }

  chargesOf(account: string): Charge[] {
    return this.charges().filter(isOf(account))
  }

  chargeByAuthentication(authenticationId: string): Charge {
    const charge = this.charges().find((candidate) => candidate.authenticationId === authenticationId)
    if (!charge) throw notFound('payment', authenticationId)
    return charge
  }

  refundsOf(chargeId: string): Refund[] {
    return this.#store.list('refund').filter((refund) => refund.chargeId === chargeId)
  }

  expireOverdue(): void {
    const now = new Date()
    for (const charge of this.#store.list('charge')) if (isOverdue(charge, now)) this.expire(charge)
  }

  authenticate(charge: Charge, approved: boolean): Charge {
    return this.#change(authenticate(charge, approved, new Date()), 'charge.complete')
  }

  markAsPaid(charge: Charge): Charge {
    return this.#change(settle(charge, null, new Date()), 'charge.complete')
  }

  markAsFailed(charge: Charge): Charge {
    return this.#change(settle(charge, failureOf('payment_rejected'), new Date()), 'charge.complete')
  }

  expire(charge: Charge): Charge {
    return this.#change(expire(charge, new Date()), 'charge.expire')
  }

  /** The payer's bank is late: the money of a code that has ended arrives. */
  payLate(charge: Charge): Charge {
    return this.#change(payLate(charge, new Date()), 'charge.complete')
  }

  capture(charge: Charge): Charge {
    return this.#change(capture(charge, new Date()), 'charge.capture')
  }

  reverse(charge: Charge): Charge {
    return this.#change(reverse(charge, new Date()), 'charge.reverse')
  }

  update(charge: Charge, fields: Fields): Charge {
    const description = fields.description === undefined ? charge.description : textOf(fields.description)
    const metadata = fields.metadata === undefined ? charge.metadata : fieldsOf(fields.metadata)
    return this.#change({ ...charge, description, metadata }, 'charge.update')
  }

  refund(charge: Charge, fields: Fields): Refund {
    const amount = Number(fields.amount)
    const changed = refund(charge, Number.isInteger(amount) ? amount : 0)
    const createdAt = new Date().toISOString()
    const metadata = fieldsOf(fields.metadata)
    const made: Refund = {
      kind: 'refund',
      id: newId('rfnd'),
      createdAt,
      chargeId: charge.id,
      amount,
      metadata,
    }
    const event = this.#newEvent('refund.create', this.#wire.refund(made), charge.account)
    this.#store.put(changed, made, event)
    this.#announce([event])
    return made
  }

  /** Stores a dispute and its event, with its charge where that changes. */
  putDispute(dispute: Dispute, key: string, ...charges: Charge[]): void {
    const event = this.#newEvent(key, this.#wire.dispute(dispute), this.charge(dispute.chargeId).account)
    this.#store.put(dispute, ...charges, event)
    this.#announce([event])
  }

  /** The payer's bank takes the money of a paid charge back, which is no dispute and cannot be answered. */
  takeBack(charge: Charge): Charge {
    return this.#change(takeBack(charge, new Date()), 'charge.reverse')
  }

  /** Sends an event again, as a real gateway may. */
  resend(event: GatewayEvent): Promise<void> {
    return this.#webhooks.deliver(event, JSON.stringify(this.#wire.event(event)))
  }

  #newSource(fields: Fields, account: string): Source {
    if (fields.type !== 'promptpay') {
      throw new GatewayError(400, 'bad_request', 'type is currently not supported')
    }
    const createdAt = new Date().toISOString()
    const amount = parseAmount(fields)
    return { kind: 'source', id: newId('src'), createdAt, type: 'promptpay', amount, account }
  }

  /** A source is given by its id, or described in the request. */
  #sourceOf(fields: Fields, amount: number, account: string): Source {
    if (typeof fields.source !== 'string') {
      const described = { amount: fields.amount, currency: fields.currency, ...fieldsOf(fields.source) }
      return this.#newSource(described, account)
    }
    const source = this.#store.findOf(account, 'source', fields.source)
    if (source.amount !== amount)
      throw new GatewayError(400, 'invalid_charge', 'amount must match the source')
    return source
  }

  #unusedToken(id: string, account: string): Token {
    const token = this.#store.findOf(account, 'token', id)
    if (token.used) throw new GatewayError(400, 'used_token', 'token was already used')
    return token
  }

  #change(after: Charge, key: string): Charge {
    const event = this.#event(key, after)
    this.#store.put(after, event)
    this.#announce([event])
    return after
  }

  #completion(before: Charge, after: Charge): GatewayEvent[] {
    return after.status === before.status ? [] : [this.#event('charge.complete', after)]
  }

  #event(key: string, charge: Charge): GatewayEvent {
    return this.#newEvent(key, this.#wire.charge(charge, this.refundsOf(charge.id)), charge.account)
  }

  #newEvent(key: string, data: unknown, account: string): GatewayEvent {
    return { kind: 'event', id: newId('evnt'), createdAt: new Date().toISOString(), key, data, account }
  }

  #announce(events: readonly GatewayEvent[]): void {
    for (const event of events) this.#webhooks.send(event, JSON.stringify(this.#wire.event(event)))
  }
}

/** The customer's card, which a charge may name. */
function cardOf({ card }: Customer, named: unknown): Card {
  if (named !== undefined && named !== card.id) throw notFound('card', String(named))
  return card
}

/** With a return address a card goes through 3-D Secure; without one the bank decides at once. */
function startCardPayment(charge: Charge, now: Date): Charge {
  if (!charge.card) return charge
  const { failsAt, failure } = charge.card.outcome
  if (charge.returnUri && failsAt !== 'enrolment') return { ...charge, authenticationId: newId('paym') }
  return settle(charge, failure, now)
}
