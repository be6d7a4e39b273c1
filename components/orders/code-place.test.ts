import { describe, expect, test } from '@jest/globals'
import QRCode from 'qrcode'
import { type Pixels, placeOfCode } from './code-place'

type Drawn = {
  readonly margin: number
  readonly dot: number
  readonly isHigh?: boolean
  readonly frame?: boolean
}

/** A picture of a code with a margin of some dots, twice as high as it is wide where asked, or in a frame. */
function pictureOf(text: string, { margin, dot, isHigh = false, frame = false }: Drawn) {
  const { size, data } = QRCode.create(text).modules
  const width = (size + 2 * margin) * dot
  const height = isHigh ? width * 2 : width
  const bytes = new Uint8ClampedArray(width * height * 4).fill(255)
  const darken = (x: number, y: number) => bytes.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  for (let y = 0; y < size * dot; y += 1)
    for (let x = 0; x < size * dot; x += 1)
      if (data[Math.floor(y / dot) * size + Math.floor(x / dot)]) darken(x + margin * dot, y + margin * dot)
  if (frame) for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) darken(x, y)
  const pixels: Pixels = { data: bytes, width, height }
  return { pixels, size }
}

const reference =
  '00020101021230570016A000000677010112011509999999999990002121234567890AB5303764540726643.05802TH6304ABCD'

describe('the place of a code', () => {
  test.each<[string, Drawn]>([
    ['a wide margin', { margin: 6, dot: 9 }],
    ['no margin', { margin: 0, dot: 13 }],
    ['a picture that is higher than wide', { margin: 2, dot: 11, isHigh: true }],
  ])('is found with %s', (_what, drawn) => {
    const { pixels, size } = pictureOf(reference, drawn)
    const at = drawn.margin * drawn.dot
    expect(placeOfCode(pixels)).toEqual({ left: at, top: at, size: size * drawn.dot, modules: size })
  })

  test.each<[string, Pixels]>([
    ['a code in a frame', pictureOf(reference, { margin: 4, dot: 9, frame: true }).pixels],
    ['nothing', { data: new Uint8ClampedArray(400).fill(255), width: 10, height: 10 }],
  ])('is not found in %s', (_what, pixels) => {
    expect(placeOfCode(pixels)).toBeNull()
  })
})
