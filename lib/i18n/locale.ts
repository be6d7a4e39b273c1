export const locale = 'th'
export const timeZone = 'Asia/Bangkok'
