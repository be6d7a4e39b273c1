import messages from '../../messages/th.json' with { type: 'json' }
import { PlainFailure } from '../stack/terminal.mjs'
import { closedSince } from './money.mjs'
import { moment, plain } from './text.mjs'

const refundStates = {
  draft: 'ร่าง',
  submitted: 'ส่งแล้ว รอตรวจ',
  under_review: 'กำลังตรวจ',
  needs_correction: 'ให้แก้ไข',
  approved: 'อนุมัติแล้ว รอโอน',
  paid: 'โอนคืนแล้ว',
  rejected: 'ไม่อนุมัติ',
  cancelled: 'ยกเลิก',
}

const baht = (satang) => (satang / 100).toFixed(2).replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')

const line = ({ id, orderNumber, amountSatang, state, submittedAt, companyName, companyClosedAt }) =>
  [
    id,
    moment(submittedAt),
    orderNumber,
    `${baht(amountSatang)} บาท`,
    refundStates[state] ?? state,
    `${plain(companyName)}${closedSince(companyClosedAt)}`,
  ].join('  ')

/** A bank by its code and its name: who pays picks it by name. */
const bankOf = (code) => (code ? `${code} ${messages.taxRefunds.banks[code] ?? ''}`.trim() : '-')

/** The account that money goes to; nothing of it is kept of a refund that was given up. */
const accountOf = ({ bank, accountName, accountEnd }) =>
  accountEnd ? `${bankOf(bank)} ${plain(accountName)} …${accountEnd}` : '-'

/** A refund as text for a terminal, with everything staff compare with the certificate. */
export function describeRefund({ refund, steps }) {
  const { buyer, payee } = refund
  const facts = [
    ['รหัส · id', refund.id],
    ['สถานะ · state', `${refundStates[refund.state]} (${refund.state})`],
    [
      'บริษัท · company',
      `${plain(refund.companyName)} ${refund.companyId}${closedSince(refund.companyClosedAt)}`,
    ],
    ['ผู้หักภาษี · payer', `${plain(buyer.name)} ${buyer.taxId} (${buyer.branchNumber})`],
    ['ผู้ถูกหักภาษี (เรา) · payee', `${plain(payee.name)} ${payee.taxId} (${payee.branchNumber})`],
    ['คำสั่งซื้อ · order', `${refund.orderNumber} ${moment(refund.paidOrderAt)} ${refund.method}`],
    ['ฐาน · base', `${baht(refund.baseSatang)} × ${refund.rate / 100}%`],
    ['ยอดคืน · amount', `${baht(refund.amountSatang)} บาท`],
    ['เลขที่หนังสือรับรอง · certificate', plain(refund.certificateNumber)],
    ['ลงวันที่ · dated', refund.certificateDate ?? '-'],
    ['ไฟล์ · file', refund.file ? `${plain(refund.file.name)} ${refund.file.size} bytes` : '-'],
    ['บัญชี · account', accountOf(refund)],
    ['เหตุผล · reason', plain(refund.reason)],
    ['เลขอ้างอิง · reference', plain(refund.reference)],
  ]
  return [
    ...facts.map(([name, value]) => `${name}: ${value}`),
    '',
    'ประวัติ · history',
    ...steps.map(({ at, event, reason }) => `  ${moment(at)}  ${event}  ${plain(reason)}`),
  ].join('\n')
}

const need = (value, what) => {
  if (!value) throw new PlainFailure(`ต้องระบุ ${what} · ${what} is missing`)
  return value
}

const pathOf = (id) => `/v1/ops/tax-refunds/${encodeURIComponent(need(id, 'REFUND_ID'))}`

/** A command that decides about a refund by sending an event. */
const decision = (event, about, { needsReason = false, needsReference = false } = {}) => ({
  usage: `REFUND_ID${needsReason ? ' --reason TEXT' : ''}${needsReference ? ' --reference TEXT' : ''}`,
  about,
  async run(client, [id], { reason, reference }) {
    const path = `${pathOf(id)}/events`
    const body = {
      event,
      ...(needsReason && { reason: need(reason?.trim(), '--reason') }),
      ...(needsReference && { reference: need(reference?.trim(), '--reference') }),
    }
    const refund = await client.post(path, body)
    return { text: `${refund.orderNumber}: ${refundStates[refund.state]} (${refund.state})` }
  },
})

/** Commands about tax that companies withheld and ask back. */
export const taxRefundCommands = {
  'tax-refunds list': {
    usage: '[--state STATE] [--cursor CURSOR]',
    about: 'คำขอคืนภาษีหัก ณ ที่จ่ายที่รอทีมงาน หรือในสถานะที่ระบุ · refunds of withheld tax that wait, or of a state',
    async run(client, _args, { state, cursor }) {
      if (state && !refundStates[state]) {
        throw new PlainFailure(`STATE: ${Object.keys(refundStates).join(', ')}`)
      }
      const query = new URLSearchParams({ limit: '50', ...(state && { state }), ...(cursor && { cursor }) })
      const { items, nextCursor } = await client.get(`/v1/ops/tax-refunds?${query}`)
      if (items.length === 0) return { text: 'ไม่มีคำขอในสถานะนี้ · no refund in this state' }
      const more = nextCursor ? [`ยังมีต่อ · more: --cursor ${nextCursor}`] : []
      return { text: [...items.map(line), ...more].join('\n') }
    },
  },
  'tax-refunds show': {
    usage: 'REFUND_ID',
    about: 'ข้อมูลที่ต้องเทียบกับหนังสือรับรอง และประวัติ · what to compare with the certificate, and the history',
    run: async (client, [id]) => ({ text: describeRefund(await client.get(pathOf(id))) }),
  },
  'tax-refunds file': {
    usage: 'REFUND_ID --out FILE',
    about: 'บันทึกหนังสือรับรองลงเครื่องนี้ การเปิดดูถูกบันทึกไว้ · saves the certificate; reading it is audited',
    async run(client, [id], { out }) {
      const path = need(out, '--out')
      const bytes = await client.file(`${pathOf(id)}/certificate`)
      return { text: `${path} · ${bytes.length} bytes`, file: { path, bytes } }
    },
  },
  'tax-refunds review': decision('begin_review', 'รับคำขอมาตรวจ · takes a refund into review'),
  'tax-refunds correct': decision('ask_correction', 'ให้แก้ไข พร้อมเหตุผล · has it corrected', {
    needsReason: true,
  }),
  'tax-refunds approve': decision('approve', 'อนุมัติ · approves'),
  'tax-refunds reject': decision('reject', 'ไม่อนุมัติ พร้อมเหตุผล · rejects', { needsReason: true }),
  'tax-refunds account': {
    usage: 'REFUND_ID',
    about: 'เลขบัญชีเต็มของคำขอที่อนุมัติแล้ว ถูกบันทึกไว้ · the whole account of an approved refund; audited',
    async run(client, [id]) {
      const { bank, accountName, accountNumber } = await client.post(`${pathOf(id)}/account-readings`, {})
      return { text: `${bankOf(bank)}  ${accountNumber}  ${plain(accountName)}` }
    },
  },
  'tax-refunds paid': decision(
    'mark_paid',
    'โอนคืนแล้ว พร้อมเลขอ้างอิงของธนาคาร · paid, with the bank’s reference',
    {
      needsReference: true,
    },
  ),
}
