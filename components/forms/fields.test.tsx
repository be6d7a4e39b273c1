import { describe, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { object } from 'yup'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { withoutSeparators } from '@/validators/digits'
import {
  accepted,
  choice,
  date,
  email,
  integer,
  newPassword,
  phone,
  repeated,
  required,
  text,
  withRule,
} from '@/validators/fields'
import { CheckboxField } from './checkbox-field'
import { DateField } from './date-field'
import { Form } from './form'
import { MoneyField } from './money-field'
import { NumberField } from './number-field'
import { PasswordField } from './password-field'
import { RadioCards } from './radio-cards'
import { SelectField } from './select-field'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'
import { useValidatedForm } from './use-validated-form'

const schema = object({
  title: required(withRule(text(20), 'min', { min: 5 })),
  email: required(email()),
  phone: required(phone()),
  password: newPassword(),
  passwordConfirm: repeated('password', 'passwords_differ'),
  place: required(choice(['siam', 'ari']), 'required_select'),
  unit: required(choice(['day', 'hour']), 'required_select'),
  headcount: required(integer(1, 500)),
  pay: required(integer(100, 1_000_000, { min: 1, max: 10_000 })),
  day: required(date()),
  terms: accepted(),
})

const submitted: unknown[] = []

function Sample() {
  const form = useValidatedForm(schema, {
    title: '',
    email: '',
    phone: '',
    password: '',
    passwordConfirm: '',
    day: '',
    terms: false,
  })
  return (
    <Form id="sample" form={form} onSubmit={(values) => void submitted.push(values)}>
      <TextField name="title" label="ชื่อประกาศ" hint="สั้นและชัดเจน" />
      <TextField name="email" label="อีเมล" type="email" />
      <TextField name="phone" label="เบอร์โทรศัพท์" tidy={withoutSeparators} />
      <PasswordField
        name="password"
        label="รหัสผ่าน"
        autoComplete="new-password"
        repeatedIn="passwordConfirm"
      />
      <PasswordField name="passwordConfirm" label="ยืนยันรหัสผ่าน" autoComplete="new-password" />
      <SelectField
        name="place"
        label="สาขา"
        placeholder="เลือกสาขา"
        options={[
          { value: 'siam', label: 'สยาม' },
          { value: 'ari', label: 'อารีย์' },
        ]}
      />
      <RadioCards
        name="unit"
        label="หน่วยค่าจ้าง"
        options={[
          { value: 'day', label: 'ต่อวัน' },
          { value: 'hour', label: 'ต่อชั่วโมง' },
        ]}
      />
      <NumberField name="headcount" label="จำนวนคน" stepper={{ min: 1, max: 500 }} />
      <MoneyField name="pay" label="ค่าจ้าง" />
      <DateField name="day" label="วันที่" />
      <CheckboxField name="terms" label="ข้อกำหนด" />
      <SubmitButton>ส่ง</SubmitButton>
    </Form>
  )
}

const field = (name: string) => screen.getByLabelText(name, { exact: true })
const submit = () => userEvent.click(screen.getByRole('button', { name: 'ส่ง' }))

describe('fields', () => {
  test.each([
    ['the length', 'ก'.repeat(21)],
    ['a whole post', 'รับพนักงานเสิร์ฟ '.repeat(40).trim()],
    ['emoji', '🍜'.repeat(15)],
  ])('keep all of a text that is longer than %s, and say so', async (_, pasted) => {
    renderInThai(<Sample />)
    await userEvent.click(field('ชื่อประกาศ'))
    await userEvent.paste(pasted)
    await userEvent.tab()
    await waitFor(() => expect(field('ชื่อประกาศ')).toHaveAccessibleDescription(/ชื่อประกาศต้องไม่เกิน 20 ตัวอักษร/))
    expect(field('ชื่อประกาศ')).toHaveValue(pasted)
  })

  test('say what is wrong when left, not while typing', async () => {
    renderInThai(<Sample />)
    await userEvent.type(field('อีเมล'), 'somying@')
    expect(field('อีเมล')).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await waitFor(() => expect(field('อีเมล')).toHaveAttribute('aria-invalid', 'true'))
    expect(field('อีเมล')).toHaveAccessibleDescription(/รูปแบบอีเมลไม่ถูกต้อง/)

    await userEvent.type(field('อีเมล'), 'example.com')
    expect(field('อีเมล')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.tab()
    await waitFor(() => expect(field('อีเมล')).not.toHaveAttribute('aria-invalid'))
  })

  test('every broken field says so on submit and the first takes the focus', async () => {
    submitted.length = 0
    renderInThai(<Sample />)
    await submit()
    await waitFor(() => expect(field('ชื่อประกาศ')).toHaveFocus())
    expect(field('ชื่อประกาศ')).toHaveAccessibleDescription('สั้นและชัดเจน กรุณากรอกชื่อประกาศ')
    expect(field('สาขา')).toHaveAccessibleDescription('กรุณาเลือกสาขา')
    expect(field('จำนวนคน')).toHaveAccessibleDescription('กรุณากรอกจำนวนคน')
    expect(field('ข้อกำหนด')).toHaveAccessibleDescription('กรุณายอมรับข้อกำหนด')
    expect(screen.getByRole('group', { name: 'หน่วยค่าจ้าง' })).toHaveAccessibleDescription('กรุณาเลือกหน่วยค่าจ้าง')
    expect(submitted).toEqual([])
  })

  test('a choice is checked as soon as it is made', async () => {
    renderInThai(<Sample />)
    await submit()
    await waitFor(() => expect(field('สาขา')).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.selectOptions(field('สาขา'), 'ari')
    await userEvent.click(field('ข้อกำหนด'))
    await userEvent.click(field('ต่อวัน'))
    await waitFor(() => expect(field('สาขา')).not.toHaveAttribute('aria-invalid'))
    await waitFor(() => expect(field('ข้อกำหนด')).not.toHaveAttribute('aria-invalid'))
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'หน่วยค่าจ้าง' })).not.toHaveAccessibleDescription(),
    )
  })

  test('nothing moves between pressing something and letting go', async () => {
    renderInThai(<Sample />)
    await userEvent.type(field('อีเมล'), 'somying@')
    const terms = field('ข้อกำหนด')
    const pointer = userEvent.setup()
    await pointer.pointer({ target: terms, keys: '[MouseLeft>]' })
    // A check without delay is done within one turn of the event loop.
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)))
    expect(field('อีเมล')).not.toHaveAttribute('aria-invalid')
    await pointer.pointer({ target: terms, keys: '[/MouseLeft]' })
    expect(terms).toBeChecked()
    await waitFor(() => expect(field('อีเมล')).toHaveAttribute('aria-invalid', 'true'))
  })

  test('a phone number loses its dashes and Thai numerals when left', async () => {
    renderInThai(<Sample />)
    await userEvent.type(field('เบอร์โทรศัพท์'), '๐๘๑-234 5678')
    await userEvent.tab()
    expect(field('เบอร์โทรศัพท์')).toHaveValue('0812345678')
    await waitFor(() => expect(field('เบอร์โทรศัพท์')).not.toHaveAttribute('aria-invalid'))
  })

  test('the repetition is checked again when the password changes', async () => {
    renderInThai(<Sample />)
    await userEvent.type(field('รหัสผ่าน'), 'lom-phat-yen')
    await userEvent.type(field('ยืนยันรหัสผ่าน'), 'lom-phat-yen')
    await userEvent.tab()
    await userEvent.type(field('รหัสผ่าน'), '!')
    await userEvent.tab()
    await waitFor(() => expect(field('ยืนยันรหัสผ่าน')).toHaveAccessibleDescription(/รหัสผ่านทั้งสองช่องไม่ตรงกัน/))
  })

  test('a password can be shown and hidden', async () => {
    renderInThai(<Sample />)
    const toggle = screen.getByRole('button', { name: 'แสดงรหัสผ่าน' })
    expect(field('รหัสผ่าน')).toHaveAttribute('type', 'password')
    await userEvent.click(toggle)
    expect(field('รหัสผ่าน')).toHaveAttribute('type', 'text')
    expect(toggle).toHaveAttribute('aria-pressed', 'true')
  })

  test('numbers step within their bounds and refuse letters with words', async () => {
    renderInThai(<Sample />)
    await userEvent.click(screen.getByRole('button', { name: 'เพิ่มจำนวนคน' }))
    await userEvent.click(screen.getByRole('button', { name: 'เพิ่มจำนวนคน' }))
    expect(field('จำนวนคน')).toHaveValue('2')
    await userEvent.click(screen.getByRole('button', { name: 'ลดจำนวนคน' }))
    await userEvent.click(screen.getByRole('button', { name: 'ลดจำนวนคน' }))
    expect(field('จำนวนคน')).toHaveValue('1')
    await userEvent.clear(field('จำนวนคน'))
    await userEvent.type(field('จำนวนคน'), 'ห้า')
    await userEvent.tab()
    await waitFor(() => expect(field('จำนวนคน')).toHaveAccessibleDescription('กรุณากรอกจำนวนคนเป็นตัวเลข'))
  })

  test('a day is read back in the Buddhist calendar', async () => {
    renderInThai(<Sample />)
    await userEvent.type(field('วันที่'), '2026-11-21')
    expect(await screen.findByText('ส. 21 พ.ย. 2569')).toBeVisible()
  })

  test('what is sent is tidied: trimmed text, whole numbers, satang', async () => {
    submitted.length = 0
    renderInThai(<Sample />)
    await userEvent.type(field('ชื่อประกาศ'), '  พนักงานเสิร์ฟ ')
    await userEvent.type(field('อีเมล'), 'somying@example.com')
    await userEvent.type(field('เบอร์โทรศัพท์'), '0812345678')
    await userEvent.type(field('รหัสผ่าน'), 'lom-phat-yen')
    await userEvent.type(field('ยืนยันรหัสผ่าน'), 'lom-phat-yen')
    await userEvent.selectOptions(field('สาขา'), 'siam')
    await userEvent.click(within(screen.getByRole('group', { name: 'หน่วยค่าจ้าง' })).getByText('ต่อวัน'))
    await userEvent.type(field('จำนวนคน'), '๕')
    await userEvent.type(field('ค่าจ้าง'), '1,250.50')
    await userEvent.type(field('วันที่'), '2026-11-21')
    await userEvent.click(field('ข้อกำหนด'))
    await submit()
    await waitFor(() => expect(submitted).toHaveLength(1))
    expect(submitted[0]).toMatchObject({
      title: 'พนักงานเสิร์ฟ',
      headcount: 5,
      pay: 125_050,
      place: 'siam',
      unit: 'day',
      terms: true,
    })
  })
})
