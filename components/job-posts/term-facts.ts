import { useTranslations } from 'next-intl'
import type { IconName } from '@/components/ui/icon-names'
import { type PostTerms, useTermTexts } from './term-texts'

/** One sentence about a post, and the symbol before it. */
export type PostFact = { readonly icon: IconName; readonly text: string }

/** The terms of a post, and what everybody who applies is asked. */
export type FactTerms = PostTerms & { readonly knockOutQuestions?: readonly unknown[] }

/**
 * What is asked of people, what they get and how they apply, each as one sentence under a symbol of its own; nothing
 * for what the post does not say. The worker's page and the employer's preview of it both draw these.
 */
export function useTermFacts(post: FactTerms): readonly PostFact[] {
  const t = useTranslations('jobPosts')
  const texts = useTermTexts()
  const requirements = [texts.experience(post), ...texts.languages(post)].filter(Boolean)
  const asked = [
    post.interviewMode && post.interviewMode !== 'none' && texts.interview(post),
    post.knockOutQuestions?.length && t('form.questionCount', { count: post.knockOutQuestions.length }),
  ].filter(Boolean)
  const facts: readonly PostFact[] = [
    { icon: 'check-circle', text: requirements.join(' · ') },
    { icon: 'info', text: post.gear ? t('terms.gear', { gear: post.gear }) : '' },
    { icon: 'spark', text: texts.benefits(post).join(' · ') },
    { icon: 'clock', text: texts.applyBy(post) },
    { icon: 'chat', text: asked.join(' · ') },
  ]
  return facts.filter(({ text }) => text !== '')
}
