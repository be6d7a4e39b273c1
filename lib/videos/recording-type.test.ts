import { expect, test } from '@jest/globals'
import { recordingType } from './recording-type'

test.each([
  ['an iPhone', (type: string) => /^video\/mp4/.test(type) && !/opus|E01F/.test(type), /mp4.*avc1.*mp4a/],
  ['Debian’s Chromium', (type: string) => !/mp4a/.test(type), /mp4.*avc1.*opus/],
  ['Firefox', (type: string) => /^video\/webm/.test(type) && !/vp9/.test(type), /webm.*vp8,opus/],
  ['one that only says mp4', (type: string) => type === 'video/mp4', /^video\/mp4$/],
])('%s records in the best type it can', (_, isSupported, expected) => {
  expect(recordingType(isSupported)).toMatch(expected)
})

test('where nothing can be recorded there is no type', () => {
  expect(recordingType(() => false)).toBeNull()
  expect(recordingType(undefined)).toBeNull()
})
