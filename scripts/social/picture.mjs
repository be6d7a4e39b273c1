/**
 * The social picture of a public page: its HTML at 1200×630, and the mark in the PNG that identifies what it was drawn
 * from. Chromium draws it because placing Thai's stacked marks needs a full text shaper.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { root } from '../stack/run.mjs'

export const pictureSize = { width: 1200, height: 630 }

const fontFile = (subset) =>
  readFileSync(
    `${root}node_modules/@fontsource-variable/anuphan/files/anuphan-${subset}-wght-normal.woff2`,
  ).toString('base64')

const fontFace = (subset, range) => `@font-face {
  font-family: Anuphan; font-weight: 100 700; unicode-range: ${range};
  src: url(data:font/woff2;base64,${fontFile(subset)}) format('woff2');
}`

const plain = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Thai puts spaces between phrases, not words, so a title should break at a space first. */
const inPhrases = (title) =>
  title
    .split(' ')
    .map((phrase) => `<span>${plain(phrase)}</span>`)
    .join(' ')

/** The HTML of the page that becomes the picture. */
export function pictureHtml({ brand, title, line }) {
  return `<!doctype html><html lang="th"><meta charset="utf-8"><style>
${fontFace('thai', 'U+0E01-0E5B, U+200C-200D, U+25CC')}
${fontFace('latin', 'U+0000-00FF, U+2000-206F')}
* { box-sizing: border-box; margin: 0; }
body { width: 1200px; height: 630px; overflow: hidden; background: #14213d; color: #fff; font-family: Anuphan; }
main { position: absolute; inset: 64px 64px 60px; display: flex; flex-direction: column; }
.brand { display: flex; align-items: center; gap: 20px; font-size: 40px; font-weight: 700; line-height: 1.4; }
.brand svg { width: 68px; height: 68px; }
h1 span { display: inline-block; }
h1 { margin: auto 0; max-width: 800px; font-size: 72px; font-weight: 700; line-height: 1.4; text-wrap: balance; }
p { max-width: 900px; color: #ffcf66; font-size: 32px; font-weight: 500; line-height: 1.5; }
.clock { position: absolute; right: -150px; top: 50%; width: 560px; height: 560px; translate: 0 -50%; }
</style>
<svg class="clock" viewBox="0 0 100 100" fill="none" stroke-linecap="round">
  <circle cx="50" cy="50" r="44" stroke="#ffb000" stroke-width="11"/>
  <path d="M50 27v23l15 9" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>
</svg>
<main>
  <div class="brand"><svg viewBox="0 0 34 34"><rect width="34" height="34" rx="10" fill="#fffcf6"/>
    <path d="M11 26V9h7.5a5.5 5.5 0 0 1 0 11H11" stroke="#14213d" stroke-width="3.6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="18.5" cy="14.5" r="2" fill="#ffb000"/></svg>${plain(brand)}</div>
  <h1>${inPhrases(title)}</h1>
  <p>${plain(line)}</p>
</main></html>`
}

/** Short digest of everything a picture is drawn from. */
export function pictureMark(texts) {
  return createHash('sha256').update(pictureHtml(texts)).digest('hex').slice(0, 32)
}

/** CRC-32 as PNG uses it (ISO 3309); Node has `zlib.crc32` only from 20.15. */
function crc32(bytes) {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

const keyword = 'Source\0'

/** Puts the mark into a PNG as a text chunk right after its header. */
export function withMark(png, mark) {
  const content = Buffer.from(`tEXt${keyword}${mark}`, 'latin1')
  const chunk = Buffer.alloc(content.length + 8)
  chunk.writeUInt32BE(content.length - 4, 0)
  content.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(content), content.length + 4)
  const headerEnd = 33
  return Buffer.concat([png.subarray(0, headerEnd), chunk, png.subarray(headerEnd)])
}

/** The mark a PNG carries, or undefined. */
export function markOf(png) {
  const at = png.indexOf(`tEXt${keyword}`, 0, 'latin1')
  if (at < 0) return undefined
  const length = png.readUInt32BE(at - 4)
  return png.toString('latin1', at + 4 + keyword.length, at + 4 + length)
}

/** Width and height of a PNG, from its header. */
export function sizeOf(png) {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

/** The texts in the picture of a public page. */
export function pictureTexts(messages, key) {
  const { title, picture = title } = messages.pages[key]
  return { brand: messages.layout.brand, title: picture, line: messages.layout.tagline }
}
