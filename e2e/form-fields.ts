import { expect, type Locator, type Page } from '@playwright/test'
import type { RuleParams } from '@/validators/violation'
import { thai } from './thai'

/** Text of every control of a form, by field, in the order a person fills it. */
export type Values = Readonly<Record<string, string>>

/** One form in a page: its controls are `<id>-<field>`. */
export class FormFields {
  readonly root: Locator
  readonly submit: Locator

  constructor(
    readonly page: Page,
    readonly id: string,
  ) {
    this.root = page.locator(`form[id="${id}"]`)
    this.submit = this.root.locator('button[type="submit"]')
  }

  /** The control that takes the focus: of a group of cards the first. */
  control(field: string): Locator {
    const card = this.root
      .locator(`input[type="radio"][name="${field}"]`)
      .or(this.error(field).locator('xpath=..').locator('input[type="checkbox"].sr-only'))
    return this.root.locator(`[id="${this.id}-${field}"]`).or(card).first()
  }

  error(field: string): Locator {
    return this.page.locator(`[id="${this.id}-${field}-error"]`)
  }

  /** Types or chooses without leaving the control. */
  async put(field: string, text: string): Promise<void> {
    const control = this.control(field)
    const kind = await control.evaluate((element) =>
      element instanceof HTMLSelectElement ? 'select' : (element as HTMLInputElement).type,
    )
    if (kind === 'select') await control.selectOption(text)
    else if (kind === 'checkbox') await control.setChecked(text === 'true')
    else if (kind === 'radio') await this.choose(field, text)
    else await control.fill(text)
  }

  /** Presses a card, once the form takes presses. */
  private async choose(field: string, value: string): Promise<void> {
    const radio = this.root.locator(`input[name="${field}"][value="${value}"]`)
    await expect(radio).toBeEnabled()
    await radio.locator('xpath=ancestor::label').click()
    await expect(radio).toBeChecked()
  }

  /** True for text, which is judged when it is left; choices are judged as they are made. */
  isTypedInto(field: string): Promise<boolean> {
    return this.control(field).evaluate(
      (element) =>
        !(element instanceof HTMLSelectElement) && (element as HTMLInputElement).type !== 'checkbox',
    )
  }

  /** Brings every control that says something else to its value. */
  async fill(values: Values): Promise<void> {
    for (const [field, text] of Object.entries(values)) {
      if ((await this.text(field)) === text) continue
      await this.put(field, text)
      await this.control(field).blur()
    }
  }

  /** What a control says now. */
  text(field: string): Promise<string> {
    return this.control(field).evaluate((element) => {
      const control = element as HTMLInputElement
      if (control.type === 'checkbox') return String(control.checked)
      if (control.type !== 'radio') return control.value
      const chosen = control.form?.elements.namedItem(control.name)
      return chosen instanceof RadioNodeList ? chosen.value : ''
    })
  }

  async expectTexts(values: Values): Promise<void> {
    for (const [field, text] of Object.entries(values)) {
      await expect.poll(() => this.text(field), `what is left in ${field}`).toBe(text)
    }
  }

  /** The rule's sentence stands at the field and is tied to its control. */
  async expectRefused(field: string, label: string, rule: string, params: RuleParams = {}): Promise<void> {
    const sentence = thai(`validation.${rule}`, { ...params, field: thai(label) })
    await expect(this.error(field), `${field} ${rule}`).toHaveText(sentence)
    await expect(this.control(field)).toHaveAttribute('aria-invalid', 'true')
    const described = this.control(field).locator('xpath=ancestor-or-self::*[@aria-describedby][1]')
    await expect(described).toHaveAttribute('aria-describedby', new RegExp(`(^| )${this.id}-${field}-error$`))
  }

  /** Two frames: whatever the last key set off has been painted. */
  async painted(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
  }
}
