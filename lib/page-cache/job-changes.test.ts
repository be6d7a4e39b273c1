import { expect, test } from '@jest/globals'
import { takeEvents } from './job-changes'
import { jobLists, type Tag } from './page-cache'

const id = '019aa000-0000-7000-8000-000000000001'

test.each([
  [`data: ${id}\n\n`, [id]],
  [`data: ${id} listed\n\n`, [id, jobLists]],
  ['data: *\n\n', 'all'],
  ['data: something new\n\n', 'all'],
] as const)('%j is read, however it arrives', (event, tags) => {
  const stream = `: still here\n\n${event}: still here\n\n`
  for (let cut = 0; cut <= stream.length; cut += 1) {
    const changed: ('all' | readonly Tag[])[] = []
    const rest = takeEvents(stream.slice(0, cut), (told) => changed.push(told))
    expect(takeEvents(rest + stream.slice(cut), (told) => changed.push(told))).toBe('')
    expect(changed).toEqual([tags])
  }
})
