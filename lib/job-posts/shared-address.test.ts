import { expect, test } from '@jest/globals'
import { sharedAddress } from './shared-address'

test.each([
  ['https://jobs.example', 'https://jobs.example/jobs/7'],
  ['', 'https://partim.example/jobs/7'],
])('with the job-post web app at "%s" a post is shared as %s', (web, shared) => {
  const settings = { JOB_POST_WEB_URL: web, APP_URL: 'https://partim.example' }
  expect(sharedAddress('7', settings).href).toBe(shared)
})
