import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { isSecretScreen, linkScreens } from './secret-screens'

const filesBelow = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => `${folder}/${file}`)

const screenOf = (file: string) => file.replace(/^app|\/\([^)]*\)/g, '').replace(/\/page\.tsx$/, '')

test('every page that reads the token of a mailed link is known to the gate', () => {
  const pages = filesBelow('app', /page\.tsx$/)
    .filter((file) => readFileSync(file, 'utf8').includes('readLinkToken'))
    .map(screenOf)
  expect(pages.length).toBeGreaterThan(3)
  expect(pages.filter((path) => !(linkScreens as readonly string[]).includes(path))).toEqual([])
})

test('every mail with a token leads to one of them', () => {
  const mails = filesBelow('services', /mails\.ts$/).map((file) => readFileSync(file, 'utf8'))
  const paths = mails.flatMap((text) =>
    [...text.matchAll(/['"`](\/[\w/-]+)(?:\?\$\{[^`]*)?['"`](?:, \{ token)?/g)]
      .filter(([found]) => found.includes('token'))
      .map(([, path = '']) => path),
  )
  expect(paths).toEqual(expect.arrayContaining(['/new-password', '/verify-token', '/accept-invitation']))
  expect(paths.filter((path) => !(linkScreens as readonly string[]).includes(path))).toEqual([])
})

test('nothing reads a token out of an address: the gate has taken it', () => {
  const sources = ['app', 'components', 'lib'].flatMap((folder) => filesBelow(folder, /(?<!\.test)\.tsx?$/))
  const readers = sources.filter((file) =>
    /\btoken\b[^=;]*=\s*await searchParams|searchParams\.get\('token'\)/.test(readFileSync(file, 'utf8')),
  )
  expect(readers).toEqual([])
})

test('screens that hold a secret are known with a slash at their end, and no others', () => {
  expect(
    ['/new-password', '/new-password/', '/login/redirect-auth', '/verify-token'].every(isSecretScreen),
  ).toBe(true)
  expect(['/', '/login', '/new-password/x', '/register'].some(isSecretScreen)).toBe(false)
})
