import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { uploadTerms } from '@/validators/upload-terms'
import { decideByText } from '../testing/rules-text'
import { permits, type StorageRequest, storageRules } from './storage-rules'

const id = '0b9e8f1c-7a57-4c1e-9a55-0d8f6a2b3c4d'
const photo = `companies/krua/branches/${id}.jpg`
const shown = `companies/krua/public/branches/${id}.jpg`
const document = `companies/krua/documents/${id}.pdf`

const creates = (changes: Partial<StorageRequest> = {}) =>
  permits({
    method: 'create',
    name: photo,
    exists: false,
    written: { size: 1_000, contentType: 'image/jpeg' },
    upload: photo,
    ...changes,
  })

describe('a token that names the object', () => {
  test('creates it, once', () => {
    expect(creates()).toBe(true)
    expect(creates({ exists: true })).toBe(false)
    expect(creates({ method: 'update', exists: true })).toBe(false)
    expect(creates({ method: 'delete', exists: true, written: undefined })).toBe(false)
  })

  test('creates nothing else', () => {
    expect(creates({ upload: undefined })).toBe(false)
    expect(creates({ upload: photo.replace('krua', 'other') })).toBe(false)
    expect(creates({ upload: photo.replace('0b9e', '0b9f') })).toBe(false)
  })

  test('creates what is shown as it is, under no other name and packed in nothing', () => {
    const as = (changes: object) => creates({ written: { size: 1, contentType: 'image/jpeg', ...changes } })
    for (const contentDisposition of ['', 'inline']) expect(as({ contentDisposition })).toBe(true)
    for (const contentDisposition of ['attachment', 'inline; filename="a.exe"', 'INLINE', 'form-data']) {
      expect([contentDisposition, as({ contentDisposition })]).toEqual([contentDisposition, false])
    }
    for (const contentEncoding of ['', 'identity']) expect(as({ contentEncoding })).toBe(true)
    for (const contentEncoding of ['gzip', 'br', 'identity, gzip']) {
      expect([contentEncoding, as({ contentEncoding })]).toEqual([contentEncoding, false])
    }
  })

  test('is held to the size and the type its name says', () => {
    const { maxBytes } = uploadTerms.branch_photo
    expect(creates({ written: { size: maxBytes, contentType: 'image/jpeg' } })).toBe(true)
    expect(creates({ written: { size: maxBytes + 1, contentType: 'image/jpeg' } })).toBe(false)
    expect(creates({ written: { size: 0, contentType: 'image/jpeg' } })).toBe(false)
    for (const contentType of ['image/png', 'image/svg+xml', 'text/html', 'image/jpeg; a=b', undefined]) {
      expect([contentType, creates({ written: { size: 1, contentType } })]).toEqual([contentType, false])
    }
  })

  test.each([
    `companies/krua/branches/${id}.svg`,
    `companies/krua/branches/${id}.pdf`,
    `companies/krua/branches/${id}`,
    `companies/krua/branches/photo.jpg`,
    `companies/krua/branches/${id}.jpg/${id}.jpg`,
    `companies/krua/../other/branches/${id}.jpg`,
    `companies//branches/${id}.jpg`,
    `companies/krua/branches/./${id}.jpg`,
    `companies/krua/elsewhere/${id}.jpg`,
    shown,
    `companies/krua/public/job-posts/${id}.jpg`,
    `companies/krua/public/logos/${id}.png`,
    `companies/krua/public/${id}.jpg`,
    `companies/krua/private/${id}.pdf`,
    `elsewhere/krua/branches/${id}.jpg`,
    `/${photo}`,
    '',
  ])('does not create %j', (name) => {
    for (const contentType of ['image/jpeg', 'image/svg+xml', 'application/pdf']) {
      expect(creates({ name, upload: name, written: { size: 1, contentType } })).toBe(false)
    }
  })
})

describe('reading', () => {
  const reads = (name: string, upload?: string) =>
    permits({ method: 'get', name, exists: true, written: undefined, upload })

  test('a photo that is shown is public, what was uploaded is for the token that made it', () => {
    expect(reads(shown)).toBe(true)
    for (const uploaded of [photo, document]) {
      expect(reads(uploaded)).toBe(false)
      expect(reads(uploaded, uploaded)).toBe(true)
      expect(reads(uploaded, shown)).toBe(false)
    }
    expect(reads(document, photo)).toBe(false)
  })

  test('of no other folder beside the photos that are shown', () => {
    for (const folder of ['public', 'public/documents', 'public/branches/x', 'private', 'branches/public']) {
      expect([folder, reads(`companies/krua/${folder}/${id}.jpg`)]).toEqual([folder, false])
    }
  })

  test('nobody lists anything', () => {
    for (const name of ['', 'companies', 'companies/krua', 'companies/krua/branches', photo]) {
      expect(permits({ method: 'list', name, exists: false, written: undefined, upload: name })).toBe(false)
    }
  })
})

/** Every combination of values from the table and of values just outside it. */
function* attempts(): Generator<StorageRequest> {
  const methods = ['get', 'list', 'create', 'update', 'delete'] as const
  const extensions = ['jpg', 'png', 'webp', 'pdf', 'svg', 'html', 'JPG', 'jpg.html', '']
  const names = Object.values(uploadTerms).flatMap(({ owners, folder, publicFolder }) => [
    ...extensions.map((extension) => `${owners}/krua/${folder}/${id}.${extension}`),
    ...extensions.map((extension) => `${owners}/krua/${publicFolder ?? 'public'}/${id}.${extension}`),
    `${owners}/krua/${publicFolder ?? 'public'}/photo.jpg`,
    `${owners}/krua/${publicFolder ?? 'public'}/x/${id}.jpg`,
    `${owners}/krua/${folder}/photo.jpg`,
    `${owners}/krua/${folder}/x/${id}.jpg`,
    `${owners}/krua/private/${id}.pdf`,
    `${owners}/krua/${folder}`,
    `${owners}//${folder}/${id}.jpg`,
  ])
  const { maxBytes } = uploadTerms.branch_photo
  const contentTypes = ['image/jpeg', 'image/png', 'application/pdf', 'image/svg+xml', undefined]
  const written = [
    ...contentTypes.map((contentType) => ({ size: 1_000, contentType })),
    ...[0, maxBytes, maxBytes + 1, 20 * maxBytes].map((size) => ({ size, contentType: 'image/jpeg' })),
    ...['', 'inline', 'attachment', 'inline; filename=a.html'].map((contentDisposition) => ({
      size: 1,
      contentType: 'image/jpeg',
      contentDisposition,
    })),
    ...['', 'identity', 'gzip'].map((contentEncoding) => ({
      size: 1,
      contentType: 'image/jpeg',
      contentEncoding,
    })),
    undefined,
  ]
  for (const method of methods)
    for (const name of names)
      for (const object of written)
        for (const exists of [false, true])
          for (const upload of [name, photo, undefined])
            yield { method, name, exists, written: object, upload }
}

test('the text decides as the function does, whatever is tried', () => {
  const decide = decideByText(readFileSync('storage.rules', 'utf8'))
  const counts = { permitted: 0, refused: 0 }
  const different: object[] = []
  for (const attempt of attempts()) {
    const isPermitted = permits(attempt)
    counts[isPermitted ? 'permitted' : 'refused'] += 1
    // A `create` request without an object cannot occur.
    const isPossible = attempt.method !== 'create' || attempt.written !== undefined
    if (isPossible && decide(attempt) !== isPermitted) different.push(attempt)
  }
  expect(different).toEqual([])
  expect(counts.permitted).toBeGreaterThan(100)
  expect(counts.refused).toBeGreaterThan(5_000)
})

test('a text that says something else decides otherwise, and one that is not understood is not read', () => {
  const rules = storageRules()
  const overwrites = { method: 'create', name: photo, exists: true, upload: photo } as const
  const written = { size: 1, contentType: 'image/jpeg' }
  expect(decideByText(rules)({ ...overwrites, written })).toBe(false)
  const open = rules.replaceAll('resource == null\n        && ', '')
  expect(decideByText(open)({ ...overwrites, written })).toBe(true)
  expect(() => decideByText(rules.replace('allow get: if isOurs', 'allow get: isOurs'))).toThrow('were read')
})

test('the rules in Firebase’s language are those of this table, in the repository', () => {
  const rules = readFileSync('storage.rules', 'utf8')
  expect(rules).toBe(storageRules())
  for (const { owners, folder, maxBytes, fileTypes } of Object.values(uploadTerms)) {
    const block = rules
      .slice(rules.indexOf(`match /${owners}/{owner}/${folder}/{file}`))
      .split('\n    }\n')[0]
    expect(block).toContain(`isWithin(${maxBytes})`)
    for (const fileType of fileTypes) expect(block).toContain(`'${fileType}'`)
  }
  expect(rules).not.toMatch(/allow (write|read|update|delete|list)/)
})
