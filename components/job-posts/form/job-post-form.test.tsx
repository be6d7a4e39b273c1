import { describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form } from '@/components/forms/form'
import { useValidatedForm } from '@/components/forms/use-validated-form'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { stopCalendarAt } from '@/lib/testing/stopped-calendar'
import { checkDraft } from './draft-errors'
import { jobPostFormSchema } from './job-post-schema'
import { jobPostValues } from './job-post-values'
import LivePreview from './live-preview'
import { ShiftFields } from './shift-fields'

stopCalendarAt('2099-12-01T03:00:00Z')

const branches = [{ id: 'b1', name: 'สยามสแควร์', province: 'กรุงเทพมหานคร', district: 'ปทุมวัน' }]

const blank = jobPostValues(null, { branchId: 'b1' })
const start = { ...blank, shifts: blank.shifts?.map((shift) => ({ ...shift, date: '2099-12-31' })) }

function Sample() {
  const form = useValidatedForm(jobPostFormSchema(branches), start)
  return (
    <Form id="sample" form={form} onSubmit={() => undefined}>
      <ShiftFields today="2099-12-01" />
      <input aria-label="title" {...form.register('title')} />
      <button type="button" onClick={() => void checkDraft(form)}>
        draft
      </button>
      <button type="submit">publish</button>
      <LivePreview branches={branches} />
    </Form>
  )
}

const group = (name: string) => within(screen.getByRole('group', { name }))

describe('shifts', () => {
  test('another day is the next one, with the same hours', async () => {
    renderInThai(<Sample />)
    await userEvent.type(screen.getByLabelText('เวลาเริ่มงาน'), '22:00')
    await userEvent.type(screen.getByLabelText('เวลาเลิกงาน'), '06:00')
    expect(await screen.findByText(/ทำงาน 7 ชม. ไม่รวมพัก · เลิกงานวันถัดไป/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'เพิ่มวัน' }))
    const second = group('กะที่ 2')
    expect(second.getByLabelText('วันที่ทำงาน')).toHaveValue('2100-01-01')
    expect(second.getByLabelText('เวลาเริ่มงาน')).toHaveValue('22:00')
    expect(second.getByLabelText('เวลาพัก')).toHaveValue('60')
  })

  test('the last day cannot be removed, the others can', async () => {
    renderInThai(<Sample />)
    expect(screen.queryByRole('button', { name: /^ลบกะที่/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'เพิ่มวัน' }))
    await userEvent.click(screen.getByRole('button', { name: 'ลบกะที่ 1' }))
    expect(screen.getByLabelText('วันที่ทำงาน')).toHaveValue('2100-01-01')
  })

  test('shifts that overlap are told at the second one', async () => {
    renderInThai(<Sample />)
    await userEvent.type(screen.getByLabelText('เวลาเริ่มงาน'), '09:00')
    await userEvent.type(screen.getByLabelText('เวลาเลิกงาน'), '18:00')
    await userEvent.click(screen.getByRole('button', { name: 'เพิ่มวัน' }))
    const second = group('กะที่ 2')
    await userEvent.clear(second.getByLabelText('วันที่ทำงาน'))
    await userEvent.type(second.getByLabelText('วันที่ทำงาน'), '2099-12-31')
    await userEvent.click(screen.getByRole('button', { name: 'publish' }))
    await waitFor(() => expect(second.getByLabelText('เวลาเริ่มงาน')).toHaveAccessibleDescription(/ซ้อนกับกะอื่น/))
  })
})

describe('a draft', () => {
  test('may lack everything', async () => {
    renderInThai(<Sample />)
    await userEvent.click(screen.getByRole('button', { name: 'draft' }))
    expect(screen.queryByText(/กรุณา/)).toBeNull()
  })

  test('may not be malformed: the field says so and takes the focus', async () => {
    renderInThai(<Sample />)
    const breakField = screen.getByLabelText('เวลาพัก')
    await userEvent.clear(breakField)
    await userEvent.type(breakField, '900')
    await userEvent.click(screen.getByRole('button', { name: 'draft' }))
    await waitFor(() => expect(breakField).toHaveAccessibleDescription('เวลาพักต้องไม่เกิน 240'))
    expect(breakField).toHaveFocus()
  })
})

test('the preview follows what is typed', async () => {
  renderInThai(<Sample />)
  const preview = within(screen.getByRole('complementary', { name: 'ตัวอย่างที่คนทำงานเห็น' }))
  expect(preview.getByText('ยังไม่มีชื่องาน')).toBeInTheDocument()
  expect(preview.queryByText(/ยังขาด/)).toBeNull()
  await userEvent.type(screen.getByLabelText('title'), 'พนักงานเสิร์ฟ')
  expect(await preview.findByText('พนักงานเสิร์ฟ')).toBeInTheDocument()
  expect(preview.getByText('สยามสแควร์')).toBeInTheDocument()

  const rest = 'ประเภทงาน, เวลาเริ่มงาน, เวลาเลิกงาน, จำนวนคน, ค่าจ้างต่อคน'
  expect(preview.getByText(`ยังขาด ${rest}`)).toBeInTheDocument()
  await userEvent.clear(screen.getByLabelText('วันที่ทำงาน'))
  await userEvent.type(screen.getByLabelText('เวลาเริ่มงาน'), '09:00')
  const others = rest.replace('เวลาเริ่มงาน, ', '').replace('ประเภทงาน, ', 'ประเภทงาน, วันที่ทำงาน, ')
  expect(await preview.findByText(`ยังขาด ${others}`)).toBeInTheDocument()
})
