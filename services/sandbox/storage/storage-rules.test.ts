import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { uploadTerms } from '@/validators/upload-terms'
import { permits, type StorageRequest, storageRules } from './storage-rules'

const id = '0b9e8f1c-7a57-4c1e-9a55-0d8f6a2b3c4d'
const photo = `companies/krua/branches/${id}.jpg`
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

  test('a photo is public, a document is for the token that made it', () => {
    expect(reads(photo)).toBe(true)
    expect(reads(document)).toBe(false)
    expect(reads(document, photo)).toBe(false)
    expect(reads(document, document)).toBe(true)
  })

  test('nobody lists anything', () => {
    for (const name of ['', 'companies', 'companies/krua', 'companies/krua/branches', photo]) {
      expect(permits({ method: 'list', name, exists: false, written: undefined, upload: name })).toBe(false)
    }
  })
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
