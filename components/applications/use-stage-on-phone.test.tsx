import { expect, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import type { Application, BoardStage, Stage } from '@/lib/applications/application'
import { keepInSight, useStageOnPhone } from './use-stage-on-phone'

const stages: readonly Stage[] = ['submitted', 'viewed', 'hired', 'ended']

/** A board with these people, by the stage they are in. */
const columnsOf = (people: Partial<Record<Stage, readonly string[]>>): BoardStage[] =>
  stages.map((stage) => {
    const items = (people[stage] ?? []).map((id) => ({ id, stage }) as Application)
    return { stage, count: items.length, items, nextCursor: null }
  })

const started = (people: Partial<Record<Stage, readonly string[]>>) =>
  renderHook(({ columns }) => useStageOnPhone(columns), { initialProps: { columns: columnsOf(people) } })

test('a phone shows where the last one of a stage went, and stays while others are there', () => {
  const { result, rerender } = started({ submitted: ['a', 'b'] })
  act(() => result.current.follow('a'))
  rerender({ columns: columnsOf({ submitted: ['b'], viewed: ['a'] }) })
  expect(result.current.onPhone).toBe('submitted')
  act(() => result.current.follow('b'))
  rerender({ columns: columnsOf({ viewed: ['a'], hired: ['b'] }) })
  expect(result.current.onPhone).toBe('hired')
})

test('who chooses an empty stage sees it, and who went no further leads nowhere', () => {
  const { result, rerender } = started({ submitted: ['a'] })
  act(() => result.current.follow('a'))
  rerender({ columns: columnsOf({ ended: ['a'] }) })
  expect(result.current.onPhone).toBe('submitted')
  rerender({ columns: columnsOf({ hired: ['a'] }) })
  act(() => result.current.choose('viewed'))
  expect(result.current.onPhone).toBe('viewed')
})

test('a tab out of sight is brought into its row', () => {
  const row = document.createElement('nav')
  const tab = document.createElement('button')
  row.append(tab)
  const sized = (element: HTMLElement, sizes: Record<string, number>) => {
    for (const [name, value] of Object.entries(sizes))
      Object.defineProperty(element, name, { value, configurable: true })
  }
  sized(row, { offsetLeft: 16, clientWidth: 328 })
  sized(tab, { offsetLeft: 500, offsetWidth: 120 })
  keepInSight(tab)
  expect(row.scrollLeft).toBe(500 - 16 + 120 - 328)
  sized(tab, { offsetLeft: 16 })
  keepInSight(tab)
  expect(row.scrollLeft).toBe(0)
})
