import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import type { OwnApplication } from '@/lib/applications/own-application'
import { dropAllInput, dropOthersInput } from '@/lib/drafts/kept-input'
import type { Interview } from '@/lib/interviews/interview'
import { sampleInterview } from '@/lib/interviews/sample-interview'
import { offlinePage } from '@/lib/offline/generated/offline-page'
import { ticketsKey } from '@/lib/offline/kept-tickets'
import { goesOn } from '@/lib/testing/fake-timers'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { setClockAhead } from '@/validators/clock'
import TicketKeeper from './ticket-keeper'

const [somying, weera] = ['somying'.padEnd(22, '-'), 'weera'.padEnd(22, '-')]
const signIn = (mark: string | null) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the session's cookie is set
  document.cookie = mark ? `partim-signed-in=${mark}` : 'partim-signed-in=; max-age=0'
}

const shift = (date: string, startTime: string, endTime: string) => ({
  id: date,
  date,
  startTime,
  endTime,
  breakMinutes: 60,
  pay: 580_00,
})
const hired = {
  id: '0190a5c2-0000-7000-8000-000000000001',
  state: 'hired',
  shifts: [shift('2026-11-28', '11:00', '20:00'), shift('2026-11-29', '22:00', '06:00')],
  totalPay: 1_160_00,
  takenBack: null,
  termChange: null,
  post: {
    title: 'แคชเชียร์ <b>หน้าร้าน</b>',
    payday: 'same_day',
    companyName: 'ร้านครัวยายบัว',
    branchName: 'อารีย์',
  },
  contact: { name: 'คุณแอน', phone: '0223456789', readsMineFrom: null },
  workDay: {
    address: {
      line: 'ซอยอารีย์ 4',
      subdistrict: 'พญาไท',
      district: 'พญาไท',
      province: 'กรุงเทพมหานคร',
      postcode: '10400',
    },
    lat: null,
    lng: null,
    gear: 'เสื้อขาว',
  },
} as unknown as OwnApplication

const at = (moment: string) => new Date(`${moment}+07:00`)

beforeEach(() => {
  jest.useFakeTimers({ now: at('2026-11-27T18:02:00'), doNotFake: ['setTimeout', 'clearTimeout', ...goesOn] })
  localStorage.clear()
  signIn(somying)
})
afterEach(() => {
  jest.useRealTimers()
  signIn(null)
})

/** Somebody looks at their own jobs, and later has no network. */
const lookAt = (live: readonly OwnApplication[], interviews: readonly Interview[] = []) =>
  renderInThai(<TicketKeeper live={live} interviews={interviews} now={Date.now()} />).unmount()

/** The offline page as this browser shows it. */
function offline(moment: string): HTMLElement {
  jest.setSystemTime(at(moment))
  const [, body = ''] = /<body>([\s\S]*)<script>/.exec(offlinePage) ?? []
  const script = offlinePage.slice(
    offlinePage.lastIndexOf('<script>') + 8,
    offlinePage.lastIndexOf('</script>'),
  )
  document.body.innerHTML = body
  new Function(script)()
  return document.getElementById('jobs') as HTMLElement
}

test('without a network the coming jobs can be read, with where, when, for how much and whom to call', () => {
  lookAt([hired])
  const jobs = offline('2026-11-27T21:00:00')
  expect(jobs).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'แคชเชียร์ <b>หน้าร้าน</b>' })).toBeVisible()
  for (const text of [
    'ออฟไลน์ · ข้อมูลเมื่อ 18:02 น.',
    'ร้านครัวยายบัว · อารีย์',
    'ส. 28 พ.ย. 2569',
    '11:00–20:00 น.',
    '22:00–06:00 น. (ถึงวันถัดไป)',
    'รวม 2 กะ ฿1,160',
    'ซอยอารีย์ 4 แขวงพญาไท เขตพญาไท กรุงเทพมหานคร 10400',
    'เสื้อขาว',
    'ถามหา คุณแอน',
  ])
    expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'โทรหาร้าน 0223456789' })).toHaveAttribute('href', 'tel:0223456789')
  expect(screen.queryByRole('button')).toBeNull()
})

describe('an agreed interview', () => {
  const agreed: Interview = {
    ...sampleInterview,
    state: 'accepted',
    kind: 'on_site',
    with: { ...sampleInterview.with, kind: 'company', name: 'ครัวยายบัว' },
    place: '991 ถนนพระรามที่ 1',
    note: 'ถามหาพี่แนน',
    startsAt: at('2026-11-28T09:00:00').toISOString(),
  }

  test('that comes before the work stands first, with when, where and whom to ask for, until it is over', () => {
    lookAt([hired], [agreed])
    offline('2026-11-28T09:20:00')
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'นัดสัมภาษณ์ · พนักงานเสิร์ฟ',
      'แคชเชียร์ <b>หน้าร้าน</b>',
    ])
    for (const text of ['ครัวยายบัว', '09:00–09:30 น.', '991 ถนนพระรามที่ 1', 'ถามหาพี่แนน'])
      expect(screen.getByText(text)).toBeVisible()
    offline('2026-11-28T09:31:00')
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('แคชเชียร์')
  })

  test('is kept without any job, and one that is not agreed is not', () => {
    lookAt([], [agreed])
    expect(offline('2026-11-28T08:00:00')).toBeVisible()
    lookAt([], [{ ...agreed, state: 'proposed' }])
    expect(localStorage.getItem(ticketsKey)).toBeNull()
  })
})

test('on another day it says of which day it is, and what is over is left out, at last everything', () => {
  lookAt([hired])
  offline('2026-11-28T20:00:00')
  expect(screen.getByText('ออฟไลน์ · ข้อมูลเมื่อ ศ. 27 พ.ย. 18:02 น.')).toBeVisible()
  expect(screen.queryByText('ส. 28 พ.ย. 2569')).toBeNull()
  expect(screen.getByText('อา. 29 พ.ย. 2569')).toBeVisible()
  expect(offline('2026-11-30T06:00:00')).not.toBeVisible()
  expect(localStorage.getItem(ticketsKey)).toBeNull()
})

test.each([
  ['543 years ahead', 543 * 365.25 * 86_400_000],
  ['a day behind', -86_400_000],
])('a browser whose clock is %s keeps the coming jobs until they are over', (_, aheadOfServer) => {
  const now = Date.now()
  setClockAhead(-aheadOfServer)
  jest.setSystemTime(now + aheadOfServer)
  renderInThai(<TicketKeeper live={[hired]} interviews={[]} now={now} />).unmount()
  const later = (moment: string) =>
    new Date(at(moment).getTime() + aheadOfServer + 7 * 3_600_000).toISOString().slice(0, -1)
  expect(offline(later('2026-11-27T21:00:00'))).toBeVisible()
  expect(screen.getByText('ส. 28 พ.ย. 2569')).toBeVisible()
  expect(screen.getByText('ออฟไลน์ · ข้อมูลเมื่อ 18:02 น.')).toBeVisible()
  expect(offline(later('2026-11-30T06:00:00'))).not.toBeVisible()
  setClockAhead(0)
})

test('only its owner reads it: nobody after signing out, and no other account', () => {
  lookAt([hired])
  signIn(weera)
  expect(offline('2026-11-27T19:00:00')).not.toBeVisible()
  signIn(null)
  expect(offline('2026-11-27T19:00:00')).not.toBeVisible()
  signIn(somying)
  expect(offline('2026-11-27T19:00:00')).toBeVisible()
  dropOthersInput(weera)
  expect(localStorage.getItem(ticketsKey)).toBeNull()
  lookAt([hired])
  dropAllInput()
  expect(localStorage.getItem(ticketsKey)).toBeNull()
})

test('a job that is no longer theirs is forgotten at the next look', () => {
  lookAt([hired])
  lookAt([{ ...hired, state: 'submitted' } as OwnApplication])
  expect(localStorage.getItem(ticketsKey)).toBeNull()
})

test('the page that is still open says how old it is while there is no network', () => {
  renderInThai(<TicketKeeper live={[hired]} interviews={[]} now={Date.now()} />)
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(status).toHaveTextContent('ออฟไลน์ · ข้อมูลเมื่อ 18:02 น.')
  onLine.mockRestore()
})
