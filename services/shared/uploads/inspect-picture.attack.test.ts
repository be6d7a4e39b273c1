import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { contentTypeOf } from '@/lib/uploads/file-type'
import { withoutMetadata } from '@/lib/uploads/picture-metadata'
import { type PictureType, pictureLimits, pictureTypes } from '@/validators/upload-terms'
import { inspectFile } from './inspect-file'
import { pictureSize } from './picture-size'
import { jpegOfTwoFrames, loadedPictures, secret, webpBeyondCanvas } from './testing/picture-generator'

const inspect = (bytes: Uint8Array, type: PictureType) => inspectFile(bytes, 'company_document', type)
const holdsSecret = (bytes: Uint8Array) => Buffer.from(bytes).includes(secret)
const same = (one: Uint8Array, other: Uint8Array | null) => other !== null && Buffer.compare(one, other) === 0

describe('of generated pictures', () => {
  test('every one is kept with its pixels and without anything that was put beside them', () => {
    let loaded = 0
    const cleaned = fc.property(loadedPictures, ({ type, bytes, width, height }) => {
      const inspection = inspect(bytes, type)
      if (inspection.fault !== null) throw new Error(inspection.fault)
      if (holdsSecret(bytes)) loaded++
      expect(holdsSecret(inspection.bytes)).toBe(false)
      expect(contentTypeOf(inspection.bytes)).toBe(type)
      expect(pictureSize(inspection.bytes, type)).toEqual({ width, height })
      expect(same(inspection.bytes, withoutMetadata(inspection.bytes, type))).toBe(true)
    })
    fc.assert(cleaned, { numRuns: 600 })
    expect(loaded).toBeGreaterThan(300)
  })

  test('every one has an answer, whatever is changed in it; what is kept is clean already, and no larger than may be', () => {
    const changes = fc.array(fc.tuple(fc.nat(4_000), fc.nat(255), fc.nat(3)), { minLength: 1, maxLength: 6 })
    const types = pictureTypes
    const answered = fc.property(loadedPictures, changes, (picture, places) => {
      let { bytes } = picture
      for (const [where, byte, kind] of places) {
        const at = where % bytes.length
        const middle = [
          Buffer.of(byte),
          Buffer.of(byte, bytes[at] ?? 0),
          Buffer.of(),
          bytes.subarray(at - byte, at),
        ][kind]
        bytes = Buffer.concat([bytes.subarray(0, at), middle ?? Buffer.of(), bytes.subarray(at + 1)])
      }
      for (const type of types) {
        const inspection = inspect(bytes, type)
        if (inspection.fault !== null) continue
        expect(same(inspection.bytes, withoutMetadata(inspection.bytes, type))).toBe(true)
        expect(contentTypeOf(inspection.bytes)).toBe(type)
        const { width, height } = pictureSize(inspection.bytes, type) ?? { width: 0, height: 0 }
        expect(width * height).toBeGreaterThan(0)
        expect(width * height).toBeLessThanOrEqual(pictureLimits.pixels)
      }
    })
    fc.assert(answered, { numRuns: 600 })
  })
})

describe('a size that is said twice is the larger one', () => {
  const sizes: [number, number][] = [
    [16_000, 16_000],
    [12_001, 1],
  ]
  test.each(sizes)('%d × %d pixels behind the first frame of a JPEG', (width, height) => {
    expect(inspect(jpegOfTwoFrames(width, height), 'image/jpeg').fault).toBe('picture_unreadable')
  })

  test.each(sizes)('%d × %d pixels on a smaller canvas of a WebP', (width, height) => {
    expect(inspect(webpBeyondCanvas(width, height), 'image/webp').fault).toBe('picture_too_many_pixels')
  })
})
