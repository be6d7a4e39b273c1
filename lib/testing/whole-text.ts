/** Matches the smallest element with exactly this text, also where the text is in several elements (ui/unbroken). */
export const wholeText =
  (wanted: string | RegExp) =>
  (_: string, element: Element | null): boolean => {
    const matches = (text: string | null) =>
      typeof wanted === 'string' ? text === wanted : wanted.test(text ?? '')
    return (
      element !== null &&
      matches(element.textContent) &&
      ![...element.children].some(({ textContent }) => matches(textContent))
    )
  }
