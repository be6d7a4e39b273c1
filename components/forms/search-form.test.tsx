import { readdirSync, readFileSync } from 'node:fs'
import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { SearchForm } from './search-form'

const gone = jest.fn()

function Sample() {
  return (
    // It hears whether the form inside would be sent.
    <div
      role="presentation"
      onSubmit={(event) => {
        if (!event.defaultPrevented) gone(new FormData(event.target as HTMLFormElement).get('q'))
        event.preventDefault()
      }}
    >
      <SearchForm action="/jobs">
        <input type="search" name="q" aria-label="คำค้น" data-longest={20} />
        <button type="submit">ค้นหา</button>
      </SearchForm>
    </div>
  )
}

test('a pasted search that is too long stays whole, is not asked for, and says how much is to go', async () => {
  renderInThai(<Sample />)
  const words = screen.getByRole<HTMLInputElement>('searchbox')
  await userEvent.click(words)
  await userEvent.paste('รับพนักงานเสิร์ฟด่วน 3 คน')
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(words.validationMessage).toBe('ยาวเกิน 20 ตัวอักษร ลบออกอีก 5 ตัวอักษร'))
  expect(words).toHaveValue('รับพนักงานเสิร์ฟด่วน 3 คน')
  expect(gone).not.toHaveBeenCalled()
  await userEvent.type(words, '{Backspace>5}')
  await userEvent.click(screen.getByRole('button'))
  expect(gone).toHaveBeenCalledWith('รับพนักงานเสิร์ฟด่วน')
})

test('no field of any part has a greatest length, which would cut what is pasted without a word', () => {
  const parts = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'),
  )
  expect(parts.length).toBeGreaterThan(100)
  expect(parts.filter((path) => /\smaxLength=/.test(readFileSync(`components/${path}`, 'utf8')))).toEqual([])
})
