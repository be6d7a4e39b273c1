import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { applyProblem, type FormProblem } from '@/components/forms/apply-problem'
import { Form } from '@/components/forms/form'
import { RadioCards } from '@/components/forms/radio-cards'
import { useDraft } from '@/components/forms/use-draft'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import type { JobPost } from '@/lib/job-posts/job-post'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import { payUnits } from '@/validators/job-post-terms'
import { WageTotal } from '../wage-total'
import { jobPostFormSchema } from './job-post-schema'
import { type JobPostValues, jobPostBody, jobPostValues, saysTheSame } from './job-post-values'
import { samplePost } from './sample-post'
import { ShiftChoiceFields } from './shift-choice-fields'
import { ShiftFields } from './shift-fields'

stopCalendarAt('2099-11-01T03:00:00Z')

const branches = [{ id: 'b1', name: 'สยามสแควร์', province: 'กรุงเทพมหานคร', district: 'ปทุมวัน' }]

const day = (date: string, changes = {}) => ({
  date,
  startTime: '09:00',
  endTime: '18:00',
  breakMinutes: 60,
  ...changes,
})
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => day(`2099-12-${String(index + 1).padStart(2, '0')}`))

let values: JobPostValues
let sent: JobPostValues | undefined
/** The service's refusal of the form, if any. */
let refusal: FormProblem | undefined
beforeEach(() => {
  sent = undefined
  refusal = undefined
  localStorage.clear()
})

function Sample({ start, running = null }: { start: JobPostValues; running?: JobPost | null }) {
  const form = useValidatedForm(jobPostFormSchema(branches, running), start)
  useDraft(form, 'sample')
  const { shifts = [], ...terms } = form.watch()
  values = { ...terms, shifts }
  return (
    <Form
      id="sample"
      form={form}
      onSubmit={(submitted) => {
        sent = submitted
        if (refusal) applyProblem(form, refusal)
      }}
    >
      <ShiftFields today="2099-11-01" />
      <ShiftChoiceFields running={running !== null} />
      <RadioCards
        name="payUnit"
        label="วิธีคิดค่าจ้าง"
        options={payUnits.map((unit) => ({ value: unit, label: unit }))}
      />
      <output aria-label="total">
        <WageTotal terms={{ ...terms, shifts }} />
      </output>
      <button type="submit">publish</button>
    </Form>
  )
}

const filled: JobPostValues = {
  ...jobPostValues(null, { branchId: 'b1' }),
  workType: 'waiter',
  title: 'พนักงานเสิร์ฟ กะเย็น',
  headcount: 5,
  payUnit: 'day',
  payAmount: 60_000,
}
const show = (changes: Partial<JobPostValues> = {}) =>
  renderInThai(<Sample start={{ ...filled, shifts: days(2), ...changes }} />)

const choices = () => screen.queryByRole('group', { name: 'ใครทำกะไหน' })
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const publish = () => userEvent.click(screen.getByRole('button', { name: 'publish' }))
const ofDay = (number: number) => within(screen.getByRole('group', { name: `กะที่ ${number}` }))

describe('who works which shift', () => {
  test('is asked once there are two shifts, and not of work paid as a whole', async () => {
    show({ shifts: days(1) })
    expect(choices()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'เพิ่มวัน' }))
    expect(choices()).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: 'job' }))
    expect(choices()).toBeNull()
    expect(screen.getByLabelText('จำนวนคน')).toHaveValue('5')
  })

  test('has to be said where there is a choice, before anything is published', async () => {
    show({ shiftChoice: undefined })
    await publish()
    expect(await screen.findByText('กรุณาเลือกวิธีแบ่งกะ')).toBeVisible()
    expect(sent).toBeUndefined()
    await choose(/^ทุกคนทำทุกกะ/)
    await publish()
    await waitFor(() => expect(sent?.shiftChoice).toBe('all'))
  })

  test('need not be said of one shift', async () => {
    show({ shifts: days(1), shiftChoice: undefined })
    await publish()
    await waitFor(() => expect(sent).toBeDefined())
  })

  const stored = (changes: Partial<JobPost>): JobPost => ({ ...samplePost, state: 'draft', ...changes })
  const [oneShift] = samplePost.shifts

  test('is asked again of a draft that was stored before anybody said it', async () => {
    const body = jobPostBody({ ...filled, shifts: days(2) })
    expect(body.shiftChoice).toBe('all')
    const draft = stored({ shiftChoice: body.shiftChoice ?? 'each' })
    const { shiftChoice } = jobPostValues(draft)
    show({ shiftChoice })
    expect(screen.queryByRole('radio', { name: /^(ทุกคนทำทุกกะ|คนทำงานเลือกกะ)/, checked: true })).toBeNull()
    await publish()
    expect(await screen.findByText('กรุณาเลือกวิธีแบ่งกะ')).toBeVisible()
    expect(sent).toBeUndefined()
    expect(saysTheSame(draft, jobPostBody(jobPostValues(draft)))).toBe(true)
  })

  test('of a draft stays as it was said where people choose', () => {
    expect(jobPostValues(stored({ shiftChoice: 'each' })).shiftChoice).toBe('each')
  })

  test('is asked of a draft of one shift only when it gets another', async () => {
    const draft = stored({ shifts: oneShift ? [oneShift] : [] })
    show({ shifts: days(1), shiftChoice: jobPostValues(draft).shiftChoice })
    expect(choices()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'เพิ่มวัน' }))
    await publish()
    expect(await screen.findByText('กรุณาเลือกวิธีแบ่งกะ')).toBeVisible()
    expect(sent).toBeUndefined()
  })

  test('chosen shifts have people of their own; blank is as the post says', async () => {
    show()
    expect(screen.getByRole('status', { name: 'total' })).toHaveTextContent('฿600/วัน × 5 คน × 2 วัน = ฿6,000')
    await choose(/^คนทำงานเลือกกะ/)
    expect(screen.getByLabelText('จำนวนคนต่อกะ')).toHaveValue('5')
    const second = ofDay(2).getByLabelText(/^จำนวนคนกะนี้/)
    expect(second).toHaveAccessibleDescription('เว้นว่างไว้ ใช้ 5 คนตามประกาศ')
    await userEvent.type(second, '3')
    await userEvent.tab()
    expect(screen.getByRole('status', { name: 'total' })).toHaveTextContent('฿600/วัน × 8 ที่ รวมทุกกะ = ฿4,800')
    await publish()
    await waitFor(() => expect(sent?.shifts?.map(({ headcount }) => headcount ?? null)).toEqual([null, 3]))
    expect(sent?.shiftChoice).toBe('each')
  })

  test('what was typed is there again after switching back and forth', async () => {
    show({ shiftChoice: 'each', shifts: [day('2099-12-01', { headcount: 2 }), day('2099-12-02')] })
    await choose(/^ทุกคนทำทุกกะ/)
    expect(ofDay(1).queryByLabelText(/^จำนวนคนกะนี้/)).toBeNull()
    expect(screen.getByRole('status', { name: 'total' })).toHaveTextContent('฿600/วัน × 5 คน × 2 วัน = ฿6,000')
    await choose(/^คนทำงานเลือกกะ/)
    expect(ofDay(1).getByLabelText(/^จำนวนคนกะนี้/)).toHaveValue('2')
  })

  test('another day needs as many people as the one it is made like', async () => {
    show({ shiftChoice: 'each', shifts: [day('2099-12-01', { headcount: 2 })] })
    await userEvent.click(screen.getByRole('button', { name: 'เพิ่มวัน' }))
    expect(ofDay(2).getByLabelText(/^จำนวนคนกะนี้/)).toHaveValue('2')
  })

  test('a number out of bounds is told at its day', async () => {
    show({ shiftChoice: 'each' })
    await userEvent.type(ofDay(2).getByLabelText(/^จำนวนคนกะนี้/), '501')
    await publish()
    const field = ofDay(2).getByLabelText(/^จำนวนคนกะนี้/)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/จำนวนคนกะนี้ต้องไม่เกิน 500/))
    expect(field).toHaveFocus()
  })

  test('one that cannot be is in nobody’s way where it does not count', async () => {
    show({ shiftChoice: 'each' })
    await userEvent.type(ofDay(2).getByLabelText(/^จำนวนคนกะนี้/), '501')
    await userEvent.type(ofDay(1).getByLabelText(/^จำนวนคนกะนี้/), 'สาม')
    await userEvent.tab()
    await choose(/^ทุกคนทำทุกกะ/)
    await publish()
    await waitFor(() => expect(sent?.shiftChoice).toBe('all'))
  })

  test('a stored post says the same as the form it came from', () => {
    const stored: JobPost = {
      ...samplePost,
      shiftChoice: 'each',
      shifts: samplePost.shifts.map((shift, index) => ({ ...shift, headcount: index + 1 })),
    }
    const body = jobPostBody(jobPostValues(stored))
    expect(body.shifts?.map(({ headcount }) => headcount)).toEqual([1, 2])
    expect(saysTheSame(stored, body)).toBe(true)
    expect(saysTheSame({ ...stored, shiftChoice: 'all' }, body)).toBe(false)
  })
})

describe('a running post', () => {
  const running: JobPost = { ...samplePost, state: 'published', shiftChoice: 'each', payUnit: 'day' }

  test('keeps its choice: it is told, not asked', () => {
    renderInThai(<Sample start={{ ...filled, shifts: days(2), shiftChoice: 'each' }} running={running} />)
    expect(choices()).toBeNull()
    const region = within(screen.getByRole('region', { name: 'ใครทำกะไหน' }))
    expect(region.getByText('คนทำงานเลือกกะ')).toBeVisible()
    expect(region.getByText(/เปลี่ยนไม่ได้หลังเผยแพร่/)).toBeVisible()
  })

  test('whose shifts were chosen is not paid as a whole', async () => {
    renderInThai(<Sample start={{ ...filled, shifts: days(2), shiftChoice: 'each' }} running={running} />)
    await userEvent.click(screen.getByRole('radio', { name: 'job' }))
    await publish()
    const region = screen.getByRole('region', { name: 'ใครทำกะไหน' })
    await waitFor(() => expect(region).toHaveTextContent(/วิธีแบ่งกะเปลี่ยนไม่ได้ เพราะประกาศเผยแพร่แล้ว/))
    expect(region).toHaveFocus()
    expect(sent).toBeUndefined()
  })

  test('says what it is held to: pay for the whole was pay for all shifts', () => {
    expect(jobPostValues({ ...running, payUnit: 'job' }).shiftChoice).toBe('all')
    expect(jobPostValues({ ...running, payUnit: 'job', state: 'draft' }).shiftChoice).toBe('each')
    const ofOne = { ...running, shiftChoice: 'all' as const, shifts: running.shifts.slice(0, 1) }
    expect(jobPostValues(ofOne).shiftChoice).toBe('all')
  })
})

describe('many days', () => {
  const line = (name: RegExp) => screen.getByRole('button', { name })

  test('are a line each, that a key opens and closes', async () => {
    show({ shifts: days(20), shiftChoice: 'each' })
    expect(screen.queryByLabelText('วันที่ทำงาน')).toBeNull()
    const fifth = line(/\. 5 ธ.ค. 2642.*09:00–18:00.*5 คน/)
    expect(fifth).toHaveAttribute('aria-expanded', 'false')
    fifth.focus()
    await userEvent.keyboard('{Enter}')
    const opened = ofDay(5).getByRole('button', { name: 'กะที่ 5' })
    expect(opened).toHaveFocus()
    expect(opened).toHaveAttribute('aria-expanded', 'true')
    expect(ofDay(5).getByLabelText('เวลาเริ่มงาน')).toHaveValue('09:00')
    await userEvent.keyboard('{Enter}')
    expect(ofDay(5).queryByLabelText('เวลาเริ่มงาน')).toBeNull()
  })

  test('a day that is not done is open, and stays open under the hands', async () => {
    show({ shifts: [...days(4), day('2099-12-20', { endTime: '' })] })
    const end = ofDay(5).getByLabelText('เวลาเลิกงาน')
    await userEvent.type(end, '17:00')
    expect(values.shifts?.[4]?.endTime).toBe('17:00')
    expect(ofDay(5).getByLabelText('เวลาเลิกงาน')).toHaveFocus()
    await userEvent.click(ofDay(5).getByRole('button', { name: 'กะที่ 5' }))
    expect(line(/20 ธ.ค. 2642.*09:00–17:00/)).toBeVisible()
  })

  test('a new day is open, those before make way', async () => {
    show({ shifts: days(3) })
    expect(screen.getAllByLabelText('วันที่ทำงาน')).toHaveLength(3)
    await userEvent.click(screen.getByRole('button', { name: 'เพิ่มวัน' }))
    expect(screen.getAllByLabelText('วันที่ทำงาน')).toHaveLength(1)
    await waitFor(() => expect(ofDay(4).getByLabelText('วันที่ทำงาน')).toHaveFocus())
  })

  test('a fault opens its day and takes the focus', async () => {
    show({
      shifts: [...days(4), day('2099-12-04', { startTime: '17:00', endTime: '20:00', breakMinutes: 0 })],
    })
    expect(screen.queryByLabelText('เวลาเริ่มงาน')).toBeNull()
    await publish()
    const start = await ofDay(5).findByLabelText('เวลาเริ่มงาน')
    expect(start).toHaveAccessibleDescription(/ซ้อนกับกะอื่น/)
    await waitFor(() => expect(start).toHaveFocus())
    expect(screen.getAllByLabelText('เวลาเริ่มงาน')).toHaveLength(1)
  })

  test('of many the right one is removed', async () => {
    show({ shifts: days(5) })
    await userEvent.click(screen.getByRole('button', { name: 'ลบกะที่ 2' }))
    expect(values.shifts?.map(({ date }) => date?.slice(-2))).toEqual(['01', '03', '04', '05'])
    expect(screen.queryByLabelText('วันที่ทำงาน')).toBeNull()
    expect(line(/\. 3 ธ.ค. 2642/)).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'ลบกะที่ 4' }))
    expect(ofDay(3).getByRole('button', { name: 'ลบกะที่ 3' })).toHaveFocus()
  })

  test('what is wrong with all of them together takes the focus where no control can', async () => {
    show({ shifts: days(5), shiftChoice: 'each' })
    refusal = { code: 'validation_failed', errors: [{ field: 'shifts', rule: 'staffed' }] }
    await publish()
    const fault = await screen.findByText(/^นำกะที่เริ่มแล้วและมีคนทำออกไม่ได้/)
    await waitFor(() => expect(fault.parentElement).toHaveFocus())
  })

  test('a draft that left a day out brings back its days as they were, and they can be published', async () => {
    const shifts = days(5)
    const [, second] = shifts
    const kept = { ...filled, shiftChoice: 'each', shifts: shifts.slice(1) }
    localStorage.setItem('partim:draft:sample', JSON.stringify({ savedAt: Date.now(), values: kept }))
    show({ shifts: [day('2099-12-01', { headcount: 1 }), ...shifts.slice(1)], shiftChoice: 'each' })
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^ลบกะที่/ })).toHaveLength(4))
    expect(ofDay(1).getByRole('button', { expanded: false })).toHaveTextContent(/5 คน/)
    await publish()
    await waitFor(() => expect(sent?.shifts).toHaveLength(4))
    expect(sent?.shifts?.[0]?.date).toBe(second?.date)
    expect(sent?.shifts?.[0]?.headcount ?? null).toBeNull()
  })
})
