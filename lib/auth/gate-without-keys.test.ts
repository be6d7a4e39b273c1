import { expect, test } from '@jest/globals'
import { NextRequest } from 'next/server'
import { prepareWebEnvironment } from '@/lib/testing/web-environment'
import { gate } from './gate'

test('without the provider’s keys the gate says so instead of sending people round in circles', async () => {
  const issuer = await prepareWebEnvironment()
  const session = await issuer.token('session')
  await issuer.close()
  const headers = { cookie: `session=${session}` }
  const response = await gate(new NextRequest('http://localhost:3000/branch', { headers }))
  expect(response.status).toBe(503)
  expect(response.headers.get('location')).toBeNull()
  expect(response.headers.get('retry-after')).toBe('5')
  expect(await response.text()).toContain('lang="th"')
})
