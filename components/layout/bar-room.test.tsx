import { expect, test } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { BarRoom } from './bar-room'
import { FormBar } from './form-bar'

/** Reports a size to whoever observes an element; jsdom has no layout. */
const reports = new Map<Element, () => void>()
globalThis.ResizeObserver = class {
  constructor(private readonly report: () => void) {}
  observe(element: Element) {
    reports.set(element, this.report)
  }
  disconnect() {
    reports.clear()
  }
} as unknown as typeof ResizeObserver

function Sample({ endsPage }: { endsPage: boolean }) {
  const bar = useRef<HTMLDivElement>(null)
  return (
    <>
      <FormBar ref={bar} isAlone>
        <button type="button">เผยแพร่</button>
      </FormBar>
      <BarRoom bar={bar} endsPage={endsPage} />
    </>
  )
}

test('the page has as much room at its end as the bar takes, also when a notice appears in it', () => {
  const { container, rerender, unmount } = render(<Sample endsPage={false} />)
  const [bar, room] = container.children as unknown as readonly [HTMLElement, HTMLElement]
  const grow = (offsetHeight: number) => {
    Object.defineProperty(bar, 'offsetHeight', { configurable: true, value: offsetHeight })
    act(() => reports.get(bar)?.())
  }
  grow(104)
  expect(room.style.height).toBe('calc(104px - 6.5rem)')
  grow(212)
  expect(room.style.height).toBe('calc(212px - 6.5rem)')
  rerender(<Sample endsPage />)
  expect(room.style.height).toBe('calc(212px - 1.5rem)')
  unmount()
  expect(reports.size).toBe(0)
})
