import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem } from '@/lib/api/problem'
import type * as Requests from '@/lib/tax-refunds/requests'
import type { TaxRefund } from '@/lib/tax-refunds/tax-refund'
import { router } from '@/lib/testing/navigation'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import type { ChooserProps } from './chooser-props'

const texts = messages.taxRefunds

const draft: TaxRefund = {
  id: 'refund-1',
  state: 'draft',
  baseSatang: 2_490_00,
  rate: 300,
  amountSatang: 74_70,
  certificateNumber: '',
  certificateDate: null,
  bank: null,
  accountName: '',
  accountEnd: null,
  accountNumber: null,
  file: null,
  reason: null,
  reference: null,
  submittedAt: null,
  paidAt: null,
  version: 1,
  steps: [],
}
const filled: TaxRefund = {
  ...draft,
  certificateNumber: '3/15',
  certificateDate: '2026-11-01',
  bank: '004',
  accountName: 'บริษัท ครัวยายบัว จำกัด',
  accountEnd: '7890',
  file: { name: '50ทวิ.pdf', fileType: 'application/pdf', size: 2_048 },
}

let puts: { fields: Requests.TaxRefundFields; version: string }[]
let moves: string[]
let begun: string[]
let refusal: { status: number; code: string; current?: unknown } | null
const responseOf = (status: number) => ({ ok: status < 300, status, headers: new Headers() }) as Response
const refused = () => ({
  error: refusal && { ...localProblem(refusal.code), requestId: 'request-1', ...refusal },
  response: responseOf(refusal?.status ?? 500),
})

const requests: Partial<typeof Requests> = {
  beginTaxRefund: async (paymentId, key) => {
    begun.push(`${paymentId} ${key}`)
    return refusal ? refused() : { data: draft, response: responseOf(201) }
  },
  putTaxRefund: async (_target, fields, headers) => {
    puts.push({ fields, version: headers['If-Match'] })
    if (refusal) return refused()
    const { accountNumber, ...rest } = fields
    const data = {
      ...filled,
      ...rest,
      accountEnd: accountNumber.slice(-4) || '7890',
      version: 2,
    } as TaxRefund
    return { data, response: responseOf(200) }
  },
  moveTaxRefund: async ({ version }, event) => {
    moves.push(`${event} ${version}`)
    return refusal ? refused() : { data: filled, response: responseOf(200) }
  },
}
jest.unstable_mockModule('@/lib/tax-refunds/requests', () => requests)
const { RefundPanel } = await import('./refund-panel')

beforeEach(() => {
  localStorage.clear()
  puts = []
  moves = []
  begun = []
  refusal = null
  router.refresh.mockClear()
})

/** Stands for the page's chooser: a press brings the file. */
const chooser = ({ label, onArrived }: ChooserProps) => (
  <button type="button" onClick={() => onArrived({ ...draft, file: filled.file })}>
    {label}
  </button>
)
const show = (refund: TaxRefund | null, canPay = true) =>
  renderInThai(
    <RefundPanel paymentId="pay-1" paidOn="2026-11-01" refund={refund} canPay={canPay} chooser={chooser} />,
  )
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))
const field = (name: 'number' | 'date' | 'bank' | 'accountName' | 'accountNumber') =>
  screen.getByLabelText<HTMLInputElement>(texts.form[name])

async function fillIn(account = '123-4-56789-0') {
  await userEvent.type(field('number'), '3/15')
  await userEvent.type(field('date'), '2026-11-01')
  await userEvent.selectOptions(field('bank'), '004')
  await userEvent.type(field('accountName'), 'บริษัท ครัวยายบัว จำกัด')
  await userEvent.type(field('accountNumber'), account)
}

describe('beginning', () => {
  test('is one press, and one draft however often it is pressed', async () => {
    show(null)
    await press(texts.begin.action)
    await press(texts.begin.action)
    expect(new Set(begun).size).toBe(1)
    expect(router.refresh).toHaveBeenCalled()
  })

  test('that is refused says why', async () => {
    refusal = { status: 503, code: 'unavailable' }
    show(null)
    await press(texts.begin.action)
    expect(await screen.findByText(messages.problems.unavailable)).toBeVisible()
  })

  test('again is possible after staff refused, whose reason stays', () => {
    show({ ...filled, state: 'rejected', reason: 'เอกสารเป็นของบริษัทอื่น' })
    expect(screen.getByText('เอกสารเป็นของบริษัทอื่น')).toBeVisible()
    expect(screen.getByRole('heading', { name: texts.begin.again })).toBeVisible()
  })
})

describe('the form', () => {
  test('sends nothing without a file, and says where it is missing', async () => {
    show(draft)
    await fillIn()
    await press(texts.form.send)
    expect(await screen.findByText(texts.form.fileMissing)).toBeVisible()
    expect([puts, moves]).toEqual([[], []])
    await press(texts.form.fileChoose)
    expect(screen.queryByText(texts.form.fileMissing)).toBeNull()
    expect(screen.getByText('50ทวิ.pdf')).toBeVisible()
  })

  test('says at each field what is missing, and focuses the first', async () => {
    show(draft)
    await press(texts.form.send)
    await waitFor(() => expect(field('number')).toHaveFocus())
    expect(field('number')).toHaveAccessibleDescription(/กรุณากรอก/)
    expect(field('accountNumber')).toHaveAttribute('aria-invalid', 'true')
  })

  test('says in the same round that the file is missing as well', async () => {
    show(draft)
    await press(texts.form.send)
    await waitFor(() => expect(field('number')).toHaveFocus())
    expect(screen.getByText(texts.form.fileMissing)).toBeVisible()
  })

  test('takes no certificate from before the payment, and reads Thai digits', async () => {
    show({ ...filled, certificateDate: '2020-01-01', certificateNumber: '' })
    await userEvent.type(field('number'), '๓/๑๕')
    await press(texts.form.send)
    expect(await screen.findByText('วันที่ออกหนังสือรับรองต้องไม่ก่อนวันที่จ่าย')).toBeVisible()
    expect(field('number')).toHaveValue('3/15')
    expect([puts, moves]).toEqual([[], []])
  })

  test('asks before a correction is sent with nothing corrected', async () => {
    show({ ...filled, state: 'needs_correction', reason: 'วันที่ไม่ตรง' })
    await press(texts.form.send)
    expect(await screen.findByText(texts.form.unchanged)).toBeVisible()
    expect([puts, moves]).toEqual([[], []])
    await press(texts.form.send)
    await waitFor(() => expect(moves).toEqual(['submit 2']))
  })

  test('sends a correction at once', async () => {
    show({ ...filled, state: 'needs_correction', reason: 'วันที่ไม่ตรง' })
    await userEvent.type(field('number'), '0')
    await press(texts.form.send)
    await waitFor(() => expect(moves).toEqual(['submit 2']))
  })

  test('stores first and then sends, at the version that was stored', async () => {
    show(draft)
    await press(texts.form.fileChoose)
    await fillIn()
    await press(texts.form.send)
    await waitFor(() => expect(moves).toEqual(['submit 2']))
    expect(puts).toEqual([
      {
        version: '"1"',
        fields: {
          certificateNumber: '3/15',
          certificateDate: '2026-11-01',
          bank: '004',
          accountName: 'บริษัท ครัวยายบัว จำกัด',
          accountNumber: '1234567890',
        },
      },
    ])
    expect(router.refresh).toHaveBeenCalled()
  })

  test('keeps a half-filled draft by a press', async () => {
    show(draft)
    await userEvent.type(field('number'), '3/15')
    await press(texts.form.save)
    await waitFor(() => expect(puts).toHaveLength(1))
    expect(moves).toEqual([])
    expect(field('number')).toHaveValue('3/15')
  })

  test('loses nothing when the service is away', async () => {
    refusal = { status: 503, code: 'unavailable' }
    show(draft)
    await userEvent.type(field('number'), '3/15')
    await press(texts.form.save)
    expect(await screen.findByText(messages.problems.unavailable)).toBeVisible()
    expect(field('number')).toHaveValue('3/15')
  })

  test('says that an account is kept, and leaves it where nothing is typed', async () => {
    show(filled)
    expect(field('accountNumber')).toHaveAccessibleDescription(/ลงท้าย 7890/)
    await press(texts.form.send)
    await waitFor(() => expect(moves).toEqual(['submit 2']))
    expect(puts[0]?.fields.accountNumber).toBe('')
  })

  test('offers both versions after somebody else saved', async () => {
    show(filled)
    refusal = {
      status: 412,
      code: 'stale',
      current: { ...filled, certificateNumber: '9/99', version: 7 },
    }
    await userEvent.clear(field('number'))
    await userEvent.type(field('number'), '4/16')
    await press(texts.form.save)
    expect(await screen.findByText('9/99')).toBeInTheDocument()
    expect(screen.getByText('4/16')).toBeInTheDocument()
  })

  test('of a refund to be corrected says what staff want', () => {
    show({ ...filled, state: 'needs_correction', reason: 'เลขที่ไม่ตรงกับไฟล์' })
    expect(screen.getByText(texts.correction)).toBeVisible()
    expect(screen.getByText('เลขที่ไม่ตรงกับไฟล์')).toBeVisible()
    expect(button(texts.form.send)).toBeEnabled()
  })
})

describe('giving up', () => {
  const dialog = () => within(screen.getByRole('dialog', { hidden: true }))
  const answer = (name: string) => userEvent.click(dialog().getByRole('button', { name, hidden: true }))

  test('is asked first, and can be left', async () => {
    show(draft)
    await press(texts.cancelling.ask)
    await answer(texts.cancelling.keep)
    expect(moves).toEqual([])
  })

  test('ends it', async () => {
    show(draft)
    await press(texts.cancelling.ask)
    await answer(texts.cancelling.confirm)
    await waitFor(() => expect(moves).toEqual(['cancel 1']))
    expect(router.refresh).toHaveBeenCalled()
  })

  test('that is refused says why, in the dialog', async () => {
    show(draft)
    refusal = { status: 503, code: 'unavailable' }
    await press(texts.cancelling.ask)
    await answer(texts.cancelling.confirm)
    expect(await dialog().findByRole('alert', { hidden: true })).toHaveTextContent(/\S/)
    expect(router.refresh).not.toHaveBeenCalled()
  })

  test('that comes after staff have begun shows how it stands', async () => {
    show(draft)
    refusal = { status: 409, code: 'wrong_state' }
    await press(texts.cancelling.ask)
    await answer(texts.cancelling.confirm)
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('what was sent', () => {
  test('shows four digits of the account, and the file', () => {
    show({ ...filled, state: 'under_review' })
    expect(screen.getByText('ลงท้าย 7890')).toBeVisible()
    expect(screen.getByRole('link', { name: texts.form.fileOpen })).toHaveAttribute(
      'href',
      '/api/tax-refunds/refund-1/certificate',
    )
    expect(screen.queryByRole('button', { name: texts.form.send })).toBeNull()
  })

  test('is only looked at by who does not pay', () => {
    show(draft, false)
    expect(screen.getByText(texts.lookOnly)).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('what was typed', () => {
  test('is there again after a reload, but for the number of the account', async () => {
    const { unmount } = show(draft)
    await fillIn()
    unmount()
    expect(JSON.stringify(localStorage)).not.toContain('56789')
    show(draft)
    await waitFor(() => expect(field('number')).toHaveValue('3/15'))
    expect(field('bank')).toHaveValue('004')
    expect(field('accountNumber')).toHaveValue('')
    await press(texts.form.save)
    await waitFor(() => expect(puts).toHaveLength(1))
    expect(puts[0]?.fields).not.toHaveProperty('version')
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('is compared with what somebody else has stored since', async () => {
    const { unmount } = show(draft)
    await userEvent.type(field('accountName'), 'ร้านของฉัน')
    unmount()
    show({ ...draft, accountName: 'ร้านของเขา', version: 2 })
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('ร้านของเขา')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: messages.editing.conflict.takeTheirs }))
    expect(field('accountName')).toHaveValue('ร้านของเขา')
    expect(Object.keys(localStorage)).toEqual([])
  })
})
