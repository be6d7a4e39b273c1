import { billPayment } from 'promptparse/generate'
import QRCode from 'qrcode'
import type { Charge } from './records'

/** The biller id of the sandbox's merchant; no bank knows it, so nobody can pay by mistake. */
const billerId = '099999999999900'

/** The PromptPay payload of a charge: an EMVCo bill payment with the amount in baht. */
export function promptPayPayload(charge: Pick<Charge, 'id' | 'amount'>): string {
  const reference = charge.id.slice(charge.id.lastIndexOf('_') + 1).toUpperCase()
  return billPayment({ billerId, amount: charge.amount / 100, ref1: reference, ref2: 'PARTIM' })
}

/** The payload as a QR code (SVG). */
export function qrPicture(charge: Pick<Charge, 'id' | 'amount'>): Promise<string> {
  return QRCode.toString(promptPayPayload(charge), { type: 'svg', errorCorrectionLevel: 'M' })
}
