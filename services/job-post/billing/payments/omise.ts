import { type Static, type TSchema, Type } from '@fastify/type-provider-typebox'
import { Check } from 'typebox/value'
import type { Settings } from '@/lib/config/settings'
import { disputeStates } from '@/validators/states/refund'
import type { Merchant } from '../../shapes/payment-terms'
import { cardKeeping } from './omise-cards'
import {
  type Charge,
  type ChargedMeans,
  type Dispute,
  type EventSubject,
  type PaymentProvider,
  type ProviderRefund,
  ProviderRefusal,
  ProviderSilence,
} from './provider'

/** Shorter than the web waits for this service. */
const timeoutMs = 6_000

/** The version of Omise's API whose answers are read here. */
const apiVersion = '2019-05-29'

const text = Type.Union([Type.String(), Type.Null()])

const ChargeAnswer = Type.Object({
  object: Type.Literal('charge'),
  id: Type.String({ pattern: '^chrg_\\w+$' }),
  status: Type.Union([
    Type.Literal('pending'),
    Type.Literal('successful'),
    Type.Literal('failed'),
    Type.Literal('expired'),
    Type.Literal('reversed'),
  ]),
  amount: Type.Integer(),
  currency: Type.String(),
  livemode: Type.Optional(Type.Boolean()),
  metadata: Type.Record(Type.String(), Type.Unknown()),
  created_at: Type.String(),
  paid_at: Type.Optional(text),
  failure_code: Type.Optional(text),
  authorize_uri: Type.Optional(text),
  card: Type.Optional(
    Type.Union([Type.Null(), Type.Object({ brand: Type.String(), last_digits: Type.String() })]),
  ),
  refunded_amount: Type.Optional(Type.Integer()),
  source: Type.Optional(
    Type.Union([
      Type.Null(),
      Type.Object({
        scannable_code: Type.Optional(
          Type.Union([Type.Null(), Type.Object({ image: Type.Object({ download_uri: Type.String() }) })]),
        ),
      }),
    ]),
  ),
})

const RefundAnswer = Type.Object({
  object: Type.Literal('refund'),
  id: Type.String({ pattern: '^rfnd_\\w+$' }),
  amount: Type.Integer(),
  metadata: Type.Optional(Type.Union([Type.Null(), Type.Record(Type.String(), Type.Unknown())])),
})

const DisputeAnswer = Type.Object({
  object: Type.Literal('dispute'),
  id: Type.String({ pattern: '^dspt_\\w+$' }),
  charge: Type.String(),
  status: Type.Union(disputeStates.map((state) => Type.Literal(state))),
  amount: Type.Integer(),
  reason_code: Type.Optional(text),
  created_at: Type.String(),
  closed_at: Type.Optional(text),
})

const listOf = <Item extends TSchema>(item: Item) =>
  Type.Object({ object: Type.Literal('list'), data: Type.Array(item) })
const ChargeList = listOf(ChargeAnswer)
const RefundList = listOf(RefundAnswer)
const DisputeList = listOf(DisputeAnswer)

const EventAnswer = Type.Object({
  object: Type.Literal('event'),
  id: Type.String(),
  livemode: Type.Optional(Type.Boolean()),
  key: Type.String(),
  data: Type.Object({
    object: Type.String(),
    id: Type.Optional(Type.String()),
    charge: Type.Optional(Type.Union([Type.Null(), Type.String()])),
    metadata: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  }),
})

const pageSize = 100
/** Of one merchant in a few days: far more would mean that something else is wrong. */
const mostPages = 1_000

/** Statuses that do not say what became of the request. */
const unclear: readonly number[] = [408, 409, 425, 429]

const pictureTypes: readonly string[] = ['image/svg+xml', 'image/png']
const largestPicture = 500_000

type OmiseSettings = Pick<
  Settings<'job-post'>,
  'OMISE_API_URL' | 'OMISE_JOB_POST_SECRET_KEY' | 'OMISE_EMPLOYERS_SECRET_KEY'
>

const wordOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** Whether something is in the mode that a key is for; what does not say is. */
const isModeOf = (key: string, livemode: boolean | undefined): boolean =>
  livemode === undefined || livemode !== key.startsWith('skey_test_')

const chargeOf = (answer: Static<typeof ChargeAnswer>, key: string, api: URL): Charge => ({
  id: answer.id,
  status: answer.status,
  amount: answer.amount,
  currency: answer.currency.toUpperCase(),
  isOurMode: isModeOf(key, answer.livemode),
  paymentId: wordOf(answer.metadata.payment_id),
  codeAddress: answer.source?.scannable_code?.image.download_uri ?? null,
  authorizeAddress: confirmationAt(answer.authorize_uri, api),
  card: answer.card ? { brand: answer.card.brand, lastDigits: answer.card.last_digits } : null,
  paidAt: answer.paid_at ? new Date(answer.paid_at) : null,
  failureCode: answer.failure_code ?? null,
  refundedAmount: answer.refunded_amount ?? 0,
})

const refundOf = ({ id, amount, metadata }: Static<typeof RefundAnswer>): ProviderRefund => ({
  id,
  amount,
  refundId: wordOf(metadata?.refund_id),
})

/** People are sent to the provider only, whatever an answer says. */
function confirmationAt(address: string | null | undefined, api: URL): string | null {
  if (!address) return null
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !isProvidersOwn(url, api)) throw new ProviderSilence('a card is confirmed at a strange address')
  return url.href
}

const chargedBy = (means: ChargedMeans, expiresAt: Date): object => {
  if (means.kind === 'code') return { source: { type: 'promptpay' }, expires_at: expiresAt.toISOString() }
  const card = means.kind === 'token' ? { card: means.token } : { customer: means.customerId }
  return { ...card, return_uri: means.returnTo }
}

const disputeOf = (answer: Static<typeof DisputeAnswer>): Dispute => ({
  id: answer.id,
  chargeId: answer.charge,
  state: answer.status,
  amount: answer.amount,
  reason: answer.reason_code ?? null,
  openedAt: new Date(answer.created_at),
  closedAt: answer.closed_at ? new Date(answer.closed_at) : null,
})

function subjectOf({ key, data }: Static<typeof EventAnswer>): EventSubject {
  if (data.object === 'charge' && data.id) {
    const paymentId = wordOf(data.metadata?.payment_id)
    return { about: 'charge', chargeId: data.id, paymentId, isReversal: key === 'charge.reverse' }
  }
  if (data.object === 'refund' && data.charge) return { about: 'refund', chargeId: data.charge }
  if (data.object === 'dispute' && data.id) return { about: 'dispute', disputeId: data.id }
  return null
}

/**
 * Omise's REST API. Its own client can be given neither an address nor a time-out and tells a refusal from a lost answer
 * by text alone, so that the few calls needed here are made directly (docs/decisions/0092).
 */
export function omise(settings: OmiseSettings): PaymentProvider {
  const keys: Readonly<Record<Merchant, string>> = {
    job_post: settings.OMISE_JOB_POST_SECRET_KEY,
    employers: settings.OMISE_EMPLOYERS_SECRET_KEY,
  }

  async function fetched(address: URL, init: RequestInit): Promise<Response> {
    try {
      return await fetch(address, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
    } catch (cause) {
      throw new ProviderSilence('the payment provider cannot be reached', { cause })
    }
  }

  async function ask<Schema extends TSchema>(
    merchant: Merchant,
    path: string,
    schema: Schema,
    body?: object,
    method = body ? 'POST' : 'GET',
  ): Promise<Static<Schema>> {
    const response = await fetched(new URL(path, settings.OMISE_API_URL), {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${keys[merchant]}:`).toString('base64')}`,
        'omise-version': apiVersion,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json().catch(() => null)
    if (response.ok && Check(schema, answer)) return answer
    const { object, code } = Object(answer) as { object?: unknown; code?: unknown }
    const isRefusal =
      response.status >= 400 &&
      response.status < 500 &&
      !unclear.includes(response.status) &&
      object === 'error'
    if (isRefusal) throw new ProviderRefusal(response.status, String(code))
    throw new ProviderSilence(`the payment provider answered ${response.status}`)
  }

  const api = new URL(settings.OMISE_API_URL)
  const idInPath = (id: string) => encodeURIComponent(id)

  /** The pages of a list, newest first. */
  async function* pagesOf<Item extends TSchema>(
    merchant: Merchant,
    path: string,
    list: ReturnType<typeof listOf<Item>>,
    since: Date,
  ): AsyncGenerator<readonly Static<Item>[]> {
    for (let page = 0; page < mostPages; page += 1) {
      const query = new URLSearchParams({
        from: since.toISOString(),
        order: 'reverse_chronological',
        limit: String(pageSize),
        offset: String(page * pageSize),
      })
      const { data } = (await ask(merchant, `${path}?${query}`, list)) as { data: Static<Item>[] }
      yield data
      if (data.length < pageSize) return
    }
    throw new ProviderSilence('too many entries to look through')
  }

  return {
    ...cardKeeping(ask),

    async charge({ merchant, amount, expiresAt, orderNumber, paymentId, means }) {
      const charge = await ask(merchant, '/charges', ChargeAnswer, {
        amount,
        currency: 'thb',
        ...chargedBy(means, expiresAt),
        description: orderNumber,
        metadata: { order_number: orderNumber, payment_id: paymentId },
      })
      return chargeOf(charge, keys[merchant], api)
    },

    async find(merchant, chargeId) {
      const charge = await ask(merchant, `/charges/${idInPath(chargeId)}`, ChargeAnswer)
      return chargeOf(charge, keys[merchant], api)
    },

    async lookUp(merchant, paymentId, since) {
      for await (const page of pagesOf(merchant, '/charges', ChargeList, since)) {
        const found = page.find(({ metadata }) => metadata.payment_id === paymentId)
        if (found) return chargeOf(found, keys[merchant], api)
      }
      return null
    },

    async chargesSince(merchant, since) {
      const charges: Charge[] = []
      for await (const page of pagesOf(merchant, '/charges', ChargeList, since)) {
        charges.push(...page.map((charge) => chargeOf(charge, keys[merchant], api)))
      }
      return charges
    },

    async disputesSince(merchant, since) {
      const disputes: Dispute[] = []
      for await (const page of pagesOf(merchant, '/disputes', DisputeList, since)) {
        disputes.push(...page.map(disputeOf))
      }
      return disputes
    },

    async findDispute(merchant, disputeId) {
      return disputeOf(await ask(merchant, `/disputes/${idInPath(disputeId)}`, DisputeAnswer))
    },

    async refund({ merchant, chargeId, amount, refundId, orderNumber }) {
      const refund = await ask(merchant, `/charges/${idInPath(chargeId)}/refunds`, RefundAnswer, {
        amount,
        metadata: { refund_id: refundId, order_number: orderNumber },
      })
      return refundOf(refund)
    },

    async refundsOf(merchant, chargeId) {
      const path = `/charges/${idInPath(chargeId)}/refunds?limit=${pageSize}`
      return (await ask(merchant, path, RefundList)).data.map(refundOf)
    },

    async expire(merchant, chargeId) {
      const charge = await ask(merchant, `/charges/${idInPath(chargeId)}/expire`, ChargeAnswer, {})
      return chargeOf(charge, keys[merchant], api)
    },

    async readEvent(merchant, eventId) {
      const event = await ask(merchant, `/events/${idInPath(eventId)}`, EventAnswer)
      return isModeOf(keys[merchant], event.livemode) ? subjectOf(event) : { about: 'other_mode' }
    },

    async picture(address) {
      const url = URL.canParse(address) ? new URL(address) : null
      if (!url || !isProvidersOwn(url, api)) {
        throw new ProviderSilence('the picture of the code is at a strange address')
      }
      const response = await fetched(url, {})
      const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
      const bytes = Buffer.from(await response.arrayBuffer().catch(() => new ArrayBuffer(0)))
      const isPicture = pictureTypes.includes(type) && bytes.length > 0 && bytes.length <= largestPicture
      if (!response.ok || !isPicture) throw new ProviderSilence('the picture of the code is not to be had')
      return { bytes, type }
    },
  }
}

/** The API's own host, or over https another one of Omise's: an answer must not make us fetch from anywhere else. */
const isProvidersOwn = (url: URL, api: URL): boolean =>
  url.origin === api.origin || (url.protocol === 'https:' && url.hostname.endsWith('.omise.co'))
