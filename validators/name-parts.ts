const title = /^(?:นางสาว\s*|น\.?\s?ส\.\s*|(?:นาย|นาง|mr\.?|mrs\.?|ms\.?|miss)\s+)/iu

/** Splits a full name as registered into its parts, without the title. */
export function namePartsOf(displayName: string): { givenName: string; familyName: string } {
  const [givenName = '', ...familyName] = displayName.trim().replace(title, '').split(/\s+/)
  return { givenName, familyName: familyName.join(' ') }
}
