import { expect, test } from '@jest/globals'
import { PlainFailure } from '../stack/terminal.mjs'
import { commands } from './commands.mjs'
import { describeOrder } from './money.mjs'
import { describeRevenue, periodOf, revenueFile } from './revenue.mjs'

const seen = {
  companyId: 'c1',
  companyName: 'บริษัท ครัว จำกัด\u001b[2J',
  companyClosedAt: null,
  order: {
    number: 'CR-2569-00042',
    state: 'fulfilled',
    kind: 'job_post',
    size: 5,
    totalSatang: 2_664_30,
    vatSatang: 174_30,
    refundedSatang: 0,
    isDisputed: true,
    paidAt: '2026-11-20T02:00:00.000Z',
  },
  credits: { unspent: 2, held: 1, spent: 2, expired: 0, unspentWorthSatang: 1_065_72 },
  payments: [
    {
      id: 'p1',
      state: 'successful',
      method: 'promptpay',
      merchant: 'job_post',
      amountSatang: 2_664_30,
      leftSatang: 2_600_00,
      chargeId: 'chrg_1',
      isExtra: false,
    },
    {
      id: 'p2',
      state: 'successful',
      method: 'promptpay',
      merchant: 'job_post',
      amountSatang: 2_664_30,
      leftSatang: 2_664_30,
      chargeId: 'chrg_2',
      isExtra: true,
    },
  ],
  refunds: [
    {
      id: 'r1',
      paymentId: 'p1',
      state: 'completed',
      amountSatang: 64_30,
      createdAt: '2026-11-21T02:00:00.000Z',
      creditsTaken: 1,
      reason: 'ชดเชย',
      failureCode: null,
    },
  ],
  disputes: [],
  taxPaidBack: null,
}

/** The same with another amount that is left of each payment. */
const withLeft = (...left) => ({
  ...seen,
  payments: seen.payments.map((payment, index) => ({ ...payment, leftSatang: left[index] })),
})

/** A client that records its calls and gives the next of some answers. */
function clientOf(...answers) {
  const asked = []
  const say = (method) => async (path, body) => {
    asked.push([method, path, ...(body ? [body] : [])])
    return answers[Math.min(asked.length, answers.length) - 1]
  }
  return { asked, get: say('GET'), post: say('POST') }
}
const make = commands['refunds make']

test('an order is shown with what became of its money and credits', () => {
  const text = describeOrder(seen)
  expect(text).toContain('DISPUTED')
  expect(text).toContain('unspent: 2 = ฿1,065.72')
  expect(text).toContain(
    'p2  ฿2,664.30  successful  promptpay · job_post  chrg_2  ไม่ได้ให้อะไร ต้องคืน · GAVE NOTHING, owed ฿2,664.30',
  )
  expect(describeOrder(withLeft(2_600_00, 0))).toContain('คืนครบแล้ว · gave nothing, nothing left to return')
  expect(text).not.toContain('\u001b')
})

test('a refund only says what it would do, until it is confirmed', async () => {
  const client = clientOf(seen)
  const { text } = await make.run(client, ['CR-2569-00042'], { reason: 'ขอคืน' })
  expect(client.asked).toEqual([['GET', '/v1/ops/orders/CR-2569-00042']])
  expect(text).toContain('would return: ฿2,600.00')
  expect(text).toContain('needs --beyond-unspent')
  expect(text).toContain('--confirm 2')
})

test('withheld tax that was paid back is shown, and not returned a second time', async () => {
  const taxPaidBack = { id: 't1', state: 'paid', amountSatang: 74_70 }
  expect(describeOrder({ ...seen, taxPaidBack })).toContain('withheld tax: ฿74.70 โอนคืนแล้ว · paid back  t1')
  const client = clientOf({ ...withLeft(2_525_30, 2_664_30), taxPaidBack })
  const { text } = await make.run(client, ['CR-2569-00042'], { reason: 'ขอคืน' })
  expect(text).toContain('would return: ฿2,525.30')
  expect(text).toContain('withheld tax: ฿74.70')
  const again = await make.run(client, ['CR-2569-00042'], { reason: 'จ่ายซ้ำ', payment: 'p2' })
  expect(again.text).toContain('would return: ฿2,664.30')
})

test('what banks took back of a payment is not returned as well', async () => {
  const dispute = { paymentId: 'p1', state: 'lost', amountSatang: 1_000_00 }
  const disputes = [
    dispute,
    { ...dispute, state: 'won' },
    { ...dispute, paymentId: 'p2', amountSatang: 64_30 },
  ]
  const client = clientOf({ ...withLeft(1_600_00, 2_600_00), disputes })
  const { text } = await make.run(client, ['CR-2569-00042'], { reason: 'ส่วนที่เหลือ' })
  expect(text).toContain('would return: ฿1,600.00')
  expect(text).toContain('taken by banks: ฿1,000.00')
  const other = await make.run(client, ['CR-2569-00042'], { reason: 'จ่ายซ้ำ', payment: 'p2' })
  expect(other.text).toContain('would return: ฿2,600.00')
})

test('confirmed, it is sent with what staff saw', async () => {
  const client = clientOf({ refundId: 'r1' }, { ...seen, order: { ...seen.order, state: 'refunded' } })
  const { text } = await make.run(client, ['CR-2569-00042'], {
    reason: ' ขอคืน ',
    amount: '1,250.50',
    confirm: '2',
    'beyond-unspent': true,
  })
  expect(client.asked[0]).toEqual([
    'POST',
    '/v1/ops/orders/CR-2569-00042/refunds',
    {
      paymentId: null,
      amountSatang: 1_250_50,
      reason: 'ขอคืน',
      method: 'provider',
      unspentCredits: 2,
      isBeyondUnspent: true,
    },
  ])
  expect(text).toContain('คืนเงินแล้ว (refunded)')
})

test('money that gave nothing takes no credits', async () => {
  const { text } = await make.run(clientOf(seen), ['CR-2569-00042'], { reason: 'จ่ายซ้ำ', payment: 'p2' })
  expect(text).toContain('would return: ฿2,664.30')
  expect(text).toContain('no credits are taken')
})

test.each([
  [[], { reason: 'x' }],
  [['CR-2569-00042'], {}],
  [['CR-2569-00042'], { reason: 'x', amount: '1.234' }],
  [['CR-2569-00042'], { reason: 'x', amount: '-1' }],
  [['CR-2569-00042'], { reason: 'x', confirm: 'yes' }],
])('%j %j is refused before anybody is asked', async (args, options) => {
  const client = clientOf(seen)
  await expect(make.run(client, args, options)).rejects.toThrow()
  expect(client.asked).toEqual([])
})

test('lists ask for what is open, and say how to go on', async () => {
  const client = clientOf({ items: [], nextCursor: null })
  await commands['chargebacks list'].run(client, [], {})
  await commands['differences list'].run(client, [], { state: 'all', cursor: 'abc' })
  await commands['refunds list'].run(client, [], { state: 'failed' })
  await commands['refunds list'].run(client, [], { state: 'created', method: 'bank_transfer' })
  expect(client.asked.map(([, path]) => path)).toEqual([
    '/v1/ops/payment-disputes?limit=50&isOpen=true',
    '/v1/ops/payment-differences?limit=50&isOpen=false&cursor=abc',
    '/v1/ops/refunds?limit=50&state=failed',
    '/v1/ops/refunds?limit=50&state=created&method=bank_transfer',
  ])
  await expect(commands['refunds list'].run(client, [], { state: 'x' })).rejects.toThrow('STATE')
  await expect(commands['refunds list'].run(client, [], { method: 'x' })).rejects.toThrow('METHOD')
})

test('a chargeback says what refunds returned of its payment, or are about to', async () => {
  const item = {
    orderNumber: 'CR-2569-00042',
    companyName: 'ก',
    providerId: 'dspt_1',
    openedAt: '2026-11-20T02:00:00.000Z',
    amountSatang: 2_664_30,
    state: 'open',
    creditsTaken: 0,
    creditsUnpaid: 0,
    reason: null,
    returnedSatang: 0,
    returningSatang: 0,
  }
  const listed = async (sums) => {
    const client = clientOf({ items: [{ ...item, ...sums }], nextCursor: null })
    return (await commands['chargebacks list'].run(client, [], {})).text
  }
  expect(await listed({})).not.toContain('refund')
  expect(await listed({ returnedSatang: 600_00 })).toContain('refunded already, tell the bank: ฿600.00')
  expect(await listed({ returningSatang: 600_00 })).toContain('do not transfer it: ฿600.00')
})

test('a difference that was dealt with is closed for a reason', async () => {
  const client = clientOf(null)
  const close = commands['differences close']
  await expect(close.run(client, ['d1'], {})).rejects.toThrow('--reason')
  await expect(close.run(client, [], { reason: 'x' })).rejects.toThrow('DIFFERENCE_ID')
  await close.run(client, ['d1'], { reason: ' คืนแล้ว ' })
  expect(client.asked).toEqual([
    ['POST', '/v1/ops/payment-differences/d1/events', { event: 'close', reason: 'คืนแล้ว' }],
  ])
})

test('money paid twice, or after the company closed, is listed with the words that return it', async () => {
  const item = {
    paymentId: 'p2',
    orderNumber: 'CR-2569-00042',
    companyName: 'ก',
    companyClosedAt: null,
    amountSatang: 2_664_30,
    returnedSatang: 0,
    at: '2026-11-20T02:00:00.000Z',
  }
  const late = { ...item, paymentId: 'p3', companyClosedAt: '2026-11-19T02:00:00.000Z' }
  const { text } = await commands['paid-twice list'].run(
    clientOf({ items: [item, late], hasMore: false }),
    [],
    {},
  )
  expect(text).toContain('refunds make CR-2569-00042 --payment p2 --reason "จ่ายซ้ำ"')
  expect(text).toMatch(/CLOSED .*\n.*refunds make CR-2569-00042 --payment p3 --reason "บริษัทปิดแล้ว"/)
  expect(text).not.toContain('2+')
  const cut = await commands['paid-twice list'].run(clientOf({ items: [item, late], hasMore: true }), [], {})
  expect(cut.text).toContain('2+')
})

test('what is owed of an order of which a bank took a part is listed with the words that return it', async () => {
  const item = {
    orderNumber: 'CR-2569-00042',
    companyName: 'ก',
    companyClosedAt: null,
    amountSatang: 2_664_30,
    takenSatang: 1_000_00,
    owedSatang: 598_58,
    at: '2026-11-20T02:00:00.000Z',
  }
  const list = async (answer) => (await commands['partly-lost list'].run(clientOf(answer), [], {})).text
  const text = await list({ items: [item], hasMore: true })
  expect(text).toContain('owed ฿598.58')
  expect(text).toContain('฿1,000.00 จาก ฿2,664.30')
  expect(text).toContain('refunds make CR-2569-00042 --amount 598.58 --beyond-unspent --reason "')
  expect(text).toContain('1+')
  expect(await list({ items: [], hasMore: false })).toContain('nothing is to be returned')
})

test.each([
  [{ month: '2569-11' }, { from: '2026-11-01', to: '2026-11-30' }],
  [{ month: '2028-02' }, { from: '2028-02-01', to: '2028-02-29' }],
  [
    { from: '2026-11-03', to: '2026-11-05' },
    { from: '2026-11-03', to: '2026-11-05' },
  ],
  [
    { from: '2569-11-03', to: '2026-11-05' },
    { from: '2026-11-03', to: '2026-11-05' },
  ],
  // The new year began in Thailand.
  [{}, { from: '2027-01-01', to: '2027-01-31' }],
])('%j is a period', (options, period) => {
  expect(periodOf(options, new Date('2026-12-31T18:00:00Z'))).toEqual(period)
})

test.each([
  { month: '2026-13' },
  { from: '2026-11-31', to: '2026-12-01' },
  { from: '2569-13-01', to: '2569-12-01' },
  { from: '2026-11-01' },
  { from: '2026-11-05', to: '2026-11-03' },
])('%j is none', (options) => {
  expect(() => periodOf(options)).toThrow(PlainFailure)
})

/** What is in the file in words for bookkeepers, and in the data’s own for programs. */
const [words, codes] = ['ผู้รับเงินเครดิตประกาศ,พร้อมเพย์,เครดิตประกาศ', 'job_post,promptpay,job_post']

test('the file has a line for each entry, without VAT, VAT and whole, and what was returned is negative', () => {
  const none = { count: 0, totalSatang: 0, vatSatang: 0 }
  const row = {
    day: '2026-11-20',
    merchant: 'job_post',
    method: 'promptpay',
    kind: 'job_post',
    size: 5,
    sold: { count: 2, totalSatang: 5_328_60, vatSatang: 348_60 },
    refunded: { count: 1, totalSatang: 600_00, vatSatang: 39_25 },
    reversed: none,
  }
  const deferred = [{ merchant: 'job_post', kind: 'job_post', units: 7, satang: 3_486_00 }]
  const bytes = revenueFile(
    { rows: [row], merchants: [{ deferred }] },
    { from: '2026-11-01', to: '2026-11-30' },
  )
  expect(bytes.toString().split('\r\n')).toEqual([
    expect.stringMatching(/^\uFEFFวันที่,.*,merchant,method,kind$/),
    `2026-11-20,${words},5,ขาย,2,4980.00,348.60,5328.60,${codes}`,
    `2026-11-20,${words},5,คืนเงิน,1,-560.75,-39.25,-600.00,${codes}`,
    '2026-11-30,ผู้รับเงินเครดิตประกาศ,,เครดิตประกาศ,,รายได้รับล่วงหน้า,7,3486.00,,,job_post,,job_post',
    '',
  ])
})

test('a credit note that came after its loss has a line with its VAT, though no money moved that day', () => {
  const none = { count: 0, totalSatang: 0, vatSatang: 0 }
  const row = {
    day: '2026-11-20',
    merchant: 'job_post',
    method: 'promptpay',
    kind: 'job_post',
    size: 5,
    sold: none,
    refunded: none,
    reversed: { ...none, vatSatang: 34_86 },
  }
  const total = { merchant: 'job_post', sold: none, refunded: none, reversed: row.reversed, deferred: [] }
  const revenue = { rows: [row], merchants: [{ ...total, extraSatang: 0, extraReturnedSatang: 0 }] }
  const period = { from: '2026-11-01', to: '2026-11-30' }
  expect(revenueFile(revenue, period).toString().split('\r\n')[1]).toBe(
    `2026-11-20,${words},5,ธนาคารดึงคืน,0,34.86,-34.86,0.00,${codes}`,
  )
  expect(describeRevenue(revenue, period)).toContain('credited VAT ฿34.86')
})

test('a month without its option is refused, and not answered with the present one', async () => {
  const asked = clientOf({ rows: [], merchants: [] })
  await expect(commands.revenue.run(asked, ['2026-10'], {})).rejects.toThrow(/--month/)
})

test('the report fits a terminal of 80 columns, whose Thai marks take none', () => {
  const sum = { count: 120, totalSatang: 1_284_000_00, vatSatang: 84_000_00 }
  const sums = { sold: sum, refunded: sum, reversed: sum }
  const row = {
    day: '2026-11-20',
    merchant: 'employers',
    method: 'promptpay',
    kind: 'profile_unlock',
    size: 200,
    ...sums,
  }
  const deferred = [{ merchant: 'employers', kind: 'profile_unlock', units: 12_000, satang: 594_000_00 }]
  const total = {
    merchant: 'employers',
    ...sums,
    extraSatang: 10_593_00,
    extraReturnedSatang: 10_593_00,
    deferred,
  }
  const text = describeRevenue({ rows: [row], merchants: [total] }, { from: '2026-11-01', to: '2026-11-30' })
  for (const line of text.split('\n'))
    expect([line, line.replace(/\p{Mn}/gu, '').length <= 80]).toEqual([line, true])
})
