import { describe, expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keepFocus, readTyped } from './typed-controls'

const staticForm = (
  <div data-testid="static-form">
    <input type="radio" name="kind" value="employer" aria-label="นายจ้าง" defaultChecked />
    <input type="radio" name="kind" value="worker" aria-label="คนหางาน" />
    <input name="displayName" aria-label="ชื่อ" />
    <input name="acceptTerms" type="checkbox" aria-label="ยอมรับ" />
  </div>
)

describe('what was typed before a form was there', () => {
  test('nothing touched is null, so that a draft may come', () => {
    render(staticForm)
    expect(readTyped(screen.getByTestId('static-form'))).toBeNull()
  })

  test('text, choices and ticks are read by name', async () => {
    render(staticForm)
    await userEvent.type(screen.getByLabelText('ชื่อ'), 'สมหญิง')
    await userEvent.click(screen.getByLabelText('คนหางาน'))
    await userEvent.click(screen.getByLabelText('ยอมรับ'))
    expect(readTyped(screen.getByTestId('static-form'))).toEqual({
      kind: 'worker',
      displayName: 'สมหญิง',
      acceptTerms: true,
    })
  })

  test('focus and cursor come back to the control of the same name', async () => {
    const { unmount } = render(staticForm)
    const before = screen.getByLabelText<HTMLInputElement>('ชื่อ')
    await userEvent.type(before, 'สมหญิง')
    before.setSelectionRange(2, 4)
    const container = screen.getByTestId('static-form')
    const restore = keepFocus(container)
    container.innerHTML = '<input name="displayName" aria-label="ชื่อ" value="สมหญิง">'
    restore()
    const after = screen.getByLabelText<HTMLInputElement>('ชื่อ')
    expect(after).toHaveFocus()
    expect([after.selectionStart, after.selectionEnd]).toEqual([2, 4])
    container.innerHTML = ''
    unmount()
  })
})
