/** Header that the gate sets on requests it lets through, so that a page can link back to itself. */
export const requestPathHeader = 'x-partim-path'
