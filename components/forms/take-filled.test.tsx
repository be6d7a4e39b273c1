import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { object } from 'yup'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { email, required, text } from '@/validators/fields'
import { Form } from './form'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'
import { useValidatedForm } from './use-validated-form'

const schema = object({ email: required(email()), name: text(40) })
const sent: unknown[] = []

function Sample() {
  const form = useValidatedForm(schema, { email: '', name: '' })
  return (
    <Form id="test" form={form} onSubmit={(values) => void sent.push(values)}>
      <TextField name="email" label="อีเมล" type="email" />
      <TextField name="name" label="ชื่อ" optional />
      <SubmitButton>ส่ง</SubmitButton>
    </Form>
  )
}

/** Fills a control as a password manager does that tells nobody. */
const fill = (label: string, value: string) => {
  const control = screen.getByLabelText<HTMLInputElement>(label)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value)
}

test('what was filled in without a word is sent, and what was typed stays', async () => {
  renderInThai(<Sample />)
  await userEvent.type(screen.getByLabelText(/^ชื่อ/), 'สมหญิง')
  fill('อีเมล', 'somying@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'ส่ง' }))
  await waitFor(() => expect(sent).toEqual([{ email: 'somying@example.com', name: 'สมหญิง' }]))
})
