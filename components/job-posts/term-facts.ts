import { useTranslations } from 'next-intl'
import type { IconName } from '@/components/ui/icon-names'
import { type PostTerms, useTermTexts } from './term-texts'

/** One sentence about a post, with its icon. */
export type PostFact = { readonly icon: IconName; readonly text: string }

/** The terms of a post, and the questions to applicants. */
export type FactTerms = PostTerms & { readonly knockOutQuestions?: readonly unknown[] }

/**
 * Requirements, benefits and how to apply, each as one sentence with its own icon; nothing for what the post does not
 * say. Used by the worker's page and the employer's preview of it.
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
