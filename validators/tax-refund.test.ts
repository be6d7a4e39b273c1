import { describe, expect, test } from '@jest/globals'
import { ValidationError } from 'yup'
import { bangkokToday } from './rules'
import { taxRefundDraftSchema, taxRefundSchema } from './tax-refund'
import { parseViolation } from './violation'

const filled = {
  certificateNumber: '3/15',
  certificateDate: '2026-11-01',
  bank: '004',
  accountName: 'บริษัท ทดสอบ จำกัด',
  accountNumber: '123-4-56789-0',
}

const paidOn = '2026-11-01'

/** The broken rules by field. */
async function faults(schema: ReturnType<typeof taxRefundSchema>, value: object): Promise<string[]> {
  try {
    await schema.validate(value, { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.map(({ path, message }) => `${path} ${parseViolation(message).rule}`)
  }
}

describe('a refund that is sent', () => {
  test('has every field, and its account without dashes', async () => {
    expect(await taxRefundSchema(false, paidOn).validate(filled)).toMatchObject({
      accountNumber: '1234567890',
    })
  })

  test.each([
    [{ certificateNumber: '' }, ['certificateNumber required']],
    [{ certificateDate: '2999-01-01' }, ['certificateDate not_future']],
    [{ certificateDate: '2020-01-01' }, ['certificateDate not_before_payment']],
    [{ certificateDate: '2026-10-31' }, ['certificateDate not_before_payment']],
    [{ bank: '' }, ['bank required_select']],
    [{ bank: '999' }, ['bank one_of']],
    [{ accountNumber: '12345' }, ['accountNumber bank_account']],
    [{ accountNumber: '12345678901234567' }, ['accountNumber bank_account']],
    [{ accountNumber: '12345abcde' }, ['accountNumber bank_account']],
    [{ accountNumber: '' }, ['accountNumber required']],
    [{ certificateDate: bangkokToday() }, []],
  ])('with %j breaks %j', async (changes, broken) => {
    expect(await faults(taxRefundSchema(false, paidOn), { ...filled, ...changes })).toEqual(broken)
  })

  test('has its number in one writing, whichever digits were typed', async () => {
    const number = { ...filled, certificateNumber: 'เล่ม ๓/๑๕' }
    expect((await taxRefundSchema(false, paidOn).validate(number)).certificateNumber).toBe('เล่ม 3/15')
    expect((await taxRefundDraftSchema.validate(number)).certificateNumber).toBe('เล่ม 3/15')
  })

  test('needs no number again that is stored already', async () => {
    expect(await faults(taxRefundSchema(true, paidOn), { ...filled, accountNumber: '' })).toEqual([])
  })
})

test('a draft may lack anything, and is wrong in nothing', async () => {
  expect(await taxRefundDraftSchema.validate({})).toEqual({})
  await expect(taxRefundDraftSchema.validate({ accountNumber: '12' })).rejects.toThrow()
})
