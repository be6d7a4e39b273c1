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

/** Width and height of a PNG, from its first chunk. */
function sizeOf(file: string): [width: number, height: number] {
  const bytes = readFileSync(join(process.cwd(), file))
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

test.each([
  ['app/icon.png', 196],
  ['app/apple-icon.png', 180],
  ['public/icons/any-192.png', 192],
  ['public/icons/any-512.png', 512],
  ['public/icons/maskable-512.png', 512],
])('%s is %i pixels wide and high', (file, pixels) => {
  expect(sizeOf(file)).toEqual([pixels, pixels])
})
