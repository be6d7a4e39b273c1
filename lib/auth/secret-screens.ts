/** The screens that mailed links with a token lead to. */
export const linkScreens = [
  '/accept-invitation',
  '/accept-register',
  '/answer-interview',
  '/new-password',
  '/verify-buffet-token',
  '/verify-token',
] as const

export type LinkScreen = (typeof linkScreens)[number]

/** The screens that hold something that gives access to an account: no third-party script runs on them. */
export const secretScreens: readonly string[] = [...linkScreens, '/login/redirect-auth']

/** True for the path of a screen that holds something that gives access to an account. */
export const isSecretScreen = (path: string): boolean => secretScreens.includes(path.replace(/(?<=.)\/$/, ''))

export const isLinkScreen = (path: string): path is LinkScreen =>
  (linkScreens as readonly string[]).includes(path)
