import { PlainFailure } from '../stack/terminal.mjs'
import { need, refundCommand } from './money.mjs'

const eventsOf = (id) => `/v1/ops/refunds/${encodeURIComponent(need(id, 'REFUND_ID'))}/events`

const nextSteps = ({ id }) => [
  'ขอเลขบัญชีจากผู้ซื้อทางช่องทางที่ยืนยันตัวได้ แล้วโอนจากบัญชีบริษัท · ask the buyer for an account, and transfer it; then:',
  `  npm run ops -- refunds transferred ${id} --reference เลขอ้างอิงธนาคาร --on YYYY-MM-DD`,
  `  npm run ops -- refunds not-transferred ${id} --reason TEXT`,
]

/** Commands for money that the payment provider refuses to return, and staff transfer themselves. */
export const transferCommands = {
  'refunds transfer': refundCommand(
    'bank_transfer',
    'เริ่มคืนเงินด้วยการโอนเอง เมื่อผู้ให้บริการไม่คืน หักเครดิตไว้ก่อน · begins a refund that staff transfer, where the provider has refused; takes the credits first',
    nextSteps,
  ),
  'refunds transferred': {
    usage: 'REFUND_ID --reference TEXT --on YYYY-MM-DD',
    about:
      'บันทึกว่าโอนคืนแล้ว ออกใบลดหนี้และแจ้งผู้ซื้อ · records the transfer: issues the credit note, tells the buyer',
    async run(client, [id], { reference, on }) {
      const path = eventsOf(id)
      const words = need(reference?.trim(), '--reference')
      if (!/^\d{4}-\d{2}-\d{2}$/.test(on ?? '')) {
        throw new PlainFailure('--on: วันที่โอน เช่น 2026-11-25 · the day of the transfer')
      }
      await client.post(path, { event: 'complete', reference: words, transferredOn: on })
      return { text: `บันทึกแล้ว · recorded: ${id}` }
    },
  },
  'refunds not-transferred': {
    usage: 'REFUND_ID --reason TEXT',
    about: 'ยกเลิกการโอนที่เริ่มไว้ คืนเครดิตให้ผู้ซื้อ · drops a transfer that was begun, and gives the credits back',
    async run(client, [id], { reason }) {
      const path = eventsOf(id)
      await client.post(path, { event: 'refuse', reason: need(reason?.trim(), '--reason') })
      return { text: `ยกเลิกแล้ว · dropped: ${id}` }
    },
  },
}
