/** Banks to which a refund can be sent: the codes of the Bank of Thailand, by which their names are in messages/th.json. */
export const bankCodes = [
  '002',
  '004',
  '006',
  '011',
  '014',
  '022',
  '024',
  '025',
  '030',
  '033',
  '034',
  '066',
  '067',
  '069',
  '070',
  '071',
  '073',
] as const
export type BankCode = (typeof bankCodes)[number]

/** Thai account numbers have ten digits at most banks, and up to fifteen at some. */
export const isAccountNumber = (number: string): boolean => /^\d{10,15}$/.test(number)
