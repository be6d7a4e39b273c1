/**
 * What an `<svg>` holds, as text of our own making. Of elements within it React may send some later, as it does with any
 * large tree, and hides those by an inline style, which the Content-Security-Policy refuses.
 */
export const drawn = (markup: string) => ({ dangerouslySetInnerHTML: { __html: markup } })
