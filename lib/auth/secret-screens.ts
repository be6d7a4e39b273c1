/** The screens that links in mails lead to, which carry a token. */
export const linkScreens = [
  '/accept-invitation',
  '/accept-register',
  '/new-password',
  '/verify-buffet-token',
  '/verify-token',
] as const

export type LinkScreen = (typeof linkScreens)[number]

/** The screens that hold something which opens an account: no script of others runs beside them. */
const secretScreens: readonly string[] = [...linkScreens, '/login/redirect-auth']

/** True for the path of a screen that holds something which opens an account. */
export const isSecretScreen = (path: string): boolean => secretScreens.includes(path.replace(/(?<=.)\/$/, ''))

export const isLinkScreen = (path: string): path is LinkScreen =>
  (linkScreens as readonly string[]).includes(path)
