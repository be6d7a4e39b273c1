/** The address at which LINE asks whom to send a link to (developers.line.biz/en/docs/line-social-plugins). */
export const lineShare = (address: string): string =>
  `https://social-plugins.line.me/lineit/share?url=${encodeURIComponent(address)}`
