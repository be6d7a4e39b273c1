import { expect, test } from '@jest/globals'
import { atStoredAddresses, photoId } from './photo-id'
import { downloadAddress, shownName } from './upload-terms'

const [one, other] = ['0b9e8f1c-7a57-4c1e-9a55-0d8f6a2b3c4d', '6f1d7d5e-3b0a-4c55-8a4e-1f2e3d4c5b6a']
const addressOf = (name: string, token: string) =>
  downloadAddress(name, 'https://firebasestorage.googleapis.com', 'partim.appspot.com', token)
const uploaded = (id: string) =>
  addressOf(`companies/krua/branches/${id}.jpg`, '3f0c6f0e-8d1b-4f57-9a25-6f1f1f0d2c11')
const shown = (id: string) => addressOf(shownName(`companies/krua/branches/${id}.jpg`), id)

test('a photo is the same before and after its copy is shown, and no other', () => {
  expect(photoId(uploaded(one))).toBe(one)
  expect(photoId(shown(one))).toBe(one)
  expect(photoId(shown(other))).not.toBe(one)
  expect(photoId('https://files.example/front.jpg')).toBe('https://files.example/front.jpg')
})

test('stored addresses take the place of those it was uploaded to, in the order of the form', () => {
  const late = uploaded(other)
  expect(atStoredAddresses([late, uploaded(one)], [shown(one)])).toEqual([late, shown(one)])
  expect(atStoredAddresses([shown(one)], [])).toEqual([shown(one)])
})
