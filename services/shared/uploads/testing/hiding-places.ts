import { deflateSync } from 'node:zlib'
import { foldedBy, predictedUp } from './pdf-filters'

/** A place where a PDF can hide something that a reader runs and a superficial check misses. */
export type HidingPlace = {
  readonly name: string
  /** Objects that hide this action; `at` gives the reference to an object of this list. */
  readonly objects: (action: string, at: (index: number) => string) => readonly (string | Buffer)[]
}

const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** A stream with these bytes unchanged and this dictionary. */
function rawStream(dictionary: string, content: string | Buffer): Buffer {
  const data = typeof content === 'string' ? latin1(content) : content
  return Buffer.concat([latin1(`<<${dictionary}>>\nstream\n`), data, latin1('\nendstream')])
}

const held = (action: string) => `9 0 ${action}`
const hex = (content: string) => foldedBy(['ASCIIHexDecode'], latin1(content))
const folded = (action: string) => deflateSync(latin1(held(action)))
const foldedHex = (action: string) => foldedBy(['ASCIIHexDecode', 'FlateDecode'], latin1(held(action)))
const predicted = (action: string) => deflateSync(predictedUp(held(action)))

/** An object stream with the right length. */
const objectStream = (dictionary: string, data: Buffer) =>
  rawStream(`/Type/ObjStm/N 1/First 4/Length ${data.length}${dictionary}`, data)

const inCatalog = (entries: string) => [`<</Type/Catalog/Filter/DCTDecode${entries}>>`]
const picture = '/Type/XObject/Subtype/Image/Width 1/Height 1/Filter/DCTDecode'
const rows = '<</Predictor 12/Columns 8>>'

/** Deflated text whose compressed bytes contain `endstream`, because its blocks are stored uncompressed. */
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

/** Known hiding places for something to run, one of each kind. */
export const hidingPlaces: readonly HidingPlace[] = [
  {
    name: 'an object stream whose rows are predicted',
    objects: (action) => [objectStream(`/Filter/FlateDecode/DecodeParms${rows}`, predicted(action))],
  },
  {
    name: 'an object stream whose parameters are in a list',
    objects: (action) => [objectStream(`/Filter[/FlateDecode]/DecodeParms[${rows}]`, predicted(action))],
  },
  {
    name: 'an object stream with parameters elsewhere',
    objects: (action, at) => [
      objectStream(`/Filter/FlateDecode/DecodeParms ${at(1)}`, predicted(action)),
      rows,
    ],
  },
  {
    name: 'an object stream with abbreviated parameters',
    objects: (action) => [objectStream(`/Filter/FlateDecode/DP${rows}`, predicted(action))],
  },
  {
    name: 'an object stream with a filter elsewhere',
    objects: (action, at) => [objectStream(`/Filter ${at(1)}`, folded(action)), '/FlateDecode'],
  },
  {
    name: 'an object stream with a filter elsewhere in a list',
    objects: (action, at) => [objectStream(`/Filter[${at(1)}]`, folded(action)), '/FlateDecode'],
  },
  {
    name: 'an object stream with two filters',
    objects: (action) => [objectStream('/Filter[/ASCIIHexDecode/FlateDecode]', foldedHex(action))],
  },
  {
    name: 'an object stream folded twice',
    objects: (action) => [objectStream('/Filter[/FlateDecode/FlateDecode]', deflateSync(folded(action)))],
  },
  {
    name: 'an object stream with an abbreviated filter',
    objects: (action) => [objectStream('/Filter/Fl', folded(action))],
  },
  {
    name: 'an object stream with two filters, one after the other',
    objects: (action) => [objectStream('/Filter/FlateDecode/Filter/ASCIIHexDecode', hex(held(action)))],
  },
  {
    name: 'an object stream with the abbreviated key of a filter',
    objects: (action) => [objectStream('/F/AHx/Filter/FlateDecode', hex(held(action)))],
  },
  {
    name: 'an object stream in another file',
    objects: () => [
      objectStream('/Filter/FlateDecode/F(more.pdf)/FFilter/ASCIIHexDecode', deflateSync(latin1('9 0 <<>>'))),
    ],
  },
  {
    name: 'an object stream in hexadecimal, with its type elsewhere',
    objects: (action, at) => [
      rawStream(`/Type ${at(1)}/N 1/First 4/Filter/ASCIIHexDecode`, hex(held(action))),
      '/ObjStm',
    ],
  },
  {
    name: 'an object stream without a type, in hexadecimal',
    objects: (action) => [rawStream('/N 1/First 4/Filter/ASCIIHexDecode', hex(held(action)))],
  },
  {
    name: 'an object stream that says it is a picture',
    objects: (action) => [
      rawStream('/Subtype/Image/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]', foldedHex(action)),
    ],
  },
  {
    name: 'an object stream spelt in codes',
    objects: (action) => [
      rawStream('/#54ype/Obj#53tm/#4e 1/F#69rst 4/Filter/ASCII#48exDecode', hex(held(action))),
    ],
  },
  {
    name: 'an object stream behind a string that looks like its head',
    objects: (action) => [objectStream('/Filter/ASCIIHexDecode/Note( obj)', hex(held(action)))],
  },
  {
    name: 'an object stream behind a comment that looks like its head',
    objects: (action) => [objectStream('/Filter/ASCIIHexDecode % 7 0 obj\n', hex(held(action)))],
  },
  {
    name: 'an object stream in an object stream',
    objects: (action) => {
      const inner = latin1(
        `9 0 <</N 1/First 4/Filter/ASCIIHexDecode>> %\nstream\n${hex(held(action))}\nendstream`,
      )
      return [objectStream('/Filter/FlateDecode', deflateSync(inner))]
    },
  },
  {
    name: 'an object stream that goes on behind a fake end',
    objects: (action) => [
      objectStream('/Filter/FlateDecode', withFakeEnd('9 0 null\nendstream\nendobj\n', action)),
    ],
  },
  {
    name: 'an object stream that goes on behind its data',
    objects: (action) => [
      objectStream('/Filter/FlateDecode', Buffer.concat([deflateSync(latin1('9 0 null')), folded(action)])),
    ],
  },
  {
    name: 'an object stream that is cut off by its length',
    objects: () => {
      const data = deflateSync(latin1('9 0 <</Type/Action/F(cmd)/S/LaunchX'))
      return [rawStream(`/Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${data.length - 7}`, data)]
    },
  },
  {
    name: 'an object stream that is cut off by a length elsewhere',
    objects: (_action, at) => {
      const data = deflateSync(latin1('9 0 <</Type/Action/F(cmd)/S/LaunchX'))
      const length = String(data.length - 7)
      return [rawStream(`/Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${at(1)}`, data), length]
    },
  },
  {
    name: 'an object stream that begins after a carriage return alone',
    objects: (action) => {
      const data = folded(action)
      const dictionary = `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${data.length}>>`
      return [Buffer.concat([latin1(`${dictionary}\nstream\r`), data, latin1('\nendstream')])]
    },
  },
  {
    name: 'a dictionary with the words of a stream in its strings',
    objects: (action) => inCatalog(`/A(>>stream\n)/OpenAction${action}/B(endstream)`),
  },
  {
    name: 'a dictionary with the words of a stream in its comments',
    objects: (action) => inCatalog(`%>>stream\n/OpenAction${action} %endstream\n`),
  },
  {
    name: 'a dictionary with the words of a stream in escaped strings',
    objects: (action) => inCatalog(`/A(\\(\\\\>>stream\n)/OpenAction${action}/B(\\)endstream)`),
  },
  {
    name: 'a dictionary around the head of another object',
    objects: (action) =>
      inCatalog(`/A(7 0 obj <</Filter/DCTDecode>>stream\n)/OpenAction${action}/B(endstream)`),
  },
  {
    name: 'a dictionary with the head of another object in a comment',
    objects: (action) =>
      inCatalog(`%7 0 obj <</Filter/DCTDecode>>stream\n/OpenAction${action}\n%endstream\n`),
  },
  {
    name: 'a dictionary that an odd key leaves open',
    objects: (action) => [`<</Type/Catalog/Filter/DCTDecode/A>>stream\n/OpenAction${action}>>\nendstream`],
  },
  {
    name: 'a dictionary that a number with two points leaves open',
    objects: (action) => [
      `<</Type/Catalog/Filter/DCTDecode/A 1.2.3>>stream\n/OpenAction${action}>>\nendstream`,
    ],
  },
  {
    name: 'a trailer with the words of a stream in its strings',
    objects: (action) => [
      `null endobj trailer<</A(1 0 obj<</Filter/X>>stream\n)/Root<</OpenAction${action}>>/B(endstream)>>`,
    ],
  },
  {
    name: 'pixels with an object',
    objects: (action) => [rawStream(picture, `pixels endobj\n9 0 obj ${action} endobj`)],
  },
  {
    name: 'pixels with an object whose head is broken by comments',
    objects: (action) => [rawStream(picture, `pixels 9%\n0%\nobj ${action} endobj`)],
  },
  {
    name: 'pixels with an object whose head is written together',
    objects: (action) => [rawStream(picture, `pixels 9 0obj<</A${action}>>endobj`)],
  },
  {
    name: 'pixels with an object stream in them',
    objects: (action) => {
      const head = 'pixels 9 0 obj <</Type/ObjStm/N 1/First 4/Filter/ASCIIHexDecode>>stream\n'
      return [rawStream(picture, `${head}${hex(held(action))}`)]
    },
  },
  {
    name: 'pixels with a trailer in them',
    objects: (action) => [rawStream(picture, `xref\n0 0\ntrailer\n<</Root<</OpenAction${action}>>>>`)],
  },
  {
    name: 'pixels that end before their length',
    objects: (action) => [
      rawStream(`${picture}/Length 99`, `pixels\nendstream endobj\n9 0 obj ${action} endobj`),
    ],
  },
  {
    name: 'a name with a zero behind it',
    objects: (action) => [action.replaceAll(/\/[A-Za-z#0-9]+/g, (name) => `${name}#00x`)],
  },
  {
    name: 'a stream whose type is elsewhere',
    objects: (action, at) => [
      rawStream(`/Type ${at(1)}/Filter[/ASCIIHexDecode/FlateDecode]`, foldedHex(action)),
      '/Metadata',
    ],
  },
  {
    name: 'a stream kept in another file',
    objects: () => [rawStream('/Type/XObject/Subtype/Form/BBox[0 0 1 1]/F(//evil.example/form)', '')],
  },
]
