/**
 * A person's name, or a sentence that contains one: the parts between spaces are not broken, unless one is longer than a
 * line. Our sentences have spaces around names.
 */
export function Unbroken({ children }: { children: string }) {
  return (
    <span>
      {children.split(/(\s+)/).map((part, index) =>
        part.trim() === '' ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are those of one text and never reorder
          <span key={index} className="phrase">
            {part}
          </span>
        ),
      )}
    </span>
  )
}
