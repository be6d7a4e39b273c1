import { PlainFailure } from '../stack/terminal.mjs'
import { moment, plain } from './text.mjs'

export const need = (value, what) => {
  if (!value) throw new PlainFailure(`ต้องระบุ ${what} · ${what} is missing`)
  return value
}

/** @param {number} satang */
export const baht = (satang) =>
  `${satang < 0 ? '-' : ''}฿${(Math.abs(satang) / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`

/** Parses baht as staff type them: 1,250.50. */
function satangOf(written) {
  const text = written.replaceAll(',', '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) {
    throw new PlainFailure('--amount: จำนวนเงินเป็นบาท เช่น 1250.50 · an amount in baht')
  }
  return Math.round(Number(text) * 100)
}

const orderStates = {
  pending: 'ยังไม่จ่าย',
  awaiting_payment: 'รอเงินเข้า',
  paid: 'เงินเข้าแล้ว',
  fulfilled: 'ได้ของแล้ว',
  expired: 'หมดเวลาจ่าย',
  cancelled: 'ยกเลิก',
  partly_refunded: 'คืนเงินบางส่วน',
  refunded: 'คืนเงินแล้ว',
  reversed: 'ธนาคารดึงเงินคืน',
}

const refundStates = {
  created: 'รอคำตอบผู้ให้บริการ',
  completed: 'คืนแล้ว',
  failed: 'ผู้ให้บริการไม่คืน',
}

const refundMethods = ['provider', 'bank_transfer']

/** The same of a refund that staff transfer themselves. */
const transferStates = { created: 'รอทีมโอน', completed: 'โอนแล้ว', failed: 'ไม่โอน' }

const disputeStates = { open: 'เปิด', pending: 'ธนาคารกำลังพิจารณา', won: 'เราชนะ', lost: 'เราแพ้' }

const differenceKinds = {
  charge_without_payment: 'มีเงินเข้าที่ไม่มีรายการของเรา · charge without a payment',
  payment_without_charge: 'รายการของเราไม่มีที่ผู้ให้บริการ · payment without a charge',
  amounts_differ: 'ยอดไม่ตรง · amounts differ',
  states_differ: 'สถานะไม่ตรง · states differ',
  refunds_differ: 'ยอดคืนเงินไม่ตรง · refunded amounts differ',
  strange_charge: 'รายการของผู้ให้บริการเป็นของรายการอื่นหรือโหมดอื่น · a charge of another payment or mode',
  strange_event:
    'เหตุการณ์หรือข้อพิพาทที่ไม่ใช่ของเรา ไม่มีผลใด ๆ · an event or dispute about none of ours; it changed nothing',
}

const pathOf = (number) => `/v1/ops/orders/${encodeURIComponent(need(number, 'ORDER_NUMBER'))}`

const refundLine = (refund) => {
  const { id, method, amountSatang, state, createdAt, creditsTaken, reason, failureCode } = refund
  const isTransfer = method === 'bank_transfer'
  const says = (isTransfer ? transferStates : refundStates)[state]
  return [
    `  ${moment(createdAt)}  ${baht(amountSatang)}  ${says} (${state})  เครดิต · credits: ${creditsTaken}  ${plain(reason)}`,
    ...(failureCode ? [plain(failureCode)] : []),
    ...(isTransfer ? [`โอนเอง · by transfer: ${id}`] : []),
    ...(refund.reference ? [`${plain(refund.reference)} ${refund.transferredOn}`] : []),
  ].join('  ')
}

/** Of money that gave nothing: what of it is still to be returned. */
const extraNote = (leftSatang) =>
  leftSatang > 0
    ? `  ไม่ได้ให้อะไร ต้องคืน · GAVE NOTHING, owed ${baht(leftSatang)}`
    : '  ไม่ได้ให้อะไร คืนครบแล้ว · gave nothing, nothing left to return'

const paymentLine = ({ id, state, method, merchant, amountSatang, leftSatang, chargeId, isExtra }) =>
  `  ${id}  ${baht(amountSatang)}  ${state}  ${method} · ${merchant}  ${plain(chargeId)}` +
  (isExtra ? extraNote(leftSatang) : '')

const disputeLine = ({ providerId, state, amountSatang, reason, openedAt, creditsTaken }) =>
  `  ${plain(providerId)}  ${moment(openedAt)}  ${baht(amountSatang)}  ${disputeStates[state]} (${state})  พักเครดิต · credits: ${creditsTaken}  ${plain(reason)}`

/** What refunds return of a payment while a bank disputes it: it would leave a second time. */
const refundsBeside = ({ state, returnedSatang, returningSatang }) => {
  if (state !== 'open' && state !== 'pending') return []
  return [
    ...(returnedSatang > 0
      ? [`  คืนผู้ซื้อไปแล้ว แจ้งธนาคาร · refunded already, tell the bank: ${baht(returnedSatang)}`]
      : []),
    ...(returningSatang > 0
      ? [`  กำลังคืน อย่าโอน · a refund is under way, do not transfer it: ${baht(returningSatang)}`]
      : []),
  ]
}

const section = (title, lines) => ['', title, ...(lines.length > 0 ? lines : ['  -'])]

const taxFact = ({ id, state, amountSatang }) => [
  'ภาษีหัก ณ ที่จ่าย · withheld tax',
  `${baht(amountSatang)} ${state === 'paid' ? 'โอนคืนแล้ว · paid back' : 'อนุมัติแล้ว ยังไม่โอน · approved, not paid yet'}  ${id}`,
]

/** That a company has closed, and when, beside its name; empty for one that has not. */
export const closedSince = (companyClosedAt) =>
  companyClosedAt ? `  บริษัทปิดแล้ว · CLOSED ${moment(companyClosedAt)}` : ''

/** Everything staff need to decide about an order's money, as text for a terminal. */
export function describeOrder({
  order,
  companyId,
  companyName,
  companyClosedAt,
  credits,
  payments,
  refunds,
  disputes,
  taxPaidBack,
}) {
  const facts = [
    ['เลขที่ · number', order.number],
    ['บริษัท · company', `${plain(companyName)} ${companyId}${closedSince(companyClosedAt)}`],
    ['สถานะ · state', `${orderStates[order.state]} (${order.state})${order.isDisputed ? ' · DISPUTED' : ''}`],
    ['ซื้อ · bought', `${order.kind} × ${order.size}`],
    [
      'ยอด · amount',
      `${baht(order.totalSatang)} (VAT ${baht(order.vatSatang)}) คืนแล้ว · refunded ${baht(order.refundedSatang)}`,
    ],
    ...(taxPaidBack ? [taxFact(taxPaidBack)] : []),
    ['จ่ายเมื่อ · paid', moment(order.paidAt)],
    ['เครดิตที่ยังไม่ใช้ · unspent', `${credits.unspent} = ${baht(credits.unspentWorthSatang)}`],
    [
      'เครดิตที่ใช้แล้ว · used',
      `ใช้ไป · spent ${credits.spent}, จองอยู่ · held ${credits.held}, หมดอายุ · expired ${credits.expired}`,
    ],
  ]
  return [
    ...facts.map(([name, value]) => `${name}: ${value}`),
    ...section('การจ่าย · payments', payments.map(paymentLine)),
    ...section('การคืนเงิน · refunds', refunds.map(refundLine)),
    ...section('ข้อพิพาท · disputes', disputes.map(disputeLine)),
  ].join('\n')
}

/** What a refund would do, and the words that confirm it; staff see it before anything happens. */
function previewOf(seen, { payment, amount, beyondUnspent }) {
  const { order, credits, payments, disputes, taxPaidBack } = seen
  const paid = payments.find(({ id, state, isExtra }) =>
    payment ? id === payment : state === 'successful' && !isExtra,
  )
  if (!paid) throw new PlainFailure('ไม่มีการจ่ายที่คืนเงินได้ · no payment that can be returned')
  const lost = disputes
    .filter(({ paymentId, state }) => paymentId === paid.id && state === 'lost')
    .reduce((sum, { amountSatang }) => sum + amountSatang, 0)
  const tax = paid.isExtra ? null : taxPaidBack
  const left = paid.leftSatang
  const satang = amount ?? left
  const lines = [`จะคืน · would return: ${baht(satang)} (${order.number}, เหลือคืนได้ · left ${baht(left)})`]
  if (tax) lines.push(taxFact(tax).join(': '))
  if (lost > 0) lines.push(`ธนาคารดึงคืนไปแล้ว · taken by banks: ${baht(lost)}`)
  if (paid.isExtra) lines.push('เงินนี้ไม่ได้ให้เครดิต ไม่กระทบเครดิต · it gave nothing: no credits are taken')
  else {
    lines.push(`เครดิตที่ยังไม่ใช้ · unspent credits: ${credits.unspent} = ${baht(credits.unspentWorthSatang)}`)
    if (satang > credits.unspentWorthSatang)
      lines.push(
        `เกินมูลค่าเครดิตที่เหลือ ใช้ไปแล้ว ${credits.spent} จองอยู่ ${credits.held} หมดอายุ ${credits.expired} เครดิตเหล่านี้ไม่ถูกเรียกคืน · more than unspent credits were paid with: ${
          beyondUnspent ? '--beyond-unspent is given' : 'needs --beyond-unspent'
        }`,
      )
  }
  lines.push(`ยืนยัน · to confirm, repeat it with: --confirm ${credits.unspent}`)
  return lines.join('\n')
}

/** A command that returns money of an order by a method; `after` says what staff do next. */
export const refundCommand = (method, about, after = () => []) => ({
  usage:
    'ORDER_NUMBER --reason TEXT [--amount BAHT] [--payment PAYMENT_ID] [--beyond-unspent] [--confirm UNSPENT]',
  about,
  async run(client, [number], options) {
    const path = pathOf(number)
    const reason = need(options.reason?.trim(), '--reason')
    const amount = options.amount === undefined ? null : satangOf(options.amount)
    const beyondUnspent = options['beyond-unspent'] === true
    const { payment = null, confirm } = options
    if (confirm === undefined) {
      return { text: previewOf(await client.get(path), { payment, amount, beyondUnspent }) }
    }
    if (!/^\d{1,6}$/.test(confirm)) throw new PlainFailure('--confirm: จำนวนเครดิตที่ยังไม่ใช้ · unspent credits')
    const { refundId } = await client.post(`${path}/refunds`, {
      paymentId: payment,
      amountSatang: amount,
      reason,
      method,
      unspentCredits: Number(confirm),
      isBeyondUnspent: beyondUnspent,
    })
    const { order, refunds } = await client.get(path)
    const refund = refunds.find(({ id }) => id === refundId)
    const state = `${order.number}: ${orderStates[order.state]} (${order.state})`
    return { text: [state, refundLine(refund), ...after(refund)].join('\n') }
  },
})

/** A command that prints the pages of a list. */
const listCommand = ({ path, usage = '[--cursor CURSOR]', about, line, none, queryOf = () => ({}) }) => ({
  usage,
  about,
  async run(client, _args, options) {
    const query = new URLSearchParams({ limit: '50', ...queryOf(options) })
    if (options.cursor) query.set('cursor', options.cursor)
    const { items, nextCursor } = await client.get(`${path}?${query}`)
    if (items.length === 0) return { text: none }
    const more = nextCursor ? [`ยังมีต่อ · more: --cursor ${nextCursor}`] : []
    return { text: [...items.map(line), ...more].join('\n') }
  },
})

const openOrAll = ({ state = 'open' }) => {
  if (state !== 'open' && state !== 'all') throw new PlainFailure('STATE: open, all')
  return { isOpen: String(state === 'open') }
}

/** Commands about money that was paid: returning it, disputes, and what the provider's list disagrees about. */
export const moneyCommands = {
  'orders show': {
    usage: 'ORDER_NUMBER',
    about: 'คำสั่งซื้อ การจ่าย การคืนเงิน ข้อพิพาท และเครดิตที่เหลือ · an order with its payments, refunds and credits',
    run: async (client, [number]) => ({ text: describeOrder(await client.get(pathOf(number))) }),
  },
  'refunds make': refundCommand(
    'provider',
    'คืนเงินผ่านผู้ให้บริการ ทั้งหมดที่เหลือหรือ --amount บอกผลก่อน แล้วทำเมื่อมี --confirm · returns money: says what it would do, and does it with --confirm',
  ),
  'refunds list': listCommand({
    path: '/v1/ops/refunds',
    usage: '[--state created|completed|failed] [--method provider|bank_transfer] [--cursor CURSOR]',
    about: 'การคืนเงิน ใหม่สุดก่อน · refunds, newest first',
    none: 'ไม่มีการคืนเงิน · no refund',
    queryOf({ state, method }) {
      if (state && !refundStates[state])
        throw new PlainFailure(`STATE: ${Object.keys(refundStates).join(', ')}`)
      if (method && !refundMethods.includes(method))
        throw new PlainFailure(`METHOD: ${refundMethods.join(', ')}`)
      return { ...(state && { state }), ...(method && { method }) }
    },
    line: (refund) => `${refund.orderNumber}  ${plain(refund.companyName)}\n${refundLine(refund)}`,
  }),
  'paid-twice list': {
    usage: '',
    about:
      'เงินที่จ่ายซ้ำ หรือมาถึงหลังบริษัทปิด และยังไม่ได้คืน พร้อมคำสั่งคืน · money paid twice, or after the company closed, and not returned, with how to return it',
    async run(client) {
      const { items, hasMore } = await client.get('/v1/ops/extra-payments')
      if (items.length === 0) return { text: 'ไม่มีเงินที่ต้องคืน · nothing is to be returned' }
      const lines = items.map((extra) => {
        const { paymentId, orderNumber, companyName, companyClosedAt, amountSatang, returnedSatang } = extra
        const left = baht(amountSatang - returnedSatang)
        const reason = companyClosedAt ? 'บริษัทปิดแล้ว' : 'จ่ายซ้ำ'
        return [
          `${orderNumber}  ${moment(extra.at)}  ${left}  ${plain(companyName)}${closedSince(companyClosedAt)}`,
          `  npm run ops -- refunds make ${orderNumber} --payment ${paymentId} --reason "${reason}"`,
        ].join('\n')
      })
      if (hasMore) lines.push(`มีอีก คืนชุดนี้แล้วดูใหม่ · ${items.length}+: return these, and list again`)
      return { text: lines.join('\n') }
    },
  },
  'partly-lost list': {
    usage: '',
    about:
      'คำสั่งซื้อที่ธนาคารดึงเงินคืนบางส่วน และส่วนที่ไม่ได้ใช้ยังไม่ได้คืนครบ พร้อมคำสั่งคืน · orders of which a bank took a part, with what is owed of the rest and how to return it',
    async run(client) {
      const { items, hasMore } = await client.get('/v1/ops/partly-lost-orders')
      if (items.length === 0) return { text: 'ไม่มีเงินที่ต้องคืน · nothing is to be returned' }
      const lines = items.map((lost) => {
        const { orderNumber, companyName, companyClosedAt, amountSatang, takenSatang, owedSatang } = lost
        const amount = (owedSatang / 100).toFixed(2)
        return [
          `${orderNumber}  ${moment(lost.at)}  ค้างคืน · owed ${baht(owedSatang)}  ${plain(companyName)}${closedSince(companyClosedAt)}`,
          `  ธนาคารดึงคืน ${baht(takenSatang)} จาก ${baht(amountSatang)} น้อยกว่าที่ใบลดหนี้ลดไว้ · the bank took less than the credit note credits`,
          `  npm run ops -- refunds make ${orderNumber} --amount ${amount} --beyond-unspent --reason "ธนาคารดึงเงินคืนบางส่วน"`,
        ].join('\n')
      })
      if (hasMore) lines.push(`มีอีก คืนชุดนี้แล้วดูใหม่ · ${items.length}+: return these, and list again`)
      return { text: lines.join('\n') }
    },
  },
  'chargebacks list': listCommand({
    path: '/v1/ops/payment-disputes',
    usage: '[--state open|all] [--cursor CURSOR]',
    about:
      'ข้อพิพาทที่ธนาคารผู้ซื้อเปิด ตอบในหน้าผู้ให้บริการ · payments that buyers’ banks dispute; answered at the provider',
    none: 'ไม่มีข้อพิพาท · no dispute',
    queryOf: openOrAll,
    line: (dispute) =>
      [
        `${dispute.orderNumber}  ${plain(dispute.companyName)}  ใช้หรือจองไปแล้ว · spent or held: ${dispute.creditsUnpaid}`,
        disputeLine(dispute),
        ...refundsBeside(dispute),
      ].join('\n'),
  }),
  'differences list': listCommand({
    path: '/v1/ops/payment-differences',
    usage: '[--state open|all] [--cursor CURSOR]',
    about:
      'จุดที่รายการของผู้ให้บริการกับของเราไม่ตรงกัน · what the payment provider’s list and our payments disagree about',
    none: 'ตรงกันทั้งหมด · nothing differs',
    queryOf: openOrAll,
    line: ({ id, merchant, kind, subject, orderNumber, theirs, ours, foundAt, resolvedAt, closingReason }) =>
      `${id}  ${moment(foundAt)}  ${merchant}  ${plain(subject)}  ${plain(orderNumber)}  ${differenceKinds[kind] ?? kind}\n` +
      `  ผู้ให้บริการ · theirs: ${plain(theirs)}  เรา · ours: ${plain(ours)}` +
      (resolvedAt ? `  หายแล้ว · resolved ${moment(resolvedAt)}` : '') +
      (closingReason ? `  ${plain(closingReason)}` : ''),
  }),
  'differences close': {
    usage: 'DIFFERENCE_ID --reason TEXT',
    about:
      'ปิดจุดที่ทีมงานจัดการแล้ว จุดเดิมจะไม่ขึ้นอีก · ends a difference that was dealt with; the same is not opened again',
    async run(client, [id], { reason }) {
      const path = `/v1/ops/payment-differences/${encodeURIComponent(need(id, 'DIFFERENCE_ID'))}/events`
      await client.post(path, { event: 'close', reason: need(reason?.trim(), '--reason') })
      return { text: `ปิดแล้ว · closed: ${id}` }
    },
  },
  'differences check': {
    usage: '',
    about: 'เทียบกับรายการของผู้ให้บริการเดี๋ยวนี้ (ปกติทุกชั่วโมง) · compares at once; usually every hour',
    async run(client) {
      const { differences } = await client.post('/v1/ops/payment-comparisons', {})
      return { text: `ไม่ตรงกัน · differences: ${differences}` }
    },
  },
}
