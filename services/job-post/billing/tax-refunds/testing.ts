import { harmlessPdf } from '@/services/shared/uploads/testing/sample-files'
import { bangkokToday } from '@/validators/rules'
import type { TestService } from '../../testing'
import { buy, packageIds } from '../testing'

/** An order, of five credits unless told, that a member just paid by PromptPay. */
export async function paidOrder(
  service: TestService,
  as: string,
  packageId: string = packageIds.fiveCredits,
) {
  const { id, number, payment, charge } = await buy(service, as, packageId)
  return {
    orderId: id as string,
    number: number as string,
    paymentId: payment.id as string,
    chargeId: charge.id as string,
  }
}

/** A draft of a refund for a new paid order. */
export async function begunRefund(service: TestService, as: string, packageId?: string) {
  const order = await paidOrder(service, as, packageId)
  const { json } = await service.ask('POST /v1/tax-refunds', { as, body: { paymentId: order.paymentId } })
  return { ...order, taxRefundId: json.id as string }
}

/** An uploaded file as a member's certificate, which is a PDF unless other bytes are given. */
export async function arrivedCertificate(service: TestService, as: string, bytes = harmlessPdf()) {
  const upload = { fileType: 'application/pdf', size: 1_000 }
  const { json } = await service.ask('POST /v1/tax-refunds/uploads', { as, body: upload })
  const objectName = `${json.path}/${json.fileName}`
  service.storage.objects.add(objectName)
  service.storage.contents.set(objectName, bytes)
  return { name: 'หนังสือรับรอง.pdf', fileName: json.fileName as string }
}

export const refundInput = () => ({
  certificateNumber: '3/15',
  certificateDate: bangkokToday(),
  bank: '004',
  accountName: 'บริษัท ทดสอบ จำกัด',
  accountNumber: '123-4-56789-0',
})

/** Fills a draft in, with a certificate of its own; answers the version that can be sent. */
export async function filledRefund(service: TestService, as: string, taxRefundId: string): Promise<number> {
  const path = `/v1/tax-refunds/${taxRefundId}`
  const body = await arrivedCertificate(service, as)
  const added = await service.ask(`PUT ${path}/certificate`, { as, body })
  const headers = { 'if-match': `"${added.json.refund.version}"` }
  const certificateNumber = `3/15-${taxRefundId}`
  const saved = await service.ask(`PATCH ${path}`, {
    as,
    headers,
    body: { ...refundInput(), certificateNumber },
  })
  return saved.json.version
}

/** A refund that waits for staff. */
export async function submittedRefund(service: TestService, as: string, packageId?: string) {
  const refund = await begunRefund(service, as, packageId)
  const version = await filledRefund(service, as, refund.taxRefundId)
  await service.ask(`POST /v1/tax-refunds/${refund.taxRefundId}/events`, {
    as,
    headers: { 'if-match': `"${version}"` },
    body: { event: 'submit' },
  })
  return refund
}
