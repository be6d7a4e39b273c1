const thaiZero = '๐'.charCodeAt(0)

/** Thai numerals as Latin ones; everything else unchanged. */
export function latinDigits(typed: string): string {
  return typed.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - thaiZero))
}

/** A number people write in groups (phone, company number) without spaces and dashes. */
export function withoutSeparators(typed: string): string {
  return latinDigits(typed).replace(/[\s\u00ad\u2010-\u2015().-]/g, '')
}
