import { expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { ListRefresh } from './list-refresh'
import { usePages } from './use-pages'

await import('./list-watch')

type Item = { readonly id: number; readonly text: string }

/** The service as the browser meets it: pages of two. */
let stored: Item[]
const ask = jest.fn(async (_filter: string, cursor = '0') => {
  const start = Number(cursor)
  const end = start + 2
  return { items: stored.slice(start, end), nextCursor: end < stored.length ? String(end) : null }
})

function List() {
  const [first] = [{ items: stored.slice(0, 2), nextCursor: '2', filter: '' }]
  const pages = usePages(first, ask)
  return (
    <>
      <ul>
        {pages.shown.items.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <button type="button" onClick={pages.more}>
        เพิ่ม
      </button>
      <button
        type="button"
        onClick={() => pages.change((items) => items.map((item) => ({ ...item, text: 'ของฉัน' })))}
      >
        แก้
      </button>
      <ListRefresh list={pages.refreshed} />
    </>
  )
}

const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const lookAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))

async function show() {
  stored = ['ก', 'ข', 'ค', 'ง', 'จ'].map((text, id) => ({ id, text }))
  ask.mockClear()
  renderInThai(<List />)
  // Its script comes when the page is idle.
  await act(() => new Promise((done) => setTimeout(done)))
  await act(() => import('./list-watch'))
  expect(ask).not.toHaveBeenCalled()
}

test('a list is fresh again when the tab is looked at, with all that was shown of it', async () => {
  await show()
  await press('เพิ่ม')
  await waitFor(() => expect(texts()).toEqual(['ก', 'ข', 'ค', 'ง']))
  stored = stored.map((item) => ({ ...item, text: `${item.text} ใหม่` }))
  await lookAgain()
  await waitFor(() => expect(texts()).toEqual(['ก ใหม่', 'ข ใหม่', 'ค ใหม่', 'ง ใหม่']))
})

test('what was changed here meanwhile is not undone by an older answer', async () => {
  await show()
  const late = { answer: () => {} }
  const old = { items: stored.slice(0, 2), nextCursor: null }
  ask.mockImplementationOnce(() => new Promise((resolve) => (late.answer = () => resolve(old))))
  await lookAgain()
  await press('แก้')
  await act(async () => late.answer())
  expect(texts()).toEqual(['ของฉัน', 'ของฉัน'])
})
