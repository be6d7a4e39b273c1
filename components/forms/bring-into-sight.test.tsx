import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { object } from 'yup'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { choices, required, text } from '@/validators/fields'
import { bringIntoSight } from './bring-into-sight'
import { CheckboxCards } from './checkbox-cards'
import { Form } from './form'
import { TextField } from './text-field'
import { useValidatedForm } from './use-validated-form'

const schema = object({
  kinds: required(choices(['a', 'b'], 2), 'required_select'),
  title: required(text(80)),
})

function Sample({ title }: { title: string }) {
  const form = useValidatedForm(schema as never, { kinds: [], title } as never)
  return (
    <Form id="sample" form={form} onSubmit={() => undefined}>
      <CheckboxCards
        name="kinds"
        label="งาน"
        columns=""
        options={[
          { value: 'a', label: 'เสิร์ฟ' },
          { value: 'b', label: 'ครัว' },
        ]}
      />
      <TextField name="title" label="ชื่อ" />
      <button type="submit">บันทึก</button>
    </Form>
  )
}

const seen = jest.fn<(element: Element) => void>()
beforeEach(() => {
  seen.mockReset()
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    seen(this)
  }
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

test('after a send with faults the first faulty control has the focus, and its whole field is brought into sight', async () => {
  renderInThai(<Sample title="" />)
  await userEvent.click(screen.getByRole('button', { name: 'บันทึก' }))
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('checkbox', { name: 'เสิร์ฟ' })).toHaveFocus()
  expect(seen.mock.calls[0]?.[0] === screen.getByRole('group', { name: 'งาน' })).toBe(true)
  // Read before the cards: below many of them it would be out of sight.
  const error = screen.getByText(/^กรุณาเลือก/)
  const card = screen.getByText('เสิร์ฟ')
  expect(error.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()

  await userEvent.click(screen.getByRole('checkbox', { name: 'เสิร์ฟ' }))
  await userEvent.click(screen.getByRole('button', { name: 'บันทึก' }))
  await waitFor(() => expect(screen.getByLabelText('ชื่อ')).toHaveFocus())
  expect(seen.mock.lastCall?.[0] === screen.getByLabelText('ชื่อ').parentElement).toBe(true)
})

test('a message about many fields is brought into sight without them, because it stands below them', () => {
  renderInThai(
    <fieldset>
      <input aria-label="วันแรก" />
      <div tabIndex={-1} data-testid="message">
        กะที่มีคนแล้วลบไม่ได้
      </div>
    </fieldset>,
  )
  bringIntoSight(screen.getByTestId('message'))
  expect(seen.mock.lastCall?.[0] === screen.getByTestId('message')).toBe(true)
})
