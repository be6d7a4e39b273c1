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
        'U+0000-00A0,U+00A9,U+00AB,U+00AD-00AE,U+00B0-00B2,U+00B7,U+00BB,U+00BD,U+00C9,U+00D7,U+00E0,U+00E2,U+00E4,U+00E7-00EB,U+00EE-00EF,U+00F1,U+00F4,U+00F6,U+00FB-00FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212',
    },
  ],
})

/** What Thai pages seldom show is in globals.css, where it costs their scripts nothing. */
export const fontVariables = `${thai.variable} ${latin.variable}`
