import { describe, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { emailSchema } from '@/validators/account'
import { applyProblem, type FormProblem } from './apply-problem'
import { ErrorSummary } from './error-summary'
import { Form } from './form'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'
import { useValidatedForm } from './use-validated-form'

function Sample({ answer }: { answer: FormProblem }) {
  const form = useValidatedForm(emailSchema, { email: 'somying@example.com' })
  const [problem, setProblem] = useState<FormProblem | null>(null)
  return (
    <Form id="sample" form={form} onSubmit={() => setProblem(applyProblem(form, answer))}>
      <ErrorSummary problem={problem} />
      <TextField name="email" label="อีเมล" />
      <SubmitButton>ส่ง</SubmitButton>
    </Form>
  )
}

const send = async (answer: FormProblem) => {
  renderInThai(<Sample answer={answer} />)
  await userEvent.click(screen.getByRole('button', { name: 'ส่ง' }))
}

describe('applyProblem', () => {
  test("a service's refusal of a field stands at the field, which takes the focus", async () => {
    await send({ code: 'validation_failed', errors: [{ field: 'email', rule: 'taken', params: {} }] })
    await waitFor(() => expect(screen.getByLabelText('อีเมล')).toHaveFocus())
    expect(screen.getByLabelText('อีเมล')).toHaveAccessibleDescription('อีเมลนี้มีผู้ใช้แล้ว')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('what belongs to no field of the form is said above it, with the reference', async () => {
    await send({
      code: 'validation_failed',
      status: 422,
      errors: [{ field: 'headcount', rule: 'required' }],
      requestId: '0199-abcdef12',
    })
    const summary = await screen.findByRole('alert')
    expect(summary).toHaveTextContent('กรุณาตรวจสอบข้อมูลที่กรอกอีกครั้ง')
    expect(summary).toHaveTextContent('abcdef12')
  })

  test.each([
    ['age_out_of_range', 403],
    ['already_applied', 409],
    ['too_many_requests', 429],
  ])('an ordinary refusal (%s) is explained without a reference', async (code, status) => {
    await send({ code, status, requestId: '0199-abcdef12' })
    expect(await screen.findByRole('alert')).not.toHaveTextContent(/รหัสอ้างอิง|abcdef12/)
  })

  test('a failure of ours carries the reference', async () => {
    await send({ code: 'internal_error', status: 500, requestId: '0199-abcdef12' })
    expect(await screen.findByRole('alert')).toHaveTextContent('รหัสอ้างอิง abcdef12')
  })

  test('a rule nobody knows still gets a sentence, and so does a code', async () => {
    await send({ code: 'validation_failed', errors: [{ field: 'email', rule: 'from_the_future' }] })
    await waitFor(() => expect(screen.getByLabelText('อีเมล')).toHaveAccessibleDescription('อีเมลไม่ถูกต้อง'))
  })

  test('an unknown code is a failure to try again', async () => {
    await send({ code: 'from_the_future' })
    expect(await screen.findByRole('alert')).toHaveTextContent('ทำรายการไม่สำเร็จ กรุณาลองใหม่อีกครั้ง')
  })

  test('what never reached a server is the connection, not the service', async () => {
    await send({ code: 'unavailable', requestId: '' })
    expect(await screen.findByRole('alert')).toHaveTextContent('เชื่อมต่ออินเทอร์เน็ตไม่ได้')
  })

  test('too many requests says how long to wait, when that is known', async () => {
    await send({
      code: 'too_many_requests',
      params: { seconds: 42 },
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('กรุณารอ 42 วินาที')
  })
})
