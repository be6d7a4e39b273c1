const title = /^(?:นางสาว\s*|น\.?\s?ส\.\s*|(?:นาย|นาง|mr\.?|mrs\.?|ms\.?|miss)\s+)/iu

/** A whole name as people register it, in its parts and without a title. */
export function namePartsOf(displayName: string): { givenName: string; familyName: string } {
  const [givenName = '', ...familyName] = displayName.trim().replace(title, '').split(/\s+/)
  return { givenName, familyName: familyName.join(' ') }
}
