import { describe, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import type { PublicJobPost } from '@/lib/job-posts/public-job-post'
import { samplePublicPost } from '@/lib/job-posts/sample-public-post'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { samplePost } from '../form/sample-post'
import { WorkerView } from '../worker-view'
import { JobView } from './job-view'

const photos = ['https://files.example/front.jpg', 'https://files.example/kitchen.jpg']

const asked: Partial<PublicJobPost> = {
  experienceMonths: 6,
  languages: [{ code: 'en', level: 'conversational' }],
  gear: 'เสื้อขาว กางเกงดำ',
  benefits: ['meal', 'tips'],
  otherBenefits: 'ขนมหลังเลิกงาน',
  interviewMode: 'phone',
  questions: [{ id: 'q1x7', text: 'ถือถาดได้ไหม', kind: 'yes_no', choices: [] }],
  applyBy: '2026-11-23T03:00:00.000Z',
}

const openJob = (changes: Partial<PublicJobPost> = {}) =>
  renderInThai(<JobView post={{ ...samplePublicPost, ...changes }} address="ปทุมวัน" mapHref={null} />)

const sentences = [
  'ประสบการณ์ 6 เดือนขึ้นไป · ภาษาอังกฤษ (สื่อสารได้)',
  'เตรียม: เสื้อขาว กางเกงดำ',
  'มีอาหาร · ได้ทิป · ขนมหลังเลิกงาน',
  'สัมภาษณ์ทางโทรศัพท์ · มีคำถามก่อนสมัคร 1 ข้อ',
]

describe('the public page of a job', () => {
  test.each(sentences)('says what the employer asked and offered: %s', (sentence) => {
    openJob(asked)
    expect(screen.getByText(sentence)).toBeVisible()
  })

  test('says to the minute when applying ends, and only that', () => {
    openJob(asked)
    expect(screen.getByText('ปิดรับสมัคร จ. 23 พ.ย. 2569 10:00 น.')).toBeVisible()
    expect(screen.queryByText(/^รับสมัครถึง/)).toBeNull()
  })

  test('is open until its first shift begins where everybody works every shift', () => {
    jest.useFakeTimers({ now: Date.parse('2026-11-22T03:00:00Z') })
    openJob({ applyBy: null })
    jest.useRealTimers()
    expect(screen.getByText('รับสมัครถึงเริ่มกะแรก อ. 24 พ.ย. 2569 16:00 น.')).toBeVisible()
  })

  test('is open until the last shift where no earlier end was set, and people choose theirs', () => {
    openJob({ applyBy: null, shiftChoice: 'each' })
    expect(screen.getByText('รับสมัครถึง พ. 25 พ.ย. 2569')).toBeVisible()
    expect(screen.queryByText(/^ปิดรับสมัคร/)).toBeNull()
  })

  test('says nothing of what was not asked', () => {
    openJob()
    for (const text of [/ประสบการณ์/, /ภาษา/, /^เตรียม/, /สัมภาษณ์/, /คำถามก่อนสมัคร/, /มีอาหาร/]) {
      expect(screen.queryByText(text)).toBeNull()
    }
    expect(screen.queryByRole('list', { name: 'รูปภาพ' })).toBeNull()
  })

  test('shows every picture in its order, in a place of known shape', () => {
    openJob({ photos })
    const pictures = within(screen.getByRole('list', { name: 'รูปภาพ' })).getAllByRole('img')
    expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(photos)
    for (const picture of pictures) {
      expect(Number(picture.getAttribute('width'))).toBeGreaterThan(0)
      expect(Number(picture.getAttribute('height'))).toBeGreaterThan(0)
    }
    expect(screen.getByRole('img', { name: 'รูปของงานนี้ รูปที่ 1' })).toHaveAttribute('loading', 'eager')
    expect(screen.getByRole('img', { name: 'รูปของงานนี้ รูปที่ 2' })).toHaveAttribute('loading', 'lazy')
  })
})

describe('how many people are wanted', () => {
  const shifts = (...places: number[]) =>
    samplePublicPost.shifts.map((shift, index) => ({ ...shift, places: places[index] ?? 0 }))
  const lines = () =>
    within(screen.getByRole('region', { name: 'วันและเวลาทำงาน' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  test('is said once where everybody works every shift', () => {
    openJob({ shifts: shifts(5, 5) })
    expect(screen.getByText('รับ 5 คน')).toBeVisible()
    expect(screen.getByText('ทำงาน 2 วัน')).toBeVisible()
    expect(lines().join()).not.toMatch(/คน/)
  })

  test('is said of each shift where they differ', () => {
    openJob({ shiftChoice: 'each', shifts: shifts(3, 5) })
    expect(screen.getByText('รับ 3–5 คนต่อกะ')).toBeVisible()
    expect(screen.getByText('2 กะ เลือกกะที่มาได้')).toBeVisible()
    expect(lines()).toEqual([expect.stringMatching(/น\.3 คนพัก/), expect.stringMatching(/น\.5 คนพัก/)])
  })

  test('where people choose their shifts each says how many places it has left', () => {
    const [first, second] = samplePublicPost.shifts
    const shifts = [
      { ...first, places: 3, placesLeft: 1 },
      { ...second, places: 5, placesLeft: 0 },
    ] as typeof samplePublicPost.shifts
    openJob({ shiftChoice: 'each', shifts })
    expect(lines()).toEqual([expect.stringMatching(/เหลือ 1 จาก 3 ที่$/), expect.stringMatching(/เต็มแล้ว$/)])
  })

  test('is said once of all shifts that need the same', () => {
    openJob({ shiftChoice: 'each', shifts: shifts(4, 4) })
    expect(screen.getByText('รับ 4 คนต่อกะ')).toBeVisible()
    expect(lines().join()).not.toMatch(/คน/)
  })

  test('reads the same in the employer’s preview, which inherits what is blank', () => {
    const [first, second] = samplePost.shifts
    const own = first && second ? [{ ...first, headcount: 3 }, second] : []
    renderInThai(<WorkerView post={{ ...samplePost, shiftChoice: 'each', shifts: own }} />)
    expect(screen.getByText('รับ 3–5 คนต่อกะ')).toBeVisible()
    expect(screen.getByText('เลือกกะที่มาได้')).toBeVisible()
    expect(screen.getByText('3 คน')).toBeVisible()
  })
})

test.each(sentences)('the employer reads the same in the preview: %s', (sentence) => {
  const knockOutQuestions = samplePost.knockOutQuestions.slice(0, 1)
  renderInThai(<WorkerView post={{ ...samplePost, knockOutQuestions }} />)
  expect(screen.getByText(sentence)).toBeVisible()
})
