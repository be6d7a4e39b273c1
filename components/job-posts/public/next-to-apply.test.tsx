import { describe, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { samplePublicPost } from '@/lib/job-posts/sample-public-post'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import { NextToApply, type OwnStanding } from './next-to-apply'

const { own, apply, closed } = messages.jobs
const id = '0190a5c2-0000-7000-8000-000000000001'
const show = (standing: Partial<OwnStanding> | null, isOpen = true) =>
  renderInThai(
    <NextToApply
      post={{ ...samplePublicPost, isOpen }}
      reader={{
        kind: 'worker',
        application: standing && { id, state: 'submitted', mayApplyAgain: false, ...standing },
      }}
    />,
  )
const step = () => {
  const link = screen.getByRole('link')
  return [link.textContent, link.getAttribute('href')]
}
const ownPage = `/jobs/applications?application=${id}`
const again = `/jobs/${samplePublicPost.id}/apply`

describe('a worker who has', () => {
  test.each([
    ['submitted', 'submitted', own.steps.submitted, ownPage],
    ['been looked at', 'viewed', own.steps.viewed, ownPage],
    ['an offer', 'offered', own.steps.offered, ownPage],
    ['the job', 'hired', own.steps.hired, ownPage],
    ['done the work', 'completed', own.steps.completed, ownPage],
  ] as const)(
    '%s reads so, and is led to it, while the post is open and after',
    (_what, state, name, href) => {
      for (const isOpen of [true, false]) {
        const { unmount } = show({ state }, isOpen)
        expect(screen.getByText(own.states[state])).toBeTruthy()
        expect(step()).toEqual([name, href])
        unmount()
      }
    },
  )

  test('withdrawn may apply again, and is not told to have applied', () => {
    show({ state: 'withdrawn', mayApplyAgain: true })
    expect(screen.getByText(own.states.withdrawn)).toBeTruthy()
    expect(step()).toEqual([own.steps.again, again])
    expect(screen.queryByText(own.states.submitted)).toBeNull()
  })

  test.each(['rejected', 'offer_declined', 'withdrawn'] as const)(
    'ended as %s is shown others, and of a closed post that it is closed',
    (state) => {
      const { unmount } = show({ state })
      expect(screen.getByText(own.states[state])).toBeTruthy()
      expect(step()[0]).toBe(own.steps.others)
      unmount()
      show({ state }, false)
      expect(screen.getByText(closed.title)).toBeTruthy()
    },
  )

  test('sent nothing can apply', () => {
    show(null)
    expect(step()).toEqual([apply, again])
  })
})
