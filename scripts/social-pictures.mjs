/** `npm run pictures`: redraws the pictures in public/social whose text or design has changed. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { publicPages } from '../lib/auth/public-pages.ts'
import messages from '../messages/th.json' with { type: 'json' }
import { chromiumOnPath, chromiumSwitches } from './checks/chromium.mjs'
import { markOf, pictureHtml, pictureMark, pictureSize, pictureTexts, withMark } from './social/picture.mjs'
import { root } from './stack/run.mjs'

const folder = `${root}public/social`
const stale = publicPages
  .map(({ key }) => {
    const texts = pictureTexts(messages, key)
    return { file: `${folder}/${key}.png`, texts, mark: pictureMark(texts) }
  })
  .filter(({ file, mark }) => !existsSync(file) || markOf(readFileSync(file)) !== mark)

if (stale.length > 0) {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: chromiumOnPath(),
    args: chromiumSwitches,
  })
  const page = await browser.newPage({ viewport: pictureSize })
  for (const { file, texts, mark } of stale) {
    await page.setContent(pictureHtml(texts))
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    writeFileSync(file, withMark(await page.screenshot({ type: 'png' }), mark))
  }
  await browser.close()
}
console.log(`${stale.length} of ${publicPages.length} social pictures drawn`)
