import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type * as Leaving from '@/lib/accounts/leave-to'
import type * as Applicants from '@/lib/applications/applicant-requests'
import { applyPostOf } from '@/lib/applications/apply-post'
import type { OwnApplication } from '@/lib/applications/own-application'
import { sampleOwnWorker as worker } from '@/lib/applications/sample-own-worker'
import { signInMark } from '@/lib/auth/sign-in-mark'
import { keepInput } from '@/lib/drafts/kept-input'
import { samplePublicPost } from '@/lib/job-posts/sample-public-post'
import messages from '@/messages/th.json' with { type: 'json' }

const fetchApplicant = jest.fn<typeof Applicants.fetchApplicant>()
const leaveTo = jest.fn<typeof Leaving.leaveTo>()
jest.unstable_mockModule('@/lib/applications/applicant-requests', () => ({ fetchApplicant }))
jest.unstable_mockModule('@/lib/addresses/use-places', () => ({
  useProvinces: () => ({ provinces: ['กรุงเทพมหานคร'], failed: false, retry: () => undefined }),
  useDistricts: () => ({ districts: [], failed: false, retry: () => undefined }),
}))
jest.unstable_mockModule('@/lib/accounts/leave-to', () => ({ leaveTo }))
jest.unstable_mockModule('@/components/accounts/use-providers', () => ({ useProviders: () => [] }))
const { ApplyButton } = await import('./apply-button')

const { applying, accounts } = messages
const post = applyPostOf(samplePublicPost)
const show = () =>
  render(
    <ApplyButton
      post={post}
      texts={{ title: 'สมัคร พนักงานเสิร์ฟ', close: 'ปิด', failed: 'เปิดไม่สำเร็จ', waits: 'รอส่งใบสมัคร' }}
    >
      {messages.jobs.apply}
    </ApplyButton>,
  )
const link = () => screen.getByRole('link', { name: messages.jobs.apply })
const opened = async () => {
  show()
  await userEvent.click(link())
  return screen.getByRole('dialog', { name: 'สมัคร พนักงานเสิร์ฟ' })
}
const sign = (mark: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the mark is a cookie
  document.cookie = `${signInMark}=${mark}; path=/${mark ? '' : '; max-age=0'}`
}

beforeEach(() => {
  localStorage.clear()
  sign('')
  fetchApplicant.mockReset()
})

afterEach(async () => {
  // What an open sheet gives back to the history comes a moment later.
  cleanup()
  await new Promise((resolve) => setTimeout(resolve, 20))
})

test('without a script, and in another tab, it is a link to the page of the form', async () => {
  show()
  expect(link()).toHaveAttribute('href', `/jobs/${post.id}/apply`)
  const isLeftToBrowser = new Promise((resolve) => {
    const stay = (press: MouseEvent) => {
      resolve(!press.defaultPrevented)
      press.preventDefault()
    }
    document.addEventListener('click', stay, { once: true })
  })
  fireEvent.click(link(), { ctrlKey: true })
  expect(await isLeftToBrowser).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
})

describe('the browser’s back button', () => {
  const moved = async (move: () => void) => {
    const hasMoved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    move()
    await act(() => hasMoved)
  }
  const back = () => moved(() => history.back())

  test('closes the sheet, leaves the job’s page where it is, and keeps what was typed', async () => {
    history.replaceState({ page: 'the job' }, '', `/jobs/${post.id}`)
    const before = history.length
    const sheet = within(await opened())
    await userEvent.type(await sheet.findByLabelText(accounts.displayName), 'มานี ใจดี')
    expect(history.length).toBe(before + 1)
    await back()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect([location.pathname, history.state]).toEqual([`/jobs/${post.id}`, { page: 'the job' }])
    await userEvent.click(link())
    expect(within(screen.getByRole('dialog')).getByLabelText(accounts.displayName)).toHaveValue('มานี ใจดี')
  })

  test('finds no entry of a sheet that was closed otherwise', async () => {
    history.replaceState({ page: 'the job' }, '', `/jobs/${post.id}`)
    await opened()
    await moved(() => fireEvent.click(screen.getByRole('button', { name: 'ปิด' })))
    expect(history.state).toEqual({ page: 'the job' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('leads from where a link in the sheet led to the open sheet, and then to the job', async () => {
    history.replaceState({ page: 'the job' }, '', `/jobs/${post.id}`)
    const { unmount } = show()
    await userEvent.click(link())
    history.pushState({ page: 'own jobs' }, '', '/jobs/applications')
    unmount()
    await back()
    show()
    expect(await screen.findByLabelText(accounts.displayName)).toBeVisible()
    await back()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(history.state).toEqual({ page: 'the job' })
  })

  test('and the forward button opens it again, to be closed for good', async () => {
    history.replaceState({ page: 'the job' }, '', `/jobs/${post.id}`)
    await opened()
    await back()
    await moved(() => history.forward())
    expect(screen.getByRole('dialog')).toBeVisible()
    await moved(() => fireEvent.click(screen.getByRole('button', { name: 'ปิด' })))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(history.state).toEqual({ page: 'the job' })
  })

  describe('from the second step', () => {
    const secondStep = () => screen.queryByRole('heading', { name: applying.lastStep })
    const toSecondStep = async () => {
      history.replaceState({ page: 'the job' }, '', `/jobs/${post.id}`)
      const sheet = within(await opened())
      const fill = async (label: string, text: string) =>
        fireEvent.change(await sheet.findByLabelText(label), { target: { value: text } })
      await fill(accounts.displayName, 'มานี ใจดี')
      await fill(accounts.email, 'mani@partim.example')
      await fill(accounts.phone, '0815550100')
      await fill(applying.newPassword, 'phu-chuai-krua')
      await userEvent.click(sheet.getByRole('button', { name: applying.next }))
      expect(await sheet.findByRole('heading', { name: applying.lastStep })).toHaveFocus()
      return sheet
    }

    test('leads to the first, and only then closes the sheet', async () => {
      const sheet = await toSecondStep()
      await back()
      expect(screen.getByRole('dialog')).toBeVisible()
      expect(secondStep()).toBeNull()
      expect(sheet.getByLabelText(accounts.displayName)).toHaveValue('มานี ใจดี')
      await back()
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(history.state).toEqual({ page: 'the job' })
    })

    test('finds nothing of either step after the sheet was closed otherwise', async () => {
      await toSecondStep()
      await moved(() => fireEvent.click(screen.getByRole('button', { name: 'ปิด' })))
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(history.state).toEqual({ page: 'the job' })
    })

    /** What Chrome on Android makes of its back button, and every browser of Escape, while a dialog is open. */
    const requestClose = (cancelable: boolean) => {
      const dialog = screen.getByRole<HTMLDialogElement>('dialog')
      if (fireEvent(dialog, new Event('cancel', { cancelable }))) act(() => dialog.close())
    }

    test('leads to the first also as a request to close, and closes the sheet from there', async () => {
      const sheet = await toSecondStep()
      await moved(() => requestClose(true))
      expect(screen.getByRole('dialog')).toBeVisible()
      expect(secondStep()).toBeNull()
      expect(sheet.getByLabelText(accounts.displayName)).toHaveValue('มานี ใจดี')
      await moved(() => requestClose(true))
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(history.state).toEqual({ page: 'the job' })
    })

    test('closes the sheet as a request that cannot be refused', async () => {
      await toSecondStep()
      const stepBack = jest.spyOn(history, 'back')
      await moved(() => requestClose(false))
      // Closing goes back past both entries: one more would lead beyond the job.
      expect(stepBack).not.toHaveBeenCalled()
      stepBack.mockRestore()
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(history.state).toEqual({ page: 'the job' })
    })

    test('closes the sheet at once where a button led to the first', async () => {
      const sheet = await toSecondStep()
      await moved(() => fireEvent.click(sheet.getByRole('button', { name: applying.backToPerson })))
      expect(secondStep()).toBeNull()
      await back()
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(history.state).toEqual({ page: 'the job' })
    })
  })

  test('is left alone by the sheet of another job', async () => {
    history.replaceState({ partimCover: '/jobs/another/apply' }, '', `/jobs/${post.id}`)
    show()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is left alone by a sheet that goes with its page', async () => {
    history.replaceState({ page: 'the job' }, '', `/jobs/${post.id}`)
    const { unmount } = show()
    await userEvent.click(link())
    history.replaceState({ page: 'own jobs' }, '', '/jobs/applications')
    unmount()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(history.state).toEqual({ page: 'own jobs' })
  })
})

describe('the sheet', () => {
  test('asks a stranger who they are, and nobody about them', async () => {
    const sheet = within(await opened())
    expect(await sheet.findByLabelText(accounts.displayName)).toBeVisible()
    expect(sheet.getByLabelText(applying.newPassword)).toBeVisible()
    expect(sheet.getByText(/^2 กะ/)).toBeVisible()
    expect(fetchApplicant).not.toHaveBeenCalled()
  })

  test('knows who signs in on the way', async () => {
    fetchApplicant.mockResolvedValue({ kind: 'worker', worker, live: [], earlier: null })
    const sheet = within(await opened())
    await userEvent.type(await sheet.findByLabelText(accounts.email), 'mana@partim.example')
    await userEvent.click(sheet.getByRole('button', { name: applying.haveAccount }))
    expect(await sheet.findByDisplayValue('mana@partim.example')).toBeVisible()
    expect(sheet.queryByLabelText(accounts.displayName)).toBeNull()
    // What was pressed is gone: the focus stays in the sheet.
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(sheet.getByRole('button', { name: applying.withoutAccount }))
    expect(await sheet.findByDisplayValue('mana@partim.example')).toBeVisible()
    expect(sheet.getByLabelText(accounts.displayName)).toBeVisible()
  })

  test('asks a worker of whom all is known for nothing', async () => {
    sign('a'.repeat(22))
    fetchApplicant.mockResolvedValue({ kind: 'worker', worker, live: [], earlier: null })
    const sheet = within(await opened())
    expect(await sheet.findByRole('button', { name: /^ส่งใบสมัคร 2\sกะ/ })).toBeEnabled()
    expect(sheet.queryByRole('textbox')).toBeNull()
    expect(sheet.queryByRole('combobox')).toBeNull()
  })

  test('tells a worker which job of theirs is in the way', async () => {
    sign('a'.repeat(22))
    const [shift] = samplePublicPost.shifts
    const hired = {
      id: 'other',
      state: 'hired',
      shifts: [shift],
      post: { title: 'แคชเชียร์', companyName: 'ครัวยายบัว' },
    } as unknown as OwnApplication
    fetchApplicant.mockResolvedValue({ kind: 'worker', worker, live: [hired], earlier: null })
    const sheet = within(await opened())
    expect(await sheet.findByText(/ชนกับงาน “แคชเชียร์” ของ ครัวยายบัว/)).toBeVisible()
    expect(sheet.queryByRole('button', { name: /^ส่งใบสมัคร/ })).toBeNull()
  })

  test('leads a worker who has applied to what they sent', async () => {
    sign('a'.repeat(22))
    const earlier = { id: 'sent', state: 'rejected', mayApplyAgain: false } as unknown as OwnApplication
    fetchApplicant.mockResolvedValue({ kind: 'worker', worker, live: [], earlier })
    const sheet = within(await opened())
    expect(await sheet.findByText(applying.applied)).toBeVisible()
    expect(sheet.getByRole('link', { name: applying.clash.action })).toHaveAttribute(
      'href',
      '/jobs/applications?application=sent',
    )
    expect(sheet.queryByRole('button', { name: /^ส่งใบสมัคร/ })).toBeNull()
  })

  test('asks who is signed in without an account for no address', async () => {
    sign('a'.repeat(22))
    fetchApplicant.mockResolvedValue({ kind: 'unregistered', asks: 'name' })
    const sheet = within(await opened())
    expect(await sheet.findByLabelText(accounts.displayName)).toBeVisible()
    expect(sheet.queryByLabelText(accounts.email)).toBeNull()
  })

  test('asks whose provider gave no address for one, and makes the account with it', async () => {
    sign('a'.repeat(22))
    fetchApplicant.mockResolvedValue({ kind: 'unregistered', asks: 'address' })
    const sheet = within(await opened())
    expect(await sheet.findByLabelText(accounts.email)).toBeVisible()
    expect(sheet.queryByLabelText(applying.newPassword)).toBeNull()
  })

  test('tells an employer that workers apply', async () => {
    sign('a'.repeat(22))
    fetchApplicant.mockResolvedValue({ kind: 'employer' })
    const sheet = within(await opened())
    expect(await sheet.findByText(applying.forWorkers.about)).toBeVisible()
    await userEvent.click(sheet.getByRole('button', { name: applying.forWorkers.action }))
    expect(leaveTo).toHaveBeenCalledWith(`/jobs/${post.id}`)
  })

  test('reads again at the next press what could not be read', async () => {
    sign('a'.repeat(22))
    fetchApplicant.mockRejectedValueOnce(new TypeError('failed to fetch'))
    fetchApplicant.mockResolvedValue({ kind: 'worker', worker, live: [], earlier: null })
    const sheet = within(await opened())
    await userEvent.click(await sheet.findByRole('button', { name: applying.retry }))
    expect(await sheet.findByRole('button', { name: /^ส่งใบสมัคร/ })).toBeVisible()
  })
})

describe('an application that waits for a network', () => {
  const waits = () => screen.findByRole('link', { name: 'รอส่งใบสมัคร' })
  const keep = () => {
    const toApply = { body: { jobPostId: post.id, answers: [] }, birthDate: null, first: null }
    const kept = {
      id: post.id,
      title: post.title,
      until: Date.now() + 3_600_000,
      kind: 'application',
      toApply,
    }
    expect(keepInput(`partim:unsent:${post.id}`, kept)).not.toBeNull()
  }
  beforeEach(() => {
    sign('a'.repeat(22))
    fetchApplicant.mockResolvedValue({ kind: 'worker', worker, live: [], earlier: null })
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  })
  afterEach(() => void jest.restoreAllMocks())

  test('is named by the link that opens the sheet, from the page’s beginning and until it is cancelled', async () => {
    keep()
    show()
    await userEvent.click(await waits())
    const sheet = within(screen.getByRole('dialog'))
    await userEvent.click(
      await sheet.findByRole('button', { name: `${messages.unsent.cancel} ${post.title}` }),
    )
    expect(await screen.findByText(messages.jobs.apply)).toBeVisible()
    expect(screen.queryByText('รอส่งใบสมัคร')).toBeNull()
  })

  test('is named once it was pressed, here or in another tab', async () => {
    await opened()
    await screen.findByRole('button', { name: /^ส่งใบสมัคร/ })
    keep()
    act(() => void dispatchEvent(new StorageEvent('storage', { key: `partim:unsent:${post.id}` })))
    expect(await screen.findByText('รอส่งใบสมัคร')).toBeVisible()
  })

  test('of somebody else is not named', async () => {
    keep()
    sign('b'.repeat(22))
    show()
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    expect(link()).toBeVisible()
  })
})
