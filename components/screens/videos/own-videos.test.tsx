import { afterAll, beforeEach, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { localProblem, ProblemError } from '@/lib/api/problem'
import { renderInThai } from '@/lib/testing/render-in-thai'
import type { OwnIntroVideo } from '@/lib/videos/intro-video'

let removeIntroVideo = jest.fn<(videoId: string) => Promise<unknown>>()
jest.unstable_mockModule('client-only', () => ({}))
jest.unstable_mockModule('@/lib/videos/requests', () => ({
  removeIntroVideo: (videoId: string) => removeIntroVideo(videoId),
}))
const { OwnVideos } = await import('./own-videos')

const video: OwnIntroVideo = {
  id: '01a1f8da-0000-7057-8c94-ddf5466d6ebc',
  state: 'in_review',
  isFilmShown: false,
  rejection: null,
  question: 'experience',
  durationMs: 22_400,
  width: 720,
  height: 1280,
  hasSound: true,
  fileType: 'video/mp4',
  captions: '',
  hasPoster: true,
  createdAt: '2026-11-20T02:00:00.000Z',
}
const own = (items: OwnIntroVideo[]) => ({ items, seenBy: 'who_may_find_me' as const })

beforeEach(() => {
  removeIntroVideo = jest.fn(async () => undefined)
})
afterAll(() => {
  jest.restoreAllMocks()
})

const remove = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'ลบวิดีโอ เคยทำงานอะไรมาบ้าง' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'ลบวิดีโอ' }))
}

test('each says what it answers, how long it is and who sees it; a refused one says why', () => {
  const rejected: OwnIntroVideo = {
    ...video,
    id: '01a1f8da-0000-7057-8c94-ddf5466d6ebd',
    state: 'rejected',
    question: null,
    rejection: { reason: 'not_heard', note: 'เสียงรถดังมาก' },
  }
  renderInThai(<OwnVideos uid="u1" videos={own([video, rejected])} />)
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent(/เคยทำงานอะไรมาบ้าง.*0:22.*รอทีมงานตรวจ.*ทีมงานตรวจก่อนให้นายจ้างเห็น/)
  expect(second).toHaveTextContent(/พูดเรื่องที่อยากบอก.*ไม่ผ่านการตรวจ.*ฟังเสียงไม่ออก เสียงรถดังมาก/)
  // The recording screen is a document of its own, where the router must not lead.
  expect(screen.getByRole('link', { name: 'เพิ่มวิดีโอ' })).toHaveAttribute('href', '/resume/u1/videos')
})

test('with three of them none is added', () => {
  renderInThai(
    <OwnVideos uid="u1" videos={own([1, 2, 3].map((number) => ({ ...video, id: `${number}` })))} />,
  )
  expect(screen.getByText(/มีครบ 3 คลิปแล้ว/)).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('one is removed after a question', async () => {
  renderInThai(<OwnVideos uid="u1" videos={own([video])} />)
  await remove()
  expect(removeIntroVideo).toHaveBeenCalledWith(video.id)
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(screen.getByText('ลบวิดีโอและไฟล์แล้ว')).toBeVisible()
})

test('one that could not be removed is there again, with the reason', async () => {
  removeIntroVideo.mockRejectedValue(new ProblemError(localProblem('network')))
  renderInThai(<OwnVideos uid="u1" videos={own([video])} />)
  await remove()
  expect(await screen.findByRole('alert')).toHaveTextContent(/เชื่อมต่ออินเทอร์เน็ตไม่ได้/)
  expect(screen.getByRole('listitem')).toBeVisible()
})

test('whose film is seen by few is told so, and that a shown film stays while its captions are reviewed', () => {
  const items = [{ ...video, isFilmShown: true }]
  renderInThai(<OwnVideos uid="u1" videos={{ items, seenBy: 'who_i_applied_to' }} />)
  expect(screen.getByText('เห็นเฉพาะร้านที่คุณสมัคร')).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent(/นายจ้างยังเห็นวิดีโอเดิม/)
})
