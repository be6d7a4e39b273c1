import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { contentTypeOf } from './file-type'
import { withoutMetadata } from './picture-metadata'

/** Pictures of 64 × 48 pixels that are rotated (orientation 6) and hold the place they were taken at twice. */
const samples = [
  ['image/jpeg', 'photo-with-location.jpg'],
  ['image/png', 'photo-with-location.png'],
  ['image/webp', 'photo-with-location.webp'],
] as const

const read = (name: string) => new Uint8Array(readFileSync(`lib/uploads/testing/${name}`))
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/** Every directory entry tag in every TIFF block of a file, found by brute force. */
function tagsIn(bytes: Uint8Array): Set<number> {
  const tags = new Set<number>()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const [mark, little] of [
    ['II*\0', true],
    ['MM\0*', false],
  ] as const) {
    for (let at = textOf(bytes).indexOf(mark); at >= 0; at = textOf(bytes).indexOf(mark, at + 1)) {
      const directory = at + view.getUint32(at + 4, little)
      const count = view.getUint16(directory, little)
      for (let entry = 0; entry < count; entry++) tags.add(view.getUint16(directory + 2 + entry * 12, little))
    }
  }
  return tags
}

const gpsTag = 0x8825
const orientationTag = 0x0112

describe.each(samples)('%s', (type, name) => {
  const before = read(name)
  const after = withoutMetadata(before, type) ?? new Uint8Array()

  test('the sample itself says where it was taken, and on which side it lies', () => {
    expect(contentTypeOf(before)).toBe(type)
    expect([...tagsIn(before)]).toEqual(expect.arrayContaining([gpsTag, orientationTag]))
    expect(textOf(before)).toContain('CANARY')
  })

  test('place, camera and description are gone; only the orientation is left', () => {
    expect(contentTypeOf(after)).toBe(type)
    expect([...tagsIn(after)]).toEqual([orientationTag])
    expect(textOf(after)).not.toMatch(/CANARY|GPS|xmp|adobe:ns|photoshop/i)
  })

  test('what is clean stays as it is, byte for byte', () => {
    expect(withoutMetadata(after, type)).toEqual(after)
  })

  test('what follows the end of the picture is gone', () => {
    const trailed = Uint8Array.of(...after, ...Buffer.from('ftypmp4 CANARY'))
    expect(withoutMetadata(trailed, type)).toEqual(after)
  })

  test('a file cut off anywhere, or changed anywhere, never throws and never keeps the place', () => {
    const isClean = (bytes: Uint8Array) => {
      const cleaned = withoutMetadata(bytes, type)
      return cleaned === null || !/CANARY/.test(textOf(cleaned))
    }
    fc.assert(
      fc.property(fc.nat(before.length), (length) => isClean(before.subarray(0, length))),
      { numRuns: 300 },
    )
    const changed = fc.array(fc.tuple(fc.nat(before.length - 1), fc.nat(255)), { maxLength: 4 })
    fc.assert(
      fc.property(changed, (changes) => {
        const bytes = before.slice()
        for (const [index, value] of changes) bytes[index] = value
        return withoutMetadata(bytes, type) !== undefined
      }),
      { numRuns: 300 },
    )
  })
})

test('a JPEG keeps its colour profile and loses comments and foreign application data', () => {
  const jpeg = read('photo-with-location.jpg')
  const comment = [0xff, 0xfe, 0, 8, ...Buffer.from('CANARY')]
  const foreign = [0xff, 0xed, 0, 8, ...Buffer.from('CANARY')]
  const cleaned = withoutMetadata(
    Uint8Array.of(...jpeg.subarray(0, 2), ...comment, ...foreign, ...jpeg.subarray(2)),
    'image/jpeg',
  )
  expect(textOf(cleaned ?? jpeg)).toContain('ICC_PROFILE')
  expect(textOf(cleaned ?? jpeg)).not.toContain('CANARY')
})

test('an upright picture gets no EXIF block at all', () => {
  const jpeg = withoutMetadata(read('photo-with-location.jpg'), 'image/jpeg') ?? new Uint8Array()
  const upright = jpeg.slice()
  upright[textOf(jpeg).indexOf('II*\0') + 18] = 1
  expect(textOf(withoutMetadata(upright, 'image/jpeg') ?? jpeg)).not.toContain('Exif')
})

test.each(samples)('%s is not understood where the bytes are another type’s', (type, _own) => {
  for (const [other, name] of samples) {
    if (other !== type) expect(withoutMetadata(read(name), type)).toBeNull()
  }
  expect(withoutMetadata(new Uint8Array(), type)).toBeNull()
})
