/** Colours as a canvas gives them: four bytes a pixel, row by row. */
export type Pixels = {
  readonly data: ArrayLike<number>
  readonly width: number
  readonly height: number
}

/** A QR code inside a picture, without its margin, in pixels; `modules`: how many dots it has on a side. */
export type CodePlace = {
  readonly left: number
  readonly top: number
  readonly size: number
  readonly modules: number
}

/** The dots on a side of the corner marks, and the fewest and most of a whole code. */
const markModules = 7
const [fewest, most] = [21, 177]

/**
 * Where a code stands in a picture on white, so that it can be drawn with the margin that the standard asks for and no
 * wider one. Null for a picture that shows more than the code, in which case it is better left as it is.
 */
export function placeOfCode(pixels: Pixels): CodePlace | null {
  const isDark = (x: number, y: number) => {
    const at = (y * pixels.width + x) * 4
    const part = (offset: number) => pixels.data[at + offset] ?? 0
    return part(3) > 127 && part(0) + part(1) + part(2) < 384
  }
  const edges = edgesOf(pixels, isDark)
  if (!edges) return null
  const { left, top, right, bottom } = edges
  const [width, height] = [right - left + 1, bottom - top + 1]
  if (Math.abs(width - height) > width / 50) return null
  const run = (x: number, y: number, step: 1 | -1) => {
    let length = 0
    while (x + length * step >= left && x + length * step <= right && isDark(x + length * step, y))
      length += 1
    return length
  }
  // The marks in the corners are the same everywhere, and as wide as they are in every code.
  const [mark, other, third] = [run(left, top, 1), run(right, top, -1), run(left, bottom, 1)]
  if (mark === 0 || Math.abs(mark - other) > 2 || Math.abs(mark - third) > 2) return null
  const modules = Math.round(((width / mark) * markModules - 1) / 4) * 4 + 1
  const isCode = modules >= fewest && modules <= most && Math.abs((width / modules) * markModules - mark) <= 2
  return isCode ? { left, top, size: width, modules } : null
}

function edgesOf({ width, height }: Pixels, isDark: (x: number, y: number) => boolean) {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isDark(x, y)) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  }
  return right < 0 ? null : { left, top, right, bottom }
}
