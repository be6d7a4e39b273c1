/** Domains that people in Thailand have addresses at: what is nearly one of them is probably a slip. */
const domains = [
  'gmail.com',
  'hotmail.com',
  'hotmail.co.th',
  'outlook.com',
  'outlook.co.th',
  'yahoo.com',
  'yahoo.co.th',
  'icloud.com',
  'live.com',
  'me.com',
  'msn.com',
  'windowslive.com',
  // Nobody who has one of these meant another.
  'mail.com',
  'email.com',
  'gmx.com',
]

/** The address that somebody probably meant who typed a usual domain wrongly; null where nothing looks like a slip. */
export async function emailSlipOf(typed: string): Promise<string | null> {
  const at = typed.lastIndexOf('@')
  if (at < 1) return null
  const { default: checker } = await import('@zootools/email-spell-checker')
  const meant = checker.run({ email: typed, domains, topLevelDomains: [], secondLevelDomains: [] })
  // What stands before the @ is theirs.
  return meant ? `${typed.slice(0, at)}@${meant.domain}` : null
}
