import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OwnJoinRequest as JoinRequest } from '@/lib/companies/join-request'
import { router } from '@/lib/testing/navigation'
import { renderInThai } from '@/lib/testing/render-in-thai'

let calls: unknown[]
let problem: object | null
const creation = (call: unknown) => {
  calls.push(call)
  return problem ? { problem } : { created: {} }
}
jest.unstable_mockModule('@/lib/companies/disputes', () => ({
  claimCompany: async (body: object) => creation(body),
}))
jest.unstable_mockModule('@/lib/companies/join-requests', () => ({
  askToJoin: async (body: object) => creation(body),
  withdrawJoinRequest: async (id: string) => creation(id),
}))
const { TakenNumber } = await import('./taken-number')
const { OwnJoinRequest } = await import('./own-join-request')

const company = {
  juristicId: '0105536041974',
  name: 'ร้านครัวยายบัว',
  address: { line: '1', province: 'ตาก', district: 'เมืองตาก', subdistrict: 'ระแหง', postcode: '63000' },
  attestation: 'signed',
}
const onBack = jest.fn()
const onDone = jest.fn()

beforeEach(() => {
  calls = []
  problem = null
  for (const mock of [router.push, router.refresh, onBack, onDone]) mock.mockClear()
  localStorage.clear()
})

const show = () => renderInThai(<TakenNumber uid="u1" company={company} onBack={onBack} onDone={onDone} />)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the number, that nothing is lost, and both ways on are said at once', async () => {
  show()
  expect(screen.getByRole('alert')).toHaveTextContent(/0105536041974/)
  expect(screen.getByText('สิ่งที่คุณกรอกไว้ยังอยู่')).toBeVisible()
  expect(screen.getByRole('region', { name: 'ขอเข้าร่วมทีม' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'นี่คือบริษัทของฉัน' })).toBeVisible()
  await press('กลับไปแก้ไข')
  expect(onBack).toHaveBeenCalled()
})

async function ask(message: string) {
  show()
  await press('เขียนคำขอ')
  await userEvent.type(await screen.findByLabelText('ข้อความถึงผู้ดูแล'), message)
  await press('ส่งคำขอ')
}

test('asking to join says what the owners will see, and sends the words', async () => {
  await ask('ดูแลสาขาสยาม')
  expect(calls).toEqual([{ juristicId: company.juristicId, message: 'ดูแลสาขาสยาม' }])
  expect(onDone).toHaveBeenCalled()
  expect(router.refresh).toHaveBeenCalled()
})

test('words that lead elsewhere are refused at their field, and kept', async () => {
  const errors = [{ field: 'message', rule: 'contact_details', params: {} }]
  problem = { status: 422, code: 'validation_failed', errors }
  await ask('โทร 0812345678')
  const field = screen.getByLabelText('ข้อความถึงผู้ดูแล')
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(field).toHaveValue('โทร 0812345678')
  expect(onDone).not.toHaveBeenCalled()
})

test('who asked before goes on to that request', async () => {
  problem = { status: 409, code: 'already_asked' }
  await ask('ดูแลสาขาสยาม')
  expect(onDone).toHaveBeenCalled()
})

test('a limit is told where it is met', async () => {
  problem = { status: 409, code: 'join_declined' }
  await ask('ดูแลสาขาสยาม')
  expect(await screen.findByText(/30 วัน/)).toBeVisible()
  expect(onDone).not.toHaveBeenCalled()
})

test('saying that the number is theirs founds the company with what was typed, and goes on to the papers', async () => {
  show()
  await press('แจ้งว่าเป็นบริษัทของฉัน')
  await userEvent.type(await screen.findByLabelText('เหตุผลที่เลขนี้เป็นของบริษัทคุณ'), 'ผมเป็นกรรมการ')
  await press('แจ้งแล้วไปเพิ่มเอกสาร')
  expect(calls).toEqual([{ ...company, statement: 'ผมเป็นกรรมการ' }])
  expect(router.push).toHaveBeenCalledWith('/profile-document')
})

const request = (state: JoinRequest['state']): JoinRequest => ({
  id: 'r1',
  company: { juristicId: company.juristicId, name: company.name },
  message: 'ดูแลสาขาสยาม',
  state,
  events: state === 'pending' ? ['withdraw'] : [],
  createdAt: '2026-11-23T02:00:00.000Z',
  expiresAt: '2026-12-07T02:00:00.000Z',
})

test.each([
  ['pending', /รอได้ถึง จ. 7 ธ.ค. 2569/],
  ['declined', /หลังจาก 30 วัน.*แจ้งทีมงานพร้อมเอกสารได้/],
  ['expired', /เพื่อขอใหม่ได้/],
  ['lapsed', /เพื่อเริ่มใหม่ได้/],
] as const)('a request that is %s says what comes next', (state, words) => {
  renderInThai(<OwnJoinRequest request={request(state)} />)
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByText('ดูแลสาขาสยาม')).toBeVisible()
  expect(screen.queryAllByRole('button')).toHaveLength(state === 'pending' ? 1 : 0)
})

test('one that waits can be taken back', async () => {
  renderInThai(<OwnJoinRequest request={request('pending')} />)
  await press('ยกเลิกคำขอ')
  expect(calls).toEqual(['r1'])
  expect(router.refresh).toHaveBeenCalled()
})
