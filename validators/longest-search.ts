/** Letters that a list is searched by at most. */
export const longestSearch = 100
