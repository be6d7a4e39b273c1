import { describe, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { JobPost } from '@/lib/job-posts/job-post'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import { missingFields } from '../form/missing-fields'
import { samplePost } from '../form/sample-post'
import { PendingPost } from './pending-post'

stopCalendarAt('2026-11-23T03:00:00Z')
const tomorrow = '2026-11-24'
const shift = {
  id: 'shift1',
  date: tomorrow,
  startTime: '09:00',
  endTime: '18:00',
  breakMinutes: 60,
  headcount: null,
}
const branches = [
  { id: samplePost.branchId ?? '', name: 'สยามสแควร์', province: 'กรุงเทพมหานคร', district: 'ปทุมวัน' },
]
const complete: JobPost = { ...samplePost, state: 'draft', shifts: [shift], applyBy: null }

describe('what keeps a draft from being published', () => {
  test('nothing, when it is complete', async () => {
    expect(await missingFields(complete, branches)).toEqual([])
  })

  test('everything that is empty, in the order of the form', async () => {
    const blank = (value: unknown) => (Array.isArray(value) ? [] : null)
    const empty = Object.fromEntries(Object.entries(complete).map(([name, value]) => [name, blank(value)]))
    expect(await missingFields({ ...empty, shiftChoice: 'all' } as unknown as JobPost, branches)).toEqual([
      'branchId',
      'type',
      'workType',
      'title',
      'shifts',
      'headcount',
      'payUnit',
      'payAmount',
      'payday',
    ])
  })

  test('who works which of several shifts, until it is said or sent', async () => {
    const several = { ...complete, shifts: [shift, { ...shift, id: 'shift2', date: '2026-11-25' }] }
    expect(await missingFields(several, branches)).toEqual(['shiftChoice'])
    expect(await missingFields({ ...several, shiftChoice: 'each' }, branches)).toEqual([])
    expect(await missingFields({ ...several, waitsForCredit: true }, branches)).toEqual([])
  })

  test('a day that has passed, and half a shift', async () => {
    expect(
      await missingFields({ ...complete, shifts: [{ ...shift, date: '2026-01-01' }] }, branches),
    ).toEqual(['shifts'])
    expect(await missingFields({ ...complete, shifts: [{ ...shift, endTime: null }] }, branches)).toEqual([
      'shifts',
    ])
  })
})

test('a deadline that has passed, and a question without its words, keep it', async () => {
  const [question] = complete.knockOutQuestions
  const knockOutQuestions = question ? [{ ...question, text: '' }] : []
  const applyBy = '2026-01-01T05:00:00.000Z'
  expect(await missingFields({ ...complete, knockOutQuestions, applyBy }, branches)).toEqual([
    'knockOutQuestions',
    'applyBy',
  ])
})

test('less than the minimum wage at its branch keeps it, too', async () => {
  expect(await missingFields({ ...complete, payAmount: 39_900 }, branches)).toEqual(['payAmount'])
})

describe('a post that waits', () => {
  const edit = `/job-posting/edit/${samplePost.id}`
  const look = `/job-posting/${samplePost.id}`

  test('one that did not pass says why, and is mended', () => {
    const post = {
      ...samplePost,
      state: 'rejected',
      reviewReasons: ['contact_details', 'link'],
      reviewNote: 'ลบเบอร์โทรออกก่อน',
    } as const
    renderInThai(
      <PendingPost
        post={{ ...post, reviewReasons: [...post.reviewReasons] }}
        group="rejected"
        missing={[]}
        canEdit
      />,
    )
    expect(screen.getByText('มีช่องทางติดต่อในข้อความ')).toBeVisible()
    expect(screen.getByText('มีลิงก์ในข้อความ')).toBeVisible()
    expect(screen.getByText(/^ลบลิงก์ออก/)).toBeVisible()
    expect(screen.getByText('ทีมงานแจ้งว่า: ลบเบอร์โทรออกก่อน')).toBeVisible()
    expect(screen.getByRole('link', { name: /^แก้แล้วส่งตรวจอีกครั้ง/ })).toHaveAttribute('href', edit)
  })

  test('a draft says what it lacks, and is gone on with', () => {
    renderInThai(<PendingPost post={complete} group="draft" missing={['shifts', 'branchId']} canEdit />)
    expect(screen.getByText('ยังต้องใส่หรือแก้ 2 ข้อ: วันและเวลาทำงาน · สาขา')).toBeVisible()
    expect(screen.getByRole('link', { name: /^เขียนต่อ/ })).toHaveAttribute('href', edit)
  })

  test('a draft that is complete only wants to be published', () => {
    renderInThai(<PendingPost post={complete} group="draft" missing={[]} canEdit />)
    expect(screen.getByText(/^กรอกครบแล้ว/)).toBeVisible()
    expect(screen.getByRole('link', { name: /^ตรวจแล้วเผยแพร่/ })).toHaveAttribute('href', edit)
  })

  test('a draft that is complete and cannot be paid for is not said to be ready', () => {
    renderInThai(
      <PendingPost
        post={complete}
        group="draft"
        missing={[]}
        price={{ credits: 1, available: 0, buffetUntil: null, openPosts: { limit: null, open: 1 } }}
        canEdit
        canPay
      />,
    )
    expect(screen.queryByText(/^กรอกครบแล้ว/)).toBeNull()
    expect(screen.getByText('ต้องใช้ 1 เครดิต บริษัทมีอยู่ 0 เครดิต')).toBeVisible()
    expect(screen.getByRole('link', { name: /^ซื้อเครดิต/ })).toBeVisible()
  })

  describe('for credit', () => {
    const waiting: JobPost = { ...complete, waitsForCredit: true }
    const show = (available: number, may: { canEdit: boolean; canPay: boolean }) =>
      renderInThai(
        <PendingPost
          post={waiting}
          group="waits_for_credit"
          missing={[]}
          price={{ credits: 1, available, buffetUntil: null, openPosts: { limit: null, open: 1 } }}
          {...may}
        />,
      )

    test('leads who may pay to the plans, and says what is needed', () => {
      show(0, { canEdit: true, canPay: true })
      expect(screen.getByText('ต้องใช้ 1 เครดิต บริษัทมีอยู่ 0 เครดิต')).toBeVisible()
      expect(screen.getByRole('link', { name: /^ซื้อเครดิต/ })).toHaveAttribute(
        'href',
        `/credit-package?next=%2Fjob-posting%2F${waiting.id}`,
      )
    })

    test('says to others whom to ask', () => {
      show(0, { canEdit: true, canPay: false })
      expect(screen.getByText(/^แจ้งเจ้าของหรือฝ่ายการเงิน/)).toBeVisible()
      expect(screen.getByRole('link', { name: /^ดูประกาศ/ })).toHaveAttribute('href', look)
    })

    test('lets them ask, in the place of the word to do so', () => {
      renderInThai(
        <PendingPost
          post={waiting}
          group="waits_for_credit"
          missing={[]}
          price={{ credits: 1, available: 0, buffetUntil: null, openPosts: { limit: null, open: 1 } }}
          canEdit
          ask={<button type="button">ขอให้ซื้อเครดิต</button>}
        />,
      )
      expect(screen.getByText('ต้องใช้ 1 เครดิต บริษัทมีอยู่ 0 เครดิต')).toBeVisible()
      expect(screen.getByRole('button', { name: 'ขอให้ซื้อเครดิต' })).toBeVisible()
      expect(screen.queryByText(/^แจ้งเจ้าของหรือฝ่ายการเงิน/)).toBeNull()
    })

    test('is not bought for once its work has begun', () => {
      const begun = { ...waiting, shifts: [{ ...shift, date: '2026-11-23' }] }
      renderInThai(
        <PendingPost
          post={begun}
          group="waits_for_credit"
          missing={[]}
          price={{ credits: 1, available: 0, buffetUntil: null, openPosts: { limit: null, open: 1 } }}
          canEdit
          canPay
        />,
      )
      expect(screen.getByText(/งานเริ่มไปแล้ว แก้วันทำงาน/)).toBeVisible()
      expect(screen.queryByRole('link', { name: /^ซื้อเครดิต/ })).toBeNull()
      expect(screen.getByRole('link', { name: /^เขียนต่อ/ })).toHaveAttribute('href', edit)
    })

    test('is published as soon as there is some', () => {
      show(2, { canEdit: true, canPay: true })
      expect(screen.getByText('มีเครดิตแล้ว 2 เครดิต เผยแพร่ได้เลย')).toBeVisible()
      expect(screen.getByRole('link', { name: /^ตรวจแล้วเผยแพร่/ })).toHaveAttribute('href', edit)
    })
  })

  describe('that waited for credit', () => {
    const waited: JobPost = { ...complete, waitsForCredit: true }
    const show = (changes: Partial<JobPost>, buffetUntil: string | null = null) =>
      renderInThai(
        <PendingPost
          post={{ ...waited, ...changes }}
          group="waits_for_credit"
          missing={[]}
          price={{
            credits: buffetUntil ? 0 : 1,
            available: buffetUntil ? 0 : 2,
            buffetUntil,
            openPosts: { limit: null, open: 1 },
          }}
          canEdit
          canPay
        />,
      )

    test('says why it did not publish by itself', () => {
      show({ keptDraftReason: 'changed' })
      expect(screen.getByText(/^มีการแก้ไขหลังส่งเผยแพร่/)).toBeVisible()
      expect(screen.getByRole('link', { name: /^ตรวจแล้วเผยแพร่/ })).toHaveAttribute('href', edit)
    })

    test('says that all members leave, and is not what credit is bought for', () => {
      renderInThai(
        <PendingPost
          post={{ ...waited, isHeldByLeaving: true }}
          group="waits_for_credit"
          missing={[]}
          price={{ credits: 1, available: 0, buffetUntil: null, openPosts: { limit: null, open: 1 } }}
          canEdit
          canPay
        />,
      )
      expect(screen.getByText(/ทุกคนในบริษัทขอลบบัญชีไว้/)).toBeVisible()
      expect(screen.queryByText(/^ต้องใช้/)).toBeNull()
      expect(screen.queryByRole('link', { name: /ซื้อเครดิต/ })).toBeNull()
      expect(screen.getByRole('link', { name: /^ดู/ })).toHaveAttribute(
        'href',
        `/job-posting/${samplePost.id}`,
      )
    })

    test('needs no credit within a buffet', () => {
      show({}, '2026-12-25T00:00:00Z')
      expect(screen.getByText('บุฟเฟต์ใช้ได้อยู่ เผยแพร่ได้เลย ไม่ใช้เครดิต')).toBeVisible()
      expect(screen.getByRole('link', { name: /^ตรวจแล้วเผยแพร่/ })).toHaveAttribute('href', edit)
    })
  })

  describe('for staff', () => {
    const show = (changes: Partial<JobPost>, canEdit = true) => {
      const post: JobPost = { ...complete, state: 'pending_review', reviewReasons: ['link'], ...changes }
      renderInThai(<PendingPost post={post} group="pending_review" missing={[]} canEdit={canEdit} />)
    }

    test('says what is looked at, and is mended and sent again by one tap', () => {
      show({})
      expect(screen.getByText('มีลิงก์ในข้อความ')).toBeVisible()
      expect(screen.getByRole('link', { name: /^แก้แล้วส่งตรวจอีกครั้ง/ })).toHaveAttribute('href', edit)
    })

    test('by who may not write, or can mend nothing, is looked at', () => {
      show({}, false)
      show({ reviewReasons: ['unverified_company'] })
      for (const link of screen.getAllByRole('link', { name: /^ดูประกาศ/ })) {
        expect(link).toHaveAttribute('href', look)
      }
      expect(screen.queryByRole('link', { name: /^แก้/ })).toBeNull()
    })

    test('says by when they decide, that its shift begins before, and that they are late', () => {
      const at = (clock: string) => new Date(`${tomorrow}T${clock}:00+07:00`).toISOString()
      show({ reviewBy: at('08:30') })
      expect(screen.getByText('ทีมงานตรวจเสร็จภายในพรุ่งนี้ 08:30 น.')).toBeVisible()
      expect(screen.queryByText(/^กะแรกเริ่มก่อนเวลานั้น/)).toBeNull()
      show({ reviewBy: at('10:00') })
      expect(screen.getByText('ทีมงานตรวจเสร็จภายในพรุ่งนี้ 10:00 น.')).toBeVisible()
      expect(screen.getByText(/^กะแรกเริ่มก่อนเวลานั้น/)).toBeVisible()
      show({ reviewBy: '2026-11-23T02:59:00Z' })
      expect(screen.getByText(/^เลยเวลาที่ควรตรวจเสร็จแล้ว/)).toBeVisible()
    })
  })

  test('who may not write can look at it', () => {
    renderInThai(<PendingPost post={complete} group="draft" missing={[]} canEdit={false} />)
    expect(screen.getByRole('link', { name: /^ดูประกาศ/ })).toHaveAttribute('href', look)
    expect(screen.queryByRole('link', { name: /เผยแพร่/ })).toBeNull()
  })
})
