import { deflateSync } from 'node:zlib'

/** Encoders for stream filters (ISO 32000-2, 7.4), by the name of the decoder. */
export const filters = {
  FlateDecode: (data: Buffer) => deflateSync(data),
  ASCIIHexDecode: (data: Buffer) => Buffer.from(`${data.toString('hex')}>`),
  ASCII85Decode: ascii85,
  RunLengthDecode: runLength,
  LZWDecode: lzw,
} as const satisfies Record<string, (data: Buffer) => Buffer>

export type Filter = keyof typeof filters

/** Encodes data so that a reader decodes it with these filters in this order. */
export const foldedBy = (chain: readonly Filter[], data: Buffer): Buffer =>
  chain.reduceRight((content, filter) => filters[filter](content), data)

function ascii85(data: Buffer): Buffer {
  let text = ''
  for (let at = 0; at < data.length; at += 4) {
    const group = data.subarray(at, at + 4)
    let value = Buffer.concat([group, Buffer.alloc(4 - group.length)]).readUInt32BE()
    let digits = ''
    for (let place = 0; place < 5; place++) {
      digits = String.fromCharCode(33 + (value % 85)) + digits
      value = Math.floor(value / 85)
    }
    text += digits.slice(0, group.length + 1)
  }
  return Buffer.from(`${text}~>`, 'latin1')
}

function runLength(data: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < data.length; at += 128) {
    const run = data.subarray(at, at + 128)
    parts.push(Buffer.of(run.length - 1), run)
  }
  return Buffer.concat([...parts, Buffer.of(128)])
}

/** Nine bits per byte, because the table is cleared before it would need ten. */
function lzw(data: Buffer): Buffer {
  const codes: number[] = []
  data.forEach((byte, at) => {
    if (at % 250 === 0) codes.push(256)
    codes.push(byte)
  })
  codes.push(257)
  const bits = codes.map((code) => code.toString(2).padStart(9, '0')).join('')
  return Buffer.from((bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)))
}

/**
 * Rows of eight bytes, each as the difference to the row above (PNG's filter "up"), so that nothing is readable as
 * plain text.
 */
export function predictedUp(text: string): Buffer {
  const padded = Buffer.from(text.padEnd(Math.ceil(text.length / 8) * 8), 'latin1')
  const rows: number[] = []
  padded.forEach((byte, at) => {
    if (at % 8 === 0) rows.push(2)
    rows.push((byte - (padded[at - 8] ?? 0)) & 0xff)
  })
  return Buffer.from(rows)
}
