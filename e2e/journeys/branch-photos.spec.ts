import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { asPerson, employerWithBranch, signInBrowser } from '../account'
import { atOneWidth, expect, test } from '../fixtures'
import { stackAddresses } from '../stack'
import { thai } from '../thai'

const { jobPost, storage } = stackAddresses
const sample = (extension: string) => `lib/uploads/testing/photo-with-location.${extension}`
const samples = ['jpg', 'png', 'webp'].map(sample)

type Branch = { photos: string[]; version: number }

/** Opens a branch for editing; `stored` reads its photos from the service. */
async function openBranch(page: Page) {
  const account = await employerWithBranch()
  await signInBrowser(page.context(), account)
  await page.goto(`/branch/edit/${account.branchId}`)
  const input = page.locator('#branch-photos')
  await expect(input).toBeEnabled()
  return {
    input,
    photos: page
      .getByRole('list', { name: thai('uploads.list', { label: thai('branches.photos') }) })
      .locator('img'),
    save: async () => {
      await page.getByRole('button', { name: thai('branches.save') }).click()
      await page.waitForURL('**/branch')
    },
    stored: async () => {
      const path = `${jobPost}/v1/branches/${account.branchId}`
      return (await asPerson<Branch>(account, path, { method: 'GET' })).body.photos
    },
  }
}

const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer())

/** Width and height of a picture as the page shows it, looked at, because one out of sight is not loaded. */
async function shownSize(photo: Locator) {
  await photo.scrollIntoViewIfNeeded()
  return photo.evaluate(async (image) => {
    const picture = image as HTMLImageElement
    await picture.decode()
    return [picture.naturalWidth, picture.naturalHeight]
  })
}

/** Width and height at which the browser shows the original file. */
const sizeAsChosen = (page: Page, file: string) =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const { width, height } = await createImageBitmap(new Blob([bytes]), { imageOrientation: 'from-image' })
    return [width, height]
  }, readFileSync(file).toString('base64'))

const action = (key: 'retry' | 'cancel' | 'dismiss', file: string) =>
  thai('uploads.of', { action: thai(`uploads.${key}`), file })

/** Holds back every upload request; the returned function releases them. */
async function holdUploads(page: Page): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const pattern = `${storage}/v0/b/**`
  await page.route(pattern, async (route) => {
    await held
    await route.fallback()
  })
  return async () => {
    release()
    await page.unroute(pattern)
  }
}

test('photos chosen at once are sent, shown, saved, and say nothing of where they were taken', async ({
  page,
}) => {
  const { input, photos, save, stored } = await openBranch(page)
  await input.setInputFiles(samples)
  await expect(photos).toHaveCount(3)
  await expect(page.getByText(thai('uploads.added', { count: 3 }))).toBeVisible()
  // The samples are stored sideways and shown upright, if the browser applies the orientation in files of the type.
  for (const [index, file] of samples.entries()) {
    expect(await shownSize(photos.nth(index))).toEqual(await sizeAsChosen(page, file))
  }
  expect(await shownSize(photos.first())).toEqual([48, 64])
  await save()

  const urls = await stored()
  expect(urls.map((url) => new URL(url).pathname.split('.').pop())).toEqual(['jpg', 'png', 'webp'])
  for (const [index, url] of urls.entries()) {
    expect(decodeURIComponent(url)).toContain('/public/branches/')
    expect(readFileSync(samples[index] ?? '').includes('CANARY')).toBe(true)
    expect((await bytesOf(url)).toString('latin1')).not.toMatch(/CANARY|GPS|xmp/i)
  }
  const card = page.getByRole('img', { name: thai('branches.photoAlt', { name: 'สยามสแควร์' }) })
  await expect(card).toHaveAttribute('src', urls[0] ?? '')
  expect(await shownSize(card)).toEqual([48, 64])
})

test(
  'the keyboard opens the choice of files, takes a photo out and puts it back',
  atOneWidth,
  async ({ page }) => {
    // Waiting starts before the page opens: on a busy machine Chromium may handle the key before the interception.
    const opened = page.waitForEvent('filechooser', { timeout: 60_000 })
    const { input, photos } = await openBranch(page)
    await input.focus()
    await page.keyboard.press('Enter')
    const chooser = await opened
    expect(chooser.isMultiple()).toBe(true)
    await chooser.setFiles(samples.slice(0, 2))
    await expect(photos).toHaveCount(2)
    const first = await photos.first().getAttribute('src')

    await page.getByRole('button', { name: thai('uploads.remove', { number: 1 }) }).press('Enter')
    await expect(photos).toHaveCount(1)
    const undo = page.getByRole('button', { name: thai('uploads.undo') })
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(photos).toHaveCount(2)
    await expect(photos.first()).toHaveAttribute('src', first ?? '')
    await expect(input).toBeFocused()
  },
)

test(
  'a photo larger than any screen is made smaller, and a dropped one is as good as a chosen one',
  atOneWidth,
  async ({ page }) => {
    const { photos, stored, save } = await openBranch(page)
    await page.evaluate(async () => {
      const canvas = document.createElement('canvas')
      canvas.width = 3_000
      canvas.height = 1_500
      const context = canvas.getContext('2d')
      for (let line = 0; context && line < 1_500; line += 10) {
        context.fillStyle = `hsl(${line} 70% 50%)`
        context.fillRect(0, line, 3_000, 10)
      }
      const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
      const dropped = new DataTransfer()
      dropped.items.add(new File([file ?? ''], 'panorama.png', { type: 'image/png' }))
      document
        .querySelector('#branch-photos')
        ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }))
    })
    await expect(photos).toHaveCount(1)
    expect(await shownSize(photos.first())).toEqual([2_000, 1_000])
    await save()
    expect((await stored())[0]).toMatch(/\.jpg\?/)
  },
)

test(
  'what is no picture is refused with the reason, whatever its name says',
  atOneWidth,
  async ({ page }) => {
    const { input, photos } = await openBranch(page)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    await input.setInputFiles([
      { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg },
      { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: svg },
      { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: readFileSync(sample('jpg')).subarray(0, 300) },
    ])
    await expect(page.getByText(thai('problems.not_a_picture'))).toHaveCount(2)
    await expect(page.getByText(thai('problems.picture_unreadable'))).toBeVisible()
    await expect(photos).toHaveCount(0)
    for (const file of ['logo.svg', 'photo.jpg', 'broken.jpg']) {
      await page.getByRole('button', { name: action('dismiss', file) }).click()
    }
    await expect(page.getByText(thai('problems.not_a_picture'))).toHaveCount(0)
  },
)

test('more than 6 photos are not taken, and that is said', atOneWidth, async ({ page }) => {
  const { input, photos } = await openBranch(page)
  await input.setInputFiles([...samples, ...samples, ...samples].slice(0, 8))
  await expect(page.getByText(thai('uploads.skipped', { max: 6, count: 2 }))).toBeVisible()
  await expect(photos).toHaveCount(6)
  await expect(page.getByText(thai('uploads.full', { max: 6 }))).toBeVisible()
  await expect(input).toBeDisabled()
})

test('an upload that is refused says so, and is sent again on demand', atOneWidth, async ({ page }) => {
  const { input, photos } = await openBranch(page)
  const pattern = `${storage}/v0/b/**`
  await page.route(pattern, (route) => route.fulfill({ status: 403, json: { error: { code: 403 } } }))
  await input.setInputFiles(sample('jpg'))
  await expect(page.getByText(thai('problems.file_refused'))).toBeVisible()
  await page.unroute(pattern)
  await page.getByRole('button', { name: action('retry', 'photo-with-location.jpg') }).click()
  await expect(photos).toHaveCount(1)
  await expect(page.getByText(thai('problems.file_refused'))).toHaveCount(0)
})

test(
  'while a photo is under way, saving and leaving ask to wait, and it can be cancelled',
  atOneWidth,
  async ({ page }) => {
    const { input, photos } = await openBranch(page)
    const letGo = await holdUploads(page)
    await input.setInputFiles(sample('jpg'))
    await expect(page.getByText(thai('uploads.sending', { percent: 0 }))).toBeVisible()

    await page.getByRole('button', { name: thai('branches.save') }).click()
    const sentence = thai('validation.uploading', { field: thai('branches.photos') })
    await expect(page.locator('#branch-photos-error')).toHaveText(sentence)
    await expect(input).toBeFocused()

    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await dialog.dismiss()
      return dialog.message()
    })
    await page.locator('header a[href="/branch"]').first().click()
    expect(await asked).toBe(thai('forms.leave'))
    await expect(page).toHaveURL(/\/branch\/edit\//)

    await page.getByRole('button', { name: action('cancel', 'photo-with-location.jpg') }).click()
    await expect(page.getByText('photo-with-location.jpg')).toHaveCount(0)
    await letGo()
    await expect(photos).toHaveCount(0)
  },
)

test('a draft keeps the photos that were sent', atOneWidth, async ({ page }) => {
  const { input, photos } = await openBranch(page)
  await input.setInputFiles(sample('webp'))
  await expect(photos).toHaveCount(1)
  const url = await photos.first().getAttribute('src')
  await page.reload()
  await expect(photos).toHaveAttribute('src', url ?? '')
})

test('a photo that cannot be shown gives way to the default picture', atOneWidth, async ({ page }) => {
  const { input, photos, save } = await openBranch(page)
  await input.setInputFiles(sample('jpg'))
  await expect(photos).toHaveCount(1)
  await page.route(`${storage}/v0/b/**alt=media**`, (route) => route.fulfill({ status: 404 }))
  await save()
  await page.reload()
  const card = page.getByRole('img', { name: thai('branches.photoAlt', { name: 'สยามสแควร์' }) })
  await expect(card).toBeVisible()
  await expect(card).not.toHaveAttribute('src')
})

test.describe('with the network gone for a while', atOneWidth, () => {
  test.use({ outage: true })

  test('a photo waits, and is sent when the network is back', async ({ page, context }) => {
    const { input, photos } = await openBranch(page)
    await input.setInputFiles(sample('png'))
    await expect(photos).toHaveCount(1)
    await context.setOffline(true)
    await input.setInputFiles(sample('jpg'))
    await expect(page.getByRole('alert').filter({ hasText: thai('problems.network') })).toBeVisible()
    await context.setOffline(false)
    await expect(photos).toHaveCount(2)
  })
})
