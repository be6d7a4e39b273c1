import { describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from '@/components/forms/form'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import { jobPostFormSchema } from './job-post-schema'
import { type JobPostValues, jobPostValues } from './job-post-values'
import { ShiftFields } from './shift-fields'

stopCalendarAt('2026-11-22T03:00:00Z')

/** A Sunday. */
const today = '2026-11-22'
const shift = (date: string, startTime = '09:00', endTime = '18:00') => ({
  date,
  startTime,
  endTime,
  breakMinutes: 45,
})

let values: () => JobPostValues['shifts']

function Sample({ shifts }: { shifts: JobPostValues['shifts'] }) {
  const form = useValidatedForm(jobPostFormSchema([]), { ...jobPostValues(null), shifts })
  values = () => form.getValues('shifts')
  return (
    <Form id="sample" form={form} onSubmit={() => undefined}>
      <ShiftFields today={today} />
      <button type="submit">publish</button>
    </Form>
  )
}

async function open(shifts: JobPostValues['shifts'] = [shift('2026-11-28')]) {
  renderInThai(<Sample shifts={shifts} />)
  await userEvent.click(screen.getByRole('button', { name: 'เลือกหลายวันจากปฏิทิน' }))
  return within(await screen.findByRole('region', { name: 'ปฏิทินวันทำงาน' }))
}

type Panel = Awaited<ReturnType<typeof open>>
const day = (panel: Panel, name: string | RegExp) => panel.getByRole('button', { name })
const days = () => values()?.map(({ date }) => date)
const status = (panel: Panel) => panel.getByRole('status').textContent

const saturday = 'วันเสาร์ที่ 28 พฤศจิกายน 2569, เลือกแล้ว'

describe('the grid', () => {
  test('is a month in Thai, on the first day to come, with one stop for Tab', async () => {
    const panel = await open()
    const grid = within(panel.getByRole('grid', { name: 'พฤศจิกายน 2569' }))
    expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'อาวันอาทิตย์',
      'จวันจันทร์',
      'อวันอังคาร',
      'พวันพุธ',
      'พฤวันพฤหัสบดี',
      'ศวันศุกร์',
      'สวันเสาร์',
    ])
    const stops = grid.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
    expect(stops.map((stop) => stop.getAttribute('aria-label'))).toEqual([saturday])
    expect(day(panel, saturday).closest('td')).toHaveAttribute('aria-selected', 'true')
    expect(day(panel, /^วันอาทิตย์ที่ 22 /)).toHaveAttribute('aria-current', 'date')
  })

  test('is moved through by keyboard: days, weeks, ends of a week, months, years, and no further than it goes', async () => {
    const panel = await open()
    day(panel, saturday).focus()
    const steps: [string, RegExp][] = [
      ['{ArrowLeft}', /ที่ 27 พฤศจิกายน 2569/],
      ['{Home}', /ที่ 22 พฤศจิกายน 2569/],
      ['{End}', /ที่ 28 พฤศจิกายน 2569/],
      ['{ArrowDown}', /ที่ 5 ธันวาคม 2569, วันพ่อแห่งชาติ/],
      ['{ArrowUp}', /ที่ 28 พฤศจิกายน 2569/],
      ['{ArrowRight}', /ที่ 29 พฤศจิกายน 2569/],
      ['{PageDown}', /ที่ 29 ธันวาคม 2569/],
      ['{PageUp}', /ที่ 29 พฤศจิกายน 2569/],
      ['{PageUp}', /ที่ 22 พฤศจิกายน 2569/],
      ['{ArrowLeft}', /ที่ 22 พฤศจิกายน 2569/],
      ['{Shift>}{PageDown}{/Shift}', /ที่ 22 พฤศจิกายน 2570/],
      ['{ArrowRight}', /ที่ 22 พฤศจิกายน 2570/],
    ]
    for (const [key, name] of steps) {
      await userEvent.keyboard(key)
      expect(document.activeElement).toHaveAccessibleName(name)
    }
  })

  test('Space picks without leaving the day', async () => {
    const panel = await open()
    day(panel, saturday).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await userEvent.keyboard(' ')
    expect(days()).toEqual(['2026-11-27', '2026-11-28'])
    expect(document.activeElement).toHaveAccessibleName('วันศุกร์ที่ 27 พฤศจิกายน 2569, เลือกแล้ว')
  })

  test('days that have passed are told so and stay as they are', async () => {
    const panel = await open()
    const passed = day(panel, 'วันเสาร์ที่ 21 พฤศจิกายน 2569, ผ่านมาแล้ว เลือกไม่ได้')
    expect(passed).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(passed)
    expect(days()).toEqual(['2026-11-28'])
    expect(status(panel)).toMatch(/21 พฤศจิกายน 2569 ผ่านมาแล้ว/)
  })

  test('public holidays are named below the month, and years without them are told', async () => {
    const panel = await open([shift('2026-12-01'), shift('2028-01-03')])
    expect(panel.getByText('ส. 5 ธ.ค. 2569 วันพ่อแห่งชาติ')).toBeVisible()
    expect(panel.queryByText('ยังไม่มีข้อมูลวันหยุดของปีนี้')).toBeNull()
    day(panel, /^วันอังคารที่ 1 ธันวาคม 2569/).focus()
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{PageDown}')
    expect(panel.getByRole('grid', { name: 'มกราคม 2571' })).toBeVisible()
    expect(panel.getByText('ยังไม่มีข้อมูลวันหยุดของปีนี้')).toBeVisible()
    expect(day(panel, /^วันจันทร์ที่ 3 มกราคม 2571, เลือกแล้ว/)).not.toHaveAttribute('aria-disabled')
  })
})

describe('days', () => {
  test('picked one after the other get the hours of the others, stand in order, and are in the fields', async () => {
    const panel = await open()
    await userEvent.click(day(panel, /ที่ 30 พฤศจิกายน/))
    await userEvent.click(day(panel, /ที่ 26 พฤศจิกายน/))
    expect(values()).toEqual([shift('2026-11-26'), shift('2026-11-28'), shift('2026-11-30')])
    const fields = screen.getAllByLabelText('วันที่ทำงาน')
    expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(days())
    expect(panel.getByText('เลือกไว้ 3 วัน')).toBeVisible()
  })

  test('typed into a field are picked on the calendar', async () => {
    const panel = await open()
    const field = screen.getByLabelText('วันที่ทำงาน')
    await userEvent.clear(field)
    await userEvent.type(field, '2026-11-25')
    expect(day(panel, 'วันพุธที่ 25 พฤศจิกายน 2569, เลือกแล้ว')).toBeVisible()
    expect(day(panel, 'วันเสาร์ที่ 28 พฤศจิกายน 2569')).toBeVisible()
  })

  test('pressed again go, and come back as they were by one press', async () => {
    const shifts = [
      shift('2026-11-26'),
      shift('2026-11-28', '10:00', '14:00'),
      shift('2026-11-28', '18:00', '23:00'),
    ]
    const panel = await open(shifts)
    await userEvent.click(day(panel, saturday))
    expect(values()).toEqual([shift('2026-11-26')])
    expect(status(panel)).toBe('เอาวันเสาร์ที่ 28 พฤศจิกายน 2569 ออกแล้ว')
    await userEvent.click(panel.getByRole('button', { name: 'เลิกทำ' }))
    expect(values()).toEqual(shifts)
    expect(screen.getByRole('region', { name: 'ปฏิทินวันทำงาน' })).toHaveFocus()
    expect(panel.queryByRole('button', { name: 'เลิกทำ' })).toBeNull()
  })

  test('cannot be brought back over what was typed since', async () => {
    const panel = await open([shift('2026-11-26'), shift('2026-11-28')])
    await userEvent.click(day(panel, saturday))
    const start = screen.getByLabelText('เวลาเริ่มงาน')
    await userEvent.clear(start)
    await userEvent.type(start, '11:00')
    expect(panel.queryByRole('button', { name: 'เลิกทำ' })).toBeNull()
  })

  test('the last one leaves its line with its hours, which the next one takes', async () => {
    const panel = await open()
    await userEvent.click(day(panel, saturday))
    expect(values()).toEqual([shift('')])
    expect(panel.getByText('ยังไม่ได้เลือกวัน')).toBeVisible()
    await userEvent.click(day(panel, /ที่ 29 พฤศจิกายน/))
    expect(values()).toEqual([shift('2026-11-29')])
  })

  test('are no more than a post may have', async () => {
    const many = Array.from({ length: 60 }, (_, index) => shift('2026-11-28', `${10 + (index % 10)}:00`))
    const panel = await open(many)
    await userEvent.click(day(panel, /ที่ 29 พฤศจิกายน/))
    expect(values()).toHaveLength(60)
    expect(status(panel)).toBe('ประกาศหนึ่งมีได้ไม่เกิน 60 กะ')
  })

  test('are not blamed for hours still to come, and a fault follows its day', async () => {
    const panel = await open([shift('2026-11-26', '', ''), shift('2026-11-28', '', '')])
    await userEvent.click(day(panel, /ที่ 27 พฤศจิกายน/))
    expect(screen.queryByText(/กรุณากรอก/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'publish' }))
    expect(await screen.findAllByText('กรุณากรอกเวลาเริ่มงาน')).toHaveLength(3)
    await userEvent.click(day(panel, saturday))
    await waitFor(() => expect(screen.getAllByText('กรุณากรอกเวลาเริ่มงาน')).toHaveLength(2))
  })
})

describe('hours', () => {
  test('typed once are those of every day that has the same', async () => {
    const panel = await open([shift('2026-11-26', '', ''), shift('2026-11-28', '', '')])
    expect(panel.getByText('ใช้กับทุกวันที่เลือก')).toBeVisible()
    await userEvent.type(panel.getByLabelText('เริ่มงาน'), '22:00')
    await userEvent.type(panel.getByLabelText('เลิกงาน'), '06:00')
    expect(values()).toEqual([shift('2026-11-26', '22:00', '06:00'), shift('2026-11-28', '22:00', '06:00')])
    for (const field of screen.getAllByLabelText('เวลาเลิกงาน')) expect(field).toHaveValue('06:00')
  })

  test('that differ stay', async () => {
    const special = shift('2026-11-28', '18:00', '23:00')
    const panel = await open([shift('2026-11-26'), shift('2026-11-27'), special])
    expect(panel.getByText(/ใช้กับ 2 กะที่เวลาเหมือนกัน อีก 1 กะเวลาต่างออกไป/)).toBeVisible()
    const start = panel.getByLabelText('เริ่มงาน')
    expect(start).toHaveValue('09:00')
    await userEvent.clear(start)
    await userEvent.type(start, '08:30')
    expect(values()).toEqual([shift('2026-11-26', '08:30'), shift('2026-11-27', '08:30'), special])
  })
})

describe('the same every week', () => {
  test('one press adds so many weeks, and one takes them back', async () => {
    const panel = await open([shift('2026-11-27'), shift('2026-11-28', '10:00', '15:00')])
    await userEvent.selectOptions(panel.getByLabelText('ทำซ้ำวันเดิมของสัปดาห์'), '2')
    expect(panel.getByText('จะเพิ่ม 4 กะ ถึง ส. 12 ธ.ค. 2569')).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'ทำซ้ำทุกสัปดาห์' }))
    expect(days()).toEqual([
      '2026-11-27',
      '2026-11-28',
      '2026-12-04',
      '2026-12-05',
      '2026-12-11',
      '2026-12-12',
    ])
    expect(values()?.at(-1)).toEqual(shift('2026-12-12', '10:00', '15:00'))
    expect(status(panel)).toBe('เพิ่ม 4 กะแล้ว')
    await userEvent.click(panel.getByRole('button', { name: 'เลิกทำ' }))
    expect(days()).toEqual(['2026-11-27', '2026-11-28'])
  })

  test('what a post has no room for is told before', async () => {
    const full = Array.from({ length: 30 }, (_, index) =>
      shift(new Date(Date.UTC(2026, 10, 23 + index)).toISOString().slice(0, 10)),
    )
    const panel = await open(full)
    await userEvent.selectOptions(panel.getByLabelText('ทำซ้ำวันเดิมของสัปดาห์'), '12')
    expect(panel.getByText(/จะเพิ่ม 30 กะ .* อีก 54 กะใส่ไม่ได้ เพราะประกาศหนึ่งมีได้ไม่เกิน 60 กะ/)).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: 'ทำซ้ำทุกสัปดาห์' }))
    expect(values()).toHaveLength(60)
  })

  test('needs a day', async () => {
    const panel = await open([shift('')])
    await userEvent.click(panel.getByRole('button', { name: 'ทำซ้ำทุกสัปดาห์' }))
    expect(status(panel)).toBe('เลือกวันก่อน แล้วจึงทำซ้ำได้')
    expect(values()).toEqual([shift('')])
  })
})
