import { afterEach, expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server.node'
import { useWatch } from 'react-hook-form'
import { object } from 'yup'
import { locale, timeZone } from '@/lib/i18n/locale'
import messages from '@/messages/th.json' with { type: 'json' }
import { accepted, choice, required, text } from '@/validators/fields'
import { CheckboxField } from './checkbox-field'
import { Form } from './form'
import { PasswordField } from './password-field'
import { RadioCards } from './radio-cards'
import { SelectField } from './select-field'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'
import { useDraft } from './use-draft'
import { useValidatedForm } from './use-validated-form'

const schema = object({
  kind: required(choice(['employer', 'worker'])),
  name: required(text(100)),
  phone: text(20),
  password: required(text(100)),
  acceptTerms: accepted(),
})

const sent: unknown[] = []
const draftKey = 'partim:draft:early'

function Sample() {
  const form = useValidatedForm(schema, {
    kind: 'employer',
    name: '',
    phone: '',
    password: '',
    acceptTerms: false,
  })
  useDraft(form, 'early')
  const kind = useWatch({ control: form.control, name: 'kind' })
  return (
    <Form id="early" form={form} onSubmit={(values) => void sent.push(values)}>
      <RadioCards
        name="kind"
        label="แบบ"
        options={[
          { value: 'employer', label: 'ร้าน' },
          { value: 'worker', label: 'คนทำงาน' },
        ]}
      />
      {kind === 'worker' && <p>สำหรับคนทำงาน</p>}
      <TextField name="name" label="ชื่อ" />
      <TextField name="phone" label="โทรศัพท์" />
      <PasswordField name="password" label="รหัสผ่าน" autoComplete="current-password" />
      <CheckboxField name="acceptTerms" label="ยอมรับ" />
      <SubmitButton>ส่ง</SubmitButton>
    </Form>
  )
}

const page = (
  <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={messages}>
    <Sample />
  </NextIntlClientProvider>
)

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  localStorage.clear()
})

/** The page as the server sends it, before its scripts have run. */
function receive(): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.replaceChildren(container)
  return container
}

const takeOver = (container: HTMLElement) =>
  act(async () => {
    root = hydrateRoot(container, page)
  })

test('before it works a form cannot be sent, and would not put anything into an address', () => {
  receive()
  const form = document.forms[0]
  expect([form?.method, form && new URL(form.action).pathname]).toEqual(['post', '/api/unsent-form'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ส่ง' }).disabled).toBe(true)
  expect(document.querySelector('noscript')?.textContent).toContain('JavaScript')
})

test('what was typed, chosen and ticked before it works is in it when it does', async () => {
  const user = userEvent.setup()
  const container = receive()
  await user.type(screen.getByLabelText('ชื่อ'), 'สมหญิง')
  await user.type(screen.getByLabelText('รหัสผ่าน'), 'somtam-2570')
  await user.click(screen.getByLabelText('คนทำงาน'))
  await user.click(screen.getByLabelText('ยอมรับ'))
  await takeOver(container)
  expect(screen.getByText('สำหรับคนทำงาน')).toBeVisible()
  await user.type(screen.getByLabelText('รหัสผ่าน'), '!')
  await user.click(screen.getByRole('button', { name: 'ส่ง' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    kind: 'worker',
    name: 'สมหญิง',
    password: 'somtam-2570!',
    acceptTerms: true,
  })
})

test('a draft fills what was not typed meanwhile, and no more', async () => {
  const values = { kind: 'worker', name: 'ชื่อเดิม', phone: '0812345678' }
  localStorage.setItem(draftKey, JSON.stringify({ savedAt: Date.now(), values }))
  const container = receive()
  await userEvent.type(screen.getByLabelText('ชื่อ'), 'ชื่อใหม่')
  await takeOver(container)
  expect(screen.getByLabelText<HTMLInputElement>('ชื่อ').value).toBe('ชื่อใหม่')
  expect(screen.getByLabelText<HTMLInputElement>('โทรศัพท์').value).toBe('0812345678')
})

test('what was typed before it works is in the draft, though nothing is typed afterwards', async () => {
  const container = receive()
  await userEvent.type(screen.getByLabelText('ชื่อ'), 'สมหญิง')
  await userEvent.type(screen.getByLabelText('รหัสผ่าน'), 'somtam-2570')
  await takeOver(container)
  await waitFor(() => expect(localStorage.getItem(draftKey)).toContain('สมหญิง'))
  expect(localStorage.getItem(draftKey)).not.toContain('somtam-2570')
})

function StoredChoice() {
  const form = useValidatedForm(object({ kind: required(choice(['employer', 'worker'])) }), {
    kind: 'worker',
  })
  useDraft(form, 'early')
  return (
    <Form id="stored" form={form} onSubmit={() => undefined}>
      <SelectField
        name="kind"
        label="แบบ"
        placeholder="เลือก"
        options={[
          { value: 'employer', label: 'ร้าน' },
          { value: 'worker', label: 'คนทำงาน' },
        ]}
      />
    </Form>
  )
}

test('a list with a stored choice leaves no draft when the browser drew it and nobody touched it', async () => {
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  await act(async () =>
    root?.render(
      <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={messages}>
        <StoredChoice />
      </NextIntlClientProvider>,
    ),
  )
  expect(screen.getByLabelText<HTMLSelectElement>('แบบ').value).toBe('worker')
  // Leaving stores at once what waits for a pause in typing.
  act(() => root?.unmount())
  expect(localStorage.getItem(draftKey)).toBeNull()
})
