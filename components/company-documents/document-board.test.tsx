import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, type Problem } from '@/lib/api/problem'
import type { CompanyDocument } from '@/lib/company-documents/company-document'
import { deferred } from '@/lib/testing/deferred'
import type { ChooserProps } from './document-board'

let refusal: Problem | null = null
/** What the service was asked, in the order of its answers. */
let answered: string[] = []
/** What storing an expiry date waits for. */
let storing: Promise<void> | undefined
jest.unstable_mockModule('@/lib/company-documents/requests', () => ({
  submitCompanyDocuments: async () => {
    answered.push('submit')
    return refusal
  },
  removeCompanyDocument: async () => undefined,
  changeExpiry: async (document: CompanyDocument, expiresOn: string) => {
    await storing
    answered.push(`expiry ${expiresOn}`)
    return { ...document, expiresOn, version: document.version + 1 }
  },
}))

const { DocumentBoard } = await import('./document-board')
const { renderInThai } = await import('@/lib/testing/render-in-thai')

const document = (changes: Partial<CompanyDocument> = {}): CompanyDocument => ({
  id: 'one',
  kind: 'company_certificate',
  name: 'หนังสือรับรอง.pdf',
  fileType: 'application/pdf',
  size: 2_000,
  state: 'draft',
  reason: null,
  expiresOn: null,
  hasFile: true,
  version: 1,
  createdAt: '2026-11-20T02:00:00.000Z',
  ...changes,
})

/** The choosers of the last render; the real ones send files. */
let choosers: ChooserProps[] = []
const show = (items: CompanyDocument[], isOpen = true) =>
  renderInThai(
    <DocumentBoard
      companyKind="juristic_person"
      documents={{ items, isOpen, mayAdd: isOpen }}
      chooser={(props) => {
        choosers.push(props)
        return <span>{props.label}</span>
      }}
    />,
  )
const chooserOf = (kind: string, replaces?: string) => {
  const found = choosers.findLast((props) => props.kind === kind && props.replaces === replaces)
  if (!found) throw new Error(`nothing chooses ${kind}`)
  return found
}
const names = (kind: string) =>
  within(screen.getByRole('region', { name: new RegExp(kind) }))
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent)

beforeEach(() => {
  choosers = []
  answered = []
  storing = undefined
  refusal = null
})

test('a file that arrived is in its kind; one that replaces another stands in its place', async () => {
  show([document()])
  // The sender passes further arguments after the document; they must not be taken for the replaced document.
  const arrived = chooserOf('company_certificate').onArrived as (...told: unknown[]) => void
  act(() => arrived(document({ id: 'two', name: 'หน้า 2.pdf' }), 0))
  expect(names('หนังสือรับรองบริษัท')).toEqual(['หนังสือรับรอง.pdf', 'หน้า 2.pdf'])
  expect(screen.getByText('เพิ่ม หน้า 2.pdf แล้ว')).toBeInTheDocument()
  act(() => chooserOf('company_certificate', 'one').onArrived(document({ id: 'three', name: 'หน้า 1.pdf' })))
  expect(names('หนังสือรับรองบริษัท')).toEqual(['หน้า 1.pdf', 'หน้า 2.pdf'])
  expect(chooserOf('company_certificate').room).toBe(4)
})

test('one taken out asks first, and is gone', async () => {
  show([document()])
  await userEvent.click(screen.getByRole('button', { name: 'นำออก หนังสือรับรอง.pdf' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'นำออก' }))
  await waitFor(() => expect(names('หนังสือรับรองบริษัท')).toEqual([]))
})

test('what is missing is said where it is missing, until it is there', async () => {
  refusal = {
    ...localProblem('validation_failed', [
      { field: 'company_certificate', rule: 'required', params: {} },
      { field: 'director_id_card', rule: 'not_past', params: {} },
    ]),
    status: 422,
  }
  show([])
  await userEvent.click(screen.getByRole('button', { name: 'ส่งให้ทีมงานตรวจ' }))
  expect(await screen.findByText(/^ยังไม่มีหนังสือรับรองบริษัท/)).toBeVisible()
  expect(screen.getByText(/บัตรประชาชนกรรมการฉบับนี้หมดอายุแล้ว/)).toBeVisible()
  expect(screen.getByRole('region', { name: /หนังสือรับรองบริษัท/ })).toHaveFocus()
  act(() => chooserOf('company_certificate').onArrived(document()))
  expect(screen.queryByText(/^ยังไม่มีหนังสือรับรองบริษัท/)).toBeNull()
})

test('while a file is under way nothing is sent to staff', async () => {
  show([document()])
  act(() => chooserOf('other').onBusy('other', true))
  await userEvent.click(screen.getByRole('button', { name: 'ส่งให้ทีมงานตรวจ' }))
  expect(screen.getByText(/ไฟล์ยังส่งไม่เสร็จ/)).toBeVisible()
})

test('before staff the board is closed: states and reasons, and nothing to choose', () => {
  show(
    [
      document({ state: 'submitted' }),
      document({ id: 'two', kind: 'other', state: 'refused', reason: 'ภาพเบลอ', hasFile: false }),
    ],
    false,
  )
  expect(screen.getByText('รอตรวจ')).toBeVisible()
  expect(screen.getByText('ภาพเบลอ')).toBeVisible()
  expect(screen.getByText(/ลบไฟล์แล้วตามนโยบาย/)).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.queryByRole('region', { name: /ภ.พ.20/ })).toBeNull()
})

test('the day a document is valid until is stored when its control is left', async () => {
  show([document({ kind: 'director_id_card', name: 'บัตร.png', fileType: 'image/png' })])
  const day = screen.getByLabelText('วันหมดอายุ')
  await userEvent.type(day, '2020-01-01')
  expect(screen.getByText(/เอกสารหมดอายุแล้ว/)).toBeVisible()
  await userEvent.clear(day)
  await userEvent.type(day, '2040-12-31')
  await userEvent.tab()
  expect(await screen.findByText(/ใช้ได้ถึง/)).toBeVisible()
  expect(screen.getByLabelText('วันหมดอายุ')).toHaveValue('2040-12-31')
})

test('a day that is half typed takes none away, and is said before the papers go to staff', async () => {
  show([
    document({
      kind: 'director_id_card',
      name: 'บัตร.png',
      fileType: 'image/png',
      expiresOn: '2040-12-31',
    }),
  ])
  const day = screen.getByLabelText('วันหมดอายุ')
  const halfType = (badInput: boolean) =>
    Object.defineProperty(day, 'validity', { value: { badInput }, configurable: true })
  halfType(true)
  fireEvent.change(day, { target: { value: '' } })
  fireEvent.blur(day)
  expect(screen.getByText(/ยังกรอกไม่ครบ หรือไม่มีวันนี้จริง/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'ส่งให้ทีมงานตรวจ' }))
  expect(answered).toEqual([])
  halfType(false)
  fireEvent.change(day, { target: { value: '2041-12-31' } })
  fireEvent.blur(day)
  await userEvent.click(screen.getByRole('button', { name: 'ส่งให้ทีมงานตรวจ' }))
  await waitFor(() => expect(answered).toEqual(['expiry 2041-12-31', 'submit']))
})

test('29 February that is none of the Buddhist year is said to be no day, and not stored', async () => {
  show([document({ kind: 'director_id_card', name: 'บัตร.png', fileType: 'image/png' })])
  const day = screen.getByLabelText('วันหมดอายุ')
  fireEvent.change(day, { target: { value: '2572-02-29' } })
  fireEvent.blur(day)
  expect(screen.getByText(/ไม่มีวันนี้จริง/)).toBeVisible()
  expect(day).toHaveValue('2572-02-29')
  await userEvent.click(screen.getByRole('button', { name: 'ส่งให้ทีมงานตรวจ' }))
  expect(answered).toEqual([])
})

test('a day that is on its way is stored before the papers go to staff', async () => {
  const { promise, resolve } = deferred()
  storing = promise
  show([document({ kind: 'director_id_card', name: 'บัตร.png', fileType: 'image/png' })])
  await userEvent.type(screen.getByLabelText('วันหมดอายุ'), '2040-12-31')
  await userEvent.click(screen.getByRole('button', { name: 'ส่งให้ทีมงานตรวจ' }))
  resolve()
  await waitFor(() => expect(answered).toEqual(['expiry 2040-12-31', 'submit']))
})

test('a person is asked for the documents of a person, and what was sent before stays in sight', () => {
  renderInThai(
    <DocumentBoard
      companyKind="individual"
      documents={{ items: [document({ kind: 'director_id_card' })], isOpen: true, mayAdd: true }}
      chooser={(props) => <span>{props.kind}</span>}
    />,
  )
  const shown = screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent)
  expect(shown).toEqual([
    expect.stringContaining('สำเนาบัตรประชาชนกรรมการ'),
    expect.stringMatching(/สำเนาบัตรประชาชนเจ้าของ.*ต้องมี/),
    expect.stringMatching(/หลักฐานกิจการ.*ถ้ามี/),
    expect.stringMatching(/เอกสารอื่น.*ถ้ามี/),
  ])
  expect(screen.queryByText('company_certificate')).toBeNull()
})
