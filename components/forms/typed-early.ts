type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const seen = new WeakSet<Control>()

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

/**
 * What a person, or their password manager, put into a control that the server rendered before the form took it over;
 * undefined where that is nothing. To be asked once a control, before the form writes its own value into it.
 */
export function typedEarly(element: unknown): string | boolean | undefined {
  if (!isControl(element) || seen.has(element)) return undefined
  seen.add(element)
  if (element instanceof HTMLSelectElement) {
    const isChosen = [...element.options].some(
      ({ selected, defaultSelected }) => selected && !defaultSelected,
    )
    return isChosen && element.value !== '' ? element.value : undefined
  }
  if (element instanceof HTMLInputElement && element.type === 'checkbox')
    return element.checked === element.defaultChecked ? undefined : element.checked
  return element.value === element.defaultValue ? undefined : element.value
}

/** The radio a person chose before the form took its group over; undefined where they left it as it was. */
export function chosenEarly(group: Element | null): string | undefined {
  const radios = group?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []
  return [...radios].find(({ checked, defaultChecked }) => checked && !defaultChecked)?.value
}

/** By the form's control, which stays the same for as long as the form is there. */
const kept = new WeakMap<object, Record<string, unknown>>()

/** Remembers that a value of a form was typed early: nothing older may take its place. */
export function keepEarly(control: object, name: string, value: unknown): void {
  kept.set(control, { ...kept.get(control), [name]: value })
}

/** Everything that was typed early into a form, by name. */
export const earlyValues = (control: object): Readonly<Record<string, unknown>> => kept.get(control) ?? {}
