import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProblemError } from '@/lib/api/problem'
import type { LetterStatus } from '@/lib/representation-letters/letter'
import { renderInThai } from '@/lib/testing/render-in-thai'

const address = {
  line: '9/9 ถนนตามทะเบียน',
  subdistrict: 'ปทุมวัน',
  district: 'ปทุมวัน',
  province: 'กรุงเทพมหานคร',
  postcode: '10330',
}
const at = '2026-11-20T02:00:00.000Z'
const letter = (state: string) =>
  ({ id: 'l1', state, askedAt: at, sentAt: at, expiresAt: at, triesLeft: 5, events: [] }) as NonNullable<
    LetterStatus['letter']
  >
const asked: LetterStatus = { address, obstacle: 'letter_open', letter: letter('asked') }
const sent: LetterStatus = { address, obstacle: 'letter_open', letter: letter('sent') }
const none: LetterStatus = { address, obstacle: null, letter: null }
const represented: LetterStatus = { address, obstacle: 'already_represented', letter: letter('used') }

let calls: string[]
let refusal: ProblemError | null
const answer = (status: LetterStatus, call: string) => {
  calls.push(call)
  if (refusal) throw refusal
  return status
}
jest.unstable_mockModule('@/lib/representation-letters/requests', () => ({
  askForLetter: async (key: string) => answer(asked, `ask ${key}`),
  withdrawLetter: async (id: string) => answer({ ...none, letter: letter('withdrawn') }, `withdraw ${id}`),
  enterCode: async (id: string, code: string) => answer(represented, `enter ${id} ${code}`),
}))
const { LetterPanel } = await import('./letter-panel')

beforeEach(() => {
  calls = []
  refusal = null
})
const show = (status: LetterStatus) => renderInThai(<LetterPanel status={status} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a letter is asked for to the registry’s address, and a lost answer asks for the same one', async () => {
  show(none)
  expect(screen.getByText(/9\/9 ถนนตามทะเบียน/)).toBeVisible()
  refusal = new ProblemError({ status: 0, code: 'network' } as never)
  await press('ขอจดหมายรหัสยืนยัน')
  expect(await screen.findByRole('alert')).toHaveTextContent('เชื่อมต่ออินเทอร์เน็ตไม่ได้')
  refusal = null
  await press('ขอจดหมายรหัสยืนยัน')
  expect(await screen.findByText(/ขอจดหมายไว้เมื่อ/)).toBeVisible()
  expect(new Set(calls).size).toBe(1)
})

test('a letter that was sent takes its code, and the company is represented', async () => {
  show(sent)
  await userEvent.type(await screen.findByLabelText('รหัสจากจดหมาย'), 'acde fhjk mnpq')
  await press('ยืนยันผู้แทนบริษัท')
  expect(await screen.findByText('ยืนยันผู้แทนบริษัทแล้ว')).toBeVisible()
  expect(calls).toEqual(['enter l1 ACDEFHJKMNPQ'])
})

test('a wrong code says how many tries are left, at its field', async () => {
  show(sent)
  const errors = [{ field: 'code', rule: 'wrong_code', params: { left: 3 } }]
  refusal = new ProblemError({ status: 422, code: 'validation_failed', errors } as never)
  await userEvent.type(await screen.findByLabelText('รหัสจากจดหมาย'), 'ACDE-FHJK-MNPQ')
  await press('ยืนยันผู้แทนบริษัท')
  expect(await screen.findByText('รหัสไม่ตรงกับจดหมาย เหลืออีก 3 ครั้ง')).toBeVisible()
})

test('a letter that never came is given up, and another can be asked for', async () => {
  show(sent)
  expect(await screen.findByLabelText('รหัสจากจดหมาย')).toBeVisible()
  await press('ยกเลิกจดหมายนี้')
  expect(await screen.findByText('จดหมายฉบับก่อนถูกยกเลิกแล้ว')).toBeVisible()
  expect(screen.getByRole('button', { name: 'ขอจดหมายใหม่' })).toBeEnabled()
})

test.each([
  ['no_registry_address', /ยังไม่ให้ที่อยู่/],
  ['company_unregistered', /ตรงกับกรมพัฒนาธุรกิจการค้าก่อน/],
  ['letter_limit', /ครบ 3 ฉบับ/],
] as const)('what stands in the way is said, and nothing can be asked for: %s', (obstacle, text) => {
  show({ ...none, obstacle })
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
