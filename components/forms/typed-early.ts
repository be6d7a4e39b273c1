type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const seen = new WeakSet<Control>()

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

/**
 * What a person, or their password manager, put into a server-rendered control before the form took it over; undefined
 * if nothing. Call it once per control, before the form writes its own value.
 */
export function typedEarly(element: unknown): string | boolean | undefined {
  if (!isControl(element) || seen.has(element)) return undefined
  seen.add(element)
  if (element instanceof HTMLSelectElement) {
    const options = [...element.options]
    // The server marks the option it sends chosen. Without a mark the browser drew the list, and nobody was there before.
    const isFromServer = options.some(({ defaultSelected }) => defaultSelected)
    const isChosen = options.some(({ selected, defaultSelected }) => selected && !defaultSelected)
    return isFromServer && isChosen && element.value !== '' ? element.value : undefined
  }
  if (element instanceof HTMLInputElement && element.type === 'checkbox')
    return element.checked === element.defaultChecked ? undefined : element.checked
  return element.value === element.defaultValue ? undefined : element.value
}

/** The radio a person chose before the form took its group over; undefined if they changed nothing. */
export function chosenEarly(group: Element | null): string | undefined {
  const radios = group?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []
  return [...radios].find(({ checked, defaultChecked }) => checked && !defaultChecked)?.value
}

/** Keyed by the form's control object, which lives as long as the form. */
const kept = new WeakMap<object, Record<string, unknown>>()

/** Records that a form value was typed early: no older value may replace it. */
export function keepEarly(control: object, name: string, value: unknown): void {
  kept.set(control, { ...kept.get(control), [name]: value })
}

/** All values of a form that were typed early, by name. */
export const earlyValues = (control: object): Readonly<Record<string, unknown>> => kept.get(control) ?? {}
