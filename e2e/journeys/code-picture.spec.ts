import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'promptparse'
import QRCode from 'qrcode'
import { readCode } from '@/services/shared/testing/read-code'
import { hiringEmployer, signInBrowser } from '../account'
import { chargesOf, orderFor } from '../credits'
import { expect, handOf, test } from '../fixtures'
import { numberOn } from '../sales-links'
import { thai } from '../thai'

const code = (page: Page) => page.getByRole('img', { name: /คิวอาร์พร้อมเพย์/ })

/** What is drawn in the place of the provider's picture, which what is kept from a screen holds. */
async function shownPicture(page: Page): Promise<Buffer> {
  await expect(code(page)).toHaveAttribute('src', /^blob:/)
  const bytes = await code(page).evaluate(async (image) => {
    const canvas = document.createElement('canvas')
    const { naturalWidth, naturalHeight } = image as HTMLImageElement
    canvas.width = naturalWidth
    canvas.height = naturalHeight
    canvas.getContext('2d')?.drawImage(image as HTMLImageElement, 0, 0)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(bytes.split(',')[1] ?? '', 'base64')
}

async function savedPicture(page: Page): Promise<Buffer> {
  const saved = page.waitForEvent('download')
  await handOf('mouse', page).press(page.getByRole('button', { name: thai('orders.pay.save') }))
  return readFileSync(await (await saved).path())
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the code is read from the screen and from what is saved, in ${colorScheme} colours`, async ({
    page,
  }) => {
    const account = await hiringEmployer()
    const order = await orderFor(account, 'waiting')
    await signInBrowser(page.context(), account)
    await page.emulateMedia({ colorScheme })
    await page.goto(`/payment/promptpay?order=${order}`)
    const [charge] = await chargesOf(await numberOn(page))
    const reference = charge?.id.slice(charge.id.lastIndexOf('_') + 1).toUpperCase()

    const shown = await readCode(await shownPicture(page))
    const saved = await readCode(await savedPicture(page))
    const seen = await readCode(await code(page).screenshot())
    expect(seen?.text).toBe(shown?.text)
    for (const picture of [shown, saved]) {
      const read = parse(picture?.text ?? '', true)
      expect([read?.getTagValue('30', '01'), read?.getTagValue('30', '02'), read?.getTagValue('54')]).toEqual(
        ['099999999999900', reference, '2664.30'],
      )
      expect(picture?.margin).toBeGreaterThanOrEqual(4)
    }
    expect([shown?.width, shown?.height]).toEqual([720, 720])
    expect([saved?.width, saved?.height]).toEqual([720, 1_030])
  })
}

test('a picture of the provider that is not square, and has no margin, is neither squeezed nor hard to read', async ({
  page,
}) => {
  const drawing = await QRCode.toString('of the provider', { type: 'svg', margin: 0 })
  const [, size = ''] = /viewBox="0 0 (\d+) \d+"/.exec(drawing) ?? []
  const placed = drawing.replace('<svg ', `<svg x="0" y="0" width="${size}" height="${size}" `)
  // Twice as high as it is wide, with nothing in its lower half.
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${Number(size) * 2}">${placed}</svg>`
  await page.route('**/api/orders/*/code?*', (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
  const account = await hiringEmployer()
  await signInBrowser(page.context(), account)
  await page.goto(`/payment/promptpay?order=${await orderFor(account, 'waiting')}`)
  for (const picture of [await shownPicture(page), await savedPicture(page)]) {
    const read = await readCode(picture)
    expect(read?.text).toBe('of the provider')
    expect(read?.stretch).toBeCloseTo(1, 1)
    expect(read?.margin).toBeGreaterThanOrEqual(4)
  }
})
