import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type * as Browser from '@/lib/api/browser'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { bangkokToday } from '@/validators/rules'

const put = jest.fn<(path: string, init: { body: object }) => Promise<unknown>>()
const browser: Partial<Record<keyof typeof Browser, unknown>> = {
  partim: { PUT: put },
  asProblem: () => null,
}
jest.unstable_mockModule('@/lib/api/browser', () => browser)
const { BirthDate } = await import('./birth-date')

const texts = messages.resumes.birthDate
const onYoung = jest.fn()
const field = () => screen.getByLabelText(texts.title)
const save = () => userEvent.click(screen.getByRole('button', { name: texts.save }))

beforeEach(() => {
  put.mockReset().mockResolvedValue({ response: { ok: true } })
  onYoung.mockReset()
})

test.each([
  ['none', '', 'กรุณากรอกวันเกิดของคุณ'],
  ['one before anybody living was born', '1850-01-01', /ตรวจปีเกิด/],
  ['one of this year', bangkokToday(), /ตรวจปีเกิด/],
  ['one that does not exist', '31/02/2540', /ไม่มีวันที่ 31 กุมภาพันธ์ 2540/],
  ['what is no day', 'ไม่บอก', /กรอกวัน เดือน ปี เช่น/],
])('%s is said at the field, and nothing is sent', async (_name, day, said) => {
  renderInThai(<BirthDate onYoung={onYoung} />)
  if (day) await userEvent.type(field(), day)
  await save()
  expect(field()).toHaveAccessibleDescription(expect.stringMatching(said))
  expect(field()).toHaveFocus()
  expect(put).not.toHaveBeenCalled()
})

test('one that is right is kept; of somebody below 18 the resume is not opened', async () => {
  renderInThai(<BirthDate onYoung={onYoung} />)
  await userEvent.type(field(), '2010-05-20')
  await save()
  expect(put.mock.calls).toMatchObject([['/v1/workers/me/birth-date', { body: { birthDate: '2010-05-20' } }]])
  expect(screen.getByRole('status')).toHaveTextContent(texts.saved)
  expect(onYoung).toHaveBeenCalledTimes(1)
})

test.each(['1 มกราคม 2540', '๑/๑/๒๕๔๐', '1/1/40', '01011997'])(
  'typed as %s it is shown as read, and sent so',
  async (typed) => {
    renderInThai(<BirthDate onYoung={onYoung} />)
    await userEvent.type(field(), typed)
    expect(screen.getByText(/^1 มกราคม 2540 อายุ \d+\sปี$/)).toBeTruthy()
    await save()
    expect(put.mock.calls).toMatchObject([
      ['/v1/workers/me/birth-date', { body: { birthDate: '1997-01-01' } }],
    ])
  },
)

test('pasted out of an address book it is written as on cards', async () => {
  renderInThai(<BirthDate onYoung={onYoung} />)
  await userEvent.click(field())
  await userEvent.paste('\u202a5/12/2540\u202c')
  expect(screen.getByText(/^5 ธันวาคม 2540/)).toBeTruthy()
  await userEvent.tab()
  expect(field()).toHaveValue('05/12/2540')
})

test('29 February of a Buddhist year stays in its field', async () => {
  renderInThai(<BirthDate onYoung={onYoung} />)
  await userEvent.type(field(), '29/02/2547')
  await userEvent.tab()
  expect(field()).toHaveValue('29/02/2547')
  expect(screen.getByText(/^29 กุมภาพันธ์ 2547/)).toBeTruthy()
})
