import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import messages from '@/messages/th.json' with { type: 'json' }
import { publicPages } from './public-pages'
import { routes } from './routes'

test.each(publicPages)('$path is an open route with texts and a picture of its own', (page) => {
  expect(routes.find(({ path }) => path === page.path)).toMatchObject({ auth: false })
  const { title, description } = messages.pages[page.key]
  expect(title.length).toBeGreaterThan(0)
  expect(description.length).toBeGreaterThanOrEqual(50)
  expect(description.length).toBeLessThanOrEqual(160)
  expect(existsSync(`public/social/${page.key}.png`)).toBe(true)
})

test.each(['path', 'key'] as const)('no two public pages share a %s', (field) => {
  expect(new Set(publicPages.map((page) => page[field])).size).toBe(publicPages.length)
})

test('no two public pages share a title or a description', () => {
  const texts = publicPages.map(({ key }) => messages.pages[key])
  expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length)
  expect(new Set(texts.map(({ description }) => description)).size).toBe(texts.length)
})
