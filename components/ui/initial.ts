const flagOrPicture =
  /^(?:\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic}|[\u{e0020}-\u{e007f}])*)/u

/**
 * The initial of a name: its first letter or figure, or the whole picture it begins with. Leading Thai vowels are written
 * before their consonant; brackets and quotation marks are no initials.
 */
export function initialOf(name: string): string {
  const trimmed = name.trim()
  const [picture] = flagOrPicture.exec(trimmed) ?? []
  if (picture !== undefined) return picture
  const [letter] = /(?![เ-ไ])[\p{L}\p{N}]/u.exec(trimmed) ?? []
  return letter ?? [...trimmed][0] ?? ''
}
