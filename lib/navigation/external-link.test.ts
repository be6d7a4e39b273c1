import { expect, test } from '@jest/globals'
import { hostileNextPaths } from '@/lib/testing/hostile-next-paths'
import { NavigationRefused } from './destination'
import { externalLink } from './external-link'

test('a link to another site opens a window that learns nothing of ours', () => {
  expect(externalLink('https://www.google.com/maps/search/?api=1&query=13.7,100.5')).toEqual({
    href: 'https://www.google.com/maps/search/?api=1&query=13.7,100.5',
    target: '_blank',
    rel: 'noopener noreferrer',
  })
})

test.each([
  'javascript:alert(1)',
  'JaVa\tScript:alert(1)',
  'data:text/html,x',
  'http://example.com',
  'https://a@example.com',
])('%j is refused', (to) => {
  expect(() => externalLink(to)).toThrow(NavigationRefused)
})

test('whatever spelling passes is an https address', () => {
  for (const path of hostileNextPaths) {
    try {
      expect(externalLink(path).href).toMatch(/^https:\/\//)
    } catch (error) {
      expect(error).toBeInstanceOf(NavigationRefused)
    }
  }
})
