import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type {
  EventOutcome,
  JobPost,
  JobPostFilter,
  JobPostPage,
  ListedJobPost,
} from '@/lib/job-posts/job-post'
import type * as Requests from '@/lib/job-posts/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { samplePost } from '../form/sample-post'

const idOf = (number: number) => `0190a5c2-0000-7000-8000-${String(number).padStart(12, '0')}`

const eventsOf: Partial<Record<JobPost['state'], JobPost['events']>> = {
  published: ['pause', 'close', 'cancel'],
  paused: ['resume', 'close', 'cancel'],
}
const inState = (post: ListedJobPost, state: JobPost['state']): ListedJobPost => ({
  ...post,
  state,
  events: eventsOf[state] ?? [],
})
const made = (number: number, state: JobPost['state'] = 'published') =>
  inState({ ...samplePost, places: null, id: idOf(number), title: `งาน ${number}`, expiresAt: null }, state)

/** The service as the browser sees it. */
let stored: ListedJobPost[]
let asked: string[]
let problem: ProblemError | null
/** The key of each request that copies posts. */
let keys: string[]

const allowed = {
  pause: ['published', 'paused'],
  resume: ['paused', 'published'],
  close: ['published', 'closed'],
} as const

/** A post that is worked as a whole, whose first shift began since it was listed. */
const begun = 'งานที่เริ่มแล้ว'

function change(event: 'pause' | 'resume' | 'close', jobPostId: string): EventOutcome {
  const post = stored.find(({ id }) => id === jobPostId)
  if (!post) return { jobPostId, post: null, refusal: 'not_found' }
  if (post.title === begun) return { jobPostId, post, refusal: 'validation_failed' }
  const [from, to] = allowed[event]
  const isOver = event === 'resume' && post.expiresAt !== null
  const isPossible = !isOver && (post.state === from || (event === 'close' && post.state === 'paused'))
  if (!isPossible) return { jobPostId, post, refusal: 'wrong_state' }
  const changed = inState(post, to)
  stored = stored.map((other) => (other.id === jobPostId ? changed : other))
  return { jobPostId, post: changed, refusal: null }
}

const requests: Partial<typeof Requests> = {
  askJobPosts: async (filter, cursor) => {
    asked.push(`${filter.state ?? 'all'} after ${cursor}`)
    if (problem) throw problem
    return { items: stored.slice(Number(cursor)), nextCursor: null }
  },
  changeStates: async (event, jobPostIds) => {
    asked.push(`${event} ${jobPostIds.length}`)
    if (problem) throw problem
    return jobPostIds.map((id) => change(event, id))
  },
  clonePosts: async (jobPostIds, key) => {
    asked.push(`clone ${jobPostIds.length}`)
    keys.push(key)
    if (problem) throw problem
    return jobPostIds.map((jobPostId) => {
      const post = stored.find(({ id }) => id === jobPostId)
      const draft = post && inState({ ...post, id: jobPostId.replace('0190', '0191') }, 'draft')
      return { jobPostId, post: draft ?? null, refusal: draft ? null : 'not_found' }
    })
  },
}
jest.unstable_mockModule('@/lib/job-posts/requests', () => requests)
const { JobPostList } = await import('./job-post-list')

const everything = { edit: true, publish: true }

async function show({ filter = {}, can = everything, first = stored.length } = {}) {
  const page: JobPostPage = {
    items: stored.slice(0, first),
    nextCursor: first < stored.length ? String(first) : null,
  }
  await act(async () => {
    renderInThai(<JobPostList page={page} filter={filter as JobPostFilter} can={can} />)
  })
}

// By label, because queries by role take seconds in a list of a hundred.
const box = (number: number) => screen.getByLabelText(`เลือก งาน ${number}`)
const boxOfAll = () => screen.getByLabelText('เลือกทุกประกาศที่เห็น')
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const bar = () => within(screen.getByRole('region', { name: 'ประกาศที่เลือก' }))
const card = (number: number) =>
  within(screen.getByRole('link', { name: `งาน ${number}` }).closest('li') as HTMLElement)

beforeEach(() => {
  stored = [made(1), made(2), made(3, 'paused'), made(4, 'draft'), made(5)]
  asked = []
  problem = null
  keys = []
  // jsdom has the element, but neither of these methods.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

test('a post says how many people it has, and how many have applied anew', async () => {
  stored = [
    { ...made(1), places: { places: 3, taken: 2, unopened: 1 } },
    { ...made(2), places: { places: 2, taken: 2, unopened: 0 } },
    made(3, 'cancelled'),
  ]
  await show()
  expect(card(1).getByText(/2\/3 คน/).parentElement).toHaveTextContent('2/3 คน · ใหม่ 1')
  expect(card(2).getByText(/2\/2 คน/).parentElement?.textContent).not.toContain('ใหม่')
  expect(card(3).getByText('รับ 5 คน')).toBeVisible()
})

describe('choosing several', () => {
  test('by pressing each, and all those between with Shift', async () => {
    await show()
    expect(screen.queryByRole('region')).toBeNull()
    const user = userEvent.setup()
    await user.click(box(2))
    await user.keyboard('{Shift>}')
    await user.click(box(5))
    await user.keyboard('{/Shift}')
    expect(bar().getByText('เลือกไว้ 4 ประกาศ')).toBeVisible()
    expect(box(1)).not.toBeChecked()
    expect(box(3)).toBeChecked()
    await user.click(box(3))
    expect(bar().getByText('เลือกไว้ 3 ประกาศ')).toBeVisible()
  })

  test('by keyboard alone', async () => {
    await show()
    const user = userEvent.setup()
    await user.tab()
    expect(boxOfAll()).toHaveFocus()
    await user.keyboard(' ')
    expect(bar().getByText('เลือกไว้ 5 ประกาศ')).toBeVisible()
    await user.keyboard(' ')
    expect(screen.queryByRole('region')).toBeNull()
    box(2).focus()
    await user.keyboard(' ')
    expect(bar().getByText('เลือกไว้ 1 ประกาศ')).toBeVisible()
  })

  test('is taken back by one button, which gives the focus to the box of all', async () => {
    await show()
    await userEvent.click(box(1))
    expect(boxOfAll()).toBePartiallyChecked()
    await userEvent.click(button('เลิกเลือก'))
    expect(box(1)).not.toBeChecked()
    expect(boxOfAll()).toHaveFocus()
  })

  test('offers only what one of them can do', async () => {
    await show()
    await userEvent.click(box(3))
    expect(bar().queryByRole('button', { name: 'หยุดรับชั่วคราว' })).toBeNull()
    expect(bar().getByRole('button', { name: 'เปิดรับต่อ' })).toBeVisible()
    await userEvent.click(box(3))
    await userEvent.click(box(4))
    expect(bar().getByText('ประกาศที่เลือกหยุด เปิดต่อ หรือปิดไม่ได้')).toBeVisible()
  })

  test('stops at what the service takes at once', async () => {
    stored = Array.from({ length: 101 }, (_, index) => made(index + 1))
    await show()
    await userEvent.click(boxOfAll())
    expect(bar().getByText('ทำพร้อมกันได้ครั้งละไม่เกิน 100 ประกาศ')).toBeVisible()
    expect(bar().queryByRole('button', { name: 'หยุดรับชั่วคราว' })).toBeNull()
    await userEvent.click(box(7))
    expect(bar().getByRole('button', { name: 'หยุดรับชั่วคราว' })).toBeVisible()
  })

  test('is not for who may not publish', async () => {
    await show({ can: { edit: false, publish: false } })
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('link', { name: /ลงซ้ำ/ })).toBeNull()
  })
})

describe('asking the chosen ones', () => {
  test('each answers by itself: what was done can be undone, what was not says why', async () => {
    await show()
    await userEvent.click(boxOfAll())
    await userEvent.click(button('หยุดรับชั่วคราว'))
    expect(asked).toEqual(['pause 5'])
    expect(await bar().findByText('หยุดรับแล้ว 3 ประกาศ')).toBeVisible()
    const refused = bar()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(refused).toEqual(['งาน 3: สถานะตอนนี้คือ “หยุดรับชั่วคราว”', 'งาน 4: สถานะตอนนี้คือ “ฉบับร่าง”'])
    expect(card(1).getByText('หยุดรับชั่วคราว')).toBeVisible()

    await userEvent.click(button('เลิกทำ'))
    expect(asked).toEqual(['pause 5', 'resume 3'])
    expect(await bar().findByText('เปิดรับต่อแล้ว 3 ประกาศ')).toBeVisible()
    expect(card(1).getByText('เปิดรับสมัคร')).toBeVisible()
    expect(card(3).getByText('หยุดรับชั่วคราว')).toBeVisible()
  })

  test('closing asks first, and cannot be undone', async () => {
    stored = [{ ...made(1), places: { places: 3, taken: 2, unopened: 1 } }, ...stored.slice(1)]
    await show()
    expect(card(1).getByText(/2\/3 คน/)).toBeVisible()
    await userEvent.click(box(1))
    await userEvent.click(box(3))
    await userEvent.click(button('ปิดประกาศ'))
    expect(asked).toEqual([])
    const dialog = within(screen.getByRole('dialog', { name: 'ปิด 2 ประกาศหรือไม่' }))
    await userEvent.click(dialog.getByRole('button', { name: 'ปิดประกาศ' }))
    expect(await bar().findByText('ปิดแล้ว 2 ประกาศ')).toBeVisible()
    // It looks for nobody any more.
    expect(card(1).queryByText(/2\/3 คน/)).toBeNull()
    expect(bar().queryByRole('button', { name: 'เลิกทำ' })).toBeNull()
    await userEvent.click(button('เสร็จแล้ว'))
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('one that is gone, and one whose days are over, say so', async () => {
    stored = [made(1), { ...made(2, 'paused'), expiresAt: '2026-01-01T00:00:00.000Z' }, made(3, 'paused')]
    await show()
    await userEvent.click(boxOfAll())
    stored = stored.slice(1)
    await userEvent.click(button('เปิดรับต่อ'))
    expect(await bar().findByText('เปิดรับต่อแล้ว 1 ประกาศ')).toBeVisible()
    expect(bar().getByText('งาน 1: ไม่พบประกาศนี้แล้ว')).toBeVisible()
    expect(bar().getByText('งาน 2: กะสุดท้ายผ่านไปแล้ว')).toBeVisible()
  })

  test('one that is worked as a whole and has begun says that nobody could apply', async () => {
    stored = [{ ...made(1, 'paused'), title: begun }, made(2, 'paused')]
    await show()
    await userEvent.click(boxOfAll())
    await userEvent.click(button('เปิดรับต่อ'))
    expect(await bar().findByText('เปิดรับต่อแล้ว 1 ประกาศ')).toBeVisible()
    expect(bar().getByText(/^งานที่เริ่มแล้ว: กะแรกเริ่มไปแล้ว คนทำงานสมัครไม่ทัน/)).toBeVisible()
  })

  test('without network nothing is lost: it says so, and pressing again goes on', async () => {
    await show()
    await userEvent.click(box(1))
    problem = new ProblemError(localProblem('unavailable'))
    await userEvent.click(button('หยุดรับชั่วคราว'))
    expect(await bar().findByRole('alert')).toHaveTextContent('เชื่อมต่ออินเทอร์เน็ตไม่ได้')
    expect(box(1)).toBeChecked()
    problem = null
    await userEvent.click(button('หยุดรับชั่วคราว'))
    expect(await bar().findByText('หยุดรับแล้ว 1 ประกาศ')).toBeVisible()
    expect(bar().queryByRole('alert')).toBeNull()
  })

  test('choosing again puts the last answers away', async () => {
    await show()
    await userEvent.click(box(1))
    await userEvent.click(button('หยุดรับชั่วคราว'))
    await bar().findByText('หยุดรับแล้ว 1 ประกาศ')
    await userEvent.click(box(2))
    expect(bar().queryByText('หยุดรับแล้ว 1 ประกาศ')).toBeNull()
    await userEvent.click(box(2))
    expect(screen.queryByRole('region')).toBeNull()
  })
})

describe('writing the chosen ones again', () => {
  test('makes drafts, leads to them, and leaves the posts as they are', async () => {
    await show()
    await userEvent.click(box(1))
    await userEvent.click(box(4))
    stored = stored.filter(({ title }) => title !== 'งาน 4')
    await userEvent.click(button('ลงซ้ำ'))
    expect(asked).toEqual(['clone 2'])
    expect(await bar().findByText(/ลงซ้ำเป็นร่างแล้ว 1 ประกาศ/)).toBeVisible()
    expect(bar().getByText('งาน 4: ไม่พบประกาศนี้แล้ว')).toBeVisible()
    expect(bar().getByRole('link', { name: 'ดูร่าง' })).toHaveAttribute('href', '/job-posting/pending')
    expect(bar().queryByRole('button', { name: 'เลิกทำ' })).toBeNull()
    expect(card(1).getByText('เปิดรับสมัคร')).toBeVisible()
  })

  test('pressed again because no answer came it is the same request, afterwards another', async () => {
    await show()
    await userEvent.click(box(1))
    problem = new ProblemError(localProblem('unavailable'))
    await userEvent.click(button('ลงซ้ำ'))
    await bar().findByRole('alert')
    problem = null
    await userEvent.click(button('ลงซ้ำ'))
    await bar().findByText(/ลงซ้ำเป็นร่างแล้ว 1 ประกาศ/)
    await userEvent.click(box(1))
    await userEvent.click(button('ลงซ้ำ'))
    await bar().findByText(/ลงซ้ำเป็นร่างแล้ว 1 ประกาศ/)
    expect(new Set(keys).size).toBe(2)
    expect(keys[0]).toBe(keys[1])
  })

  test('is not for who may not write', async () => {
    await show({ can: { edit: false, publish: true } })
    await userEvent.click(box(1))
    expect(bar().queryByRole('button', { name: 'ลงซ้ำ' })).toBeNull()
  })
})

describe('page by page', () => {
  test('more come below, with the focus on the first of them, and can be chosen with the others', async () => {
    await show({ filter: { state: 'published' }, first: 2 })
    await userEvent.click(button('ดูประกาศเพิ่ม'))
    expect(asked).toEqual(['published after 2'])
    await waitFor(() => expect(screen.getByRole('link', { name: 'งาน 3' })).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'ดูประกาศเพิ่ม' })).toBeNull()
    await userEvent.click(boxOfAll())
    expect(bar().getByText('เลือกไว้ 5 ประกาศ')).toBeVisible()
  })

  test('what could not be had is asked for again', async () => {
    await show({ first: 2 })
    problem = new ProblemError(localProblem('unavailable'))
    await userEvent.click(button('ดูประกาศเพิ่ม'))
    expect(screen.getByRole('alert')).toHaveTextContent('โหลดประกาศไม่สำเร็จ')
    problem = null
    await userEvent.click(button('ลองอีกครั้ง'))
    expect(screen.getByRole('link', { name: 'งาน 5' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('every row leads to posting it again', async () => {
  await show()
  expect(screen.getByRole('link', { name: 'ลงซ้ำ งาน 4' })).toHaveAttribute(
    'href',
    `/job-posting/clone/${idOf(4)}`,
  )
})
