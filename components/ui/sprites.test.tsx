import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { workTypes } from '@/validators/work-types'
import { iconNames } from './icon-names'
import { illustrationNames } from './illustration-names'

const symbolsOf = (file: string) =>
  [...readFileSync(join(process.cwd(), 'public', file), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(
    ([, id]) => id,
  )

describe('pictures', () => {
  test('every icon is drawn, once', () => {
    expect(symbolsOf('icons.svg').sort()).toEqual([...iconNames].sort())
  })
  test('every illustration is drawn, once', () => {
    expect(symbolsOf('illustrations.svg').sort()).toEqual([...illustrationNames].sort())
  })
  test('every work type has an icon of its own', () => {
    expect(iconNames).toEqual(expect.arrayContaining([...workTypes]))
  })
})
