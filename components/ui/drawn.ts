/**
 * The content of an `<svg>` as our own markup text. As elements, React could stream parts of it later, as with any
 * large tree, and would hide them with an inline style, which the Content-Security-Policy blocks.
 */
export const drawn = (markup: string) => ({ dangerouslySetInnerHTML: { __html: markup } })
