import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { publicPages } from '@/lib/auth/public-pages'
import messages from '../messages/th.json' with { type: 'json' }
import { markOf, pictureMark, pictureSize, pictureTexts, sizeOf } from './social/picture.mjs'

test.each(publicPages)('the social picture of $path is drawn from its present words', ({ key }) => {
  const file = `public/social/${key}.png`
  expect(existsSync(file)).toBe(true)
  const png = readFileSync(file)
  expect(sizeOf(png)).toEqual(pictureSize)
  expect(markOf(png)).toBe(pictureMark(pictureTexts(messages, key)))
})

test('no social picture is left of a page that is gone', () => {
  const names = publicPages.map(({ key }) => `${key}.png`)
  expect(readdirSync('public/social').filter((name) => !names.includes(name))).toEqual([])
})
