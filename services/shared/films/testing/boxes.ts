/** A box of an MP4 file. */
export function box(type: string, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** Where a box of this type begins, the last one of the file's text. */
export const placeOf = (film: Buffer, type: string): number => film.lastIndexOf(type, undefined, 'latin1') - 4

/** A film with other boxes at the end of its headers, which must stand last in it. */
export function withinHeaders(film: Buffer, ...added: readonly Buffer[]): Buffer {
  const at = placeOf(film, 'moov')
  if (at < 0 || at + film.readUInt32BE(at) !== film.length) throw new Error('the headers do not stand last')
  const whole = Buffer.concat([film, ...added])
  whole.writeUInt32BE(whole.length - at, at)
  return whole
}

const utf8 = (text: string) => Buffer.from(text)
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** What the position, the make and the model say in the films of these tests. */
export const secrets = ['+13.7308+100.5242', 'SECRET-MAKE', 'SECRET-MODEL'] as const
const [position, make, model] = secrets

/** A text of QuickTime's user data: length, language, text. */
const quickTimeText = (type: string, text: string) => {
  const head = Buffer.alloc(4)
  head.writeUInt16BE(text.length)
  return box(type, head, utf8(text))
}

/** Metadata by keys, as phones write it (QuickTime File Format, "metadata atoms and types"). */
function keyedMetadata(values: Readonly<Record<string, string>>): Buffer {
  const keys = Object.keys(values).map((key) => box('mdta', utf8(key)))
  const items = Object.values(values).map((value, index) => {
    const item = box('data', u32(1), u32(0), utf8(value))
    return Buffer.concat([u32(item.length + 8), u32(index + 1), item])
  })
  const handler = box('hdlr', u32(0), u32(0), utf8('mdta'), Buffer.alloc(13))
  return box('meta', handler, box('keys', u32(0), u32(keys.length), ...keys), box('ilst', ...items))
}

const xmpId = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')

/** A film that says where it was taken and with what, in all the places that phones and programs write it. */
export function withSecrets(film: Buffer): Buffer {
  const told = withinHeaders(
    film,
    box(
      'udta',
      quickTimeText('\u00a9xyz', `${position}/`),
      quickTimeText('\u00a9mak', make),
      quickTimeText('\u00a9mod', model),
      box('loci', u32(0), Buffer.of(0x15, 0xc7), utf8(`${position}\0`)),
    ),
    keyedMetadata({
      'com.apple.quicktime.location.ISO6709': position,
      'com.apple.quicktime.make': make,
      'com.apple.quicktime.model': model,
    }),
  )
  const xmp = box(
    'uuid',
    xmpId,
    utf8(`<x:xmpmeta><exif:GPS>${position}</exif:GPS>${make} ${model}</x:xmpmeta>`),
  )
  return Buffer.concat([told, xmp, box('free', utf8(secrets.join(' ')))])
}
