import { describe, expect, test } from '@jest/globals'
import { largestFileBytes, permits, type StorageRequest } from './storage-rules'

const asMalee = (request: Partial<StorageRequest>) =>
  permits({ method: 'create', name: 'users/malee/photo.jpg', size: 1000, uid: 'malee', ...request })

describe('own files', () => {
  test.each(['create', 'update', 'get', 'delete'] as const)('%s is allowed', (method) => {
    expect(asMalee({ method })).toBe(true)
  })

  test('the own folder may be listed', () => {
    expect(asMalee({ method: 'list', name: 'users/malee', size: undefined })).toBe(true)
    expect(asMalee({ method: 'list', name: 'users', size: undefined })).toBe(false)
  })

  test('100 MB is the limit', () => {
    expect(asMalee({ size: largestFileBytes })).toBe(true)
    expect(asMalee({ size: largestFileBytes + 1 })).toBe(false)
  })
})

describe('anybody else’s', () => {
  test.each(['create', 'update', 'get', 'list', 'delete'] as const)('%s is refused', (method) => {
    expect(asMalee({ method, uid: 'somchai' })).toBe(false)
    expect(asMalee({ method, uid: undefined })).toBe(false)
  })

  test.each([
    'users/somchai/../malee/a.jpg',
    'users/malee/../somchai/a.jpg',
    'users/malee/./a.jpg',
    'users//malee/a.jpg',
    'users/malee',
    'users/malee/',
    'elsewhere/malee/a.jpg',
    '',
  ])('%j is refused whoever asks', (name) => {
    expect(asMalee({ name })).toBe(false)
  })
})

test('public files are read by everybody and written by nobody', () => {
  expect(asMalee({ method: 'get', name: 'public/logo.png', uid: undefined })).toBe(true)
  for (const method of ['create', 'update', 'delete', 'list'] as const) {
    expect(asMalee({ method, name: 'public/logo.png' })).toBe(false)
  }
})
