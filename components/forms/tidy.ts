/** The zeros of the other digits that keyboards in Thailand can type: Thai and Arabic-Indic. */
const zeros = ['๐', '٠'].map((zero) => zero.charCodeAt(0))

/** Replaces Thai and Arabic-Indic digits by Latin ones; everything else stays unchanged. */
export function latinDigits(typed: string): string {
  return typed.replace(/[๐-๙٠-٩]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (zeros.find((zero) => code >= zero && code <= zero + 9) ?? code))
  })
}

/** A number that people write in groups (phone, company number), without spaces and dashes. */
export function withoutSeparators(typed: string): string {
  return latinDigits(typed).replace(/[\s\u00ad\u2010-\u2015().-]/g, '')
}
