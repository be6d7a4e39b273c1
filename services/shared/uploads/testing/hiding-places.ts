import { deflateSync } from 'node:zlib'
import { pdfOf, pdfWith, streamOf } from './sample-files'

/** A PDF with something to run that a reader finds and a hasty look does not. */
export type HidingPlace = { readonly name: string; readonly bytes: () => Buffer }

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
const objects = `9 0 ${script}`
const place = (name: string, bytes: () => Buffer): HidingPlace => ({ name, bytes })

/** A stream of these bytes as they are, behind this dictionary. */
export function rawStream(dictionary: string, content: string | Buffer, afterwards = ''): Buffer {
  const data = typeof content === 'string' ? latin1(content) : content
  return Buffer.concat([latin1(`<<${dictionary}>>\nstream\n`), data, latin1(`\nendstream${afterwards}`)])
}

const objectStreamOf = (dictionary: string, data: string | Buffer) =>
  pdfWith('', [
    rawStream(`/Type/ObjStm/N 1/First 4/Length ${data.length}${dictionary}`, data),
    '/FlateDecode',
    '/ObjStm',
    '<</Predictor 12/Columns 8>>',
  ])

/** Rows of eight bytes, each with a leading zero: PNG's filter "none". */
function predicted(text: string): Buffer {
  const rows = text.padEnd(Math.ceil(text.length / 8) * 8).match(/.{8}/gs) ?? []
  return deflateSync(latin1(rows.map((row) => `\0${row}`).join('')))
}

/** A row predicted from the one above says nothing in plain. */
function predictedUp(text: string): Buffer {
  const padded = latin1(text.padEnd(Math.ceil(text.length / 8) * 8))
  const rows: number[] = []
  padded.forEach((byte, at) => {
    if (at % 8 === 0) rows.push(2)
    rows.push((byte - (padded[at - 8] ?? 0)) & 0xff)
  })
  return deflateSync(Buffer.from(rows))
}

const hex = (data: Buffer) => `${data.toString('hex')}>`
const folded = deflateSync(latin1(objects))
/** A deflated text whose folded bytes have `endstream` in them: the second half is stored as it is. */
function withFakeEnd(first: string, second: string): Buffer {
  const stored = (text: string, isLast: boolean) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(isLast ? 1 : 0)
    head.writeUInt16LE(text.length, 1)
    head.writeUInt16LE(0xffff ^ text.length, 3)
    return Buffer.concat([head, latin1(text)])
  }
  const whole = deflateSync(latin1(first + second))
  return Buffer.concat([whole.subarray(0, 2), stored(first, false), stored(second, true), whole.subarray(-4)])
}

const picture = '/Type/XObject/Subtype/Image/Width 1/Height 1/Filter/DCTDecode'

/** Where something to run has been hidden, one kind of place each. */
export const hidingPlaces: readonly HidingPlace[] = [
  place('an object stream whose rows are predicted', () =>
    objectStreamOf('/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 8>>', predictedUp(objects)),
  ),
  place('an object stream whose rows are predicted as none', () =>
    objectStreamOf('/Filter/FlateDecode/DecodeParms<</Predictor 10/Columns 8>>', predicted(objects)),
  ),
  place('an object stream with parameters elsewhere', () =>
    objectStreamOf('/Filter/FlateDecode/DecodeParms 8 0 R', predictedUp(objects)),
  ),
  place('an object stream with abbreviated parameters', () =>
    objectStreamOf('/Filter/FlateDecode/DP<</Predictor 12/Columns 8>>', predictedUp(objects)),
  ),
  place('an object stream with a filter elsewhere', () => objectStreamOf('/Filter 6 0 R', folded)),
  place('an object stream with a filter elsewhere in a list', () => objectStreamOf('/Filter[6 0 R]', folded)),
  place('an object stream with two filters', () =>
    objectStreamOf('/Filter[/ASCIIHexDecode/FlateDecode]', hex(folded)),
  ),
  place('an object stream folded twice', () =>
    objectStreamOf('/Filter[/FlateDecode/FlateDecode]', deflateSync(folded)),
  ),
  place('an object stream with an abbreviated filter', () => objectStreamOf('/Filter/Fl', folded)),
  place('an object stream with two filters named after each other', () =>
    objectStreamOf('/Filter/FlateDecode/Filter/ASCIIHexDecode', hex(latin1(objects))),
  ),
  place('an object stream with the abbreviated key for a filter', () =>
    objectStreamOf('/F/AHx/Filter/FlateDecode', hex(latin1(objects))),
  ),
  place('an object stream in another file', () =>
    objectStreamOf('/Filter/FlateDecode/F(more.pdf)/FFilter/ASCIIHexDecode', deflateSync(latin1('9 0 <<>>'))),
  ),
  place('an object stream in hexadecimal, with its type elsewhere', () =>
    pdfWith('', [
      rawStream('/Type 6 0 R/N 1/First 4/Filter/ASCIIHexDecode', hex(latin1(objects))),
      '/ObjStm',
    ]),
  ),
  place('an object stream without a type, in hexadecimal', () =>
    pdfWith('', [rawStream('/N 1/First 4/Filter/ASCIIHexDecode', hex(latin1(objects)))]),
  ),
  place('an object stream that says it is a picture', () =>
    pdfWith('', [
      rawStream('/Type/XObject/Subtype/Image/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]', hex(folded)),
    ]),
  ),
  place('an object stream spelt in codes', () =>
    pdfWith('', [
      rawStream('/#54ype/Obj#53tm/#4e 1/F#69rst 4/Filter/ASCII#48exDecode', hex(latin1(objects))),
    ]),
  ),
  place('an object stream behind a string that looks like its head', () =>
    objectStreamOf('/Filter/ASCIIHexDecode/Note( obj)', hex(latin1(objects))),
  ),
  place('an object stream behind a comment that looks like its head', () =>
    objectStreamOf('/Filter/ASCIIHexDecode % 7 0 obj\n', hex(latin1(objects))),
  ),
  place('an object stream in an object stream', () => {
    const inner = `<</Type/ObjStm/N 1/First 4/Length ${folded.length}/Filter/FlateDecode>>\nstream\n`
    return objectStreamOf(
      '/Filter/FlateDecode',
      deflateSync(Buffer.concat([latin1(`9 0 ${inner}`), folded, latin1('\nendstream')])),
    )
  }),
  place('an object stream that goes on behind a fake end', () => {
    const data = withFakeEnd('9 0 null\nendstream\nendobj\n', script)
    return objectStreamOf('/Filter/FlateDecode', data)
  }),
  place('an object stream that is cut off by its length', () => {
    const data = deflateSync(latin1(`9 0 <</Type/Action/F(cmd)/S/LaunchX`))
    return pdfWith('', [
      rawStream(`/Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${data.length - 7}`, data),
    ])
  }),
  place('an object stream that begins after a carriage return alone', () =>
    pdfWith('', [
      Buffer.concat([
        latin1(`<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${folded.length}>>\nstream\r`),
        folded,
        latin1('\nendstream'),
      ]),
    ]),
  ),
  place('a dictionary with the words of a stream in its strings', () =>
    pdfOf([
      `<</Type/Catalog/Pages 2 0 R/Filter/DCTDecode/A(>>stream\n)/OpenAction${script}/B(endstream)>>`,
      '<</Type/Pages/Kids[]/Count 0>>',
    ]),
  ),
  place('a dictionary with the words of a stream in its comments', () =>
    pdfOf([
      `<</Type/Catalog/Pages 2 0 R/Filter/DCTDecode %>>stream\n/OpenAction${script} %endstream\n>>`,
      '<</Type/Pages/Kids[]/Count 0>>',
    ]),
  ),
  place('a dictionary around the head of another object', () =>
    pdfOf([
      `<</Type/Catalog/Pages 2 0 R/A(7 0 obj <</Filter/DCTDecode>>stream\n)/OpenAction${script}/B(endstream)>>`,
      '<</Type/Pages/Kids[]/Count 0>>',
    ]),
  ),
  place('a dictionary that an odd key leaves open', () =>
    pdfOf([
      `<</Type/Catalog/Pages 2 0 R/Filter/DCTDecode/A>>stream\n/OpenAction${script}>>\nendstream`,
      '<</Type/Pages/Kids[]/Count 0>>',
    ]),
  ),
  place('the trailer, with the words of a stream in its strings', () =>
    pdfOf(
      ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>'],
      `/Filter/DCTDecode/A(1 0 obj<<>>stream\n)/Root<</Pages 2 0 R/OpenAction${script}>>/B(endstream)`,
    ),
  ),
  place('pixels with an object whose head is broken by comments', () =>
    pdfWith('', [rawStream(picture, `pixels 9%\n0%\nobj ${script} endobj`)]),
  ),
  place('pixels with an object whose head is written together', () =>
    pdfWith('', [rawStream(picture, `pixels 9 0obj<</A${script}>>endobj`)]),
  ),
  place('pixels with an object stream in them', () =>
    pdfWith('', [
      rawStream(
        picture,
        `pixels 9 0 obj <</Type/ObjStm/N 1/First 4/Filter/ASCIIHexDecode>>stream\n${hex(latin1(objects))}`,
      ),
    ]),
  ),
  place('pixels with a trailer in them', () =>
    pdfWith('', [rawStream(picture, `xref\n0 0\ntrailer\n<</Root<</OpenAction${script}>>>>`)]),
  ),
  place('a name with a zero behind it', () =>
    pdfWith('', ['<</S/JavaScript#00x/JS#00y(app.alert\\(1\\))>>']),
  ),
  place('a stream whose type is elsewhere and is a chain', () =>
    pdfWith('', [rawStream('/Type 6 0 R/Filter[/ASCIIHexDecode/FlateDecode]', hex(folded)), '/ObjStm']),
  ),
  place('a stream kept in another file', () =>
    pdfWith('', [streamOf('', '/Type/XObject/Subtype/Form/BBox[0 0 1 1]/F(//evil.example/form)')]),
  ),
]
