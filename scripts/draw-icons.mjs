/**
 * `node scripts/draw-icons.mjs`, to be run after the logo has changed: draws the icons for browsers and home screens
 * from the logo's shape. The pictures are kept in the repository, so that no build needs a browser.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumOnPath, chromiumSwitches } from './checks/chromium.mjs'
import { root } from './stack/run.mjs'

const shape = JSON.parse(readFileSync(`${root}components/ui/logo-shape.json`, 'utf8'))

/** Round icons show the tile with its rounded corners; the others fill the square, for systems that crop icons. */
const icons = [
  { file: 'app/icon.png', pixels: 196, round: true },
  { file: 'app/apple-icon.png', pixels: 180, round: false },
  { file: 'public/icons/any-192.png', pixels: 192, round: true },
  { file: 'public/icons/any-512.png', pixels: 512, round: true },
  { file: 'public/icons/maskable-512.png', pixels: 512, round: false },
]

function svg({ pixels, round }) {
  const { size, tile, radius, letter, stroke, mango, dot } = shape
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${pixels}" height="${pixels}" style="display:block">
    <rect width="${size}" height="${size}" rx="${round ? radius : 0}" fill="${tile}"/>
    <path d="${letter}" stroke="${mango}" stroke-width="${stroke}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="${dot.cx}" cy="${dot.cy}" r="${dot.r}" fill="${dot.fill}"/>
  </svg>`
}

const browser = await chromium.launch({
  executablePath: chromiumOnPath(),
  args: chromiumSwitches,
})
const page = await browser.newPage()
for (const icon of icons) {
  await page.setViewportSize({ width: icon.pixels, height: icon.pixels })
  await page.setContent(`<body style="margin:0">${svg(icon)}</body>`)
  const path = `${root}${icon.file}`
  mkdirSync(dirname(path), { recursive: true })
  await page.screenshot({ path, omitBackground: true })
}
await browser.close()
