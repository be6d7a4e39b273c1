import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useFormContext, useWatch } from 'react-hook-form'
import type { JobPost } from '@/lib/job-posts/job-post'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import type { JobPostDraftInput } from '@/validators/job-post'
import { samplePost } from './sample-post'

stopCalendarAt('2099-11-21T03:00:00Z')

type Sent = { body: JobPostDraftInput; headers: Record<string, string>; keepalive?: boolean }

/** The service as the browser sees it: one answer per key, one version per edit. */
let posts: JobPost[]
let answersByKey: Map<string, JobPost>
let requests: string[]
let isDown: boolean
let waiting: Promise<void> | undefined

/** jsdom has no Response. */
const responseOf = (status: number) =>
  ({ ok: status < 400, status, headers: new Map() }) as unknown as Response
const answer = (data: JobPost) => ({ data, response: responseOf(200) })
const refusal = (status: number, code: string, more = {}) => ({
  error: { type: '', title: '', status, code, requestId: '', ...more },
  response: responseOf(status),
})
const asPost = (body: JobPostDraftInput, known: Pick<JobPost, 'id' | 'version' | 'state'>) =>
  ({
    ...samplePost,
    ...Object.fromEntries(Object.keys(samplePost).map((name) => [name, null])),
    paysHolidayRates: false,
    languages: [],
    knockOutQuestions: [],
    benefits: [],
    visibility: 'public',
    interviewMode: 'none',
    events: [],
    ...body,
    photos: (body.photos ?? []).map((photo) =>
      photo.replace('krua%2Fjob-posts', 'krua%2Fpublic%2Fjob-posts'),
    ),
    applyBy: null,
    ...known,
  }) as unknown as JobPost

const POST = jest.fn(async (_path: string, { body, headers }: Sent) => {
  requests.push('POST')
  await waiting
  if (isDown) return refusal(503, 'unavailable')
  const key = headers['Idempotency-Key'] ?? ''
  const earlier = answersByKey.get(key)
  if (earlier) return answer(earlier)
  const made = asPost(body, { id: `post-${posts.length + 1}`, version: 1, state: 'draft' })
  posts.push(made)
  answersByKey.set(key, made)
  return answer(made)
})
const PUT = jest.fn(
  async (_path: string, { params, body, headers }: Sent & { params: { path: { jobPostId: string } } }) => {
    requests.push('PUT')
    await waiting
    if (isDown) return refusal(503, 'unavailable')
    const index = posts.findIndex(({ id }) => id === params.path.jobPostId)
    const before = posts[index]
    if (!before) return refusal(404, 'not_found')
    if (headers['If-Match'] !== `"${before.version}"`) return refusal(412, 'stale', { current: before })
    const after = asPost(body, { id: before.id, version: before.version + 1, state: before.state })
    posts[index] = after
    return answer(after)
  },
)
const asked = async (_path: string, { params }: { params: { path: { jobPostId: string } } }) => {
  const post = posts.find(({ id }) => id === params.path.jobPostId)
  return post ? answer(post) : refusal(404, 'not_found')
}
const GET = jest.fn<(...request: Parameters<typeof asked>) => Promise<unknown>>(asked)
jest.unstable_mockModule('@/lib/api/browser', () => ({
  jobPost: { GET, POST, PUT },
  asProblem: (error: unknown) => error,
}))
const { default: JobPostForm } = await import('./job-post-form')
const { loadParts } = await import('./lazy-parts')
const parts = await loadParts({ quickPost: true })

const branches = [{ id: 'b1', name: 'สยามสแควร์', province: 'กรุงเทพมหานคร', district: 'ปทุมวัน' }]

const uploadedTo = (folder: string) =>
  `https://files.example/o/companies%2Fkrua%2F${folder}%2F0b9e8f1c-7a57-4c1e-9a55-0d8f6a2b3c4d.jpg?alt=media`

/** The part of the photo field that the form sees: a photo that has just been uploaded. */
function Photos() {
  const form = useFormContext()
  const photos: readonly string[] = useWatch({ name: 'photos' })
  return (
    <>
      <button type="button" onClick={() => form.setValue('photos', [uploadedTo('job-posts')])}>
        upload
      </button>
      <output>{photos.join()}</output>
    </>
  )
}

const show = (post: JobPost | null = null) =>
  renderInThai(
    <JobPostForm
      uid="u1"
      post={post}
      branches={branches}
      price={null}
      today="2099-11-21"
      photoField={<Photos />}
      uploading={false}
      reach={null}
      parts={parts}
    />,
  )

const title = () => screen.getByLabelText('ชื่องาน')
const local = () => Object.keys(localStorage).filter((key) => key.startsWith('partim:'))

/** Hides the page: everything not yet stored is sent at once. */
async function hide() {
  await act(async () => {
    hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

beforeEach(() => {
  posts = []
  answersByKey = new Map()
  requests = []
  isDown = false
  waiting = undefined
  localStorage.clear()
  history.replaceState(null, '', '/job-posting/create')
})
let hidden: { mockRestore: () => void } | undefined
afterEach(() => hidden?.mockRestore())

const settled = (text: RegExp) => screen.findByText(text)

describe('a new post', () => {
  test('that nobody has written in is not stored', async () => {
    const { unmount } = show()
    await hide()
    await act(() => unmount())
    expect(requests).toEqual([])
    expect(location.pathname).toBe('/job-posting/create')
  })

  test('is stored 3 s after the last change, once, and its address becomes its own while typing goes on', async () => {
    show()
    await userEvent.type(title(), 'พนักงานเสิร์ฟ')
    expect(requests).toEqual([])
    await settled(/^เก็บร่างแล้ว \d\d:\d\d น\.$/)
    expect(posts.map((post) => post.title)).toEqual(['พนักงานเสิร์ฟ'])
    expect(location.pathname).toBe('/job-posting/edit/post-1')
    expect(title()).toHaveFocus()
    expect(local()).toEqual([])

    await userEvent.type(title(), ' กะเย็น')
    await waitFor(() => expect(local()).toEqual(['partim:draft:job-post:post-1:u1']))
    await hide()
    await waitFor(() => expect(posts[0]).toMatchObject({ title: 'พนักงานเสิร์ฟ กะเย็น', version: 2 }))
    expect(requests).toEqual(['POST', 'PUT'])
  })

  test('what is typed while it is made the first time is kept here under its name, and follows', async () => {
    let goOn: () => void = () => undefined
    waiting = new Promise((resolve) => {
      goOn = resolve
    })
    show()
    await userEvent.type(title(), 'ก่อน')
    await hide()
    await userEvent.type(title(), 'หลัง')
    waiting = undefined
    await act(async () => goOn())
    await waitFor(() => expect(local()).toEqual(['partim:draft:job-post:post-1:u1']))
    expect(localStorage.getItem('partim:draft:job-post:post-1:u1')).toMatch(/ก่อนหลัง.*"version":1/)
    await waitFor(() => expect(posts[0]?.title).toBe('ก่อนหลัง'))
    expect(posts).toHaveLength(1)
  })

  test('takes its line with it, and has it again when it is opened as a draft', async () => {
    const line = () => screen.findByLabelText('บอกงานในบรรทัดเดียว')
    const { unmount } = show()
    await userEvent.type(await line(), '5 คน')
    await userEvent.type(title(), 'พนักงานเสิร์ฟ')
    await hide()
    await waitFor(() => expect(posts).toHaveLength(1))
    await userEvent.type(await line(), ' วันละ 600')
    unmount()
    show(posts[0])
    const kept = await line()
    await waitFor(() => expect(kept).toHaveValue('5 คน วันละ 600'))
    expect(title()).toHaveValue('พนักงานเสิร์ฟ')
  })

  describe('whose line another one was begun with that was left', () => {
    const line = '5 คน วันละ 600'
    const write = async (text: string) =>
      userEvent.type(await screen.findByLabelText('บอกงานในบรรทัดเดียว'), `${text}{Enter}`)
    const leave = async (ids: readonly string[]) => {
      cleanup()
      await waitFor(() => expect(local()).toEqual(ids.map((id) => `partim:draft:post-line:${id}`)))
    }

    test('goes on as that one, which has nothing else in it', async () => {
      show()
      await write(line)
      await leave(['post-1'])
      show()
      await write(line)
      await userEvent.type(title(), 'พนักงานเสิร์ฟ')
      await leave(['post-1'])
      expect(posts).toMatchObject([{ id: 'post-1', headcount: 5, title: 'พนักงานเสิร์ฟ' }])
    })

    test.each([
      ['what was written into that one is not lost', () => userEvent.type(title(), 'ของเดิม'), line],
      ['other words are another post', async () => undefined, `${line} เสิร์ฟ`],
    ])('is one of its own where %s', async (_why, before, again) => {
      show()
      await write(line)
      await before()
      await leave(['post-1'])
      const left = posts[0]
      show()
      await write(again)
      await leave(['post-1', 'post-2'])
      expect(posts).toEqual([left, expect.objectContaining({ id: 'post-2', state: 'draft' })])
    })

    test('is stored at once as the page is closed, which hears no answer about that one', async () => {
      show()
      await write(line)
      await leave(['post-1'])
      show()
      await write(line)
      GET.mockImplementation(() => new Promise(() => undefined))
      await userEvent.type(title(), 'ล่าสุด')
      await hide()
      await waitFor(() => expect(posts.map((post) => post.title)).toContain('ล่าสุด'))
      GET.mockImplementation(asked)
    })

    test('is one of its own where that one is published', async () => {
      show()
      await write(line)
      await leave(['post-1'])
      posts = posts.map((post) => ({ ...post, state: 'published' }))
      show()
      await write(line)
      await leave(['post-1', 'post-2'])
      expect(posts.map(({ id, version }) => [id, version])).toEqual([
        ['post-1', 1],
        ['post-2', 1],
      ])
    })
  })

  test('shows its photos by the addresses they are stored under, and that is nothing new to store', async () => {
    show()
    await userEvent.type(title(), 'พนักงานเสิร์ฟ')
    for (const closed of document.querySelectorAll('details')) closed.open = true
    await userEvent.click(await screen.findByRole('button', { name: 'upload' }))
    await hide()
    await screen.findByText(uploadedTo('public%2Fjob-posts'))
    await waitFor(() => expect(local()).toEqual([]))
    // Slow typing is stored in parts, as time passes.
    const stored = [...requests]
    const version = posts[0]?.version ?? 0
    await hide()
    expect(requests).toEqual(stored)
    expect(posts[0]?.version).toBe(version)
    await userEvent.type(title(), ' กะเย็น')
    await hide()
    await waitFor(() => expect(posts[0]?.title).toBe('พนักงานเสิร์ฟ กะเย็น'))
    expect(posts[0]?.version).toBeGreaterThan(version)
    expect(requests.filter((method) => method === 'POST')).toHaveLength(1)
    expect(posts[0]?.photos).toEqual([uploadedTo('public%2Fjob-posts')])
  })

  test('left by another page it is stored, and not found again in the empty form', async () => {
    const { unmount } = show()
    await userEvent.type(title(), 'ผู้ช่วยครัว')
    await act(() => unmount())
    await waitFor(() => expect(posts.map((post) => post.title)).toEqual(['ผู้ช่วยครัว']))
    expect(POST.mock.lastCall?.[1].keepalive).toBe(true)
    expect(location.pathname).toBe('/job-posting/create')
    await waitFor(() => expect(local()).toEqual([]))
  })

  test('whose first answer was lost is made once, and has the newest text', async () => {
    const { unmount } = show()
    await userEvent.type(title(), 'ผู้ช่วยครัว')
    POST.mockImplementationOnce(async (_path, { body, headers }) => {
      const made = asPost(body, { id: 'post-1', version: 1, state: 'draft' })
      posts.push(made)
      answersByKey.set(headers['Idempotency-Key'] ?? '', made)
      return refusal(504, 'upstream_timeout') as never
    })
    await hide()
    await settled(/^ติดต่อระบบไม่ได้ สิ่งที่กรอกอยู่ในเครื่องนี้ แล้ว/)
    await userEvent.type(title(), ' กะดึก')
    await act(() => unmount())
    await waitFor(() => expect(posts.map((post) => post.title)).toEqual(['ผู้ช่วยครัว กะดึก']))
  })

  test('that was kept in this browser alone is stored once somebody goes on with it', async () => {
    isDown = true
    const { unmount } = show()
    await userEvent.type(title(), 'ผู้ช่วยครัว')
    await act(() => unmount())
    isDown = false
    show()
    await waitFor(() => expect(title()).toHaveValue('ผู้ช่วยครัว'))
    await hide()
    expect(posts).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'กรอกต่อ' }))
    await settled(/^เก็บร่างแล้ว \d/)
    expect(posts.map((post) => post.title)).toEqual(['ผู้ช่วยครัว'])
  })

  test('that was kept in this browser alone and is thrown away is nowhere any more', async () => {
    const found = { savedAt: Date.now(), values: { title: 'ผู้ช่วยครัว' } }
    localStorage.setItem('partim:draft:job-post:new:u1', JSON.stringify(found))
    show()
    await waitFor(() => expect(title()).toHaveValue('ผู้ช่วยครัว'))
    await userEvent.click(await screen.findByRole('button', { name: 'ล้างแล้วเริ่มใหม่' }))
    expect(title()).toHaveValue('')
    await hide()
    expect(posts).toEqual([])
    expect(local()).toEqual([])
  })

  test('a press that saves waits for what is under way: one post, the newest text', async () => {
    let goOn: () => void = () => undefined
    waiting = new Promise((resolve) => {
      goOn = resolve
    })
    show()
    await userEvent.type(title(), 'ก่อน')
    await hide()
    await userEvent.type(title(), 'หลัง')
    await userEvent.click(screen.getByRole('button', { name: 'บันทึกร่าง' }))
    expect(requests).toEqual(['POST'])
    waiting = undefined
    await act(async () => goOn())
    await waitFor(() => expect(requests).toEqual(['POST', 'PUT']))
    expect(posts.map((post) => post.title)).toEqual(['ก่อนหลัง'])
  })

  test('with something no draft may be stays here, and says so', async () => {
    show()
    fireEvent.change(screen.getByLabelText('เวลาพัก'), { target: { value: '900' } })
    await userEvent.type(title(), 'ผู้ช่วยครัว')
    await hide()
    await settled(/^ยังเก็บร่างในระบบไม่ได้ เพราะบางช่อง/)
    expect(requests).toEqual([])
    await waitFor(() => expect(local()).toEqual(['partim:draft:job-post:new:u1']))
  })
})

describe("a draft of one's own", () => {
  const draft = () =>
    asPost({ title: 'เดิม', shifts: [] } as never, { id: 'post-1', version: 1, state: 'draft' })

  test('that is only looked at stays as it is', async () => {
    posts = [draft()]
    const { unmount } = show(draft())
    await hide()
    await act(() => unmount())
    expect(requests).toEqual([])
  })

  test('changed from elsewhere is not written over; the way to choose is beside the buttons', async () => {
    posts = [{ ...draft(), title: 'ของเขา', version: 2 }]
    show(draft())
    await userEvent.type(title(), ' ของฉัน')
    await hide()
    await userEvent.click(await screen.findByRole('button', { name: 'เลือกข้อมูลที่จะใช้' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('ของเขา')).toBeVisible()
    expect(posts[0]?.title).toBe('ของเขา')
    await userEvent.click(dialog.getByRole('button', { name: 'บันทึกของฉันทับ' }))
    await waitFor(() => expect(posts[0]).toMatchObject({ title: 'เดิม ของฉัน', version: 3 }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: 'เลือกข้อมูลที่จะใช้' })).toBeNull()
  })

  test('the other text can be taken, and is stored on from', async () => {
    posts = [{ ...draft(), title: 'ของเขา', version: 2 }]
    show(draft())
    await userEvent.type(title(), ' ของฉัน')
    await hide()
    await userEvent.click(await screen.findByRole('button', { name: 'เลือกข้อมูลที่จะใช้' }))
    await userEvent.click(await screen.findByRole('button', { name: 'ใช้ข้อมูลล่าสุด' }))
    await waitFor(() => expect(title()).toHaveValue('ของเขา'))
    await userEvent.type(title(), ' และของฉัน')
    await hide()
    await waitFor(() => expect(posts[0]).toMatchObject({ title: 'ของเขา และของฉัน', version: 3 }))
  })
})

test('a post in front of workers is changed only by who presses', async () => {
  posts = [samplePost]
  const { unmount } = show(samplePost)
  await userEvent.type(title(), ' ด่วน')
  await hide()
  await act(() => unmount())
  expect(requests).toEqual([])
  expect(local()).toEqual([`partim:draft:job-post:${samplePost.id}:u1`])
})
