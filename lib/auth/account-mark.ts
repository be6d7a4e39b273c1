/** The format of a mark. */
export const markPattern = '[\\w-]{22}'

/** 128 bits of a hash, which nobody turns back and no two accounts share. */
async function markOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const bits = String.fromCharCode(...new Uint8Array(hash, 0, 16))
  return btoa(bits).replace(/=/g, '').replace(/\+/g, '-').replace(/\//g, '_')
}

/** Stands for an account in the browser, always the same, and tells nothing else of it. */
export const accountMark = (uid: string): Promise<string> => markOf(`account:${uid}`)

/** Stands for a company in the browser, in the same way. */
export const companyMark = (companyId: string): Promise<string> => markOf(`company:${companyId}`)
