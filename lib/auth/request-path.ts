/** Set by the gate on requests it lets through, so that a page can name the way back to itself. */
export const requestPathHeader = 'x-partim-path'
