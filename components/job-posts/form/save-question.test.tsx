import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { JobPost } from '@/lib/job-posts/job-post'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import type { JobPostDraftInput } from '@/validators/job-post'
import { samplePost } from './sample-post'

stopCalendarAt('2099-11-21T03:00:00Z')

/** What the browser sent. */
let sent: (JobPostDraftInput & { cancelReason?: string })[]
/** What the service says against the next request. */
let refusal: object | null

/** jsdom knows no Response. */
const response = { ok: true, status: 200, headers: new Map() } as unknown as Response
const PUT = async (_path: string, { body }: { body: JobPostDraftInput }) => {
  sent.push(body)
  const error = refusal
  refusal = null
  if (error) return { error, response: { ...response, ok: false, status: 422 } }
  return { data: { ...post, version: post.version + 1 }, response }
}
jest.unstable_mockModule('@/lib/api/browser', () => ({
  jobPost: { PUT, POST: PUT },
  asProblem: (error: unknown) => error,
}))
const { default: JobPostForm } = await import('./job-post-form')
const { loadParts } = await import('./lazy-parts')
const parts = await loadParts({ quickPost: true })

const post: JobPost = {
  ...samplePost,
  shifts: [
    { id: 's1', date: '2099-11-22', startTime: '10:00', endTime: '19:00', breakMinutes: 60, headcount: null },
  ],
  applyBy: null,
}
const branches = [{ id: post.branchId ?? '', name: 'สยามสแควร์', province: 'กรุงเทพมหานคร', district: 'ปทุมวัน' }]

const names = ['พลอย จันทร์ดี', 'ธนา', 'สมชาย', 'มานี']

const show = (
  hired: readonly (readonly string[] | null)[],
  shown = post,
  offered: readonly (readonly string[])[] = [],
) =>
  renderInThai(
    <JobPostForm
      uid="u1"
      post={shown}
      branches={branches}
      price={null}
      today="2099-11-21"
      photoField={null}
      uploading={false}
      reach={null}
      parts={parts}
      hired={[
        ...hired.map((shiftIds, at) => ({ name: names[at] ?? null, shiftIds })),
        ...offered.map((shiftIds) => ({ name: 'นิด', shiftIds, isOffered: true })),
      ]}
    />,
  )

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => userEvent.click(screen.getByRole('button', { name: 'บันทึกการแก้ไข' }))
const dialog = async () => within(await screen.findByRole('dialog'))

beforeEach(() => {
  sent = []
  refusal = null
  localStorage.clear()
})

describe('saving an edit', () => {
  test('asks once where hired people will be asked: how many, and what becomes what', async () => {
    show([null, null, null])
    type('เวลาเริ่มงาน', '12:00')
    type('เวลาเลิกงาน', '21:00')
    await save()
    const asked = await dialog()
    expect(asked.getByText('จะถาม 3 คนที่ได้งานแล้ว')).toBeVisible()
    expect(screen.getByRole('dialog')).toHaveTextContent(
      /พลอย จันทร์ดี อา\. 22 พ\.ย\. 10:00 · ธนา อา\. 22 พ\.ย\. 10:00 · สมชาย .+ 10:00/,
    )
    expect(asked.queryByRole('textbox')).toBeNull()
    expect(asked.getAllByText(/10:00/).filter((shown) => shown.closest('del'))).toHaveLength(1)
    expect(asked.getByText(/12:00/).closest('strong')).not.toBeNull()
    expect(sent).toEqual([])
    await userEvent.click(asked.getByRole('button', { name: 'บันทึกการแก้ไข' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.shifts).toMatchObject([{ startTime: '12:00', endTime: '21:00' }])
  })

  test('without a shift says that it is cancelled, and who is told so', async () => {
    const second = { ...post.shifts[0], id: 's2', date: '2099-11-23' } as (typeof post.shifts)[number]
    show([['s1', 's2'], ['s1'], null, ['s2', 's1'], null, null], {
      ...post,
      shifts: [...post.shifts, second],
    })
    await userEvent.click(screen.getByRole('button', { name: 'ลบกะที่ 2' }))
    await save()
    const asked = await dialog()
    expect(asked.getByText('ยกเลิก 1 กะ จะแจ้ง 5 คนที่ได้งานแล้ว')).toBeVisible()
    expect(screen.getByRole('dialog')).toHaveTextContent(
      /พลอย จันทร์ดี จ\. 23 พ\.ย\. 10:00 · สมชาย จ\. 23 .+ · มานี จ\. 23 .+ และอีก 2 คน/,
    )
    expect(asked.getByText(/คนที่ได้งานไม่ต้องมา/)).toBeVisible()
    expect(asked.getByText(/^เราจะแจ้งเขาทันทีว่าไม่ต้องมากะนี้ และถามว่ายังมากะที่เหลือไหม/)).toBeVisible()
    expect(asked.queryByText(/เงื่อนไขเดิม|งานถูกยกเลิก/)).toBeNull()

    // Why goes with it; what is wrong with it is said where it stands.
    refusal = {
      status: 422,
      code: 'validation_failed',
      errors: [{ field: 'cancelReason', rule: 'contact_details', params: {} }],
    }
    await userEvent.type(asked.getByLabelText('บอกเหตุผล (ไม่บังคับ)'), 'โทรหา')
    await userEvent.click(asked.getByRole('button', { name: 'บันทึกการแก้ไข' }))
    const again = await dialog()
    expect(await again.findByRole('alert')).toBeVisible()
    expect(again.getByLabelText('บอกเหตุผล (ไม่บังคับ)')).toHaveValue('โทรหา')
    await userEvent.type(again.getByLabelText('บอกเหตุผล (ไม่บังคับ)'), 'ลูกค้าเลื่อน')
    await userEvent.click(again.getByRole('button', { name: 'บันทึกการแก้ไข' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent.map(({ cancelReason }) => cancelReason)).toEqual(['โทรหา', 'โทรหาลูกค้าเลื่อน'])
  })

  test('names people with the shift that they lose, though an earlier one is moved as well', async () => {
    const second = { ...post.shifts[0], id: 's2', date: '2099-11-23' } as (typeof post.shifts)[number]
    show([null, ['s1']], { ...post, shifts: [...post.shifts, second] })
    fireEvent.change(screen.getAllByLabelText('เวลาเริ่มงาน')[0] as HTMLElement, { target: { value: '12:00' } })
    await userEvent.click(screen.getByRole('button', { name: 'ลบกะที่ 2' }))
    await save()
    await dialog()
    expect(screen.getByRole('dialog')).toHaveTextContent(/พลอย จันทร์ดี จ\. 23 พ\.ย\. 10:00 · ธนา อา\. 22/)
  })

  test('why goes also with an edit of a post that waits for staff', async () => {
    const second = { ...post.shifts[0], id: 's2', date: '2099-11-23' } as (typeof post.shifts)[number]
    const waiting = { ...post, state: 'pending_review' as const, shifts: [...post.shifts, second] }
    show([['s2']], waiting)
    await userEvent.click(screen.getByRole('button', { name: 'ลบกะที่ 2' }))
    await userEvent.click(screen.getByRole('button', { name: 'ส่งตรวจอีกครั้ง' }))
    const asked = await dialog()
    await userEvent.type(asked.getByLabelText('บอกเหตุผล (ไม่บังคับ)'), 'ลูกค้าเลื่อน')
    await userEvent.click(asked.getByRole('button', { name: 'ส่งตรวจอีกครั้ง' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ cancelReason: 'ลูกค้าเลื่อน' })
  })

  test('who had only the shift that is removed loses the job, and is not said to be asked about others', async () => {
    const second = { ...post.shifts[0], id: 's2', date: '2099-11-23' } as (typeof post.shifts)[number]
    const both = { ...post, shifts: [...post.shifts, second] }
    show([['s2'], ['s1'], ['s1', 's2'], ['s2']], both)
    await userEvent.click(screen.getByRole('button', { name: 'ลบกะที่ 2' }))
    await save()
    const mixed = await dialog()
    expect(mixed.getByText('ยกเลิก 1 กะ จะแจ้ง 3 คนที่ได้งานแล้ว')).toBeVisible()
    expect(mixed.getByText(/^2 คนไม่มีกะเหลือแล้ว .*งานถูกยกเลิก/)).toBeVisible()
    expect(mixed.getByText(/^อีก 1 คน เราจะแจ้งทันที.*กะที่เหลือไหม/)).toBeVisible()
  })

  test('where nobody has another shift, says alone that the job is cancelled for them', async () => {
    const second = { ...post.shifts[0], id: 's2', date: '2099-11-23' } as (typeof post.shifts)[number]
    show([['s2'], ['s1'], ['s2']], { ...post, shifts: [...post.shifts, second] })
    await userEvent.click(screen.getByRole('button', { name: 'ลบกะที่ 2' }))
    await save()
    const alone = await dialog()
    expect(alone.getByText('ยกเลิกงานของ 2 คนที่ได้งานแล้ว')).toBeVisible()
    expect(alone.queryByText(/กะที่เหลือไหม/)).toBeNull()
    expect(alone.getByLabelText('บอกเหตุผล (ไม่บังคับ)')).toBeVisible()
  })

  test('without any shift that was agreed on says that the job is cancelled for who has it', async () => {
    show([null, null])
    await userEvent.click(screen.getByRole('button', { name: 'เพิ่มวัน' }))
    await userEvent.click(screen.getByRole('button', { name: 'ลบกะที่ 1' }))
    await save()
    const asked = await dialog()
    expect(asked.getByText('ยกเลิกงานของ 2 คนที่ได้งานแล้ว')).toBeVisible()
    expect(asked.getByText(/งานถูกยกเลิก/)).toBeVisible()
    expect(asked.queryByText(/เงื่อนไขเดิม/)).toBeNull()
  })

  describe('where people choose their shifts', () => {
    const second = { ...post.shifts[0], id: 's2', date: '2099-11-23' } as (typeof post.shifts)[number]
    const chosen = { ...post, shiftChoice: 'each' as const, shifts: [...post.shifts, second] }
    const removeSecond = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'ลบกะที่ 2' }))
      await save()
    }

    test('says whose offers go with a shift, beside who has it', async () => {
      show([['s2'], ['s1']], chosen, [['s2'], ['s1', 's2'], ['s1']])
      await removeSecond()
      const asked = await dialog()
      expect(asked.getByText('ยกเลิกงานของ 1 คนที่ได้งานแล้ว')).toBeVisible()
      expect(asked.getByText(/^ข้อเสนอของ 1 คนไม่มีกะเหลือแล้ว/)).toBeVisible()
    })

    test('asks also where only offers go, of nobody anything else', async () => {
      show([['s1']], chosen, [['s2'], ['s2']])
      await removeSecond()
      const asked = await dialog()
      expect(asked.getByText('ถอนข้อเสนอของ 2 คน')).toBeVisible()
      expect(asked.queryByText(/เงื่อนไขเดิม|คนที่ได้งานแล้ว/)).toBeNull()
      expect(sent).toEqual([])
      await userEvent.type(asked.getByLabelText('บอกเหตุผล (ไม่บังคับ)'), 'ร้านปิด')
      await userEvent.click(asked.getByRole('button', { name: 'บันทึกการแก้ไข' }))
      await waitFor(() => expect(sent).toHaveLength(1))
      expect(sent[0]).toMatchObject({ cancelReason: 'ร้านปิด' })
    })

    test('promises nothing about a shift that has begun, and says why it stays', async () => {
      const begun = { ...second, date: '2099-11-21', startTime: '09:00' }
      show([['s2']], { ...chosen, shifts: [begun, ...post.shifts] })
      refusal = {
        status: 422,
        code: 'validation_failed',
        errors: [{ field: 'shifts', rule: 'staffed', params: {} }],
      }
      await userEvent.click(screen.getByRole('button', { name: 'ลบกะที่ 1' }))
      await save()
      expect(await screen.findByText(/^นำกะที่เริ่มแล้วและมีคนทำออกไม่ได้/)).toBeVisible()
      expect(screen.queryByRole('dialog')).toBeNull()
    })
  })

  test('with a shift that ends before it begins asks whether it is that long, and going back sends nothing', async () => {
    show([])
    type('เวลาเลิกงาน', '08:30')
    await save()
    const asked = await dialog()
    expect(asked.getByText('กะนี้ยาว 22 ชม. 30 นาที ถูกต้องไหม')).toBeVisible()
    expect(asked.queryByText(/จะถาม/)).toBeNull()
    await userEvent.click(asked.getByRole('button', { name: 'กลับไปแก้' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([])
  })

  test.each([
    ['nobody is hired', [], () => type('เวลาเริ่มงาน', '11:00')],
    ['only words change', [null], () => type('ชื่องาน', 'พนักงานเสิร์ฟ กะค่ำ')],
    [
      'the pay is better',
      [null],
      () => fireEvent.change(screen.getByLabelText(/^ค่าจ้าง/), { target: { value: '650' } }),
    ],
  ] as const)('asks nothing where %s', async (_case, hired, change) => {
    show(hired)
    change()
    await save()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
