import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInThai } from '@/lib/testing/render-in-thai'
import { ShiftLines } from './shift-lines'
import { useWanted } from './use-wanted'

const hours = { startTime: '09:00', endTime: '18:00', breakMinutes: 60 }
const written = {
  shiftChoice: 'each',
  payUnit: 'day',
  headcount: 5,
  shifts: [0, 1.5, 3, null].map((headcount, index) => ({
    ...hours,
    date: `2099-12-0${index + 1}`,
    headcount,
  })),
} as const

function Wanted() {
  return <p>{useWanted(written)}</p>
}

test('a number of people that cannot be is not shown while it is being written', () => {
  renderInThai(
    <>
      <ShiftLines {...written} />
      <Wanted />
    </>,
  )
  const people = screen.getAllByRole('listitem').map((line) => /\d+(\.\d+)? คน/.exec(line.textContent)?.[0])
  expect(people).toEqual([undefined, undefined, '3 คน', '5 คน'])
  expect(screen.getByText('รับ 3–5 คนต่อกะ')).toBeVisible()
})
