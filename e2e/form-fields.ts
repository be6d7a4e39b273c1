import { expect, type Locator, type Page } from '@playwright/test'
import type { RuleParams } from '@/validators/violation'
import { thai } from './thai'

/** The values of a form's controls by field, in the order in which a person fills them in. */
export type Values = Readonly<Record<string, string>>

/** A form in a page, whose controls have the ids `<id>-<field>`. */
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

  /** The control that gets the focus; for a group of cards this is the first card's input. */
  control(field: string): Locator {
    const card = this.root
      .locator(`input[type="radio"][name="${field}"]`)
      .or(this.error(field).locator('xpath=..').locator('input[type="checkbox"].sr-only'))
    return this.root.locator(`[id="${this.id}-${field}"]`).or(card).first()
  }

  error(field: string): Locator {
    return this.page.locator(`[id="${this.id}-${field}-error"]`)
  }

  /** Types or chooses a value, and leaves the focus in the control. */
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

  /** Clicks a card as soon as the form's script has enabled it. */
  private async choose(field: string, value: string): Promise<void> {
    const radio = this.root.locator(`input[name="${field}"][value="${value}"]`)
    await expect(radio).toBeEnabled()
    await radio.locator('xpath=ancestor::label').click()
    await expect(radio).toBeChecked()
  }

  /** True for a text field, which is checked when the focus leaves it; choices are checked at once. */
  isTypedInto(field: string): Promise<boolean> {
    return this.control(field).evaluate(
      (element) =>
        !(element instanceof HTMLSelectElement) && (element as HTMLInputElement).type !== 'checkbox',
    )
  }

  /** Sets every control that does not have its value yet, and moves the focus out of it. */
  async fill(values: Values): Promise<void> {
    for (const [field, text] of Object.entries(values)) {
      if ((await this.text(field)) === text) continue
      await this.put(field, text)
      await this.control(field).blur()
    }
  }

  /** The current value of a control. */
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

  /** Expects the rule's sentence at the field, connected to its control for screen readers. */
  async expectRefused(field: string, label: string, rule: string, params: RuleParams = {}): Promise<void> {
    const sentence = thai(`validation.${rule}`, { ...params, field: thai(label) })
    await expect(this.error(field), `${field} ${rule}`).toHaveText(sentence)
    await expect(this.control(field)).toHaveAttribute('aria-invalid', 'true')
    const described = this.control(field).locator('xpath=ancestor-or-self::*[@aria-describedby][1]')
    await expect(described).toHaveAttribute('aria-describedby', new RegExp(`(^| )${this.id}-${field}-error$`))
  }

  /** Waits two frames, after which the effects of the last key have been painted. */
  async painted(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
  }
}
