import { loadProblemSentences } from './problem-sentences'

/** Says at a field, until it is changed, how much of what it holds beyond its `data-longest` is to be taken away. */
export async function refuseLong(field: HTMLInputElement | HTMLSelectElement): Promise<void> {
  const limit = Number(field.dataset.longest)
  const say = await loadProblemSentences()
  field.setCustomValidity(say('too_long', { limit, over: field.value.trim().length - limit }))
  field.addEventListener('input', () => field.setCustomValidity(''), { once: true })
  field.reportValidity()
}
