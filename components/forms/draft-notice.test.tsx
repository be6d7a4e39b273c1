import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { object } from 'yup'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { text } from '@/validators/fields'
import { DraftNotice } from './draft-notice'
import { Form } from './form'
import { TextField } from './text-field'
import { useKeptDraft } from './use-kept-draft'
import { useValidatedForm } from './use-validated-form'

const words = messages.forms.draft
const schema = object({ name: text(100) })
const key = 'partim:draft:branch:1:uid'

function Sample() {
  const form = useValidatedForm(schema, { name: 'สยาม' })
  const draft = useKeptDraft(form, 'branch:1:uid')
  return (
    <Form id="sample" form={form} onSubmit={() => undefined}>
      <TextField name="name" label="ชื่อ" />
      <a href="/branch" onClick={(event) => event.preventDefault()} onFocus={() => undefined}>
        กลับ
      </a>
      <a href="/login" data-keeps-input="" onClick={(event) => event.preventDefault()}>
        เข้าสู่ระบบ
      </a>
      <DraftNotice draft={draft} />
    </Form>
  )
}

const field = () => screen.getByLabelText('ชื่อ')
const button = (name: string) => screen.getByRole('button', { name })
const stored = () => localStorage.getItem(key)
const left: string[] = []
const watch = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link) left.push(link.getAttribute('href') ?? '')
}

beforeEach(() => {
  localStorage.clear()
  left.length = 0
  addEventListener('click', watch)
})
afterEach(() => removeEventListener('click', watch))

async function typeAndLeave() {
  renderInThai(<Sample />)
  await userEvent.type(field(), ' ซอย 3')
  await userEvent.click(screen.getByText('กลับ'))
  return screen.findByRole('dialog', { name: words.leaveTitle })
}

describe('leaving with something typed', () => {
  test('is asked about, and staying goes on', async () => {
    const dialog = await typeAndLeave()
    expect(left).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: words.stay }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field()).toHaveValue('สยาม ซอย 3')
  })

  test('keeps a draft', async () => {
    const dialog = await typeAndLeave()
    await userEvent.click(within(dialog).getByRole('button', { name: words.keep }))
    expect(left).toEqual(['/branch'])
    expect(stored()).toContain('สยาม ซอย 3')
  })

  test('or throws it away', async () => {
    const dialog = await typeAndLeave()
    await userEvent.click(within(dialog).getByRole('button', { name: words.discardAndLeave }))
    expect(left).toEqual(['/branch'])
    expect(stored()).toBeNull()
  })

  test('is not asked about on the way to sign in and back, nor with nothing typed', async () => {
    renderInThai(<Sample />)
    await userEvent.click(screen.getByText('กลับ'))
    await userEvent.type(field(), ' ซอย 3')
    await userEvent.click(screen.getByText('เข้าสู่ระบบ'))
    expect(left).toEqual(['/branch', '/login'])
    await waitFor(() => expect(stored()).toContain('สยาม ซอย 3'))
  })
})

describe('a draft that is found', () => {
  beforeEach(() => {
    const savedAt = Date.parse('2026-11-20T07:20:00Z')
    localStorage.setItem(key, JSON.stringify({ savedAt, values: { name: 'สยาม ซอย 3' } }))
  })

  test('says from when it is, and is used', async () => {
    renderInThai(<Sample />)
    expect(await screen.findByRole('status')).toHaveTextContent('พิมพ์ไว้ ศ. 20 พ.ย. 2569 14:20 น.')
    expect(field()).toHaveValue('สยาม ซอย 3')
    await userEvent.click(button(words.accept))
    expect(screen.queryByRole('status')).toBeNull()
    expect(field()).toHaveValue('สยาม ซอย 3')
    expect(stored()).not.toBeNull()
  })

  test('or thrown away: the form says again what it began with', async () => {
    const { unmount } = renderInThai(<Sample />)
    await screen.findByRole('status')
    await userEvent.click(button(words.discard))
    expect(field()).toHaveValue('สยาม')
    expect(screen.queryByRole('status')).toBeNull()
    act(unmount)
    expect(stored()).toBeNull()
  })

  test('is used by whoever goes on typing', async () => {
    renderInThai(<Sample />)
    await screen.findByRole('status')
    await userEvent.type(field(), ' ชั้น 2')
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  })
})
