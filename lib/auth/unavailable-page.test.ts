import { expect, test } from '@jest/globals'
import { unavailablePage } from './unavailable-page'

test('says so in the product’s look, and leads to the same address again', async () => {
  const page = unavailablePage()
  expect([page.status, page.headers.get('Retry-After')]).toEqual([503, '5'])
  const html = await page.text()
  expect(html).toContain('<h1>ระบบไม่พร้อมให้บริการชั่วคราว</h1>')
  expect(html).toContain('<a id="retry" href="">ลองอีกครั้ง</a>')
  expect(html).toMatch(/prefers-color-scheme:dark/)
})
