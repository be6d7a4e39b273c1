/**
 * Has a form hear what stands in its controls without its knowledge: password managers and some browsers fill them without
 * telling, and what is seen is what is sent. React hears an event only where a value is not the one that it knows.
 */
export function takeFilled({ elements }: HTMLFormElement): void {
  for (const control of elements) {
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    if (isText) control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
