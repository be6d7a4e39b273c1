import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { root } from './run.mjs'

const characters = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

// Western Latin with its accents, typographic punctuation, euro, trade mark, arrows, minus.
const latin = `${characters(0x20, 0x7e)}${characters(0xa0, 0xff)}–—‘’“”…•′″‹›€™↑↓−`
/** What of its upper half Thai pages show: signs beside numbers and names, and the letters of dishes and brands. */
const usual = '\u00a0\u00ad©®«»°±·×²½Éàâäçèéêëîïñôöûü'
const isRare = (character) => /[\u00a1-\u00ff]/.test(character) && !usual.includes(character)

/** The characters that pages use, by file; browsers need not download the others. */
export const subsets = {
  // Thai, the zero-width joiners, and the dotted circle shown under a mark without a consonant.
  thai: { of: 'thai', text: `${characters(0x0e01, 0x0e5b)}\u200c\u200d\u25cc` },
  latin: { of: 'latin', text: [...latin].filter((character) => !isRare(character)).join('') },
  // Not preloaded, for few pages show them.
  'latin-rare': { of: 'latin', text: [...latin].filter(isRare).join('') },
}

const weights = { min: 400, max: 700 }
/** Kerning, marks on marks, joined and contextual forms, and digits of one width. */
const keepFeatures = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'rlig', 'rclt', 'rvrn', 'tnum']

/**
 * The Anuphan font files that pages load, reduced to the weights, characters and features in use: 29 KB instead of 54,
 * and 8 for rare letters.
 * @returns {Promise<Record<string, Buffer>>} woff2 by path
 */
export async function fontFiles() {
  const files = {}
  for (const [name, { of, text }] of Object.entries(subsets)) {
    const whole = `${root}node_modules/@fontsource-variable/anuphan/files/anuphan-${of}-wght-normal.woff2`
    const options = { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures }
    files[`components/layout/fonts/anuphan-${name}.woff2`] = await subsetFont(
      readFileSync(whole),
      text,
      options,
    )
  }
  files['components/layout/fonts/OFL.txt'] = readFileSync(
    `${root}node_modules/@fontsource-variable/anuphan/LICENSE`,
  )
  return files
}
