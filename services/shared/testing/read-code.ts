import jsQR from 'jsqr'
import sharp from 'sharp'

/** A QR code found in a picture. */
export type ReadCode = {
  readonly text: string
  /** Pixels of the picture. */
  readonly width: number
  readonly height: number
  /** How much wider than high the code itself is: 1 unless it was squeezed. */
  readonly stretch: number
  /** How broad the white round the code is at its narrowest, in whole modules of the code; a reader needs four. */
  readonly margin: number
}

/**
 * Reads the QR code in a picture as a phone does, a vector picture drawn first; null where there is none to be read. What
 * the picture leaves clear is black, as on a dark page.
 */
export async function readCode(picture: Uint8Array): Promise<ReadCode | null> {
  const drawn = sharp(picture, { density: 600 }).flatten({ background: '#000000' }).ensureAlpha()
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const found = jsQR(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' })
  if (!found) return null
  const { topLeftCorner, topRightCorner, bottomLeftCorner } = found.location
  const [left, right] = [Math.floor(topLeftCorner.x), Math.ceil(topRightCorner.x)]
  const [top, bottom] = [Math.floor(topLeftCorner.y), Math.ceil(bottomLeftCorner.y)]
  const module = (topRightCorner.x - topLeftCorner.x) / (17 + 4 * found.version)
  const isWhite = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (data[(y * width + x) * info.channels] ?? 0) > 240
  const isRingWhite = (away: number) => {
    for (let x = left - away; x <= right + away; x += 1) {
      if (!isWhite(x, top - away) || !isWhite(x, bottom + away)) return false
    }
    for (let y = top - away; y <= bottom + away; y += 1) {
      if (!isWhite(left - away, y) || !isWhite(right + away, y)) return false
    }
    return true
  }
  // Nearer than half a module the code's own edge may be, for a reader finds its corners about there.
  const nearest = Math.ceil(module / 2)
  let rings = nearest
  while (isRingWhite(rings)) rings += 1
  const stretch = (topRightCorner.x - topLeftCorner.x) / (bottomLeftCorner.y - topLeftCorner.y)
  return { text: found.data, width, height, stretch, margin: Math.round((rings - 1) / module) }
}
