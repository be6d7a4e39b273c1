import { describe, expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { object } from 'yup'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { dateWithin, text } from '@/validators/fields'
import { DateField } from './date-field'
import { Form } from './form'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'
import { useValidatedForm } from './use-validated-form'

const sent: unknown[] = []

function TestForm() {
  const schema = object({ day: dateWithin(1), name: text(40) })
  const form = useValidatedForm(schema, { day: '', name: '' })
  return (
    <Form id="test" form={form} onSubmit={(values) => void sent.push(values)}>
      <DateField name="day" label="วันที่ทำงาน" />
      <TextField name="name" label="ชื่อ" optional />
      <SubmitButton>ส่ง</SubmitButton>
    </Form>
  )
}
const field = () => screen.getByLabelText('วันที่ทำงาน')
const thisYear = new Date().getUTCFullYear()
const inBuddhist = (day: string) => `${thisYear + 543}-${day}`

test('a Buddhist year is shown as read while it is typed, and corrected when the field is left', async () => {
  renderInThai(<TestForm />)
  fireEvent.change(field(), { target: { value: inBuddhist('12-31') } })
  expect(screen.getByText(new RegExp(`31 ธ.ค. ${thisYear + 543}$`))).toBeTruthy()
  fireEvent.blur(field())
  expect(field()).toHaveValue(`${thisYear}-12-31`)
  await userEvent.click(screen.getByRole('button', { name: 'ส่ง' }))
  expect(sent).toEqual([expect.objectContaining({ day: `${thisYear}-12-31` })])
})

test.each(['9999-12-31', '3112-12-05'])('%s is too far, and said so', async (day) => {
  renderInThai(<TestForm />)
  fireEvent.change(field(), { target: { value: day } })
  fireEvent.blur(field())
  expect(await screen.findByText(/วันที่ทำงานต้องไม่เกิน 1\sปีจากวันนี้/)).toBeTruthy()
})

test('29 February that is none of the Buddhist year stays to be seen, and is named as no day', async () => {
  renderInThai(<TestForm />)
  // 2572 is a leap year of the common era, which the control knows; 2029, which is meant, is none.
  fireEvent.change(field(), { target: { value: '2572-02-29' } })
  fireEvent.blur(field())
  expect(await screen.findByText(/ไม่มีวันที่\s29\sกุมภาพันธ์\s2572\sเดือนนั้นมี\s28\sวัน/)).toBeVisible()
  expect(field()).toHaveValue('2572-02-29')
})

describe('a day that is half typed', () => {
  const halfType = (isHalf: boolean) =>
    Object.defineProperty(field(), 'validity', { value: { badInput: isHalf }, configurable: true })

  test('is said to be so, or to be no day, where it may be left out, and is not sent', async () => {
    sent.length = 0
    renderInThai(<TestForm />)
    halfType(true)
    fireEvent.blur(field())
    expect(await screen.findByText('วันที่ทำงานยังกรอกไม่ครบ หรือไม่มีวันเวลานี้จริง แก้ให้ถูกต้องหรือลบออก')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'ส่ง' }))
    expect(field()).toHaveFocus()
    expect(sent).toEqual([])
    halfType(false)
    await userEvent.click(screen.getByRole('button', { name: 'ส่ง' }))
    expect(sent).toEqual([{ day: '', name: '' }])
  })

  test('stays said while other controls are checked', async () => {
    renderInThai(<TestForm />)
    halfType(true)
    fireEvent.blur(field())
    await screen.findByText(/ยังกรอกไม่ครบ/)
    await userEvent.type(screen.getByLabelText(/^ชื่อ/), 'สมหญิง')
    await userEvent.tab()
    expect(screen.getByText(/วันที่ทำงานยังกรอกไม่ครบ/)).toBeVisible()
  })
})
