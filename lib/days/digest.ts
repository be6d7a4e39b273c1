/** A short text that changes when the data do: a page keeps it in place of everything it shows. */
export function digestOf(data: unknown): string {
  let hash = 0
  for (const character of JSON.stringify(data)) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0
  return hash.toString(36)
}
