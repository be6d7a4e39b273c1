import { expect, test } from '@jest/globals'
import { requireSameOrigin } from './same-origin'

const appUrl = 'https://partim.example/'
const own = 'https://partim.example'

function write(headers: Record<string, string>): () => void {
  return () => requireSameOrigin(new Request(`${own}/api/session`, { method: 'POST', headers }), appUrl)
}

const accepted: Record<string, string>[] = [
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'same-origin', Origin: own },
  { Origin: own },
]

const refused: Record<string, string>[] = [
  {},
  { Origin: 'null' },
  { Origin: '' },
  { Origin: 'https://evil.example' },
  { Origin: 'https://partim.example.evil.example' },
  { Origin: 'https://sub.partim.example' },
  { Origin: 'http://partim.example' },
  { Origin: 'https://partim.example:8443' },
  { Origin: 'https://PARTIM.example' },
  { Origin: `${own}/` },
  { Origin: `${own}, https://evil.example` },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: own },
  { 'Sec-Fetch-Site': 'same-site', Origin: own },
  { 'Sec-Fetch-Site': 'none' },
  { 'Sec-Fetch-Site': 'none', Origin: own },
  { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
  { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' },
  { 'Sec-Fetch-Site': 'Same-Origin' },
  { 'Sec-Fetch-Site': '' },
]

test.each(accepted)('%p is ours', (headers) => {
  expect(write(headers)).not.toThrow()
})

test.each(refused)('%p is refused', (headers) => {
  expect(write(headers)).toThrow(
    expect.objectContaining({ problem: expect.objectContaining({ code: 'cross_site' }) }),
  )
})
