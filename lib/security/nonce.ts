const bytes = 18

/** A fresh nonce of 144 random bits, in base64. */
export function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
}
