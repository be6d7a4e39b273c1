/** How far from home workers go, in kilometres. */
export const workRadius = { least: 1, usual: 10, most: 50 } as const
