import localFont from 'next/font/local'

/**
 * Anuphan, the two subsets that Thai pages need. `unicode-range` keeps the browser from asking for more, and
 * the fallback's metrics are matched in globals.css. Optional: where they come late nothing moves (decision 21).
 */
const thai = localFont({
  src: '../../node_modules/@fontsource-variable/anuphan/files/anuphan-thai-wght-normal.woff2',
  weight: '100 700',
  display: 'optional',
  preload: true,
  adjustFontFallback: false,
  variable: '--font-anuphan-thai',
  declarations: [{ prop: 'unicode-range', value: 'U+02D7,U+0303,U+0331,U+0E01-0E5B,U+200C-200D,U+25CC' }],
})

const latin = localFont({
  src: '../../node_modules/@fontsource-variable/anuphan/files/anuphan-latin-wght-normal.woff2',
  weight: '100 700',
  display: 'optional',
  preload: true,
  adjustFontFallback: 'Arial',
  variable: '--font-anuphan-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
    },
  ],
})

export const fontVariables = `${thai.variable} ${latin.variable}`
