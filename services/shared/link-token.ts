import { createHash, randomBytes } from 'node:crypto'

/** A new token for a mailed link: 32 random bytes as base64url. Only its hash is kept. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url')

/** The SHA-256 of a link's token as base64url, by which the link is found. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
