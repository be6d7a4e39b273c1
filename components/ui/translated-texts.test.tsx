import { beforeAll, expect, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { surviveTranslation } from './translated-texts'

beforeAll(surviveTranslation)

/** What translators do to every text: at once, or with the element put there before the text goes. */
const ways = {
  'in one change': (text: Text, font: Element) => text.replaceWith(font),
  'in two changes': (text: Text, font: Element) => {
    text.before(font)
    text.remove()
  },
} as const

async function translate(put: (text: Text, font: Element) => void, page: Element = document.body) {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.append(`«${text.data}»`)
    put(text, font)
  }
  await act(async () => {})
}

function Wage() {
  const [hours, setHours] = useState(8)
  return (
    <main>
      <p data-testid="wage">
        {hours > 8 && <b>OT</b>} รวม {hours * 60} บาท {hours < 10 && 'ก่อนหัก'}
      </p>
      <button type="button" onClick={() => setHours(hours + 1)}>
        เพิ่ม
      </button>
    </main>
  )
}

test.each(Object.entries(ways))('a translated page goes on, with its numbers: %s', async (_, put) => {
  render(<Wage />)
  await translate(put)
  const wage = screen.getByTestId('wage')
  expect(wage).toHaveTextContent('«480»')
  for (const baht of ['540', '600', '660']) {
    await userEvent.click(screen.getByRole('button'))
    expect(wage).toHaveTextContent(baht)
    expect(wage).not.toHaveTextContent('480')
  }
  expect(wage).toHaveTextContent('OT')
  expect(wage).not.toHaveTextContent('ก่อนหัก')
})

const Places = ({ left }: { left: number }) => (
  <p>
    {left > 1 && 'หลายที่'}
    {left === 0 && <b>เต็มแล้ว</b>}
    {left > 0 && 'รับอยู่'}
  </p>
)

test.each(Object.entries(ways))(
  'a page that was translated before it watched goes on: %s',
  async (_, put) => {
    // Nobody watches what is not in the page yet.
    const container = document.createElement('div')
    const { rerender } = render(<Places left={2} />, { container })
    await translate(put, container)
    document.body.append(container)
    rerender(<Places left={1} />)
    rerender(<Places left={0} />)
    expect(screen.getByText('เต็มแล้ว')).toBeVisible()
    rerender(<Places left={2} />)
    expect(container).toHaveTextContent('หลายที่')
    expect(screen.queryByText('เต็มแล้ว')).toBeNull()
  },
)

test('a text that is nowhere counts as removed, and nothing comes before it', () => {
  const parent = document.createElement('div')
  parent.append('a')
  const [text, added] = [document.createTextNode('x'), document.createElement('b')]
  expect(parent.removeChild(text)).toBe(text)
  expect(parent.insertBefore(added, text)).toBe(added)
  expect(parent.lastChild).toBe(added)
})

test.each([
  ['an element that is nowhere', () => document.createElement('p')],
  [
    'a text of elsewhere',
    () => {
      const text = document.createTextNode('x')
      document.createElement('p').append(text)
      return text
    },
  ],
])('%s fails as before', (_, make) => {
  const parent = document.createElement('div')
  expect(() => parent.removeChild(make())).toThrow()
  expect(() => parent.insertBefore(document.createElement('b'), make())).toThrow()
})
