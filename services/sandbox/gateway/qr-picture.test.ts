import { describe, expect, test } from '@jest/globals'
import { parse } from 'promptparse'
import { billPayment } from 'promptparse/generate'
import { readCode } from '@/services/shared/testing/read-code'
import { promptPayPayload, qrPicture } from './qr-picture'

/** Payloads of banks; the order of the tags after the payee differs between them. */
const phone = '00020101021129370016A000000677010111011300668999999995802TH53037646304FE29'
const bill =
  '00020101021130620016A000000677010112011301122334455660211CUSTOMER0010306INV00153037645802TH62070703SCB6304780E'

test.each([20_00, 2_664_30, 150_000_00])(
  'the picture of a charge of %d satang is read back: biller, amount and reference',
  async (amount) => {
    const code = await readCode(Buffer.from(await qrPicture({ id: 'chrg_test_5xuy4w91xqz7d1w9u0t', amount })))
    expect(code?.margin).toBe(4)
    const read = parse(code?.text ?? '', true)
    expect(read?.getTagValue('30', '00')).toBe('A000000677010112')
    expect(read?.getTagValue('30', '01')).toBe('099999999999900')
    expect(read?.getTagValue('30', '02')).toBe('5XUY4W91XQZ7D1W9U0T')
    expect([read?.getTagValue('54'), read?.getTagValue('53')]).toEqual([(amount / 100).toFixed(2), '764'])
  },
)

describe('a PromptPay payload', () => {
  test('of a telephone is read whole, with its checksum', () => {
    const read = parse(phone, true)
    expect(read?.getTagValue('01')).toBe('11')
    expect(read?.getTagValue('29', '00')).toBe('A000000677010111')
    expect(read?.getTagValue('29', '01')).toBe('0066899999999')
    expect([read?.getTagValue('58'), read?.getTagValue('53')]).toEqual(['TH', '764'])
  })

  test('of a bill is read whole, zeros at the front of its biller kept, and made the same', () => {
    const read = parse(bill, true)
    expect(read?.getTagValue('30', '01')).toBe('0112233445566')
    expect(read?.getTagValue('30', '02')).toBe('CUSTOMER001')
    expect(read?.getTagValue('30', '03')).toBe('INV001')
    expect(read?.getTagValue('62', '07')).toBe('SCB')
    const asked = { billerId: '0112233445566', ref1: 'CUSTOMER001', ref2: 'INV001', ref3: 'SCB' }
    expect(billPayment(asked)).toBe(bill)
  })

  test.each([phone, bill])('that was altered is not read: %s', (payload) => {
    expect(parse(payload.replace('01130', '01131'), true)).toBeNull()
  })

  test('of the sandbox has its biller, the charge and the amount', () => {
    const read = parse(promptPayPayload({ id: 'chrg_test_5xyz', amount: 2_664_30 }), true)
    expect(read?.getTagValue('30', '01')).toBe('099999999999900')
    expect(read?.getTagValue('30', '02')).toBe('5XYZ')
    expect([read?.getTagValue('54'), read?.getTagValue('01')]).toEqual(['2664.30', '12'])
  })
})
