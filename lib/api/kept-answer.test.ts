import { expect, test } from '@jest/globals'
import { keepAnswer } from './kept-answer'

test('is asked once for all who come within its time, and again after it', async () => {
  let time = 0
  let asked = 0
  const answer = keepAnswer(
    300,
    async () => ++asked,
    () => time,
  )
  expect(await Promise.all([answer(), answer()])).toEqual([1, 1])
  time = 299_999
  expect(await answer()).toBe(1)
  time = 300_000
  expect(await answer()).toBe(2)
})

test('a failure is told and not kept', async () => {
  let isDown = true
  const answer = keepAnswer(300, async () => {
    if (isDown) throw new Error('down')
    return 'here'
  })
  await expect(answer()).rejects.toThrow('down')
  isDown = false
  expect(await answer()).toBe('here')
})
