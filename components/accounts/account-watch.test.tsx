import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import type * as Leaving from '@/lib/accounts/leave-to'
import type * as SignIn from '@/lib/accounts/sign-in'
import type * as Browser from '@/lib/auth/firebase-browser'
import { router } from '@/lib/testing/navigation'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const signInWithPassword = jest.fn<typeof SignIn.signInWithPassword>()
const leaveTo = jest.fn<typeof Leaving.leaveTo>()
jest.unstable_mockModule('@/lib/accounts/sign-in', () => ({
  signInWithPassword,
  startSession: async () => null,
}))
jest.unstable_mockModule('@/lib/accounts/leave-to', () => ({ leaveTo }))
jest.unstable_mockModule('@/lib/auth/firebase-browser', () => ({
  loadIdentityClient: (() => new Promise(() => undefined)) as typeof Browser.loadIdentityClient,
  identityConfig: (() => new Promise(() => undefined)) as typeof Browser.identityConfig,
}))

/** The channel to the browser's other pages, of which the test is one. */
let heard: ((event: { data: unknown }) => void) | undefined
const told: unknown[] = []
Object.assign(globalThis, {
  BroadcastChannel: class {
    addEventListener(_type: string, listen: typeof heard) {
      heard = listen
    }
    postMessage(message: unknown) {
      told.push(message)
    }
  },
})

const { AccountWatch } = await import('./account-watch')
const { noteRefusal, tellOfSignIn } = await import('@/lib/auth/page-account')
const { useDraft } = await import('@/components/forms/use-draft')

const texts = messages.displacement
const [somying, weera] = ['s'.repeat(22), 'w'.repeat(22)]
const [here, there] = ['h'.repeat(22), 't'.repeat(22)]

/** Signs the browser in as whoever has the mark, or out. */
function mark(value: string | null) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `partim-signed-in=${value ?? ''}; path=/${value === null ? '; max-age=0' : ''}`
}

const tellFromElsewhere = (message: unknown) => act(async () => heard?.({ data: message }))
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
const notice = () => screen.findByRole('dialog')
const noNotice = () => expect(screen.queryByRole('dialog')).toBeNull()

function Sample() {
  const form = useForm({ defaultValues: { name: '' } })
  useDraft(form, 'sample')
  return <input aria-label="ชื่อ" {...form.register('name')} />
}

beforeEach(() => {
  localStorage.clear()
  mark(somying)
  told.length = 0
  for (const mock of [signInWithPassword, leaveTo, router.refresh]) mock.mockReset()
})
afterEach(() => mark(null))

const open = () =>
  renderInThai(
    <>
      <AccountWatch account={somying} company={here} name="สมหญิง ใจดี" />
      <Sample />
    </>,
  )

const name = () => screen.getByLabelText('ชื่อ')
test('a page is its owner’s, and tells the other pages', async () => {
  open()
  expect(told).toEqual([{ account: somying, company: here }])
  await tellFromElsewhere(null)
  await tellFromElsewhere({ account: somying, company: here })
  await tellFromElsewhere({ account: weera, company: there })
  noNotice()
})

test.each([
  ['at once', () => tellFromElsewhere(null)],
  ['once it is visible, where nothing was heard', comeBack],
])(
  '%s a page says that somebody else is signed in, and goes on once its owner is back',
  async (_name, learn) => {
    open()
    await userEvent.type(name(), 'สีลม')
    await waitFor(() => expect(localStorage.getItem('partim:draft:sample')).toContain('สีลม'))
    mark(weera)
    localStorage.clear()
    await learn()

    const dialog = await notice()
    expect(dialog).toHaveAccessibleName(texts.account.title)
    expect(dialog).toHaveTextContent('สมหญิง ใจดี')
    const field = (label: string) => within(dialog).getByLabelText(label)
    signInWithPassword.mockImplementationOnce(async () => {
      mark(somying)
      tellOfSignIn()
      return 'employer'
    })
    await userEvent.type(field(messages.accounts.email), 'somying@example.com')
    await userEvent.type(field(messages.accounts.password), 'somtam-2570')
    await userEvent.click(within(dialog).getByRole('button', { name: messages.accounts.signIn.submit }))
    await waitFor(noNotice)
    expect(name()).toHaveValue('สีลม')
    expect(localStorage.getItem('partim:draft:sample')).toContain('สีลม')
    expect(router.refresh).toHaveBeenCalledTimes(1)
    expect(leaveTo).not.toHaveBeenCalled()
  },
)

test('signing in as yet another account leaves the page covered', async () => {
  open()
  mark(weera)
  await comeBack()
  const dialog = await notice()
  signInWithPassword.mockImplementationOnce(async () => {
    mark('x'.repeat(22))
    return 'employer'
  })
  await userEvent.type(within(dialog).getByLabelText(messages.accounts.email), 'other@example.com')
  await userEvent.type(within(dialog).getByLabelText(messages.accounts.password), 'somtam-2570')
  await userEvent.click(within(dialog).getByRole('button', { name: messages.accounts.signIn.submit }))
  expect(await within(dialog).findByText(messages.problems.other_account)).toBeVisible()
})

test('who is signed in can go on with their own pages', async () => {
  open()
  mark(weera)
  await comeBack()
  await userEvent.click(within(await notice()).getByRole('button', { name: texts.account.leave }))
  expect(leaveTo).toHaveBeenCalledWith('/')
})

test('signed out elsewhere, the page says so and keeps nothing in the browser', async () => {
  open()
  await userEvent.type(name(), 'สีลม')
  mark(null)
  await tellFromElsewhere(null)
  expect(await notice()).toHaveAccessibleName(texts.nobody.title)
  expect(localStorage.getItem('partim:draft:sample')).toBeNull()
})

test('another company of the same person is said too, and what was typed may be looked at', async () => {
  open()
  await tellFromElsewhere({ account: somying, company: there })
  expect(await notice()).toHaveAccessibleName(texts.company.title)
  await userEvent.click(screen.getByRole('button', { name: texts.company.stay }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a refusal for another company is heard where no page told of it', async () => {
  open()
  noNotice()
  await act(async () => noteRefusal('company_changed'))
  expect(await notice()).toHaveAccessibleName(texts.company.title)
})
