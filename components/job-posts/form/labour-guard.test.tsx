import { describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from '@/components/forms/form'
import { MoneyField } from '@/components/forms/money-field'
import { NumberField } from '@/components/forms/number-field'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import { WageTotal } from '../wage-total'
import { jobPostFormSchema } from './job-post-schema'
import { type JobPostValues, jobPostValues } from './job-post-values'
import LabourGuard from './labour-guard'
import { ShiftFields } from './shift-fields'

stopCalendarAt('2027-11-21T03:00:00Z')

const branches = [{ id: 'b1', name: 'สยามสแควร์', province: 'กรุงเทพมหานคร', district: 'ปทุมวัน' }]

const shift = (changes = {}) => ({
  date: '2027-12-14',
  startTime: '09:00',
  endTime: '18:00',
  breakMinutes: 60,
  ...changes,
})

const lawful: JobPostValues = {
  ...jobPostValues(null, { branchId: 'b1' }),
  workType: 'waiter',
  title: 'พนักงานเสิร์ฟ กะเย็น',
  headcount: 1,
  payUnit: 'day',
  payAmount: 60_000,
  shifts: [shift()],
}

let sent: JobPostValues | undefined

function Sample({ values }: { values: JobPostValues }) {
  const form = useValidatedForm(jobPostFormSchema(branches), values)
  const { shifts = [], ...terms } = form.watch()
  return (
    <Form
      id="sample"
      form={form}
      onSubmit={(submitted) => {
        sent = submitted
      }}
    >
      <ShiftFields today="2026-11-21" />
      <LabourGuard branches={branches} part="shifts" />
      <NumberField name="minAge" label="อายุต่ำสุด" />
      <LabourGuard branches={branches} part="age" />
      <MoneyField name="payAmount" label="ค่าจ้างต่อคน" />
      <LabourGuard branches={branches} part="pay" />
      <output aria-label="total">
        <WageTotal terms={{ ...terms, shifts }} />
      </output>
      <button type="submit">publish</button>
    </Form>
  )
}

const show = (changes: Partial<JobPostValues> = {}) => {
  sent = undefined
  renderInThai(<Sample values={{ ...lawful, ...changes }} />)
}
const region = (name: RegExp) => within(screen.getByRole('region', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a lawful post is sent without a word', async () => {
  show()
  expect(screen.queryByText(/ที่มา/)).toBeNull()
  await press('publish')
  await waitFor(() => expect(sent?.payAmount).toBe(60_000))
})

describe('pay below the minimum wage', () => {
  test('is not judged while it is typed, explained with its source when it is left, and refused', async () => {
    show()
    const pay = screen.getByLabelText('ค่าจ้างต่อคน')
    await userEvent.clear(pay)
    await userEvent.type(pay, '350')
    expect(screen.queryByText('ค่าจ้างต่ำกว่าค่าแรงขั้นต่ำ')).toBeNull()
    await userEvent.tab()
    const guard = region(/กับค่าจ้าง/)
    expect(await guard.findByText('ค่าจ้างต่ำกว่าค่าแรงขั้นต่ำ')).toBeVisible()
    expect(guard.getByText(/ในกรุงเทพมหานคร วันละ 400 บาท ตั้งแต่ .*2568.*ประกาศนี้จ่ายวันละ 350 บาท/)).toBeVisible()
    expect(guard.getByText(/มาตรา 90 .*\(ฉบับที่ 14\)/)).toBeVisible()
    await waitFor(() => expect(pay).toHaveAccessibleDescription(/ต้องไม่น้อยกว่า 400 บาท/))
    await press('publish')
    await waitFor(() => expect(pay).toHaveFocus())
    expect(sent).toBeUndefined()
  })

  test('is mended by one press, which says what it did and keeps the place', async () => {
    show({ payAmount: 35_000 })
    await press('จ่ายวันละ 400 บาท')
    expect(screen.getByLabelText('ค่าจ้างต่อคน')).toHaveValue('400')
    expect(region(/กับค่าจ้าง/).getByRole('status')).toHaveTextContent('แก้ให้แล้ว: จ่ายวันละ 400 บาท')
    expect(screen.getByRole('region', { name: /กับค่าจ้าง/ })).toHaveFocus()
    expect(screen.queryByText('ค่าจ้างต่ำกว่าค่าแรงขั้นต่ำ')).toBeNull()
    await press('publish')
    await waitFor(() => expect(sent?.payAmount).toBe(40_000))
  })
})

describe('hours', () => {
  test('too little rest is mended in every shift at once', async () => {
    show({ shifts: [shift({ breakMinutes: 0 }), shift({ date: '2027-12-15', breakMinutes: 0 })] })
    const guard = region(/กับวันและเวลา/)
    expect(guard.getByText(/มาตรา 27/)).toBeVisible()
    expect(guard.getByText('และอีก 1 กะในลักษณะเดียวกัน')).toBeVisible()
    await press('ให้พัก 60 นาที')
    for (const rest of screen.getAllByLabelText('เวลาพัก')) expect(rest).toHaveValue('60')
    expect(guard.queryByText(/มาตรา/)).toBeNull()
  })

  test.each([
    ['-5', 'เวลาพักต้องไม่น้อยกว่า 0'],
    ['241', 'เวลาพักต้องไม่เกิน 240'],
    ['สิบ', 'กรุณากรอกเวลาพักเป็นตัวเลข'],
    ['30', 'ทำงานเกิน 5 ชั่วโมง ต้องพักรวมอย่างน้อย 60 นาที'],
  ])('a rest of %s: a value that is none is said to be so before the law is', async (typed, sentence) => {
    show()
    const rest = screen.getByLabelText('เวลาพัก')
    await userEvent.clear(rest)
    await userEvent.type(rest, typed)
    await userEvent.tab()
    await waitFor(() => expect(rest).toHaveAccessibleDescription(sentence))
  })

  test('overtime is explained and goes on; its pay is asked for and counted', async () => {
    show({ shifts: [shift({ endTime: '20:00' })] })
    expect(region(/กับวันและเวลา/).getByText(/2 ชม. เป็นล่วงเวลา .*ชั่วโมงละ 112.5 บาท/)).toBeVisible()
    expect(screen.getByLabelText(/^ค่าล่วงเวลา/)).toHaveAccessibleDescription(/ชั่วโมงละ 112.5 บาท/)
    expect(screen.getByLabelText('total')).toHaveTextContent('฿600/วัน × 1 คน × 1 วัน + ล่วงเวลา ฿225 = ฿825')
    await press('publish')
    await waitFor(() => expect(sent?.shifts?.[0]?.endTime).toBe('20:00'))
  })

  test('who would rather have eight hours gets them by one press', async () => {
    show({ shifts: [shift({ endTime: '20:00' })] })
    await press('เลิกงาน 18:00 น. ให้เหลือ 8 ชม.')
    expect(screen.getByLabelText('เวลาเลิกงาน')).toHaveValue('18:00')
    expect(screen.queryByLabelText(/^ค่าล่วงเวลา/)).toBeNull()
  })

  test('a seventh day of a week is taken out', async () => {
    const shifts = Array.from({ length: 7 }, (_, day) => shift({ date: `2027-12-${13 + day}` }))
    show({ shifts })
    await press('ตัดกะ อา. 19 ธ.ค. 2570')
    expect(screen.getAllByRole('button', { name: /^ลบกะที่/ })).toHaveLength(6)
    expect(screen.queryByText(/มาตรา 23/)).toBeNull()
  })
})

test('nobody under 18 works at night: asking for adults mends it', async () => {
  show({ minAge: 16, shifts: [shift({ startTime: '20:00', endTime: '23:00', breakMinutes: 0 })] })
  const guard = region(/กับอายุ/)
  expect(guard.getByText(/มาตรา 47/)).toBeVisible()
  await press('publish')
  await waitFor(() =>
    expect(screen.getByLabelText('อายุต่ำสุด')).toHaveAccessibleDescription(/22:00–06:00 น. ไม่ได้/),
  )
  await press('รับอายุ 18 ปีขึ้นไป')
  expect(screen.getByLabelText('อายุต่ำสุด')).toHaveValue('18')
  await press('publish')
  await waitFor(() => expect(sent?.minAge).toBe(18))
})

test('a public holiday is named, goes on as it is, and is paid twice by one press', async () => {
  show({ shifts: [shift({ date: '2027-12-10' })] })
  expect(region(/กับค่าจ้าง/).getByText(/ศ\. 10 ธ\.ค\. 2570 เป็นวันรัฐธรรมนูญ/)).toBeVisible()
  await press('publish')
  await waitFor(() => expect(sent?.paysHolidayRates).toBe(false))
  await press('จ่าย 2 เท่าในวันหยุด')
  expect(screen.getByRole('checkbox', { name: /จ่าย 2 เท่าในวันหยุดตามประเพณี/ })).toBeChecked()
  expect(screen.getByLabelText('total')).toHaveTextContent('+ วันหยุด ฿600 = ฿1,200')
})
