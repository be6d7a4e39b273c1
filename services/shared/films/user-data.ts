/**
 * Supplemental enhancement information of H.264 and H.265 (ITU-T H.264 D, H.265 D): what encoders and cameras say beside the
 * picture, as position, model and time. A player needs none of it.
 */
type Codec = 'avc' | 'hevc'

const isSupplemental: Readonly<Record<Codec, (first: number) => boolean>> = {
  avc: (first) => (first & 0x1f) === 6,
  hevc: (first) => [39, 40].includes((first >> 1) & 0x3f),
}

/** How many bytes say the length of each unit, by the decoder's configuration (ISO/IEC 14496-15). */
export const unitLengthBytes = (codec: Codec, configuration: Uint8Array): number =>
  ((configuration[codec === 'avc' ? 4 : 21] ?? 3) & 3) + 1

/** A packet without them; null when its units do not fill it. */
export function withoutUserData(packet: Uint8Array, codec: Codec, lengthBytes: number): Uint8Array | null {
  const kept: Uint8Array[] = []
  let hasAny = false
  for (let at = 0; at < packet.length; ) {
    let length = 0
    for (const byte of packet.subarray(at, at + lengthBytes)) length = length * 256 + byte
    const end = at + lengthBytes + length
    if (end > packet.length) return null
    if (length > 0 && isSupplemental[codec](packet[at + lengthBytes] ?? 0)) hasAny = true
    else kept.push(packet.subarray(at, end))
    at = end
  }
  return hasAny ? Buffer.concat(kept) : packet
}

/** The configuration of an H.265 decoder without such units; null when it cannot be read. */
export function configurationWithoutUserData(configuration: Uint8Array): Uint8Array | null {
  const bytes = Buffer.from(configuration)
  if (bytes.length < 23) return null
  const kept: Buffer[] = []
  let at = 23
  for (let arrays = bytes[22] ?? 0; arrays > 0; arrays -= 1) {
    const start = at
    if (at + 3 > bytes.length) return null
    const type = (bytes[at] ?? 0) & 0x3f
    const count = bytes.readUInt16BE(at + 1)
    at += 3
    for (let unit = 0; unit < count; unit += 1) {
      if (at + 2 > bytes.length) return null
      at += 2 + bytes.readUInt16BE(at)
    }
    if (at > bytes.length) return null
    if (type !== 39 && type !== 40) kept.push(bytes.subarray(start, at))
  }
  return Buffer.concat([bytes.subarray(0, 22), Buffer.of(kept.length), ...kept])
}
