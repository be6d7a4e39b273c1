import { expect, test } from '@jest/globals'
import { NextRequest, NextResponse } from 'next/server'
import { accountMark } from './account-mark'
import { clearSession, sessionOf, setSession } from './session-cookie'

process.env.APP_URL = 'https://partim.example'

test('on https the cookie is bound to the host', async () => {
  const response = new NextResponse(null)
  await setSession(response, 'a-session', 'uid-1')
  const [cookie] = response.headers.getSetCookie()
  expect(cookie).toMatch(
    /^__Host-session=a-session; Path=\/; Expires=[^;]+; Max-Age=432000; Secure; HttpOnly; SameSite=lax$/,
  )
})

test('clearing it keeps the attributes a __Host- cookie needs', () => {
  const response = new NextResponse(null)
  clearSession(response)
  const [cookie] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^__Host-session=; Path=\/; .*Max-Age=0; Secure; HttpOnly/)
})

test('beside it stands the mark of the account, which scripts may read and which is no other account’s', async () => {
  const markFor = async (uid: string) => {
    const response = new NextResponse(null)
    await setSession(response, 'a-session', uid)
    return response.headers.getSetCookie()[1] ?? ''
  }
  expect(await markFor('uid-1')).toMatch(
    new RegExp(
      `^partim-signed-in=${await accountMark('uid-1')}; Path=/; Expires=[^;]+; Max-Age=432000; Secure; SameSite=lax$`,
    ),
  )
  expect(await accountMark('uid-1')).not.toBe(await accountMark('uid-2'))
  expect(await markFor('uid-1')).not.toContain('uid-1')
})

test('the mark goes with the session', () => {
  const response = new NextResponse(null)
  clearSession(response)
  expect(response.headers.getSetCookie()[1]).toMatch(/^partim-signed-in=; Path=\/; .*Max-Age=0/)
})

test('a plain session cookie, which any sibling domain could set, is not read', () => {
  const headers = { cookie: 'session=planted; __Host-session=own' }
  expect(sessionOf(new NextRequest('https://partim.example/', { headers }))).toBe('own')
  expect(
    sessionOf(new NextRequest('https://partim.example/', { headers: { cookie: 'session=planted' } })),
  ).toBeUndefined()
})
