import { afterEach, expect, test } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server.node'
import { RoomForCards } from './room-for-cards'
import { useCards } from './use-cards'

function List({ items }: { items: readonly number[] }) {
  const cards = useCards(items.length)
  return (
    <main>
      <ul>
        {items.slice(0, cards).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <RoomForCards count={items.length - cards} height={100} />
    </main>
  )
}

const twenty = Array.from({ length: 20 }, (_, index) => index)
const shown = () => screen.queryAllByRole('listitem').length
let root: Root | undefined

afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  document.body.replaceChildren()
})

test('the server renders the first cards and room for the others, which the browser adds', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<List items={twenty} />)
  expect(shown()).toBe(6)
  expect(container.querySelector('svg')?.getAttribute('height')).toBe('1400')

  await act(async () => {
    root = hydrateRoot(container, <List items={twenty} />)
  })
  await waitFor(() => expect(shown()).toBe(20))
  expect(container.querySelector('svg')).toBeNull()
})

test('a list of a few cards is whole from the start', () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<List items={twenty.slice(0, 4)} />)
  expect(shown()).toBe(4)
  expect(container.querySelector('svg')).toBeNull()
})

test('a list that the browser begins is whole at once, and so is what is added to it', () => {
  const { rerender } = render(<List items={twenty} />)
  expect(shown()).toBe(20)
  rerender(<List items={[...twenty, 20, 21]} />)
  expect(shown()).toBe(22)
})
