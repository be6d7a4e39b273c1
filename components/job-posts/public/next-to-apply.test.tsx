import { describe, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { PublicJobPost } from '@/lib/job-posts/public-job-post'
import { samplePublicPost } from '@/lib/job-posts/sample-public-post'
import { renderInThai } from '@/lib/testing/render-in-thai'
import messages from '@/messages/th.json' with { type: 'json' }
import type { InTheWay } from '@/validators/clash'
import { InAll } from './in-all'
import { NextToApply, type OwnStanding } from './next-to-apply'

const { own, apply, closed, clash } = messages.jobs
const id = '0190a5c2-0000-7000-8000-000000000001'
const show = (standing: Partial<OwnStanding> | null, isOpen = true, inTheWay: InTheWay | null = null) =>
  renderInThai(
    <NextToApply
      post={{ ...samplePublicPost, isOpen }}
      reader={{
        kind: 'worker',
        application: standing && { id, state: 'submitted', mayApplyAgain: false, ...standing },
        inTheWay,
      }}
      apply={(text) => <a href={again}>{text}</a>}
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

  test.each(['withdrawn', 'offer_declined'] as const)(
    '%s may apply again, and is not told to have applied',
    (state) => {
      show({ state, mayApplyAgain: true })
      expect(screen.getByText(own.states[state])).toBeTruthy()
      expect(step()).toEqual([own.steps.again, again])
      expect(screen.queryByText(own.states.submitted)).toBeNull()
    },
  )

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

  test.each([false, true])(
    'no account yet finishes it where the job closed meanwhile, or sees others: %s',
    (isCancelled) => {
      renderInThai(
        <NextToApply
          post={{ ...samplePublicPost, isOpen: false, isCancelled }}
          reader={{ kind: 'worker', application: null, inTheWay: null, isNew: true }}
          apply={() => null}
        />,
      )
      const [finish, others] = screen.getAllByRole('link')
      expect([finish?.textContent, others?.textContent]).toEqual([closed.finish, closed.others])
      const like = others?.getAttribute('href') ?? ''
      expect(new URL(finish?.getAttribute('href') ?? '', 'http://web').search).toBe(
        `?${new URLSearchParams({ next: like })}`,
      )
      expect(screen.getByText(new RegExp(closed.isNew))).toBeVisible()
    },
  )

  test('sent nothing can apply', () => {
    show(null)
    expect(step()).toEqual([apply, again])
  })
})

describe('a job that clashes', () => {
  const other = '0190a5c2-0000-7000-8000-000000000009'
  const clashOf = (state: 'hired' | 'offered') => ({
    rule: 'overlap' as const,
    applicationId: other,
    state,
    title: 'แคชเชียร์เย็น',
    company: 'ร้านริมคลอง',
    date: '2026-11-24',
  })
  const links = () =>
    screen
      .getAllByRole('link')
      .map((link) => [link.textContent.replaceAll('\u00a0', ' '), link.getAttribute('href')] as const)
  const there = `/jobs/applications?application=${other}`

  test('with one they have cannot be applied for: it names that job and its day, and leads there', () => {
    show(null, true, { clashes: [clashOf('hired')], bar: 'hired' })
    expect(screen.getByText(/“แคชเชียร์เย็น” ของ ร้านริมคลอง ที่คุณได้แล้ว อ. 24 พ.ย. 2569/)).toBeTruthy()
    expect(links()).toEqual([
      ['ชนกับงานที่คุณได้แล้ว 1 กะ', '#clash'],
      [clash.look, there],
    ])
  })

  test('is said to who may apply again, too, and not to who waits for its answer', () => {
    const { unmount } = show({ state: 'withdrawn', mayApplyAgain: true }, true, {
      clashes: [clashOf('hired')],
      bar: 'hired',
    })
    expect(links()).toEqual([
      ['ชนกับงานที่คุณได้แล้ว 1 กะ', '#clash'],
      [clash.look, there],
    ])
    unmount()
    show({ state: 'submitted' }, true, { clashes: [clashOf('hired')], bar: 'hired' })
    expect(links()).toEqual([[own.steps.submitted, ownPage]])
  })

  test('with an offer leads to the answer first, and can still be applied for', () => {
    show(null, true, { clashes: [clashOf('offered')], bar: 'offered' })
    expect(screen.getByText(/“แคชเชียร์เย็น” ของ ร้านริมคลอง ที่รอคุณตอบ/)).toBeVisible()
    expect(links()).toEqual([
      ['ชนกับงานที่รอคุณตอบ 1 กะ', '#clash'],
      [clash.answer, there],
      [apply, again],
    ])
  })

  test('with an offer leads to it also who may apply again', () => {
    show({ state: 'withdrawn', mayApplyAgain: true }, true, {
      clashes: [clashOf('offered')],
      bar: 'offered',
    })
    expect(links()).toEqual([
      [clash.answer, there],
      ['ชนกับงานที่รอคุณตอบ 1 กะ', '#clash'],
      [own.steps.again, again],
    ])
  })

  test('in some of its shifts keeps the button, beside one line that leads to which job and day it is', () => {
    const { container } = show(null, true, { clashes: [clashOf('hired'), clashOf('hired')], bar: null })
    expect(links()).toEqual([
      [clash.look, there],
      ['ชนกับงานที่คุณได้แล้ว 2 กะ', '#clash'],
      [apply, again],
    ])
    expect(container.querySelector('#clash')).toHaveTextContent(/และอีก 1 กะ/)
  })

  test('says in the bar no more than that one line: what is fixed to a phone’s foot is low', () => {
    const { container } = show(null, true, { clashes: [clashOf('hired')], bar: null })
    const docked = container.querySelector('[data-docked]')
    expect(docked).toHaveTextContent('ชนกับงานที่คุณได้แล้ว 1 กะ')
    expect(docked).not.toHaveTextContent('แคชเชียร์เย็น')
  })
})

describe('in all', () => {
  const said = (changes: Partial<PublicJobPost> = {}) => {
    const { container, unmount } = renderInThai(<InAll post={{ ...samplePublicPost, ...changes }} hasDays />)
    const text = container.textContent
    unmount()
    return text
  }
  const [first, second] = samplePublicPost.shifts as [
    PublicJobPost['shifts'][number],
    PublicJobPost['shifts'][number],
  ]

  test('one person gets the pay of all shifts, has to come on all days, from the first to the last', () => {
    expect(said()).toBe('รวม ฿1,201 · ต้องมาครบ 2 วัน · อ. 24 พ.ย. – พ. 25 พ.ย. 2569')
  })

  test('what separates two parts goes to the next line with the second', () => {
    renderInThai(<InAll post={samplePublicPost} hasDays />)
    for (const part of ['รวม ฿1,201', 'ต้องมาครบ 2 วัน'])
      expect(screen.getByText(part).closest('.inline-block')?.textContent).not.toMatch(/·\s*$/)
  })

  test('a single day needs no word about coming on all', () => {
    expect(said({ shifts: [first], totalPay: 600_50 })).toBe('รวม ฿600.50 · อ. 24 พ.ย. 2569')
  })

  test('where shifts are chosen it is the pay of one of them', () => {
    const chosen = { shiftChoice: 'each', totalPay: null } as const
    expect(said({ ...chosen, shifts: [first, { ...second, pay: 600_50 }] })).toBe(
      'กะละ ฿600.50 · อ. 24 พ.ย. – พ. 25 พ.ย. 2569',
    )
    const dearer = { ...second, pay: 700_00 }
    expect(said({ ...chosen, shifts: [first, dearer] })).toMatch(/^กะละ ฿600.50–฿700 · /)
    // A full shift pays nobody who reads this.
    expect(said({ ...chosen, shifts: [first, { ...dearer, placesLeft: 0 }] })).toMatch(/^กะละ ฿600.50 · /)
    const full = [first, dearer].map((shift) => ({ ...shift, placesLeft: 0 }))
    expect(said({ ...chosen, shifts: full })).toMatch(/^กะละ ฿600.50–฿700 · /)
  })

  test('over the turn of the year both years are said', () => {
    expect(
      said({
        shifts: [
          { ...first, date: '2026-12-31' },
          { ...second, date: '2027-01-01' },
        ],
      }),
    ).toMatch(/พฤ. 31 ธ.ค. 2569 – ศ. 1 ม.ค. 2570$/)
  })
})

test.each([
  ['full', /^งานนี้ได้คนครบแล้ว$/],
  ['over', /^งานนี้หมดเวลารับสมัครแล้ว$/],
  ['paused', /^ร้านหยุดรับสมัครงานนี้อยู่$/],
  ['ended', /^ร้านปิดรับสมัครงานนี้แล้ว$/],
] as const)('of a job that is closed only the reason is said that is the case: %s', (closedBecause, said) => {
  renderInThai(
    <NextToApply
      post={{ ...samplePublicPost, isOpen: false, closedBecause }}
      reader={{ kind: 'visitor' }}
      apply={() => null}
    />,
  )
  expect(screen.getByText(said)).toBeVisible()
})

test('who is invited in the place of somebody reads that applying is accepting', () => {
  renderInThai(
    <NextToApply
      post={samplePublicPost}
      reader={{ kind: 'worker', application: null, inTheWay: null, isReplacement: true }}
      apply={(text) => <a href={again}>{text}</a>}
    />,
  )
  expect(screen.getByText('ร้านชวนคุณไปแทน คนแรกที่ตอบรับได้งานทันที')).toBeTruthy()
  expect(step()).toEqual(['ตอบรับงานนี้', again])
})

test('an offer that has begun unanswered is over, and is not asked for', () => {
  show({ state: 'offered', events: ['decline'] })
  expect(screen.getByText(own.offerOver)).toBeTruthy()
  expect(step()[0]).toBe(own.steps.others)
})
