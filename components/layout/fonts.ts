import localFont from 'next/font/local'

/**
 * Anuphan, subset to what Thai pages need (`npm run generate`, scripts/stack/fonts). `unicode-range` keeps the browser
 * from loading more, and the fallback's metrics are matched in globals.css. `display: 'optional'`, so that nothing
 * moves when they arrive late (decision 21).
 */
const thai = localFont({
  src: './fonts/anuphan-thai.woff2',
  weight: '400 700',
  display: 'optional',
  preload: true,
  adjustFontFallback: false,
  variable: '--font-anuphan-thai',
  declarations: [{ prop: 'unicode-range', value: 'U+0E01-0E5B,U+200C-200D,U+25CC' }],
})

const latin = localFont({
  src: './fonts/anuphan-latin.woff2',
  weight: '400 700',
  display: 'optional',
  preload: true,
  adjustFontFallback: 'Arial',
  variable: '--font-anuphan-latin',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212',
    },
  ],
})

export const fontVariables = `${thai.variable} ${latin.variable}`
