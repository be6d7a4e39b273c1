import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BesidePerson } from '@/components/ui/beside-person'
import { localProblem, ProblemError } from '@/lib/api/problem'
import type * as Requests from '@/lib/favourites/requests'
import { renderInThai } from '@/lib/testing/render-in-thai'

/** The requests to the service, and a way to delay its answers. */
let asked: string[]
let answer: () => Promise<void>
const said: string[] = []

const requests: Partial<typeof Requests> = {
  addFavourite: async (workerId) => {
    asked.push(`+${workerId}`)
    await answer()
    return { workerId, at: '2026-11-22T03:00:00.000Z' }
  },
  removeFavourite: async (workerId) => {
    asked.push(`-${workerId}`)
    await answer()
    return undefined
  },
}
jest.unstable_mockModule('@/lib/favourites/requests', () => requests)
jest.unstable_mockModule('@/components/ui/toast', () => ({
  toast: async (_kind: string, text: string) => void said.push(text),
}))
const { FavouriteMarks } = await import('./favourite-marks')

beforeEach(() => {
  asked = []
  said.length = 0
  answer = async () => {}
})

function show(marked: readonly string[] = []) {
  renderInThai(
    <FavouriteMarks marked={marked}>
      <BesidePerson id="w1" name="สมศรี จ." />
      <BesidePerson id="w2" name="สมชาย ด." />
      <BesidePerson id="w1" name="สมศรี จ." />
    </FavouriteMarks>,
  )
}
const starsOf = (name: string) => screen.getAllByRole('button', { name: `เก็บ ${name} เป็นคนโปรด` })
const pressed = (name: string) => starsOf(name).map((star) => star.getAttribute('aria-pressed'))

test('somebody marked in one place is marked wherever they stand', async () => {
  show(['w2'])
  expect([pressed('สมศรี จ.'), pressed('สมชาย ด.')]).toEqual([['false', 'false'], ['true']])
  await userEvent.click(starsOf('สมศรี จ.')[1] as HTMLElement)
  expect(pressed('สมศรี จ.')).toEqual(['true', 'true'])
  await userEvent.click(starsOf('สมชาย ด.')[0] as HTMLElement)
  expect(pressed('สมชาย ด.')).toEqual(['false'])
  expect(asked).toEqual(['+w1', '-w2'])
})

test('what is refused is put back, and said why', async () => {
  let refuse: (error: unknown) => void = () => {}
  answer = () =>
    new Promise((_resolve, reject) => {
      refuse = reject
    })
  show()
  await userEvent.click(starsOf('สมศรี จ.')[0] as HTMLElement)
  expect(pressed('สมศรี จ.')).toEqual(['true', 'true'])
  refuse(new ProblemError(localProblem('favourite_limit')))
  await waitFor(() => expect(pressed('สมศรี จ.')).toEqual(['false', 'false']))
  expect(said).toEqual(['คนโปรดครบจำนวนที่เก็บได้แล้ว กรุณานำบางคนออกก่อน'])
})

test('presses in a row end where the last one wanted, asked one after the other', async () => {
  const goOn: (() => void)[] = []
  answer = () => new Promise((resolve) => goOn.push(resolve))
  show()
  const [star] = starsOf('สมศรี จ.')
  await userEvent.click(star as HTMLElement)
  await userEvent.click(star as HTMLElement)
  expect(pressed('สมศรี จ.')).toEqual(['false', 'false'])
  expect(asked).toEqual(['+w1'])
  goOn.shift()?.()
  await waitFor(() => expect(asked).toEqual(['+w1', '-w1']))
  goOn.shift()?.()
  await userEvent.click(star as HTMLElement)
  await waitFor(() => expect(asked).toEqual(['+w1', '-w1', '+w1']))
})

test('without a page that draws them there are no stars', () => {
  renderInThai(<BesidePerson id="w1" name="สมศรี จ." />)
  expect(screen.queryByRole('button')).toBeNull()
})
