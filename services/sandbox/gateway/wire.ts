import type {
  Card,
  Charge,
  Customer,
  Dispute,
  GatewayEvent,
  GatewayRecord,
  Refund,
  Source,
  Token,
} from './records'

/** Converts records to Omise's JSON. `address` is the gateway's external address. */
export function createWire(address: () => string) {
  function charge(record: Charge, refunds: readonly Refund[]): Record<string, unknown> {
    const { id, amount, refundedAmount, status } = record
    const paid = status === 'successful'
    return {
      ...head('charge', record, `/charges/${id}`),
      amount,
      net: amount,
      fee: 0,
      fee_vat: 0,
      funding_amount: amount,
      funding_currency: 'THB',
      currency: 'THB',
      refunded_amount: refundedAmount,
      captured_amount: paid ? amount : 0,
      authorized_amount: record.authorized ? amount : 0,
      authorized: record.authorized,
      capturable: status === 'pending' && record.authorized,
      capture: record.captureAtOnce,
      paid,
      paid_at: record.paidAt,
      refundable: paid && refundedAmount < amount,
      partially_refundable: paid && refundedAmount < amount,
      reversible: status === 'pending' && record.authorized,
      reversed: status === 'reversed',
      reversed_at: record.reversedAt,
      voided: false,
      disputable: paid && !record.disputeId,
      dispute: record.disputeId ?? null,
      expired: status === 'expired',
      expired_at: record.expiredAt,
      expires_at: record.expiresAt,
      status,
      failure_code: record.failure?.code ?? null,
      failure_message: record.failure?.message ?? null,
      description: record.description,
      metadata: record.metadata,
      ip: record.ip,
      customer: record.customerId,
      return_uri: record.returnUri,
      authorize_uri: record.authenticationId
        ? `${address()}/payments/${record.authenticationId}/authorize`
        : null,
      card: record.card && card(record.card, record.createdAt),
      source: record.source && source(record.source, record),
      refunds: list(refunds.map(refund), { location: `/charges/${id}/refunds` }),
      transaction: paid ? id.replace(/^chrg/, 'trxn') : null,
    }
  }

  function source(record: Source, of?: Charge): Record<string, unknown> {
    return {
      ...head('source', record, `/sources/${record.id}`),
      type: record.type,
      flow: 'offline',
      amount: record.amount,
      currency: 'THB',
      charge_status: of?.status ?? 'unknown',
      scannable_code: of?.qrId ? scannableCode(of.id, of.qrId) : null,
    }
  }

  function scannableCode(chargeId: string, qrId: string): Record<string, unknown> {
    const location = `/charges/${chargeId}/documents/${qrId}`
    return {
      object: 'barcode',
      type: 'qr',
      image: {
        object: 'document',
        id: qrId,
        livemode: false,
        deleted: false,
        kind: 'qr',
        filename: 'qrcode.svg',
        location,
        download_uri: `${address()}${location}/downloads`,
      },
    }
  }

  return { charge, source, token, customer, refund, dispute, event }
}

export type Wire = ReturnType<typeof createWire>

type ListOptions = { location: string; limit?: number; offset?: number; total?: number; order?: string }

/** One page of a list in Omise's JSON. */
export function list(data: readonly unknown[], options: ListOptions): Record<string, unknown> {
  const { location, limit = 20, offset = 0, total = data.length, order = 'chronological' } = options
  return { object: 'list', data, limit, offset, total, location, order, from: null, to: null }
}

function head(object: string, { id, createdAt }: Pick<GatewayRecord, 'id' | 'createdAt'>, location: string) {
  return { object, id, livemode: false, location, deleted: false, created_at: createdAt }
}

function token(record: Token): Record<string, unknown> {
  return {
    ...head('token', record, `/tokens/${record.id}`),
    used: record.used,
    charge_status: 'unknown',
    card: card(record.card, record.createdAt),
  }
}

function customer(record: Customer): Record<string, unknown> {
  const { id, card: kept, deleted } = record
  if (deleted) return { object: 'customer', id, livemode: false, deleted }
  return {
    ...head('customer', record, `/customers/${id}`),
    email: null,
    description: record.description,
    metadata: record.metadata,
    default_card: kept.id,
    cards: list([card(kept, record.createdAt)], { location: `/customers/${id}/cards` }),
  }
}

function card(record: Card, createdAt: string): Record<string, unknown> {
  return {
    ...head('card', { id: record.id, createdAt }, `/cards/${record.id}`),
    brand: record.brand,
    last_digits: record.lastDigits,
    name: record.name,
    expiration_month: record.expirationMonth,
    expiration_year: record.expirationYear,
    financing: 'credit',
    bank: 'SANDBOX BANK',
    country: 'th',
    security_code_check: true,
  }
}

function refund(record: Refund): Record<string, unknown> {
  return {
    ...head('refund', record, `/charges/${record.chargeId}/refunds/${record.id}`),
    amount: record.amount,
    currency: 'THB',
    charge: record.chargeId,
    metadata: record.metadata,
    status: 'closed',
    voided: false,
  }
}

function dispute(record: Dispute): Record<string, unknown> {
  return {
    ...head('dispute', record, `/disputes/${record.id}`),
    amount: record.amount,
    currency: 'THB',
    status: record.status,
    charge: record.chargeId,
    reason_code: record.reasonCode,
    reason_message: record.reasonCode.replaceAll('_', ' '),
    message: record.message,
    closed_at: record.closedAt,
  }
}

function event(record: GatewayEvent): Record<string, unknown> {
  return { ...head('event', record, `/events/${record.id}`), key: record.key, data: record.data }
}
