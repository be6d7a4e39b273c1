import { topupPath } from './topup-path'

/** The screens on which a card may be typed. */
const cardScreens: readonly string[] = ['/credit-package', '/payment/callback', topupPath]

/**
 * True for the path of a screen on which a card may be typed. Such a screen is a document of its own: only there the
 * payment provider is allowed, and no tracker runs.
 */
export const isCardScreen = (path: string): boolean => cardScreens.includes(path.replace(/(?<=.)\/$/, ''))
