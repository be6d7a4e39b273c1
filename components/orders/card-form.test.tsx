import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server.node'
import { SWRConfig } from 'swr'
import type * as CardToken from '@/lib/orders/card-token'
import type { SavedCard } from '@/lib/orders/order'
import type * as Requests from '@/lib/orders/requests'
import { inThai, renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import messages from '@/messages/th.json' with { type: 'json' }

const texts = messages.orders.card
stopCalendarAt('2026-11-23T03:00:00Z')
const year = 2029
const kept = (id: string, lastDigits: string): SavedCard => ({
  id,
  merchant: 'job_post',
  brand: 'Visa',
  lastDigits,
  expirationMonth: 12,
  expirationYear: year,
  addedBy: 'สมหญิง ใจดี',
  createdAt: '2026-11-25T03:00:00Z',
})

let saved: SavedCard[]
/** Whether the cards are asked for in vain. */
let isUnanswered: boolean
let typed: CardToken.TypedCard[]
let failure: CardToken.TokenFailure | null
const answerOf = (status: number) => ({ response: { ok: status < 300, status } as Response })

const requests: Partial<typeof Requests> = {
  listSavedCards: async () => (isUnanswered ? new Promise<never>(() => undefined) : saved),
  removeSavedCard: async (id) => {
    saved = saved.filter((card) => card.id !== id)
    return answerOf(204)
  },
}
const script: Partial<typeof CardToken> = {
  loadCardScript: async () => ({ setPublicKey: () => undefined, createToken: () => undefined }),
  tokenOf: async (_access, card) => {
    typed.push(card)
    return failure ?? { token: `tokn_${typed.length}` }
  },
}
jest.unstable_mockModule('@/lib/orders/requests', () => requests)
jest.unstable_mockModule('@/lib/orders/card-token', () => script)
const { default: CardForm } = await import('./card-form')
type CardPaymentProps = Parameters<typeof CardForm>[0]

const onPay = jest.fn(async () => undefined)
beforeEach(() => {
  saved = []
  isUnanswered = false
  typed = []
  failure = null
  onPay.mockClear()
})

const access = { scriptUrl: 'https://cdn.example/omise.js', publicKey: 'pkey_test_1' }
type Changes = Partial<Pick<CardPaymentProps, 'access' | 'merchant' | 'refused' | 'savedCards' | 'early'>>
const form = (changes: Changes) => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <CardForm
      access={access}
      merchant="job_post"
      amount="฿631.30"
      busy={false}
      problem={null}
      onPay={onPay}
      early={null}
      {...changes}
    />
  </SWRConfig>
)
async function show(changes: Changes = {}) {
  renderInThai(form(changes))
  await waitFor(() => expect(pay()).toBeVisible())
}
const pay = () => screen.getByRole('button', { name: 'จ่าย ฿631.30 ด้วยบัตร' })
const field = (name: keyof typeof texts.fields) =>
  screen.getByLabelText<HTMLInputElement>(texts.fields[name], { exact: true })

async function fill(number = '4242424242424242', code = '987'): Promise<void> {
  await userEvent.type(field('number'), number)
  await userEvent.type(field('expiry'), `12${year % 100}`)
  await userEvent.type(field('code'), code)
  await userEvent.type(field('name'), 'SOMYING JAIDEE')
}

describe('with the cards that the page came with', () => {
  beforeEach(() => {
    isUnanswered = true
  })
  const ofOthers = { ...kept('other', '1111'), merchant: 'employers' as const }

  test('the fields of a new one are drawn at once, before anything is asked', () => {
    renderInThai(form({ savedCards: [ofOthers] }))
    expect(field('number')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(pay()).not.toHaveAttribute('aria-disabled')
  })

  test('the first of the merchant’s is chosen at once, and paid by', async () => {
    renderInThai(form({ savedCards: [ofOthers, kept('one', '4242')] }))
    expect(screen.getByRole('radio', { name: /^Visa\s••••\s4242/ })).toBeChecked()
    expect(screen.queryByText(/1111/)).toBeNull()
    await userEvent.click(pay())
    expect(onPay.mock.calls).toEqual([[{ savedCardId: 'one' }]])
  })

  test('one that a colleague removed meanwhile goes, once they are asked for', async () => {
    isUnanswered = false
    saved = [kept('two', '4444')]
    renderInThai(form({ savedCards: [kept('one', '4242'), kept('two', '4444')] }))
    await waitFor(() => expect(screen.queryByText(/4242/)).toBeNull())
    expect(screen.getByRole('radio', { name: /^Visa\s••••\s4444/ })).toBeChecked()
  })

  test('nothing can be typed that a script would lose', () => {
    const html = renderToString(inThai(form({ savedCards: [] })))
    expect(html).toContain(texts.loading)
    expect(html).not.toContain('<input')
  })
})

test('who pressed before the fields came, and went on to something else, is not led back', async () => {
  render(<a href="/my-credit">เครดิต</a>)
  await userEvent.tab()
  renderInThai(form({ savedCards: [], early: { isPressed: true, onPress: () => undefined } }))
  expect(field('number')).toBeVisible()
  expect(screen.getByRole('link')).toHaveFocus()
})

describe('a new card', () => {
  test('is given to the provider’s script alone, and paid by its token', async () => {
    await show()
    await fill()
    expect(field('number')).toHaveValue('4242 4242 4242 4242')
    expect(screen.getByText('Visa')).toBeVisible()
    await userEvent.click(pay())
    expect(typed).toEqual([
      {
        name: 'SOMYING JAIDEE',
        number: '4242424242424242',
        expirationMonth: 12,
        expirationYear: year,
        securityCode: '987',
      },
    ])
    expect(onPay.mock.calls).toEqual([[{ token: 'tokn_1', remember: false }]])
  })

  test('has fields that no form could send, and that browsers fill in and phones show figures for', async () => {
    await show()
    for (const name of ['number', 'expiry', 'code', 'name'] as const) {
      expect(field(name)).not.toHaveAttribute('name')
    }
    const wishes = (['number', 'expiry', 'code', 'name'] as const).map((name) => field(name).autocomplete)
    expect(wishes).toEqual(['cc-number', 'cc-exp', 'cc-csc', 'cc-name'])
    expect(field('number')).toHaveAttribute('inputmode', 'numeric')
  })

  test('keeps the caret where something is put in between', async () => {
    await show()
    await userEvent.type(field('number'), '42424242')
    await userEvent.type(field('number'), '9', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(field('number')).toHaveValue('4294 2424 2')
    expect(field('number').selectionStart).toBe(3)
  })

  test('that is faulty is not sent; each fault is said at its field, and the first gets the focus', async () => {
    await show()
    await userEvent.type(field('number'), '1234')
    await userEvent.type(field('expiry'), '0120')
    await userEvent.type(field('code'), '12')
    await userEvent.click(pay())
    expect(field('number')).toHaveFocus()
    expect(field('number')).toHaveAccessibleDescription(
      new RegExp(messages.validation.card_number.replace('{field}', texts.fields.number)),
    )
    expect(field('expiry')).toHaveAccessibleDescription(new RegExp(texts.faults.past))
    expect(field('code')).toHaveAccessibleDescription(new RegExp(texts.faults.code))
    expect(field('name')).toBeInvalid()
    expect(typed).toEqual([])
  })

  test('with a mistyped digit is said at the number, before the provider sees it', async () => {
    await show()
    await fill('4242424242424241')
    expect(field('number')).toHaveAccessibleDescription(new RegExp(texts.faults.number))
    await userEvent.click(pay())
    expect(field('number')).toHaveFocus()
    expect(field('number')).toBeInvalid()
    expect(typed).toEqual([])
  })

  test('is typed in Thai digits, and its expiry as people write it', async () => {
    await show()
    await fill('๔๒๔๒๔๒๔๒๔๒๔๒๔๒๔๒', '๙๘๗')
    await userEvent.clear(field('expiry'))
    await userEvent.type(field('expiry'), '๑/๓๐')
    await userEvent.tab()
    expect(field('expiry')).toHaveValue('01/30')
    await userEvent.click(pay())
    expect(typed).toMatchObject([
      { number: '4242424242424242', expirationMonth: 1, expirationYear: 2030, securityCode: '987' },
    ])
  })

  test.each([
    ['12/2029', 'typed'],
    ['12 / 29', 'pasted'],
  ] as const)('with the expiry %j %s is the same card', async (expiry, way) => {
    await show()
    await fill()
    await userEvent.clear(field('expiry'))
    if (way === 'typed') await userEvent.type(field('expiry'), expiry)
    else await userEvent.paste(expiry)
    await userEvent.click(pay())
    expect(typed).toMatchObject([{ expirationMonth: 12, expirationYear: 2029 }])
  })

  test.each(['number', 'expiry', 'code'] as const)(
    'is mended at the field that the provider refuses (%s)',
    async (name) => {
      failure = { failure: 'invalid_card', field: name }
      await show()
      await fill()
      await userEvent.click(pay())
      expect(field(name)).toHaveFocus()
      expect(field(name)).toBeInvalid()
      expect(field(name)).toHaveAccessibleDescription(
        new RegExp(texts.faults.refused.replace('{field}', texts.fields[name])),
      )
      expect(screen.queryByRole('alert')).toBeNull()
      await userEvent.type(field(name), '{Backspace}')
      expect(field(name)).not.toHaveAccessibleDescription(/ผู้ให้บริการแจ้งว่า/)
    },
  )

  test('is marked where the bank refused one that was charged', async () => {
    const refused = { payment: 'pay-1', field: 'code' } as const
    await show({ refused })
    await waitFor(() => expect(field('code')).toHaveAccessibleDescription(/ผู้ให้บริการแจ้งว่า/))
    expect(field('code')).not.toHaveFocus()
  })

  test.each(['unreachable', 'invalid_card'] as const)(
    'without a token (%s) nothing is charged',
    async (why) => {
      failure = why === 'invalid_card' ? { failure: why, field: null } : { failure: why }
      await show()
      await fill()
      await userEvent.click(pay())
      expect(screen.getByRole('alert')).toHaveTextContent(texts.tokenFailures[why])
      expect(onPay).not.toHaveBeenCalled()
      failure = null
      await userEvent.click(pay())
      expect(onPay).toHaveBeenCalledTimes(1)
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  test('pressed again is the same token, and another card another one', async () => {
    await show()
    await fill()
    await userEvent.click(pay())
    await userEvent.click(pay())
    expect(typed).toHaveLength(1)
    await userEvent.clear(field('code'))
    await userEvent.type(field('code'), '111')
    await userEvent.click(pay())
    expect(typed).toHaveLength(2)
  })

  test('is remembered only by consent', async () => {
    await show()
    await fill()
    const consent = screen.getByRole('checkbox', { name: new RegExp(`^${texts.remember}`) })
    expect(consent).not.toBeChecked()
    await userEvent.click(consent)
    await userEvent.click(pay())
    expect(onPay.mock.calls).toEqual([[{ token: 'tokn_1', remember: true }]])
  })
})

describe('a remembered card', () => {
  beforeEach(() => {
    saved = [kept('one', '4242'), kept('two', '4444')]
  })

  test('is chosen at first, and paid by without typing', async () => {
    await show()
    expect(screen.getByRole('radio', { name: /^Visa\s••••\s4242/ })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: /^Visa\s••••\s4444/ }))
    await userEvent.click(pay())
    expect(onPay.mock.calls).toEqual([[{ savedCardId: 'two' }]])
  })

  test('that is over is not chosen before one that is not', async () => {
    saved = [{ ...kept('one', '4242'), expirationMonth: 10, expirationYear: 2026 }, kept('two', '4444')]
    await show()
    expect(screen.getByRole('radio', { name: /^Visa\s••••\s4444/ })).toBeChecked()
  })

  test('that is over gives way to the fields of a new one where there is no other', async () => {
    saved = [{ ...kept('one', '4242'), expirationMonth: 10, expirationYear: 2026 }]
    await show()
    expect(screen.getByRole('radio', { name: texts.another })).toBeChecked()
    expect(field('number')).toBeVisible()
  })

  test('that a bank refused marks no field of a new one', async () => {
    await show({ refused: { payment: 'pay-1', field: 'code' } })
    await userEvent.click(screen.getByRole('radio', { name: texts.another }))
    expect(field('code')).toBeValid()
  })

  test('gives way to a new one', async () => {
    await show()
    await userEvent.click(screen.getByRole('radio', { name: texts.another }))
    await fill()
    await userEvent.click(pay())
    expect(onPay.mock.calls).toEqual([[{ token: 'tokn_1', remember: false }]])
  })
})

describe('another package, which another merchant sells,', () => {
  const other = { merchant: 'employers', access: { ...access, publicKey: 'pkey_test_2' } } as const
  const ofOthers = { ...kept('other', '1111'), merchant: 'employers' as const }

  test.each([
    ['is paid by one of its own remembered cards', [ofOthers], { savedCardId: 'other' }],
    ['takes a new card where none of its own is remembered', [], null],
  ])('%s, whichever was chosen before', async (_what, ofOther, paidBy) => {
    isUnanswered = true
    const savedCards = [kept('one', '4242'), kept('two', '4444'), ...ofOther]
    const { rerender } = render(inThai(form({ savedCards })))
    await userEvent.click(screen.getByRole('radio', { name: /^Visa\s••••\s4444/ }))
    rerender(inThai(form({ savedCards, ...other })))
    if (!paidBy) await fill()
    await userEvent.click(pay())
    expect(onPay.mock.calls).toEqual([[paidBy ?? { token: 'tokn_1', remember: false }]])
  })

  test('has a token of its own made of the card that was typed', async () => {
    isUnanswered = true
    const { rerender } = render(inThai(form({ savedCards: [] })))
    await fill()
    await userEvent.click(pay())
    rerender(inThai(form({ savedCards: [], ...other })))
    await userEvent.click(pay())
    expect(onPay.mock.calls).toEqual([
      [{ token: 'tokn_1', remember: false }],
      [{ token: 'tokn_2', remember: false }],
    ])
  })
})
