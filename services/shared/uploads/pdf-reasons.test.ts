import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import PDFDocument from 'pdfkit'
import { pdfFault } from './inspect-pdf'
import { pdfWith, streamOf } from './testing/sample-files'

/** A PDF as a program writes it that locks it, by the lock of a version of the format; it opens at once without a password. */
async function lockedBy(pdfVersion: string, userPassword?: string): Promise<Buffer> {
  const options = {
    pdfVersion,
    ownerPassword: 'of-the-owner-2569',
    permissions: { copying: false },
    userPassword,
  }
  const document = new PDFDocument(options as PDFKit.PDFDocumentOptions)
  document.text('Company certificate')
  document.end()
  return buffer(document)
}

const locks = [
  ['of 40 bits', '1.3'],
  ['of 128 bits', '1.4'],
  ['of AES', '1.6'],
  ['of AES, as newer programs write it', '1.7'],
  ['of AES of 256 bits', '1.7ext3'],
] as const

test.each(locks)(
  'a PDF with a password is told from one that only forbids something, by a lock %s',
  async (_, version) => {
    expect(pdfFault(await lockedBy(version, 'to-open-2569'))).toBe('pdf_locked')
    expect(pdfFault(await lockedBy(version))).toBe('pdf_restricted')
  },
)

test.each([
  ['a lock of another kind', '<</Filter/Adobe.PubSec/V 4/R 4/O<00>/U<00>/P -4>>'],
  ['a lock that says nothing', '<</Filter/Standard/V 2>>'],
  ['a lock of the future', `<</Filter/Standard/V 9/R 9/O<${'0'.repeat(64)}>/U<${'0'.repeat(64)}>/P -4>>`],
  [
    'a lock with a key of no length',
    `<</Filter/Standard/V 2/R 3/Length 0/O<${'0'.repeat(64)}>/U<${'0'.repeat(64)}>/P -4>>`,
  ],
  ['a lock that is cut off', '<</Filter/Standard/V 2/R 3/O(a/U(b/P -4>>'],
])('%s counts as a password', (_, lock) => {
  expect(['pdf_locked', 'pdf_unreadable']).toContain(pdfFault(pdfWith('', [lock], '/Encrypt 5 0 R')))
})

const xml = streamOf('<rsm:TaxInvoice_CrossIndustryInvoice/>', '/Type/EmbeddedFile/Subtype/text#2Fxml')
const filespec =
  '<</Type/Filespec/F(ETDA-invoice.xml)/UF(ETDA-invoice.xml)/AFRelationship/Alternative/EF<</F 5 0 R>>>>'

test.each([
  [
    'an electronic tax invoice with its XML (PDF/A-3)',
    '/AF[6 0 R]/Names<</EmbeddedFiles<</Names[(x)6 0 R]>>>>',
    [xml, filespec],
  ],
  ['an XML that only the catalogue names', '/AF[6 0 R]', [xml, filespec]],
  [
    'a file behind a paper clip',
    '',
    ['<</Type/Annot/Subtype/FileAttachment/FS 6 0 R>>', '<</Type/Filespec>>'],
  ],
  [
    'a portfolio of files',
    '/Collection<</View/T>>/Names<</EmbeddedFiles<</Names[(x)6 0 R]>>>>',
    [xml, filespec],
  ],
  ['files named in an object stream', '', [streamOf(`9 0 ${filespec}`, '/Type/ObjStm/N 1/First 4')]],
  ['names in codes', '/Names<</Embedded#46iles 6 0 R>>', ['null', '<</Names[]>>']],
])('a PDF with %s is refused for what is attached, and for nothing else', (_, catalog, objects) => {
  expect(pdfFault(pdfWith(catalog, objects))).toBe('pdf_attached')
})

test('one that runs something as well is refused for that', () => {
  const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
  expect(pdfFault(pdfWith('/AF[6 0 R]', [xml, filespec, script]))).toBe('pdf_active')
})

test('each reason says in Thai what to do: print anew, or take a picture of the pages', () => {
  const { problems } = JSON.parse(readFileSync('messages/th.json', 'utf8'))
  for (const code of ['pdf_unreadable', 'pdf_active', 'pdf_attached', 'pdf_locked', 'pdf_restricted'])
    expect(problems[code]).toContain('สั่งพิมพ์เป็น PDF ใหม่')
  for (const code of ['pdf_attached', 'pdf_locked', 'pdf_restricted'])
    expect(problems[code]).toContain('ถ่ายรูปหน้าเอกสาร')
})
