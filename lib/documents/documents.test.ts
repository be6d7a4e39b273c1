import { expect, test } from '@jest/globals'
import { publicPages } from '@/lib/auth/public-pages'
import { formatPeriod } from '@/lib/dates/format-thai'
import { businessPolicy } from '@/messages/documents/business-policy'
import { condition } from '@/messages/documents/condition'
import { cookiePolicy } from '@/messages/documents/cookie-policy'
import { privacyPolicy } from '@/messages/documents/privacy-policy'
import { documentVersions } from '@/validators/document-versions'
import { retention } from '@/validators/retention'
import { isDate } from '@/validators/rules'
import type { Block, PublishedDocument } from './document'
import { facts } from './facts'
import { type Inline, parseInline } from './inline'

const documents: readonly PublishedDocument[] = [businessPolicy, condition, cookiePolicy, privacyPolicy]

function textsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('heading' in block) return [block.heading]
  if ('list' in block) return block.list
  if ('terms' in block) return block.terms.flat()
  if ('table' in block) return [block.table.caption, ...block.table.head, ...block.table.rows.flat()]
  return 'note' in block ? [block.note] : []
}

const partsOf = ({ summary, sections }: PublishedDocument): readonly Inline[] =>
  [...summary, ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(textsOf)])].flatMap(
    parseInline,
  )

const anchorsOf = ({ sections }: PublishedDocument) =>
  sections.flatMap(({ id, blocks }) => [
    id,
    ...blocks.flatMap((block) => (typeof block === 'object' && 'heading' in block ? [block.id] : [])),
  ])

const documentAt = (path: string) => {
  const page = publicPages.find((candidate) => candidate.path === path)
  return documents.find(({ name }) => name === page?.key)
}

test('every published document has a version, which is a day', () => {
  expect(documents.map(({ name }) => name).sort()).toEqual(Object.keys(documentVersions).sort())
  for (const version of Object.values(documentVersions)) expect(isDate(version)).toBe(true)
})

test.each(documents)('$name: anchors are there once, and references to them lead somewhere', (document) => {
  const anchors = anchorsOf(document)
  expect(new Set(anchors).size).toBe(anchors.length)
  const numbered = document.sections.map(({ id }) => id)
  for (const part of partsOf(document)) {
    if (part.kind === 'section') expect(numbered).toContain(part.text)
  }
})

test.each(documents)('$name: links lead to public pages and to sections they have', (document) => {
  for (const part of partsOf(document)) {
    if (part.kind !== 'link' || !part.href.startsWith('/')) continue
    const [path = '', anchor] = part.href.split('#')
    expect(publicPages.map((page) => page.path)).toContain(path)
    const target = documentAt(path)
    if (anchor && target) expect(anchorsOf(target)).toContain(anchor)
  }
})

test.each(documents)('$name: every fact it names is known', (document) => {
  for (const part of partsOf(document)) {
    if (part.kind === 'fact') expect(Object.keys(facts)).toContain(part.text)
  }
})

test.each(documents)('$name: the rows of its tables are as long as their head', ({ sections }) => {
  for (const block of sections.flatMap(({ blocks }) => blocks)) {
    if (typeof block === 'string' || !('table' in block)) continue
    const { head, rows } = block.table
    expect(rows.map(({ length }) => length)).toEqual(rows.map(() => head.length))
    expect(new Set(rows.map(([name]) => name)).size).toBe(rows.length)
  }
})

test.each(documents)('$name: its history ends with the present version', ({ name, sections }) => {
  const changes = sections.find(({ id }) => id === 'changes')
  const history = changes?.blocks.find((block) => typeof block === 'object' && 'table' in block)
  expect(history).toMatchObject({
    table: { rows: expect.arrayContaining([[documentVersions[name], expect.any(String)]]) },
  })
})

test.each([
  ['condition', condition, 'fees'],
  ['businessPolicy', businessPolicy, 'credits'],
] as const)('%s: says how long a cancelled post gives its credit back', (_name, { sections }, id) => {
  const blocks = sections.find((section) => section.id === id)?.blocks ?? []
  const stated = blocks.flatMap(textsOf).flatMap(parseInline)
  expect(stated).toContainEqual(expect.objectContaining({ kind: 'fact', text: 'creditReturnMinutes' }))
})

test('the privacy policy says what is kept of work for an employer, and what for', () => {
  const retentionSection = privacyPolicy.sections.find(({ id }) => id === 'retention')
  const texts = retentionSection?.blocks.flatMap(textsOf) ?? []
  const kept = texts[texts.findIndex((text) => text.startsWith('{workplaceKept}')) - 1]
  for (const said of ['จำนวนกะ', 'วันที่ทำครั้งล่าสุด', 'ซ่อนเรซูเม่', 'ค้นหา']) expect(kept).toContain(said)
})

test('the privacy policy states the periods the services keep to, and no others in their place', () => {
  const retentionSection = privacyPolicy.sections.find(({ id }) => id === 'retention')
  const texts = retentionSection?.blocks.flatMap(textsOf) ?? []
  const stated = texts.flatMap(parseInline).flatMap(({ kind, text }) => (kind === 'fact' ? [text] : []))
  expect(stated.sort()).toEqual(
    Object.keys(retention)
      .filter((kept) => kept !== 'idempotentAnswer')
      .map((kept) => `${kept}Kept`)
      .sort(),
  )
  for (const [kept, period] of Object.entries(retention)) {
    if (kept === 'idempotentAnswer') continue
    expect(facts[`${kept}Kept` as keyof typeof facts]).toBe(formatPeriod(period))
  }
})
