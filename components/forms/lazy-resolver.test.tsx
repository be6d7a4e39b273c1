import { describe, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { emailSchema } from '@/validators/account'
import { Form } from './form'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'
import { useValidatedForm } from './use-validated-form'

const sent: unknown[] = []
let reachable = true

function Sample() {
  const form = useValidatedForm(
    async () => {
      if (!reachable) throw new TypeError('error loading dynamically imported module')
      return emailSchema
    },
    { email: '' },
  )
  return (
    <Form id="sample" form={form} onSubmit={(values) => void sent.push(values)}>
      <TextField name="email" label="อีเมล" />
      <SubmitButton>ส่ง</SubmitButton>
    </Form>
  )
}

describe('a form whose checks arrive later', () => {
  test('sends nothing while they cannot be loaded, says so, and goes on when they can', async () => {
    reachable = false
    renderInThai(<Sample />)
    await userEvent.type(screen.getByLabelText('อีเมล'), 'somying@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'ส่ง' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('เชื่อมต่ออินเทอร์เน็ตไม่ได้')
    expect(screen.getByLabelText('อีเมล')).toHaveValue('somying@example.com')
    expect(sent).toEqual([])

    reachable = true
    await userEvent.click(screen.getByRole('button', { name: 'ส่ง' }))
    await waitFor(() => expect(sent).toEqual([{ email: 'somying@example.com' }]))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('checks like any other once they are there', async () => {
    renderInThai(<Sample />)
    await userEvent.type(screen.getByLabelText('อีเมล'), 'somying')
    await userEvent.tab()
    await waitFor(() => expect(screen.getByLabelText('อีเมล')).toBeInvalid())
  })
})
