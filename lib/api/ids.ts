const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** False for what cannot be one of our ids (UUIDs), so that a mistyped URL is "not found" without calling a service. */
export function isId(text: string): boolean {
  return uuid.test(text)
}
