import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'

/** Realistic sample files, made or read anew for each test. */
const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** A PDF of these objects, the catalog first, with its cross-reference table and end. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts = [latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')]
  const positions: number[] = []
  let length = parts[0]?.length ?? 0
  objects.forEach((object, index) => {
    const part = Buffer.concat([
      latin1(`${index + 1} 0 obj\n`),
      typeof object === 'string' ? latin1(object) : object,
      latin1('\nendobj\n'),
    ])
    positions.push(length)
    parts.push(part)
    length += part.length
  })
  const rows = positions.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<</Size ${count}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, latin1(end)])
}

/** A stream object, deflated by default, as nearly all are. */
export function streamOf(content: string | Buffer, dictionary = '', fold = true): Buffer {
  const plain = typeof content === 'string' ? latin1(content) : content
  const data = fold ? deflateSync(plain) : plain
  const filter = fold ? '/Filter/FlateDecode' : ''
  return Buffer.concat([
    latin1(`<<${dictionary}${filter}/Length ${data.length}>>\nstream\n`),
    data,
    latin1('\nendstream'),
  ])
}

const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>'
const text = streamOf('BT /F1 12 Tf 72 720 Td (Company certificate) Tj ET')

/** A one-page PDF as an office program writes it, with entries for its catalog and extra objects after the fourth. */
export function pdfWith(catalog: string, extra: readonly (string | Buffer)[] = [], trailer = ''): Buffer {
  const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>'
  return pdfOf([`<</Type/Catalog/Pages 2 0 R${catalog}>>`, pages, page, text, ...extra], trailer)
}

/** Like the files of LibreOffice and others: an initial page, objects in a stream, a picture. */
export const harmlessPdf = () =>
  pdfWith('/OpenAction[3 0 R /XYZ null null 0]', [
    streamOf('6 0 <</Producer(Writer)/Title(Certificate)>>', '/Type/ObjStm/N 1/First 4'),
    streamOf(latin1('\xff\xd8\xff\xe0 pixels /JS /AA 1 2'), '/Subtype/Image/Filter/DCTDecode', false),
  ])

const pngSignature = latin1('\x89PNG\r\n\x1a\n')

/** ISO 3309, as used by PNG; node:zlib has it only from Node 20.15. */
function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

export function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([latin1(name), content])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  crc.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, crc])
}

/** A PNG that declares this size; it has enough grey pixels for small sizes only. */
export function pngOf(width: number, height: number, extra: readonly Buffer[] = []): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const lines = deflateSync(Buffer.alloc((Math.min(width, 64) + 1) * Math.min(height, 64)))
  const chunks = [
    pngChunk('IHDR', head),
    ...extra,
    pngChunk('IDAT', lines),
    pngChunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([pngSignature, ...chunks])
}

export const harmlessPng = () => pngOf(8, 8)

/** A photo with its GPS position, and a text that must be removed. */
export const samplePhoto = (extension: 'jpg' | 'png' | 'webp') =>
  readFileSync(`lib/uploads/testing/photo-with-location.${extension}`)
