import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { object } from 'yup'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { accepted, choice, email, phone, required, text } from '@/validators/fields'
import { CheckboxField } from './checkbox-field'
import { Form } from './form'
import { RadioCards } from './radio-cards'
import { SelectField } from './select-field'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'
import { TextareaField } from './textarea-field'
import { useValidatedForm } from './use-validated-form'

const schema = object({
  email: required(email()),
  name: text(40),
  phone: phone(),
  about: text(200),
  province: text(40),
  district: text(40),
})
const sent: unknown[] = []

const nothing = {
  email: 'somying@example.com',
  name: '',
  phone: '',
  about: '',
  province: 'ตรัง',
  district: 'กันตัง',
}

const optionsOf = (...values: string[]) => values.map((value) => ({ value, label: value }))

function Sample() {
  const form = useValidatedForm(schema, { ...nothing, email: '' })
  return (
    <Form id="test" form={form} onSubmit={(values) => void sent.push(values)}>
      <TextField name="email" label="อีเมล" type="email" />
      <TextField name="name" label="ชื่อ" optional />
      <TextField name="phone" label="เบอร์โทรศัพท์" type="tel" optional />
      <TextareaField name="about" label="เกี่ยวกับ" optional />
      <SelectField
        name="province"
        label="จังหวัด"
        placeholder="เลือก"
        options={optionsOf('ตรัง', 'น่าน')}
        onChoose={() => form.setValue('district', '')}
      />
      <SelectField name="district" label="อำเภอ" placeholder="เลือก" options={optionsOf('กันตัง', 'ปัว')} />
      <SubmitButton>ส่ง</SubmitButton>
    </Form>
  )
}

/** Fills a control as a password manager does that tells nobody. */
const fill = (label: string, value: string) => {
  const control = screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(new RegExp(`^${label}`))
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
}

const send = async () => {
  sent.length = 0
  await userEvent.click(screen.getByRole('button', { name: 'ส่ง' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  return sent[0]
}

test.each([
  ['an address', 'อีเมล', 'weera@example.com', { email: 'weera@example.com' }],
  ['a name', 'ชื่อ', 'สมหญิง', { name: 'สมหญิง' }],
  ['a number of a contact', 'เบอร์โทรศัพท์', '081-234-5678', { phone: '0812345678' }],
  ['a text of lines', 'เกี่ยวกับ', 'เคยเสิร์ฟ', { about: 'เคยเสิร์ฟ' }],
  ['a choice from a list', 'อำเภอ', 'ปัว', { district: 'ปัว' }],
  ['a choice that others hang on', 'จังหวัด', 'น่าน', { province: 'น่าน', district: '' }],
])(
  '%s that was filled in without a word is sent, and what was typed stays',
  async (_, label, value, heard) => {
    renderInThai(<Sample />)
    await userEvent.type(screen.getByLabelText(/^อีเมล/), nothing.email)
    fill(label, value)
    expect(await send()).toEqual({ ...nothing, ...heard })
  },
)

test('what was filled in over what was typed is what is sent, as it is seen', async () => {
  renderInThai(<Sample />)
  await userEvent.type(screen.getByLabelText(/^อีเมล/), 'somying@gmial.com')
  await userEvent.type(screen.getByLabelText(/^ชื่อ/), 'สมหญิง')
  fill('อีเมล', 'somying@example.com')
  expect(await send()).toEqual({ ...nothing, name: 'สมหญิง' })
})

test('what was emptied without a word is not sent', async () => {
  renderInThai(<Sample />)
  await userEvent.type(screen.getByLabelText(/^อีเมล/), nothing.email)
  await userEvent.type(screen.getByLabelText(/^ชื่อ/), 'สมหญิง')
  fill('ชื่อ', '')
  expect(await send()).toEqual(nothing)
})

const choices = object({ kind: required(choice(['employer', 'worker'])), acceptTerms: accepted() })

function Choices({ acceptTerms = false }) {
  const form = useValidatedForm(choices, { kind: 'employer', acceptTerms })
  return (
    <Form id="test" form={form} onSubmit={(values) => void sent.push(values)}>
      <RadioCards
        name="kind"
        label="คุณคือใคร"
        options={[
          { value: 'employer', label: 'นายจ้าง' },
          { value: 'worker', label: 'คนหางาน' },
        ]}
      />
      <CheckboxField name="acceptTerms" label="ข้อกำหนด" />
      <SubmitButton>ส่ง</SubmitButton>
    </Form>
  )
}

const tick = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

/** Ticks are set by scripts of the page, and by extensions, of which React does not know either. */
const inPage = (label: string, isTicked: boolean) => {
  tick(label).checked = isTicked
}
const byExtension = (label: string, isTicked: boolean) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set?.call(tick(label), isTicked)

test.each([
  ['a script', inPage],
  ['an extension', byExtension],
])('ticks that %s set without a word are sent as they are seen', async (_, set) => {
  renderInThai(<Choices />)
  set('คนหางาน', true)
  set('ข้อกำหนด', true)
  expect(await send()).toEqual({ kind: 'worker', acceptTerms: true })
  expect([tick('คนหางาน').checked, tick('นายจ้าง').checked, tick('ข้อกำหนด').checked]).toEqual([
    true,
    false,
    true,
  ])
})

test('a tick that was taken away without a word is not sent', async () => {
  sent.length = 0
  renderInThai(<Choices acceptTerms />)
  inPage('ข้อกำหนด', false)
  await userEvent.click(screen.getByRole('button', { name: 'ส่ง' }))
  expect(await screen.findByText('กรุณายอมรับข้อกำหนด')).toBeVisible()
  expect(sent).toEqual([])
})

test('ticks that a person set stay', async () => {
  renderInThai(<Choices />)
  await userEvent.click(tick('คนหางาน'))
  await userEvent.click(tick('ข้อกำหนด'))
  expect(await send()).toEqual({ kind: 'worker', acceptTerms: true })
})
