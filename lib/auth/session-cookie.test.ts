import { expect, test } from '@jest/globals'
import { NextRequest, NextResponse } from 'next/server'
import { clearSession, sessionOf, setSession } from './session-cookie'

process.env.APP_URL = 'https://partim.example'

test('on https the cookie is bound to the host', () => {
  const response = new NextResponse(null)
  setSession(response, 'a-session')
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(
    /^__Host-session=a-session; Path=\/; Expires=[^;]+; Max-Age=432000; Secure; HttpOnly; SameSite=lax$/,
  )
})

test('clearing it keeps the attributes a __Host- cookie needs', () => {
  const response = new NextResponse(null)
  clearSession(response)
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-session=; Path=\/; .*Max-Age=0; Secure; HttpOnly/,
  )
})

test('a plain session cookie, which any sibling domain could set, is not read', () => {
  const headers = { cookie: 'session=planted; __Host-session=own' }
  expect(sessionOf(new NextRequest('https://partim.example/', { headers }))).toBe('own')
  expect(
    sessionOf(new NextRequest('https://partim.example/', { headers: { cookie: 'session=planted' } })),
  ).toBeUndefined()
})
