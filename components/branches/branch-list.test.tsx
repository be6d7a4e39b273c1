import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type { Branch, BranchFilter, BranchPage } from '@/lib/branches/branch'
import type * as Requests from '@/lib/branches/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const words = messages.branchList

const made = (number: number, name: string): Branch => ({
  id: `0190a5c2-0000-7000-8000-${String(number).padStart(12, '0')}`,
  name,
  taxBranchNumber: String(number).padStart(5, '0'),
  address: { line: '1', subdistrict: 'ก', district: 'ข', province: 'ค', postcode: '10330' },
  lat: null,
  lng: null,
  phone: '0212345678',
  photos: [],
  openPosts: 0,
  archivedAt: null,
  version: 1,
  createdAt: '2026-11-20T02:00:00.000Z',
})

/** The service as the browser sees it: pages of two, and answers that wait until they are released. */
let stored: Branch[]
let asked: string[]
let deleted: Set<string>
let problem: ProblemError | null
let held: (() => void)[] | null

async function answer<Data>(question: string, work: () => Data): Promise<Data> {
  asked.push(question)
  if (held) await new Promise<void>((go) => held?.push(go))
  if (problem) throw problem
  return work()
}

function pageOf({ q = '', state }: BranchFilter, cursor = ''): BranchPage {
  const found = stored.filter(
    ({ name, archivedAt, id }) =>
      name.includes(q) && (archivedAt !== null) === (state === 'archived') && id > cursor,
  )
  const items = found.slice(0, 2)
  return { items, nextCursor: found.length > 2 ? (items.at(-1)?.id ?? null) : null }
}

const change = (branch: Branch, changes: Partial<Branch>) => {
  const changed = { ...branch, ...changes, version: branch.version + 1 }
  stored = [...stored.filter(({ id }) => id !== branch.id), changed].sort((a, b) => (a.id < b.id ? -1 : 1))
  return changed
}

const requests: Partial<typeof Requests> = {
  askBranches: (filter, cursor) =>
    answer(`${filter.q ?? ''}|${cursor ? 'more' : 'first'}`, () => pageOf(filter, cursor)),
  archiveBranch: (branch) =>
    answer(`archive ${branch.version}`, () => change(branch, { archivedAt: '2026-11-21T00:00:00Z' })),
  deleteBranch: (branch) =>
    answer(`delete ${branch.version}`, () => {
      deleted.add(branch.id)
      return change(branch, {})
    }),
  restoreBranch: (branch) =>
    answer(`restore ${branch.version}`, () =>
      change(branch, deleted.delete(branch.id) ? {} : { archivedAt: null }),
    ),
}
jest.unstable_mockModule('@/lib/branches/requests', () => requests)
const { BranchList } = await import('./branch-list')

const letGo = () =>
  act(async () => {
    const waiting = held ?? []
    held = waiting.length > 0 ? [] : held
    for (const go of waiting) go()
  })

async function show(view: BranchFilter = { state: 'active' }, can = { edit: true, remove: true }) {
  await act(async () => {
    renderInThai(
      <BranchList
        page={pageOf(view)}
        view={view}
        can={can}
        partsOf={() => ({ addressLine: 'ที่อยู่', mapHref: null })}
      />,
    )
  })
}
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const box = () => screen.getByRole('searchbox', { name: words.search })

beforeEach(() => {
  stored = ['สยาม', 'สยามพารากอน', 'ทองหล่อ', 'อารีย์', 'เมกา'].map((name, at) => made(at + 1, name))
  asked = []
  deleted = new Set()
  problem = null
  held = null
  history.replaceState(null, '', '/branch')
})
afterEach(() => history.replaceState(null, '', '/'))

describe('searching', () => {
  test('shows what is found and keeps it in the address', async () => {
    await show()
    await userEvent.type(box(), 'อารี')
    await waitFor(() => expect(names()).toEqual(['อารีย์']))
    expect(screen.getByRole('status')).toHaveTextContent('แสดงครบ 1 สาขา')
    expect(decodeURI(location.search)).toBe('?q=อารี')
    await userEvent.clear(box())
    await waitFor(() => expect(names()).toEqual(['สยาม', 'สยามพารากอน']))
    expect(location.search).toBe('')
  })

  test('asks one question at a time, and then only the latest', async () => {
    await show()
    held = []
    await userEvent.type(box(), 'ทองหล่อ')
    expect(asked).toEqual(['ท|first'])
    await letGo()
    expect(asked).toEqual(['ท|first', 'ทองหล่อ|first'])
    expect(names()).toEqual(['สยาม', 'สยามพารากอน'])
    await letGo()
    expect(names()).toEqual(['ทองหล่อ'])
  })

  test('that finds nothing says what to try, and clears', async () => {
    await show()
    await userEvent.type(box(), 'กขค')
    await screen.findByText(words.nothingFound.title.replace('{q}', 'กขค'))
    await userEvent.click(screen.getByRole('button', { name: words.nothingFound.clear }))
    await waitFor(() => expect(names()).toHaveLength(2))
    expect(box()).toHaveValue('')
    expect(box()).toHaveFocus()
  })

  test('that fails keeps what is shown, says why, and goes on when the network is back', async () => {
    await show()
    problem = new ProblemError(localProblem('unavailable'))
    await userEvent.type(box(), 'เ')
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.problems.network)
    expect(names()).toEqual(['สยาม', 'สยามพารากอน'])
    problem = null
    act(() => {
      dispatchEvent(new Event('online'))
    })
    await waitFor(() => expect(names()).toEqual(['เมกา']))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('more pages', () => {
  test('come one by one, and the focus goes to the first new branch', async () => {
    await show()
    const more = () => screen.queryByRole('button', { name: words.more })
    await userEvent.click(more() as HTMLElement)
    await waitFor(() => expect(names()).toHaveLength(4))
    expect(screen.getAllByRole('listitem')[2]).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('แสดง 4 สาขาแรก')
    await userEvent.click(more() as HTMLElement)
    await waitFor(() => expect(names()).toHaveLength(5))
    expect(more()).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('แสดงครบ 5 สาขา')
  })

  test('a page that failed is asked for again', async () => {
    await show()
    problem = new ProblemError(localProblem('internal_error'))
    await userEvent.click(screen.getByRole('button', { name: words.more }))
    const alert = await screen.findByRole('alert')
    problem = null
    await userEvent.click(within(alert).getByRole('button', { name: words.retry }))
    await waitFor(() => expect(names()).toHaveLength(4))
  })
})

describe('out of use and back', () => {
  const button = (name: string, branch: string) => screen.getByRole('button', { name: `${name} ${branch}` })

  test('what was done stands in its place, with the focus on undoing it', async () => {
    await show()
    await userEvent.click(button(words.remove, 'สยาม'))
    await screen.findByText(words.done.archived.replace('{name}', 'สยาม'))
    expect(names()).toEqual(['สยามพารากอน'])
    expect(button(words.undo, 'สยาม')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(names()).toEqual(['สยาม', 'สยามพารากอน']))
    expect(button(words.remove, 'สยาม')).toHaveFocus()
    expect(asked).toEqual(['archive 1', 'restore 2'])
  })

  test('an archived one is brought back, and put away again', async () => {
    stored = [{ ...made(1, 'ปิดแล้ว'), archivedAt: '2026-11-01T00:00:00Z', openPosts: 1 }]
    await show({ state: 'archived' })
    expect(screen.getByText(messages.branches.archived)).toBeVisible()
    await userEvent.click(button(words.restore, 'ปิดแล้ว'))
    await screen.findByText(words.done.restored.replace('{name}', 'ปิดแล้ว'))
    await userEvent.click(button(words.undo, 'ปิดแล้ว'))
    await waitFor(() => expect(names()).toEqual(['ปิดแล้ว']))
    expect(asked).toEqual(['restore 1', 'archive 2'])
  })

  test('deleting is asked for by itself, once a branch is put away, and can be undone', async () => {
    await show()
    expect(screen.queryByRole('button', { name: new RegExp(words.delete) })).toBeNull()
    await userEvent.click(button(words.remove, 'สยาม'))
    await userEvent.click(await screen.findByRole('button', { name: `${words.delete} สยาม` }))
    const dialog = await screen.findByRole('dialog', { name: words.deletion.title.replace('{name}', 'สยาม') })
    expect(asked).toEqual(['archive 1'])
    await userEvent.click(within(dialog).getByRole('button', { name: words.deletion.confirm }))
    await screen.findByText(words.done.deleted.replace('{name}', 'สยาม'))
    expect(button(words.undo, 'สยาม')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByText(words.done.archived.replace('{name}', 'สยาม'))
    expect(asked).toEqual(['archive 1', 'delete 2', 'restore 3'])
  })

  test('one that something hangs on says what, and stays', async () => {
    stored = [{ ...made(1, 'ปิดแล้ว'), archivedAt: '2026-11-01T00:00:00Z' }]
    await show({ state: 'archived' })
    await userEvent.click(button(words.delete, 'ปิดแล้ว'))
    const dialog = await screen.findByRole('dialog')
    const params = { posts: 3, members: 1, invitations: 0 }
    problem = new ProblemError({ ...localProblem('branch_in_use'), status: 409, params })
    await userEvent.click(within(dialog).getByRole('button', { name: words.deletion.confirm }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'ลบสาขานี้ไม่ได้ เพราะยังมีประกาศ 3 รายการ ผู้จัดการสาขา 1 คนผูกอยู่',
    )
    expect(within(dialog).queryByRole('button', { name: words.deletion.confirm })).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: words.deletion.close }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(names()).toEqual(['ปิดแล้ว'])
  })

  test('one with running posts stays, and leads to them', async () => {
    await show()
    problem = new ProblemError({ ...localProblem('branch_has_open_posts'), status: 409 })
    await userEvent.click(button(words.remove, 'สยาม'))
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.problems.branch_has_open_posts)
    const link = screen.getByRole('link', { name: words.seePosts })
    expect(link).toHaveAttribute('href', '/job-posting')
    expect(names()).toEqual(['สยาม', 'สยามพารากอน'])
  })

  test('one that somebody changed meanwhile is shown as it is now', async () => {
    await show()
    const current = { ...made(1, 'สยามใหม่'), version: 5 }
    problem = new ProblemError({ ...localProblem('stale'), status: 412, current })
    await userEvent.click(button(words.remove, 'สยาม'))
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.problems.stale)
    problem = null
    await userEvent.click(button(words.remove, 'สยามใหม่'))
    await screen.findByText(words.done.archived.replace('{name}', 'สยามใหม่'))
    expect(asked).toEqual(['archive 1', 'archive 5'])
  })

  test('is not offered to those who may not', async () => {
    await show({ state: 'active' }, { edit: false, remove: false })
    expect(screen.queryByRole('button', { name: new RegExp(words.remove) })).toBeNull()
    expect(screen.queryByRole('link', { name: new RegExp(messages.branches.edit) })).toBeNull()
  })
})

test.each([
  ['archived', words.noneArchived.title],
  ['active', words.noneInUse.title],
] as const)('a company without branches that are %s is told so', async (state, title) => {
  stored = []
  await show({ state })
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
})
