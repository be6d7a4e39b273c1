import { describe, expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { object } from 'yup'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { choice, date, repeated, required, text, withRule } from '@/validators/fields'
import { applyProblem } from './apply-problem'
import { DateField } from './date-field'
import { Form } from './form'
import { SelectField } from './select-field'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'
import { useValidatedForm } from './use-validated-form'

const schema = object({
  website: required(withRule(text(100), 'url')),
  place: required(choice(['siam', 'ari']), 'required_select'),
  day: required(date()),
})

/** A form whose website can also be filled by code, as a map or a registry would. */
function Sample() {
  const form = useValidatedForm(schema, { website: '', place: undefined, day: '' })
  const fillWebsite = (website: string) => () => form.setValue('website', website)
  return (
    <Form id="sample" form={form} onSubmit={() => undefined}>
      <TextField name="website" label="เว็บไซต์" />
      <SelectField
        name="place"
        label="สาขา"
        placeholder="เลือกสาขา"
        options={[
          { value: 'siam', label: 'สยาม' },
          { value: 'phuket', label: 'ภูเก็ต' },
        ]}
      />
      <DateField name="day" label="วันที่" />
      <button type="button" onClick={fillWebsite('https://krua-yai.co.th')}>
        เติมถูก
      </button>
      <button type="button" onClick={fillWebsite('krua-yai')}>
        เติมผิด
      </button>
      <button type="button" onClick={fillWebsite('')}>
        ล้าง
      </button>
      <SubmitButton>ส่ง</SubmitButton>
    </Form>
  )
}

const repetition = object({ email: required(text(100)), repeatedEmail: repeated('email') })

/** Two fields: the second is compared with the first, and a service may refuse it. */
function Repetition() {
  const form = useValidatedForm(repetition, { email: '', repeatedEmail: '' })
  const errors = ['email', 'repeatedEmail'].map((field) => ({ field, rule: 'taken' }))
  const refuse = () => applyProblem(form, { code: 'validation_failed', errors })
  return (
    <Form id="repetition" form={form} onSubmit={() => undefined}>
      <TextField name="email" label="อีเมล" />
      <TextField name="repeatedEmail" label="อีเมลอีกครั้ง" />
      <button type="button" onClick={refuse}>
        ปฏิเสธ
      </button>
    </Form>
  )
}

const field = (name: string) => screen.getByLabelText(name, { exact: true })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const refused = (name: string) => waitFor(() => expect(field(name)).toHaveAttribute('aria-invalid', 'true'))
const accepted = (name: string) => waitFor(() => expect(field(name)).not.toHaveAttribute('aria-invalid'))

/** A check without delay is done within one turn of the event loop. */
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))

const urlSentence = 'กรุณากรอกรูปแบบเว็บไซต์ให้ถูกต้อง ขึ้นต้นด้วย https://'

describe('validation', () => {
  test.each([
    ['before', 'เติมผิด'],
    ['after', 'ส่ง'],
  ])('runs on blur, not on input, %s sending', async (_when, refusedBy) => {
    renderInThai(<Sample />)
    await press(refusedBy)
    await refused('เว็บไซต์')
    await press('เติมถูก')
    await accepted('เว็บไซต์')
    await userEvent.clear(field('เว็บไซต์'))
    await userEvent.type(field('เว็บไซต์'), 'krua-yai')
    await settled()
    expect(field('เว็บไซต์')).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await refused('เว็บไซต์')
    expect(field('เว็บไซต์')).toHaveAccessibleDescription(urlSentence)

    await userEvent.clear(field('เว็บไซต์'))
    await userEvent.type(field('เว็บไซต์'), 'https://krua-yai.co.th')
    await settled()
    expect(field('เว็บไซต์')).toHaveAccessibleDescription(urlSentence)
    await userEvent.tab()
    await accepted('เว็บไซต์')
  })

  test('runs on change: a choice is judged without leaving it', async () => {
    renderInThai(<Sample />)
    await userEvent.selectOptions(field('สาขา'), 'phuket')
    await refused('สาขา')
    expect(field('สาขา')).toHaveAccessibleDescription('กรุณาเลือกสาขาจากรายการ')
    await userEvent.selectOptions(field('สาขา'), 'siam')
    await accepted('สาขา')
  })

  test('runs on change: another day takes back what the first one was told', async () => {
    renderInThai(<Sample />)
    field('วันที่').focus()
    await userEvent.tab()
    await refused('วันที่')
    fireEvent.change(field('วันที่'), { target: { value: '2026-11-21' } })
    await accepted('วันที่')
  })

  test('runs on model update: a value set by the program is judged at once', async () => {
    renderInThai(<Sample />)
    await press('เติมผิด')
    await refused('เว็บไซต์')
    expect(field('เว็บไซต์')).toHaveAccessibleDescription(urlSentence)
    await press('เติมถูก')
    await accepted('เว็บไซต์')
  })

  test('one that got the focus by itself is not asked for when something else than a field is pressed', async () => {
    renderInThai(<Sample />)
    // As a dialog or a form that opens does it.
    field('เว็บไซต์').focus()
    await userEvent.click(document.body)
    // By then everything asked before has been answered.
    field('วันที่').focus()
    await userEvent.tab()
    await refused('วันที่')
    expect(field('เว็บไซต์')).not.toHaveAttribute('aria-invalid')
    // Whoever goes there and leaves it is asked for it.
    await userEvent.click(field('เว็บไซต์'))
    await userEvent.click(document.body)
    await refused('เว็บไซต์')
  })

  test('a control the program empties loses its fault and is asked for when it is reached', async () => {
    renderInThai(<Sample />)
    await press('เติมผิด')
    await refused('เว็บไซต์')
    await press('ล้าง')
    await accepted('เว็บไซต์')
    await press('ส่ง')
    await refused('เว็บไซต์')
    expect(field('เว็บไซต์')).toHaveAccessibleDescription('กรุณากรอกเว็บไซต์')
  })

  test('takes a fault back when another value mends it', async () => {
    renderInThai(<Repetition />)
    await userEvent.type(field('อีเมล'), 'somying@example.con')
    await userEvent.type(field('อีเมลอีกครั้ง'), 'somying@example.com')
    await userEvent.tab()
    await refused('อีเมลอีกครั้ง')
    await userEvent.type(field('อีเมล'), '{Backspace}m')
    await userEvent.tab()
    await accepted('อีเมลอีกครั้ง')
  })

  test('leaves what a service refused when another value is checked', async () => {
    renderInThai(<Repetition />)
    await userEvent.type(field('อีเมลอีกครั้ง'), 'somying@example.com')
    await userEvent.type(field('อีเมล'), 'somying@example.com')
    await press('ปฏิเสธ')
    await refused('อีเมลอีกครั้ง')
    await userEvent.click(field('อีเมล'))
    await userEvent.tab()
    await accepted('อีเมล')
    expect(field('อีเมลอีกครั้ง')).toHaveAccessibleDescription('อีเมลอีกครั้งนี้มีผู้ใช้แล้ว')
  })
})
