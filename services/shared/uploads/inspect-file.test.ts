import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { contentTypeOf } from '@/lib/uploads/file-type'
import { extensionOf, type FileType } from '@/validators/upload-terms'
import { inspectFile } from './inspect-file'
import { pdfFault } from './inspect-pdf'
import { pictureSize } from './picture-size'
import { hostileFiles, loadedPictures } from './testing/hostile-files'
import { harmlessPdf, harmlessPng, pdfWith, samplePhoto, streamOf } from './testing/sample-files'

const inspect = (bytes: Uint8Array, claimed: FileType) => inspectFile(bytes, 'company_document', claimed)
const kept = (bytes: Uint8Array, claimed: FileType) => {
  const inspection = inspect(bytes, claimed)
  if (inspection.fault !== null) throw new Error(inspection.fault)
  return Buffer.from(inspection.bytes)
}

describe('files as people send them are taken', () => {
  const good: [string, FileType, () => Buffer][] = [
    ['a PDF of an office program', 'application/pdf', harmlessPdf],
    ['a PNG', 'image/png', harmlessPng],
    ['a photo', 'image/jpeg', () => samplePhoto('jpg')],
    ['a WebP', 'image/webp', () => samplePhoto('webp')],
  ]
  test.each(good)('%s', (_name, type, bytes) => {
    expect(contentTypeOf(kept(bytes(), type))).toBe(type)
  })

  const papers = 'services/shared/uploads/testing/papers'
  test.each(readdirSync(papers))('a PDF as a program writes it: %s', (name) => {
    expect(inspect(readFileSync(`${papers}/${name}`), 'application/pdf').fault).toBeNull()
  })

  test('a PDF whose object stream says its length elsewhere', () => {
    const held = streamOf('9 0 <</Title(Certificate)>>', '/Type/ObjStm/N 1/First 4').toString('latin1')
    const [, length = ''] = /Length (\d+)/.exec(held) ?? []
    const objects = [Buffer.from(held.replace(`Length ${length}`, 'Length 6 0 R'), 'latin1'), length]
    expect(pdfFault(pdfWith('', objects))).toBeNull()
  })

  test('a PDF stays byte for byte what it was', () => {
    expect(kept(harmlessPdf(), 'application/pdf')).toEqual(harmlessPdf())
  })

  test.each([
    [
      'a link as LaTeX writes it',
      '<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://example.com/a\\(b\\))>>>>',
    ],
    ['a link to a page about scripts', '<</S/URI/URI(https://example.com/?q=javascript:)>>'],
    ['a text that names a script', '<</Title(About javascript: links)>>'],
    ['tags of a text in chapters', '<</Type/StructElem/S/Thread2/Subtype/PS1/References 6 0 R>>'],
    ['threads of articles that go on overleaf', '<</Threads[6 0 R]/Type/Thread/F 6 0 R>>'],
    ['a page to begin at, by its number', '<</OpenAction[0/Fit]>>'],
    ['a page to begin at, behind a comment', '<</OpenAction[ % first\n 3 0 R /Fit]>>'],
  ])('a PDF with %s', (_name, object) => {
    expect(pdfFault(pdfWith('', [object]))).toBeNull()
  })

  test('with names in their text that would be orders elsewhere', () => {
    expect(pdfFault(pdfWith('/Lang(th)', [streamOf('BT (/JavaScript /Launch) Tj ET')]))).toBeNull()
  })
})

describe('the corpus', () => {
  test('holds at least thirty files, each with a name of its own', () => {
    expect(hostileFiles.length).toBeGreaterThanOrEqual(30)
    expect(new Set(hostileFiles.map(({ name }) => name)).size).toBe(hostileFiles.length)
  })

  test.each(hostileFiles.map((file) => [file.name, file] as const))('%s', (_name, file) => {
    expect(inspect(file.bytes(), file.claimed)).toEqual({ fault: file.fault })
  })

  const types = Object.keys(extensionOf) as FileType[]
  test.each(hostileFiles.map((file) => [file.name, file] as const))(
    '%s is taken as nothing else either',
    (_name, file) => {
      // These are harmless files with a wrong type, so their real type is accepted.
      const isGood = ['PNG sent as a JPEG', 'JPEG sent as a PDF', 'PDF sent as a PNG'].includes(file.name)
      const takenAs = types.filter((type) => inspect(file.bytes(), type).fault === null)
      expect(takenAs).toHaveLength(isGood ? 1 : 0)
    },
  )

  test('each refusal has its Thai sentence', () => {
    const { problems } = JSON.parse(readFileSync('messages/th.json', 'utf8'))
    for (const { fault } of hostileFiles) expect(problems[fault]).toMatch(/[ก-๙]{5}/)
  })
})

describe('what a picture carries besides its pixels is gone', () => {
  test.each(loadedPictures.map((file) => [file.name, file] as const))('%s', (_name, { bytes, type }) => {
    const before = bytes().toString('latin1')
    const after = kept(bytes(), type)
    expect(before).toMatch(/<script|CANARY|GPS|zTXt/)
    expect(after.toString('latin1')).not.toMatch(/<script|CANARY|GPS|zTXt|%PDF/)
    expect(contentTypeOf(after)).toBe(type)
  })
})

test('pixels are read from the header of every type', () => {
  expect(pictureSize(harmlessPng(), 'image/png')).toEqual({ width: 8, height: 8 })
  expect(pictureSize(samplePhoto('jpg'), 'image/jpeg')).toEqual({ width: 64, height: 48 })
  expect(pictureSize(samplePhoto('webp'), 'image/webp')).toEqual({ width: 64, height: 48 })
})

test('any bytes have an answer, in whatever type they are sent', () => {
  const starts = ['', '%PDF-1.7\n', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0', 'RIFF\x20\0\0\0WEBPVP8X']
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 400 }), (start, rest) => {
      const bytes = Buffer.concat([Buffer.from(start, 'latin1'), rest])
      for (const type of Object.keys(extensionOf) as FileType[]) {
        expect(inspect(bytes, type).fault).not.toBeUndefined()
      }
    }),
  )
})
