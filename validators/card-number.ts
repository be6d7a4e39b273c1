/**
 * First digits and lengths of the common card numbers (ISO/IEC 7812 ranges as the networks publish them). A pattern
 * says what a number looks like, not that the card exists.
 */
export const cardPatterns = {
  visa: /^4(?:[0-9]{12}|[0-9]{15}|[0-9]{18})$/,
  mastercard: /^(?:5[1-5][0-9]{2}|222[1-9]|22[3-9][0-9]|2[3-6][0-9]{2}|27[01][0-9]|2720)[0-9]{12}$/,
  americanExpress: /^3[47][0-9]{13}$/,
  discover: /^(?:6011|64[4-9][0-9]|65[0-9]{2})[0-9]{12,15}$/,
  dinersClub: /^(?:30[0-5][0-9]|3095|36[0-9]{2}|3[89][0-9]{2})[0-9]{10,15}$/,
  jcb: /^(?:352[89]|35[3-8][0-9])[0-9]{12,15}$/,
  unionPay: /^62[0-9]{14,17}$/,
} as const

/** One of the common card numbers; single spaces or hyphens may stand between its digits. */
export function isCardNumber(value: string): boolean {
  if (!/^[0-9]+(?:[ -][0-9]+)*$/.test(value)) return false
  const digits = value.replace(/[ -]/g, '')
  return Object.values(cardPatterns).some((pattern) => pattern.test(digits))
}

/**
 * True for digits whose last one fits the others (ISO/IEC 7812, the formula of Luhn): one mistyped digit, and nearly
 * every two that changed places, do not fit.
 */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const weighed = Number(character) * (index % 2 === 0 ? 1 : 2)
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return sum % 10 === 0
}
