import process from 'node:process'
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { uploadTerms } from '@/validators/upload-terms'
import { pdfFault } from './inspect-pdf'
import { hidingPlaces } from './testing/hiding-places'
import { foldedBy } from './testing/pdf-filters'
import { actions, longChains, ownObjects, type PdfPlan, pdfOfPlan, pdfPlans } from './testing/pdf-generator'
import { pdfWith } from './testing/sample-files'

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'

describe('something to run is found, or the file is not taken, in', () => {
  test.each(hidingPlaces.map((place) => [place.name, place] as const))('%s', (_name, { objects }) => {
    const file = pdfWith(
      '',
      objects(script, (index) => `${5 + index} 0 R`),
    )
    expect(['pdf_active', 'pdf_unreadable']).toContain(pdfFault(file))
  })
})

describe('of generated PDFs', () => {
  /** The PDF with these objects added at some place in its first revision. */
  function withHidden(
    plan: PdfPlan,
    where: number,
    hidden: (at: (index: number) => string) => readonly (string | Buffer)[],
  ) {
    const [first = [], ...rest] = plan.revisions
    const place = where % (first.length + 1)
    const objects = hidden((index) => `${ownObjects + place + index + 1} 0 R`)
    return pdfOfPlan({ ...plan, revisions: [first.toSpliced(place, 0, ...objects), ...rest] })
  }

  test('every one that only holds pages is taken', () => {
    const taken = fc.property(pdfPlans, (plan) => expect(pdfFault(pdfOfPlan(plan))).toBeNull())
    fc.assert(taken, { numRuns: 400 })
  })

  test('none with something to run in it is taken, wherever it hides', () => {
    const refused = fc.property(
      pdfPlans,
      fc.nat(99),
      fc.constantFrom(...hidingPlaces),
      actions,
      (plan, where, place, action) =>
        expect(pdfFault(withHidden(plan, where, (at) => place.objects(action, at)))).not.toBeNull(),
    )
    fc.assert(refused, { numRuns: 800 })
  })

  test('none is taken with objects in a stream that is folded by a chain of filters', () => {
    const types = fc.constantFrom('/Type/ObjStm', '/Type 1 0 R', '', '/Type/XObject/Subtype/Image')
    const parameters = fc.constantFrom('', '/DecodeParms[null]', '/DecodeParms 2 0 R', '/DP<<>>')
    const refused = fc.property(
      fc.record({
        plan: pdfPlans,
        where: fc.nat(99),
        chain: longChains,
        type: types,
        parms: parameters,
        action: actions,
      }),
      ({ plan, where, chain, type, parms, action }) => {
        const data = foldedBy(chain, Buffer.from(`9 0 ${action}`, 'latin1'))
        const filter = `/Filter[${chain.map((name) => `/${name}`).join(' ')}]`
        const head = `<<${type}/N 1/First 4${filter}${parms}/Length ${data.length}>>stream\n`
        const hidden = Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream')])
        expect(pdfFault(withHidden(plan, where, () => [hidden]))).not.toBeNull()
      },
    )
    fc.assert(refused, { numRuns: 300 })
  })

  test('none with something to run in plain is taken, whatever is changed elsewhere', () => {
    const refused = fc.property(
      fc.record({ plan: pdfPlans, where: fc.nat(99), changes: changesOf(4_000), action: actions }),
      ({ plan, where, changes, action }) => {
        const file = withHidden(plan, where, () => [action])
        // What is changed ends before the object's head, so that no cut, nor several together, reaches the action.
        const kept = file.indexOf(action, 0, 'latin1') - 9
        const changed = Buffer.concat([changedBy(file.subarray(0, kept), changes), file.subarray(kept)])
        expect(pdfFault(changed)).not.toBeNull()
      },
    )
    fc.assert(refused, { numRuns: 300 })
  })

  test('every one has an answer, whatever bytes of it are changed, cut out or said twice', () => {
    const answered = fc.property(pdfPlans, changesOf(4_000), (plan, changes) => {
      expect(pdfFault(changedBy(pdfOfPlan(plan), changes))).not.toBeUndefined()
    })
    fc.assert(answered, { numRuns: 500 })
  })
})

type Change = { readonly at: number; readonly byte: number; readonly kind: 'set' | 'add' | 'cut' | 'again' }

const changesOf = (size: number) =>
  fc.array(
    fc.record({
      at: fc.nat(size),
      byte: fc.oneof(fc.nat(255), fc.constantFrom(...Buffer.from('()<>[]/%#\\ \n'))),
      kind: fc.constantFrom('set', 'add', 'cut', 'again') as fc.Arbitrary<Change['kind']>,
    }),
    { minLength: 1, maxLength: 6 },
  )

/** Applies changes from the end of the file backwards, so that earlier positions stay valid. */
function changedBy(file: Buffer, changes: readonly Change[]): Buffer {
  const placed = changes.map((change) => ({ ...change, at: change.at % file.length }))
  return placed
    .sort((one, other) => other.at - one.at)
    .reduce((bytes, { at, byte, kind }) => {
      const piece = bytes.subarray(at, at + byte)
      const middle = {
        set: Buffer.of(byte),
        add: Buffer.of(byte, bytes[at] ?? 0),
        cut: Buffer.of(),
        again: Buffer.concat([piece, piece]),
      }
      const rest = kind === 'cut' || kind === 'again' ? at + byte : at + 1
      return Buffer.concat([bytes.subarray(0, at), middle[kind], bytes.subarray(rest)])
    }, file)
}

describe('ten megabytes are judged in a moment, of', () => {
  const size = uploadTerms.company_document.maxBytes - 300
  const fileOf = (content: string | Buffer) =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      typeof content === 'string' ? Buffer.from(content, 'latin1') : content,
      Buffer.from('\nstartxref\n9\n%%EOF\n'),
    ])
  const fullOf = (unit: string, tail = '') => fileOf(unit.repeat(Math.floor(size / unit.length)) + tail)
  const bombs = (dictionary: string, unfolded: number, atMost = Number.POSITIVE_INFINITY) => {
    const data = deflateSync(Buffer.alloc(unfolded, 'a '))
    const head = `1 0 obj<<${dictionary}/Filter/FlateDecode/Length ${data.length}>>stream\n`
    const one = Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream endobj\n')])
    const count = Math.min(atMost, Math.floor(size / one.length))
    return fileOf(Buffer.concat(Array<Buffer>(count).fill(one)))
  }
  const heldKeys = '/Type/ObjStm/N 1/First 4'
  const comments = 'heads in one comment of an object stream'
  const emptyBlocks = Buffer.alloc(9 * 1024 * 1024, Buffer.from([0, 0, 0, 0xff, 0xff]))

  const hard: readonly [string, () => Buffer][] = [
    ['strings that never end', () => fullOf('1 0 obj(')],
    ['brackets in brackets', () => fileOf(`1 0 obj${'['.repeat(size)}`)],
    ['streams with one end', () => fullOf('1 0 obj<</Filter/X>>stream\n', 'endstream')],
    ['heads behind heads', () => fullOf('1 0 obj ')],
    ['heads in a comment', () => fullOf('1 0 obj<<>>%')],
    ['trailers in a comment', () => fullOf('trailer%')],
    ['a trailer and blanks', () => fileOf(`trailer${' '.repeat(size)}x`)],
    ['words that end a head', () => fullOf('%\nobj ')],
    ['one number', () => fileOf(`1 0 obj ${'1'.repeat(size)}x`)],
    ['numbers', () => fileOf(`1 0 obj[${'1 '.repeat(size / 2)}]endobj`)],
    ['keys', () => fileOf(`1 0 obj<<${'/A 1'.repeat(size / 4)}>>stream\nendstream`)],
    ['names', () => fullOf('/#4a')],
    ['names of actions that are none', () => fullOf('/JSx/OpenAction [')],
    ['comments behind the keys of actions', () => fullOf('/S%/URI%/S\n')],
    ['keys in one comment', () => fullOf('/S%/OpenAction[%')],
    ['keys and blanks', () => fullOf(`/URI${' '.repeat(99_999)}`)],
    ['addresses that never begin', () => fullOf(`/URI(${' \\n\\011'.repeat(9_999)}`)],
    ['addresses in hexadecimal that never begin', () => fullOf(`/URI<${'0 0 '.repeat(99_999)}`)],
    ['names of threads', () => fullOf('/Type /Thread ')],
    ['blanks before names of threads', () => fullOf(`/Type${' '.repeat(99_999)}/Thread`)],
    ['bombs', () => bombs('', 16_000_000)],
    ['as many bombs of objects as are unfolded', () => bombs(heldKeys, 16_000_000, 4)],
    ['small object streams', () => bombs(heldKeys, 1_000, 90_000)],
    [
      comments,
      () => {
        const heads = '%1 0 obj '.repeat(2_000)
        const data = Buffer.concat([Buffer.from([0x78, 0x9c]), emptyBlocks])
        const head = Buffer.from(`${heads}\n<<${heldKeys}/Filter/FlateDecode/Length ${data.length}>>stream\n`)
        return fileOf(Buffer.concat([head, data, Buffer.from('\nendstream')]))
      },
    ],
    [
      'object streams whose length is everywhere',
      () => {
        const data = deflateSync(Buffer.from('9 0 null'))
        const keys = `${heldKeys}/Filter/FlateDecode/Length 1 0 R`
        const one = `2 0 obj<<${keys}>>stream\n${data.toString('latin1')}\nendstream 1 0 obj ${data.length} endobj\n`
        return fileOf(one.repeat(45_000))
      },
    ],
  ]

  test.each(hard)('%s', (_name, bytes) => {
    const file = bytes()
    expect(file.length).toBeLessThanOrEqual(uploadTerms.company_document.maxBytes)
    const before = process.cpuUsage()
    pdfFault(file)
    const { user, system } = process.cpuUsage(before)
    // CPU time in milliseconds. Most files take a third of a second, the worst one and a half, and twice that on a busy
    // machine. Code that reads the same bytes again and again takes minutes.
    expect((user + system) / 1_000).toBeLessThan(10_000)
  })
})
