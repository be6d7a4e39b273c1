import { expect, jest, test } from '@jest/globals'
import type { Application } from '@/lib/applications/application'
import type * as Requests from '@/lib/applications/requests'
import { sampleApplicant, sampleApplication, unaskedRequests } from '@/lib/applications/sample-board'
import { renderInThai } from '@/lib/testing/render-in-thai'

const requests: typeof Requests = unaskedRequests
jest.unstable_mockModule('@/lib/applications/requests', () => requests)
const { ToldPeople } = await import('./told-people')

const lost = (number: number, news: Partial<Application>): Application => ({
  ...sampleApplication,
  worker: sampleApplicant(number),
  state: 'expired',
  stage: 'ended',
  takenBack: 'hired',
  ...news,
})
const underWay = (number: number) => lost(number, { isBeingTold: true })
const told = (number: number, toldAt: string) => lost(number, { toldAt })

const show = (...people: Application[]) => {
  const { container } = renderInThai(<ToldPeople jobPostId="post" people={people} />)
  return [...container.children].map(({ textContent }) => textContent)
}

test('whose job is off is said to know it once the news has reached them', () => {
  expect(show(underWay(1), told(2, '2026-11-20T07:02:00.000Z'))).toEqual([
    expect.stringMatching(/^กำลังแจ้ง\s1\sคน: คนที่ 1$/),
    expect.stringMatching(/^แจ้งแล้ว\s1\sคน ศ\.\s20\sพ\.ย\.\s2569 14:02\sน\.: คนที่ 2$/),
  ])
})

test('the time is when it reached the last of them', () => {
  expect(show(told(1, '2026-11-20T07:03:00.000Z'), told(2, '2026-11-20T07:02:00.000Z'))).toEqual([
    expect.stringMatching(/^แจ้งแล้ว\s2\sคน .*14:03\sน\.: คนที่ 1, คนที่ 2$/),
  ])
})

test('who cannot be told is named as that, also beside who was', () => {
  expect(show(lost(1, {}), told(2, '2026-11-20T07:02:00.000Z'), lost(3, { worker: null }))).toEqual([
    expect.stringMatching(/^แจ้งแล้ว\s1\sคน .*: คนที่ 2$/),
    expect.stringMatching(/^แจ้งไม่ได้\s2\sคน: คนที่ 1, คนที่ลบบัญชีแล้ว$/),
  ])
})
