import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

/** What is bought, each from a merchant of its own. */
const offers = [
  { packageId: '019aa000-0000-7000-8000-000000000002', size: 5, merchant: 'job_post' },
  { packageId: '019aa000-0000-7000-8000-000000000005', size: 10, merchant: 'employers' },
]
/** A merchant's key, secret unless told. */
export const keyOf = (merchant, kind = 'skey') => `${kind}_test_sandbox_${merchant}`
const basic = (key) => ({ authorization: `Basic ${btoa(`${key}:`)}` })
const faults = ['slow', 'hang', 'reset', '5xx', 'garbage', 'misshapen', 'html']

/** Counts what happened, for the table of the run. */
export const count = ({ counts }, what) => {
  counts[what] = (counts[what] ?? 0) + 1
}

/** Requests that the provider's faults must not reach, with the secret key of a merchant or another key. */
export const atProvider = async ({ gateway }, key, path, method = 'GET', body) => {
  for (;;) {
    const answer = await fetch(gateway + path, {
      method,
      headers: { ...basic(key), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(2_000),
    })
      .then(async (response) => (response.status < 500 ? await response.json() : null))
      .catch(() => null)
    if (answer && (answer.object || 'faults' in answer)) return answer
  }
}

/** Every client makes orders and carries each through to a random end. */
export async function play(world, form) {
  let left = form.orders
  let isOver = false
  const disturb = async () => {
    while (!isOver) {
      const mode = world.choose.of(faults)
      const match = world.choose.of(['/charges', '/customers', '/events', '/refunds', '/disputes', '/expire'])
      await atProvider(world, '', '/sandbox/faults', 'PUT', { mode, match, times: 1, delayMs: 300 })
      count(world, 'faults')
      await wait(100 + world.choose.below(150))
    }
    await atProvider(world, '', '/sandbox/faults', 'DELETE')
  }
  const disturbing = disturb()
  const client = async () => {
    while (left-- > 0) await carry(world)
  }
  await Promise.all(Array.from({ length: form.clients }, client))
  isOver = true
  await disturbing
}

async function carry(world) {
  const { services, choose, made } = world
  const { packageId, ...offer } = choose.of(offers)
  const { json } = await services.ask('owner', '/v1/orders', { packageId, branchId: null }, randomUUID())
  const order = { ...json, ...offer, key: keyOf(offer.merchant) }
  made.push(order)
  const method = choose.below(3) === 0 ? await cardOf(world, order) : { method: 'promptpay' }
  await services.ask('owner', `/v1/orders/${order.id}/payments`, method, randomUUID())
  const [charge] = await chargesOf(world, order)
  const end = choose.below(8)
  if (end === 0 || !charge) return
  if (end === 1) {
    const cancel = { event: 'cancel' }
    await services.ask('owner', `/v1/orders/${order.id}/events`, cancel, randomUUID(), undefined, 1)
    return
  }
  if (end === 2) return void (await atProvider(world, order.key, `/charges/${charge.id}/expire`, 'POST'))
  await payAtTheBank(world, order, charge)
  if (end === 3) await services.ask('owner', `/v1/orders/${order.id}/checks`, {}, randomUUID(), undefined, 1)
  const { status } = await atProvider(world, order.key, `/charges/${charge.id}`)
  if (status !== 'successful') return
  if (end === 4) await chargeTwice(world, order, charge)
  if (end < 6) return
  await untilPaid(world, order)
  if (end === 6) await dispute(world, charge)
  else await refund(world, order)
}

/** A card whose owner confirms it or not, remembered or not. */
async function cardOf(world, { merchant }) {
  count(world, 'cards')
  const card = {
    name: 'สมชาย ใจดี',
    number: world.choose.of(['4242424242424242', '5555555555554444', '4111111111140011']),
    expiration_month: 12,
    expiration_year: new Date().getFullYear() + 3,
    security_code: '987',
  }
  const { id: token } = await atProvider(world, keyOf(merchant, 'pkey'), '/tokens', 'POST', { card })
  return { method: 'card', token, remember: world.choose.below(2) === 0 }
}

/** The payer scans the code, or confirms the card at its bank. */
async function payAtTheBank(world, { key }, { id, authorize_uri: address }) {
  if (!address) return void (await atProvider(world, key, `/charges/${id}/mark_as_paid`, 'POST'))
  const decision = world.choose.of(['approve', 'approve', 'decline'])
  await fetch(address, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' })
}

/** The provider made a second charge of one payment, whose answer nobody got, and it is paid too. */
async function chargeTwice(world, { key }, { amount, metadata }) {
  const again = { amount, currency: 'thb', source: { type: 'promptpay' }, metadata }
  const second = await atProvider(world, key, '/charges', 'POST', again)
  await atProvider(world, key, `/charges/${second.id}/mark_as_paid`, 'POST')
  count(world, 'twice')
}

/** The payer's bank disputes what was paid, and may decide. */
async function dispute(world, { id }) {
  const { object, id: disputeId } = await atProvider(world, '', `/sandbox/charges/${id}/disputes`, 'POST', {})
  if (object !== 'dispute') return
  count(world, 'disputes')
  const status = world.choose.of(['open', 'pending', 'won', 'lost'])
  if (status === 'open') return
  await atProvider(world, '', `/sandbox/disputes/${disputeId}/decision`, 'POST', { status })
}

async function refund(world, order) {
  const { services, choose } = world
  const seen = await services.read('staff', `/v1/ops/orders/${order.number}`)
  const body = {
    paymentId: null,
    amountSatang: choose.below(2) === 0 ? null : 600_00,
    reason: 'bench',
    unspentCredits: seen.credits?.unspent ?? 0,
    isBeyondUnspent: false,
  }
  const path = `/v1/ops/orders/${order.number}/refunds`
  const { status } = await services.ask('staff', path, body, randomUUID(), undefined, 1)
  if (status === 201) count(world, 'refunds')
}

/** Waits until the service has heard of the money: events may be late, and the provider may not answer. */
async function untilPaid({ services }, { id }) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { json } = await services.ask('owner', `/v1/orders/${id}/checks`, {}, randomUUID(), undefined, 1)
    if (json?.state === 'fulfilled') return
    await wait(500)
  }
}

/** The provider's charges of an order. */
export const chargesOf = async (world, { number, key }) =>
  (await atProvider(world, key, `/search?scope=charge&query=${number}`)).data
