import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type * as Toast from '@/components/ui/toast'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type * as Requests from '@/lib/shown-videos/requests'
import type { ShownVideo } from '@/lib/shown-videos/shown-video'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }

const replace = jest.fn<(href: string) => void>()
const prefetch = jest.fn()
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => ({ replace, prefetch }) }))
const askShownVideos = jest.fn<typeof Requests.askShownVideos>()
const reactToVideo = jest.fn<typeof Requests.reactToVideo>()
const askFilmRefusal = jest.fn<typeof Requests.askFilmRefusal>()
jest.unstable_mockModule('@/lib/shown-videos/requests', () => ({
  askFilmRefusal,
  askShownVideos,
  reactToVideo,
}))
const toast = jest.fn<typeof Toast.toast>()
jest.unstable_mockModule('@/components/ui/toast', () => ({ toast }))
const { PersonFilms } = await import('./person-films')
const { PersonSteps } = await import('./person-steps')

const video = (number: number, changes: Partial<ShownVideo> = {}): ShownVideo => ({
  id: `video-${number}`,
  question: null,
  durationMs: 20_000,
  width: 720,
  height: 1280,
  hasSound: true,
  hasCaptions: false,
  hasPoster: true,
  fileType: 'video/mp4',
  reaction: null,
  ...changes,
})
const next = { id: 'n', name: 'สมหญิง จ.', href: '/partimers/videos/n?work=waiter', hasVideo: true }
const previous = { id: 'p', name: 'สมศรี ก.', href: '/partimers/videos/p', hasVideo: false }

let isSavingData: boolean
let isOnline: boolean
const play = jest.fn<() => Promise<void>>()

beforeEach(() => {
  for (const mock of [replace, prefetch, askFilmRefusal, askShownVideos, reactToVideo, play, toast])
    mock.mockReset()
  askFilmRefusal.mockResolvedValue(null)
  askShownVideos.mockResolvedValue([])
  play.mockResolvedValue()
  isSavingData = false
  isOnline = true
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    get: () => ({ saveData: isSavingData }),
  })
  window.matchMedia = (() => ({ matches: false })) as never
  // The page is idle at once.
  window.requestIdleCallback = (work) => {
    work({ didTimeout: false, timeRemaining: () => 50 })
    return 1
  }
  // The browser of tests plays nothing.
  HTMLMediaElement.prototype.play = play
  HTMLMediaElement.prototype.load = () => undefined
  HTMLMediaElement.prototype.pause = () => undefined
})

const show = (videos: readonly ShownVideo[], props = {}) =>
  renderInThai(
    <PersonFilms
      workerId="w"
      name="สมชาย ใ."
      videos={videos}
      hasCaptionsOn={false}
      previous={previous}
      next={next}
      {...props}
    />,
  )
const film = () => screen.getByLabelText<HTMLVideoElement>('วิดีโอแนะนำตัวของ สมชาย ใ.')

describe('a film', () => {
  test('stands still with its poster until somebody presses play', async () => {
    show([video(1)])
    expect(film().autoplay).toBe(false)
    expect(film().getAttribute('poster')).toBe('/api/partim/v1/workers/w/intro-videos/video-1/poster')
    expect(play).not.toHaveBeenCalled()
    await userEvent.click(screen.getAllByRole('button', { name: 'เล่นวิดีโอของ สมชาย ใ.' })[0] as Element)
    expect(play).toHaveBeenCalledTimes(1)
  })

  test('plays by the space bar, but not while somebody types', async () => {
    show([video(1)])
    fireEvent.keyDown(document.body, { key: ' ' })
    expect(play).toHaveBeenCalledTimes(1)
    const field = document.createElement('textarea')
    document.body.append(field)
    fireEvent.keyDown(field, { key: ' ' })
    fireEvent.keyDown(field, { key: 'j' })
    expect(play).toHaveBeenCalledTimes(1)
    expect(replace).not.toHaveBeenCalled()
    field.remove()
  })

  test('that cannot be played says so and can be tried again', async () => {
    show([video(1)])
    fireEvent.error(film())
    expect(screen.getByText(messages.personVideos.failed)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }))
    expect(play).toHaveBeenCalledTimes(1)
    expect(screen.queryByText(messages.personVideos.failed)).toBeNull()
  })

  test('beyond those of the day says when others can be watched', async () => {
    const spent = { status: 429, code: 'profiles_a_day', params: { profiles: 300 } }
    askFilmRefusal.mockResolvedValue({ ...localProblem('profiles_a_day'), ...spent })
    show([video(1)])
    await userEvent.click(film())
    fireEvent.error(film())
    expect(await screen.findByText(/เปิดโปรไฟล์ครบ 300 คนแล้ว เปิดคนใหม่ได้หลังเที่ยงคืน/)).toBeVisible()
    expect(screen.queryByText(messages.personVideos.failed)).toBeNull()
    expect(askFilmRefusal).toHaveBeenCalledWith('w', 'video-1')
  })

  test.each([['not_found'], ['unavailable']])(
    'that the service refuses as %s is said to have failed',
    async (code) => {
      askFilmRefusal.mockResolvedValue({ ...localProblem(code), status: 404 })
      show([video(1)])
      fireEvent.error(film())
      // Nobody has looked yet.
      expect(askFilmRefusal).not.toHaveBeenCalled()
      await userEvent.click(film())
      fireEvent.error(film())
      await waitFor(() => expect(askFilmRefusal).toHaveBeenCalled())
      expect(screen.getByText(messages.personVideos.failed)).toBeVisible()
    },
  )

  test('that stops without a network says so, and does not blame the film', () => {
    show([video(1)])
    fireEvent.waiting(film())
    expect(screen.queryByRole('button', { name: messages.personVideos.again })).toBeNull()
    isOnline = false
    fireEvent.waiting(film())
    expect(screen.getByText(messages.personVideos.offline)).toBeVisible()
    expect(screen.queryByText(messages.personVideos.failed)).toBeNull()
  })

  test('loads nothing ahead on save-data', () => {
    isSavingData = true
    show([video(1)])
    expect(film().preload).toBe('none')
  })

  test('loads its head elsewhere', () => {
    show([video(1)])
    expect(film().preload).toBe('metadata')
  })
})

describe('captions', () => {
  test('are shown when somebody chooses so, and stay chosen for the next person', async () => {
    show([video(1, { hasCaptions: true })])
    const button = screen.getByRole('button', { name: 'แสดงคำบรรยาย' })
    expect(button.getAttribute('aria-pressed')).toBe('false')
    await userEvent.click(button)
    expect(button.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('link', { name: 'คนถัดไป: สมหญิง จ.' }).getAttribute('href')).toBe(
      '/partimers/videos/n?work=waiter&cc=1',
    )
    expect(screen.getByRole('link', { name: 'คนก่อนหน้า: สมศรี ก.' }).getAttribute('href')).toBe(
      '/partimers/videos/p?cc=1',
    )
  })

  test('are not offered where there are none', () => {
    show([video(1)])
    expect(screen.queryByRole('button', { name: 'แสดงคำบรรยาย' })).toBeNull()
  })
})

test('several films are segments; the next one follows a film that was watched to its end', async () => {
  show([video(1, { question: 'introduce' }), video(2)])
  const segments = () => screen.getByRole('list', { name: 'วิดีโอของคนนี้' })
  expect(segments().querySelector('[aria-current]')?.textContent).toBe('แนะนำตัว')
  fireEvent.ended(film())
  expect(segments().querySelector('[aria-current]')?.textContent).toBe('วิดีโอ 2')
  expect(film().src).toMatch('/video-2/film')
  await waitFor(() => expect(play).toHaveBeenCalledTimes(1))
  await userEvent.click(screen.getByRole('button', { name: 'แนะนำตัว' }))
  expect(film().src).toMatch('/video-1/film')
  expect(play).toHaveBeenCalledTimes(1)
})

describe('the ways to others', () => {
  const stage = () => screen.getByText('เวที')
  const steps = () =>
    renderInThai(
      <PersonSteps previous={previous} next={next}>
        <p>เวที</p>
      </PersonSteps>,
    )
  const drawn = (from: [number, number], to: [number, number]) => {
    fireEvent.touchStart(stage(), { touches: [{ clientX: from[0], clientY: from[1] }] })
    fireEvent.touchEnd(stage(), { changedTouches: [{ clientX: to[0], clientY: to[1] }] })
  }

  test.each([
    ['ArrowRight', next.href],
    ['ArrowLeft', previous.href],
  ])('by the key %s', (key, href) => {
    steps()
    fireEvent.keyDown(document.body, { key })
    expect(replace.mock.calls).toEqual([[href]])
  })

  test('by no character, which somebody may be saying to their computer', () => {
    steps()
    for (const key of ['j', 'k', 'n', 'p', 'า', '.']) fireEvent.keyDown(document.body, { key })
    expect(replace).not.toHaveBeenCalled()
  })

  test('without a network keep what is here and say so', () => {
    isOnline = false
    steps()
    fireEvent.click(screen.getByRole('link', { name: 'คนถัดไป: สมหญิง จ.' }))
    expect(replace).not.toHaveBeenCalled()
    expect(toast.mock.calls).toEqual([['error', messages.personVideos.stepOffline]])
  })

  test('by a swipe sideways, not by one that scrolls or by a tap', () => {
    steps()
    drawn([200, 300], [190, 300])
    drawn([200, 300], [120, 500])
    expect(replace).not.toHaveBeenCalled()
    drawn([200, 300], [80, 310])
    drawn([80, 300], [220, 290])
    expect(replace.mock.calls).toEqual([[next.href], [previous.href]])
  })

  test('are loaded one ahead', () => {
    steps()
    expect(askShownVideos.mock.calls).toEqual([['n']])
    expect(prefetch.mock.calls).toEqual([[next.href]])
  })

  test('are not loaded ahead on save-data', () => {
    isSavingData = true
    steps()
    expect(askShownVideos).not.toHaveBeenCalled()
    expect(prefetch).not.toHaveBeenCalled()
  })
})

describe('what the team thinks', () => {
  const button = (name: string) => screen.getByRole('button', { name })

  test('is chosen at once, and taken back by pressing it again', async () => {
    reactToVideo.mockResolvedValue(undefined as never)
    show([video(1)])
    await userEvent.click(button('สนใจ'))
    expect(button('สนใจ').getAttribute('aria-pressed')).toBe('true')
    await userEvent.click(button('สนใจ'))
    expect(button('สนใจ').getAttribute('aria-pressed')).toBe('false')
    expect(reactToVideo.mock.calls).toEqual([
      ['w', 'video-1', 'like'],
      ['w', 'video-1', null],
    ])
  })

  test('is what it was where the change is refused, with the reason', async () => {
    reactToVideo.mockRejectedValue(new ProblemError(localProblem('network')))
    show([video(1, { reaction: 'maybe' })])
    await userEvent.click(button('ไม่ใช่'))
    await waitFor(() => expect(button('ไว้ก่อน').getAttribute('aria-pressed')).toBe('true'))
    expect(screen.getByText(/เชื่อมต่ออินเทอร์เน็ตไม่ได้/)).toBeDefined()
  })
})
