import { expect, test } from '@jest/globals'
import { isEmail, isTaxId } from '@/validators/rules'
import { operator } from './operator'

test('the operator has a tax id, reachable addresses and one phone number in both writings', () => {
  expect(isTaxId(operator.taxId)).toBe(true)
  for (const address of [
    operator.supportEmail,
    operator.billingEmail,
    operator.privacyEmail,
    operator.reportEmail,
  ]) {
    expect(isEmail(address)).toBe(true)
  }
  expect(operator.phone.international).toBe(`+66${operator.phone.shown.replaceAll('-', '').slice(1)}`)
})
