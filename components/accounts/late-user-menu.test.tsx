import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import type { MenuPerson } from '@/lib/accounts/menu-person'
import messages from '@/messages/th.json' with { type: 'json' }

const answer = jest.fn<() => Promise<MenuPerson | null>>()
jest.unstable_mockModule('@/lib/accounts/account-requests', () => ({
  fetchMenuPerson: answer,
  closeSession: async () => undefined,
}))
const { LateUserMenu } = await import('./late-user-menu')

const people: Record<string, MenuPerson> = {
  '0000000000000000000001': {
    displayName: 'สมหญิง ใจดี',
    email: 'somying@example.com',
    photoUrl: null,
    company: null,
  },
  '0000000000000000000002': {
    displayName: 'วีระ ขยัน',
    email: 'weera@example.com',
    photoUrl: null,
    company: null,
  },
}

/** Signs the browser in as whoever has the mark, or out. */
function mark(value: string | null) {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = `partim-signed-in=${value ?? ''}; path=/${value === null ? '; max-age=0' : ''}`
}

beforeEach(() => {
  answer.mockReset()
  answer.mockImplementation(async () => {
    const [, value = ''] = /partim-signed-in=(\w+)/.exec(document.cookie) ?? []
    return people[value] ?? null
  })
})
afterEach(() => {
  mark(null)
  delete document.documentElement.dataset.signedIn
})

async function open() {
  render(
    <LateUserMenu messages={{ userMenu: messages.userMenu }}>
      <span>บัญชี</span>
    </LateUserMenu>,
  )
  await act(async () => undefined)
}

const placeholder = () => screen.queryByText('บัญชี')
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

test('a visitor’s page asks nothing and stays as it is', async () => {
  await open()
  expect(placeholder()).toBeVisible()
  expect(answer).not.toHaveBeenCalled()
  expect(document.documentElement).not.toHaveAttribute('data-signed-in')
})

test('who is signed in finds their menu', async () => {
  mark('0000000000000000000001')
  await open()
  expect(await screen.findByText('somying@example.com')).toBeInTheDocument()
  expect(placeholder()).toBeNull()
  expect(document.documentElement).toHaveAttribute('data-signed-in')
})

test('coming back to the page after signing out elsewhere, the name is gone', async () => {
  mark('0000000000000000000001')
  await open()
  await screen.findByText('somying@example.com')
  mark(null)
  await comeBack()
  expect(screen.queryByText('somying@example.com')).toBeNull()
  expect(document.documentElement).not.toHaveAttribute('data-signed-in')
})

test('after somebody else has signed in, nothing of the one before is shown, not even while they are asked for', async () => {
  mark('0000000000000000000001')
  await open()
  await screen.findByText('somying@example.com')
  let reply: (person: MenuPerson | null) => void = () => undefined
  answer.mockImplementation(
    () =>
      new Promise((resolve) => {
        reply = resolve
      }),
  )
  mark('0000000000000000000002')
  await comeBack()
  expect(screen.queryByText('somying@example.com')).toBeNull()
  expect(placeholder()).toBeVisible()
  await act(async () => reply(people['0000000000000000000002'] ?? null))
  expect(await screen.findByText('weera@example.com')).toBeInTheDocument()
})

test('a session that has ended by itself makes the page a visitor’s', async () => {
  mark('0000000000000000000001')
  answer.mockImplementation(async () => {
    mark(null)
    return null
  })
  await open()
  expect(placeholder()).toBeVisible()
  expect(document.documentElement).not.toHaveAttribute('data-signed-in')
})

test('while the service is down, there is still a way to sign out', async () => {
  mark('0000000000000000000001')
  answer.mockImplementation(async () => {
    throw new Error('the service is down')
  })
  await open()
  expect(await screen.findByText(messages.userMenu.signOut)).toBeInTheDocument()
  expect(screen.getAllByText(messages.userMenu.unknown).length).toBeGreaterThan(0)
})
