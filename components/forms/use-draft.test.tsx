import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { signInSchema } from '@/validators/account'
import { Form } from './form'
import { PasswordField } from './password-field'
import { TextField } from './text-field'
import { useDraft } from './use-draft'
import { useValidatedForm } from './use-validated-form'

function Sample({ restore }: { restore?: boolean }) {
  const form = useValidatedForm(signInSchema, { email: '', password: '' })
  const draft = useDraft(form, 'sample:anon', { restore })
  return (
    <Form id="sample" form={form} onSubmit={() => undefined}>
      <TextField name="email" label="อีเมล" />
      <PasswordField name="password" label="รหัสผ่าน" autoComplete="current-password" />
      <output>{draft.savedAt ? 'saved' : 'nothing'}</output>
      <button type="button" onClick={draft.clear}>
        clear
      </button>
    </Form>
  )
}

const stored = () => localStorage.getItem('partim:draft:sample:anon')

beforeEach(() => localStorage.clear())

describe('useDraft', () => {
  test('keeps what is typed, never a password, and puts it back', async () => {
    const { unmount } = renderInThai(<Sample />)
    await userEvent.type(screen.getByLabelText('อีเมล'), 'somying@example.com')
    await userEvent.type(screen.getByLabelText('รหัสผ่าน'), 'lom-phat-yen')
    await waitFor(() => expect(stored()).toContain('somying@example.com'))
    expect(await screen.findByText('saved')).toBeVisible()
    expect(stored()).not.toContain('lom-phat-yen')
    unmount()

    renderInThai(<Sample />)
    await waitFor(() => expect(screen.getByLabelText('อีเมล')).toHaveValue('somying@example.com'))
    expect(screen.getByLabelText('รหัสผ่าน')).toHaveValue('')
  })

  test('what was typed last is kept even when the page goes away at once', async () => {
    const { unmount } = renderInThai(<Sample />)
    await userEvent.type(screen.getByLabelText('อีเมล'), 'quick')
    unmount()
    expect(stored()).toContain('quick')
  })

  test('is gone once cleared, and stays gone', async () => {
    const { unmount } = renderInThai(<Sample />)
    await userEvent.type(screen.getByLabelText('อีเมล'), 'somying')
    await waitFor(() => expect(stored()).toContain('somying'))
    await userEvent.click(screen.getByRole('button', { name: 'clear' }))
    unmount()
    expect(stored()).toBeNull()
  })

  test('does not overwrite what is in the form when told not to', async () => {
    localStorage.setItem(
      'partim:draft:sample:anon',
      JSON.stringify({ savedAt: Date.now(), values: { email: 'old@example.com' } }),
    )
    renderInThai(<Sample restore={false} />)
    await userEvent.type(screen.getByLabelText('อีเมล'), 'new')
    expect(screen.getByLabelText('อีเมล')).toHaveValue('new')
  })

  test('an unreadable draft is no draft', async () => {
    localStorage.setItem('partim:draft:sample:anon', '{not json')
    renderInThai(<Sample />)
    expect(screen.getByText('nothing')).toBeVisible()
  })
})
