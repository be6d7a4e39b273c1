import { type WorkType, workTypes } from '@/validators/work-types'
import { expect, test } from '../fixtures'
import { type Body, forms } from '../form-cases'
import { FormFields } from '../form-fields'
import { thai } from '../thai'
import type { Wrong } from '../wrong-values'

/** A copy of the body with another value in one field, such as `shifts.0.date`. */
function changed(body: Body, field: string, value: unknown): Body {
  const copy = structuredClone(body)
  const path = field.split('.')
  const last = path.pop() ?? ''
  const parent = path.reduce((part: Body, name) => part[name] as Body, copy)
  parent[last] = value
  return copy
}

/** Expects no error while text is typed, and the rule's sentence when the focus leaves the field. */
async function expectSaidOnLeaving(
  form: FormFields,
  { field, label, rule, params, typed = '' }: Wrong,
): Promise<void> {
  await form.put(field, typed)
  await form.painted()
  if (await form.isTypedInto(field)) {
    await expect(form.error(field), `${field} while typing`).toHaveCount(0)
  }
  await form.control(field).blur()
  await form.expectRefused(field, label, rule, params)
}

for (const { name, formId, wrongs, valid, untouched, cards = [], body, open } of forms) {
  test(`${name}: every wrong value is answered at its field, and the first one takes the focus`, async ({
    page,
  }) => {
    const form = new FormFields(page, formId)
    const opened = await open(page)
    const firstRefused = form.root.locator('[aria-invalid="true"]').first()

    const [first] = wrongs.filter(({ typed }) => typed)
    if (!first) throw new Error(`nothing wrong can be typed into ${name}`)
    await expectSaidOnLeaving(form, first)
    await form.put(first.field, '')

    await form.submit.click()
    for (const [field, rule] of Object.entries(untouched)) {
      const label = wrongs.find((wrong) => wrong.field === field)?.label ?? ''
      await form.expectRefused(field, label, rule)
    }
    await expect(firstRefused).toBeFocused()

    const complete = { ...valid, ...opened.valid }
    for (const card of cards) await form.root.getByText(card, { exact: true }).click()
    await form.fill(complete)
    await expect(form.root.locator('[aria-invalid="true"]')).toHaveCount(0)

    for (const wrong of wrongs) {
      const { field, rule, typed } = wrong
      if (typed === undefined) continue
      await expectSaidOnLeaving(form, wrong)
      await form.submit.click()
      await expect(form.control(field), `${field} ${rule}`).toBeFocused()
      await expect(firstRefused).toBeFocused()
      await form.fill(complete)
      await expect(form.error(field)).toHaveCount(0)
    }
  })

  const sentWrongs = wrongs.filter(({ sent }) => sent)
  if (sentWrongs.length === 0) continue

  test(`${name}: the same values sent past the form break the same rules`, async ({ page }) => {
    const { send } = await open(page)
    if (!send) throw new Error(`nobody takes what is sent past ${name}`)
    for (const { field, rule, params = {}, sent } of sentWrongs) {
      const answer = await send(changed(body, field, sent?.value))
      const { status, type } = answer
      expect({ field, sent, status, type, code: answer.body.code, errors: answer.body.errors }).toEqual({
        field,
        sent,
        status: 422,
        type: expect.stringMatching(/^application\/problem\+json/),
        code: 'validation_failed',
        errors: [{ field, rule, params }],
      })
    }
  })
}

const formNamed = (wanted: string) => {
  const found = forms.find(({ name }) => name === wanted)
  if (!found) throw new Error(`there is no form ${wanted}`)
  return found
}

test('job post: a shift that overlaps another is answered at that shift', async ({ page }) => {
  const { formId, valid, open } = formNamed('job post')
  const form = new FormFields(page, formId)
  const opened = await open(page)
  await form.fill({ ...valid, ...opened.valid })
  await form.root.getByRole('button', { name: thai('jobPosts.shifts.add') }).click()
  await form.put('shifts.1.date', valid['shifts.0.date'] ?? '')
  await form.submit.click()
  await form.expectRefused('shifts.1.startTime', 'jobPosts.shifts.start', 'overlap')
  await expect(form.control('shifts.1.startTime')).toBeFocused()
})

test('resume: more kinds of work than can be chosen are answered at once', async ({ page }) => {
  const { formId, open } = formNamed('resume')
  const form = new FormFields(page, formId)
  await open(page)
  const tooMany: readonly WorkType[] = workTypes.slice(0, 9)
  for (const type of tooMany) await form.root.getByText(thai(`workTypes.${type}`), { exact: true }).click()
  await form.expectRefused('workTypes', 'resumes.workTypes', 'max_items', { max: 8 })
})
