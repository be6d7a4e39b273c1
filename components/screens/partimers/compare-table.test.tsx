import { describe, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import type { ComparedWorker } from '@/lib/worker-search/worker-search'

jest.unstable_mockModule('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}))
const NoDialog = () => null
jest.unstable_mockModule('@/components/screens/inviting/late-invite-dialog', () => ({
  LateInviteDialog: NoDialog,
}))
const { CompareTable } = await import('./compare-table')
type Fits = Parameters<typeof CompareTable>[0]['fits']

const person = (id: string, changes: Partial<ComparedWorker> = {}): ComparedWorker => ({
  id,
  displayName: `คุณ ${id}`,
  dailyPay: 50_000,
  experienceYears: 1,
  workTypes: ['waiter'],
  languages: [],
  skills: [],
  district: 'ปทุมวัน',
  province: 'กรุงเทพมหานคร',
  photoUrl: null,
  isVerified: false,
  distanceKm: 2,
  isFromDistrict: false,
  free: { count: 1, outOf: 2 },
  known: { hasVideo: false, workedForUs: null },
  notCompared: null,
  ...changes,
})

/** The cells of the row with a title, as texts. */
function row(people: readonly ComparedWorker[], title: string, fits: Fits = {}) {
  const post = Object.keys(fits).length > 0 ? { id: 'post', title: 'เสิร์ฟกะเย็น' } : null
  const { unmount } = renderInThai(<CompareTable people={people} fits={fits} post={post} inviting="none" />)
  const cells = within(screen.getByRole('row', { name: new RegExp(`^${title}`) })).getAllByRole('cell')
  const texts = cells.map(({ textContent }) => textContent)
  const bold = cells.map(({ className }) => className.includes('font-semibold'))
  unmount()
  return { texts, bold }
}

describe('what is not known of somebody compared says why', () => {
  test('whom no search finds', () => {
    const unheld = { distanceKm: null, free: null, known: null, notCompared: 'notFound' } as const
    const people = [person('a'), person('b', unheld)]
    const why = 'บอกไม่ได้ เพราะยังไม่ได้ระบุที่พัก หรืออายุไม่ถึง 18 ปี'
    expect(row(people, 'ห่างจากที่ค้นหา').texts).toEqual(['2 กม.', why])
    expect(row(people, 'วันที่ต้องการ').texts).toEqual(['ว่าง 1 จาก 2 ช่วง', why])
    expect(row(people, 'วิดีโอแนะนำตัว').texts).toEqual(['–', why])
    expect(row(people, 'เคยทำงานกับเรา').texts).toEqual(['–', why])
  })

  test('how far a district’s centre is, where no more is known', () => {
    const people = [person('a'), person('b', { isFromDistrict: true, distanceKm: 4.3 })]
    expect(row(people, 'ห่างจากที่ค้นหา').texts).toEqual(['2 กม.', 'ราว 4.3 กม. จากกลางเขต'])
  })

  test('where the search has no place, or asks for no days', () => {
    const nowhere = [person('a', { distanceKm: null, free: null, notCompared: 'noPlace' })]
    expect(row(nowhere, 'ห่างจากที่ค้นหา').texts).toEqual(['การค้นหานี้ยังไม่มีสถานที่ เลือกสาขาที่ปักหมุดแล้ว'])
    expect(row([person('a', { free: null })], 'วันที่ต้องการ').texts).toEqual(['ยังไม่ได้เลือกวันในการค้นหา'])
  })

  test.each([
    ['workerWithoutPlace', 'คนนี้ยังไม่ได้บอกว่าพักแถวไหน จึงเทียบไม่ได้'],
    ['branchWithoutPlace', 'สาขาของประกาศยังไม่ได้ปักหมุด จึงเทียบไม่ได้'],
    ['postUnready', 'ประกาศยังไม่ได้เลือกประเภทงาน จึงเทียบไม่ได้'],
    ['failed', 'เทียบกับประกาศไม่ได้ชั่วคราว'],
  ] as const)('with a post: %s', (not, words) => {
    expect(row([person('a')], 'ประกาศ', { a: { not } }).texts).toEqual([words])
  })
})

test('how each fits a post is said, the best in bold', () => {
  const fits: Fits = {
    a: { score: 80, shiftsFree: 2, shifts: 2, isPayEnough: true },
    b: { score: 30, shiftsFree: null, shifts: 2, isPayEnough: false },
  }
  const { texts, bold } = row([person('a'), person('b')], 'ประกาศ', fits)
  expect(texts).toEqual(['ว่าง 2 จาก 2 กะ', 'ยังไม่ได้บอกวันว่าง · ขอมากกว่าที่ประกาศให้'])
  expect(bold).toEqual([true, false])
})

test('distances below a kilometre are the same: neither is better', () => {
  const people = [person('a', { distanceKm: 0.1 }), person('b', { distanceKm: 0.8 })]
  expect(row(people, 'ห่างจากที่ค้นหา')).toEqual({
    texts: ['น้อยกว่า 1 กม.', 'น้อยกว่า 1 กม.'],
    bold: [false, false],
  })
})

test('an intro video, the last day of work for the company and skills are told of each', () => {
  const known = { hasVideo: true, workedForUs: { shifts: 6, on: '2026-11-02' } }
  const people = [person('a', { known, skills: ['latte_art', 'first_aid'] }), person('b')]
  expect(row(people, 'วิดีโอแนะนำตัว').texts).toEqual(['มี', '–'])
  expect(row(people, 'เคยทำงานกับเรา')).toEqual({
    texts: [expect.stringMatching(/^6.กะ ล่าสุด .*2.พ\.ย\./), '–'],
    bold: [true, false],
  })
  expect(row(people, 'ทำได้').texts).toEqual(['ลาเต้อาร์ต, ปฐมพยาบาล', '–'])
})
