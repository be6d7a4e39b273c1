import { expect, test } from '@jest/globals'
import { NextRequest, NextResponse } from 'next/server'
import { clearSession, sessionOf, setSession } from './session-cookie'

process.env.APP_URL = 'https://partim.example'

test('on https the cookie is bound to the host', () => {
  const response = new NextResponse(null)
  setSession(response, 'a-session')
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

test('beside it stands a mark that scripts may read, says nothing of the person, and is another one each time', () => {
  const marks = [1, 2].map(() => {
    const response = new NextResponse(null)
    setSession(response, 'a-session')
    return response.headers.getSetCookie()[1] ?? ''
  })
  expect(marks[0]).toMatch(
    /^partim-signed-in=[\da-f]{16}; Path=\/; Expires=[^;]+; Max-Age=432000; Secure; SameSite=lax$/,
  )
  expect(marks[0]?.slice(0, 33)).not.toBe(marks[1]?.slice(0, 33))
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
