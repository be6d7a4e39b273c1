import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { localProblem } from '@/lib/api/problem'
import { inThai, renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { ErrorSummary, FaultySend } from './error-summary'

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

const problem = localProblem('network')

test('an error at the head of a long form is brought into sight, once for each refusal', () => {
  const { rerender } = renderInThai(<ErrorSummary problem={problem} />)
  expect(seen.mock.calls).toEqual([[screen.getByRole('alert')]])
  rerender(inThai(<ErrorSummary problem={problem} />))
  expect(seen).toHaveBeenCalledTimes(1)
  rerender(inThai(<ErrorSummary problem={null} />))
  rerender(inThai(<ErrorSummary problem={problem} />))
  expect(seen).toHaveBeenCalledTimes(2)
})

test('one in a bar at the foot of the window is in sight, and scrolls nothing', () => {
  renderInThai(
    <div data-docked>
      <ErrorSummary problem={problem} />
    </div>,
  )
  expect(screen.getByText(messages.problems.network)).toBeVisible()
  expect(seen).not.toHaveBeenCalled()
})

test('only in a form does it say that what was typed is kept', () => {
  const { rerender } = renderInThai(<ErrorSummary problem={problem} />)
  expect(screen.getByRole('alert')).not.toHaveTextContent('ข้อมูลที่กรอกยังอยู่')
  rerender(
    inThai(
      <FaultySend value={0}>
        <ErrorSummary problem={problem} />
      </FaultySend>,
    ),
  )
  expect(screen.getByRole('alert')).toHaveTextContent('ข้อมูลที่กรอกยังอยู่')
})
